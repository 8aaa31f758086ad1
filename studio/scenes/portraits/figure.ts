// Somebody of a portrait's parts in a larger scene: placed, mirrored, and in layers that tables and tools come between.
import { bones, length, mid, tapered } from '../people/geometry.ts';
import type { Point } from '../people/geometry.ts';
import type { HandPose } from '../people/handShapes.ts';
import { draped } from '../people/marks.ts';
import { group, shape, tenth } from '../../../server/lace/primitives.ts';
import { arm, neck, trunk } from './bust.ts';
import type { Arm } from './bust.ts';
import { face } from './face.ts';
import type { Face } from './face.ts';
import type { Worn } from './hair.ts';
import { profile } from './profile.ts';
import type { Profile } from './profile.ts';

export interface FigureArm {
  /** As the viewer sees it, before the figure is mirrored. */
  side: 'left' | 'right';
  /** Where the hand does its work and where its fingers look, in the scene. */
  to: Point;
  aim: number;
  hand: HandPose;
  /** Shortens the arm: it comes towards the viewer. */
  near?: number;
  /** Bent the other way, or where it is in the scene. */
  elbow?: 'other' | Point;
  thumb?: 'other';
  sleeve?: Arm['sleeve'];
  slim?: boolean;
  dim?: boolean;
  /** What it holds, in the scene: over the palm, under the fingers. */
  holds?: string;
}

export interface Figure {
  /** The pit of the neck, in the scene. */
  at: Point;
  scale: number;
  /** Looks to the left. */
  flip?: boolean;
  skin: string;
  head: string | Omit<Face, 'skin'> | Omit<Profile, 'skin'>;
  /** Over a face; a head from behind is hair alone. */
  hair: Worn;
  /** Of the head. */
  chin?: Point;
  turn?: number;
  headScale?: number;
  body: { shoulder: number; waist: number; foot: number; color: string };
  neck?: Parameters<typeof neck>[1] | 'none';
  /** From the pit of the neck. */
  clothes?: string;
  arms?: readonly FigureArm[];
}

const UPPER = 196;
const FORE = 172;

/** `body` lies behind a table, `arms` before it; what both hands hold comes between `limbs` and `fingers`. */
export function figure(one: Figure): { body: string; arms: string; limbs: string; fingers: string } {
  const { at, scale, flip = false, skin, head, hair, chin = [0, -74], turn = 0, headScale = 1.16, clothes = '' } = one;
  const side = flip ? -1 : 1;
  const placed = (inner: string) =>
    group(`translate(${tenth(at[0])} ${tenth(at[1])}) scale(${side * scale} ${scale})`, inner);
  const local = ([x, y]: Point): Point => [(x - at[0]) / (side * scale), (y - at[1]) / scale];
  const onHead = (inner: string) =>
    group(`translate(${chin[0]} ${chin[1]})${turn ? ` rotate(${turn})` : ''} scale(${headScale})`, inner);
  const heads = headOf(head, hair, skin);
  const limbs = (one.arms ?? []).map((limb) => {
    const way = limb.side === 'left' ? -1 : 1;
    const shoulder: Point = [way * (one.body.shoulder - 34), 88];
    const to = local(limb.to);
    const aim = flip ? 180 - limb.aim : limb.aim;
    const mirrored = Math.cos((aim * Math.PI) / 180) < -0.01 !== (limb.thumb === 'other');
    const near = limb.near ?? 1;
    // The wrist, a hand's length behind its work.
    const back = 96;
    const wrist: Point = [
      to[0] - Math.cos((aim * Math.PI) / 180) * back,
      to[1] - Math.sin((aim * Math.PI) / 180) * back,
    ];
    const reach = Math.max(near, length(shoulder, wrist) / ((UPPER + FORE) * 0.99));
    const elbows = ([1, -1] as const).map((bend) => bones(shoulder, wrist, UPPER * reach, FORE * reach, bend)[0]);
    const outer = ([x, y]: Point) => way * x * 0.5 + y;
    elbows.sort((a, b) => outer(b) - outer(a));
    const elbow =
      typeof limb.elbow === 'object' ? local(limb.elbow) : (elbows[limb.elbow === 'other' ? 1 : 0] ?? shoulder);
    const drawn = arm({
      shoulder,
      elbow,
      to,
      hand: limb.hand,
      aim,
      mirrored,
      skin,
      cloth: one.body.color,
      sleeve: limb.sleeve ?? 'short',
      slim: limb.slim ?? false,
      dim: limb.dim ?? false,
      inner: way < 0 ? 1 : -1,
    });
    const cuff =
      limb.sleeve === 'rolled'
        ? roll(elbow, drawn.wrist, draped(one.body.color, limb.dim ? 0.26 : 0.2), limb.slim)
        : '';
    const cast =
      limb.side === 'left' && limb.sleeve && limb.sleeve !== 'short'
        ? shadow(shoulder, elbow, wrist, one.body.color, limb.slim ? 0.8 : 1)
        : '';
    return {
      limb: placed(cast + drawn.under + cuff),
      holds: limb.holds ?? '',
      fingers: drawn.over ? placed(drawn.over) : '',
    };
  });
  return {
    body: placed(
      onHead(heads.behind) +
        trunk(one.body, one.body.color) +
        (one.neck === 'none' ? '' : neck(skin, one.neck)) +
        clothes +
        onHead(heads.front),
    ),
    arms: limbs.map(({ limb, holds, fingers }) => limb + holds + fingers).join(''),
    limbs: limbs.map(({ limb }) => limb).join(''),
    fingers: limbs.map(({ fingers }) => fingers).join(''),
  };
}

/** What a sleeve throws on the trunk, or cloth would melt into cloth. */
function shadow(shoulder: Point, elbow: Point, wrist: Point, cloth: string, wide: number): string {
  const aside = ([x, y]: Point): Point => [x + 9, y + 2];
  const [from, over, to] = [aside(mid(shoulder, elbow, 0.3)), aside(elbow), aside(mid(elbow, wrist, 0.3))];
  return shape(
    tapered(
      [from, mid(from, over), over, to],
      [84, 94, 94, 90].map((one) => one * wide),
      { end: 'flat' },
    ),
    draped(cloth, 0.2),
  );
}

/** The end of a rolled sleeve. */
function roll(elbow: Point, wrist: Point, color: string, slim = false): string {
  const [from, to, wide] = slim ? [0.3, 0.45, 68] : [0.19, 0.32, 96];
  const band = tapered([mid(elbow, wrist, from), mid(elbow, wrist, to)], [wide, wide - 2], {
    start: 'flat',
    end: 'flat',
  });
  return shape(band, color);
}

function headOf(head: Figure['head'], hair: Worn, skin: string): { behind: string; front: string } {
  if (typeof head === 'string') return { behind: hair.behind, front: head + hair.front };
  if ('view' in head) {
    const { ears, face: visage } = face({ ...head, skin });
    return { behind: hair.behind + ears, front: visage + hair.front };
  }
  const { face: visage, ear } = profile({ ...head, skin });
  return { behind: hair.behind, front: visage + hair.front + ear };
}
