// One person of any age, doing something: the only way in which pictures draw people.
import { colors, skins } from '../../../server/lace/palette.ts';
import { pose } from './arms.ts';
import type { Reach } from './arms.ts';
import { neckOf, shoulders } from './body.ts';
import type { Build } from './body.ts';
import { hips, kneelingSkirt, lap, legs } from './bottoms.ts';
import type { Bottom, Legs } from './bottoms.ts';
import { apron, torso } from './tops.ts';
import type { Top, TopKind } from './tops.ts';
import { drawArm, drawSmallArms } from './drawArm.ts';
import { bones, moved, placing, unmoved, within } from './geometry.ts';
import type { Matrix, Point } from './geometry.ts';
import { head, proportions } from './heads.ts';
import type { HeadLook, View } from './heads.ts';
import { BROAD, FINE, ink } from './marks.ts';

type Stance = 'stand' | 'walk' | 'run' | 'kneel' | 'sit';

export interface Person {
  /** The middle of the feet; of someone seated, below the seat. In the picture's units, as all points here. */
  at: Point;
  /** Of the upright body, chin to feet and head together. */
  height: number;
  /** How many heads tall. Absent: 7.25, an adult; a pupil of fifteen has 6.8, a child of eight 6. */
  heads?: number;
  build: Build;
  /** How broad trunk and hips are: 1 is slim, 1.3 stout. */
  girth?: number;
  view: View;
  /** Where the head looks, if not as the body. */
  face?: View;
  /** Turned and side figures look right; this mirrors any of them. */
  facing?: 'left';
  skin?: string;
  look: HeadLook;
  top: Top;
  bottom: Bottom;
  apron?: { color: string; trim: string };
  shoes?: string;
  /** Absent: standing. Who runs is in the air; who kneels has the nearer knee on the ground, and is seen turned or from the side. */
  stance?: Stance;
  /** Where the ankles are instead, in the picture's units, for who climbs or rides: the knees bend forward. */
  feet?: { near: Point; far: Point };
  /** Of walking: two steps done, in whole turns; each takes the body `strideOf` further. Absent: 0, the longest step. */
  stride?: number;
  /** How far the body leans towards where it looks, and the head further, in degrees. */
  lean?: number;
  nod?: number;
  /** The viewer's left arm, or the nearer one of a turned or side figure; `facing: 'left'` mirrors that too. */
  near?: Reach;
  far?: Reach;
  /** Without feet: for people behind tables; a bust has nothing below its top. */
  half?: boolean | 'bust';
}

/** Below this height of a head, in the picture's units, people have no face, and hands are outlines. */
const LARGE_HEAD = 42;
const ADULT = 7.25;
const THIGH = 178;
const SHIN = 160;
/** Tops worn inside what is below. */
const TUCKED: ReadonlySet<TopKind> = new Set<TopKind>(['blouse', 'uniform', 'overall']);

/** Farthest and nearest that a walking foot comes to lie behind the body, and how high it is lifted. */
const BACK = -92;
const FORE = 84;
const LIFT = 34;

/** How far two steps take someone so tall. */
export function strideOf(height: number, heads = ADULT): number {
  return (((FORE - BACK) * 2 * height) / heads / 100) * ((heads - 1) / (ADULT - 1));
}

/** Where a walking foot is: it goes back on the ground, and forward in the air. */
function footOf(turn: number): Point {
  const angle = turn * Math.PI * 2;
  const [back, swing] = [Math.cos(angle), Math.sin(angle)];
  const heel = 24 * Math.max(0, back);
  return [(BACK + FORE) / 2 - ((FORE - BACK) / 2) * back, -28 - heel - LIFT * Math.max(0, swing)];
}

type Leg = readonly [Point, Point, Point];

function leg(hip: Point, ankle: Point): Leg {
  const [knee, end] = bones(hip, ankle, THIGH, SHIN, -1);
  return [hip, knee, end];
}

/** How much lower the body of who kneels is. */
const KNEELING = 162;

function stand(view: View, stance: Stance, stride: number): Legs {
  if (stance === 'run') return { near: leg([-16, -362], [-196, -176]), far: leg([18, -362], [122, -96]) };
  if (stance === 'kneel')
    return { near: leg([-16, -362], [-150, -44 - KNEELING]), far: leg([18, -362], [140, -28 - KNEELING]) };
  if (stance === 'sit')
    return {
      near: [
        [-52, -214],
        [98, -224],
        [94, -26],
      ],
      far: [
        [-40, -210],
        [120, -216],
        [124, -26],
      ],
    };
  if (stance === 'walk') return { near: leg([-16, -362], footOf(stride)), far: leg([18, -362], footOf(stride + 0.5)) };
  if (view === 'side') return { near: leg([-10, -362], [-16, -26]), far: leg([10, -362], [20, -28]) };
  return {
    near: [
      [-32, -362],
      [-32, -190],
      [-34, -26],
    ],
    far: [
      [32, -362],
      [32, -190],
      [34, -26],
    ],
  };
}

const SEAT_SHIFT: Point = [-62, 152];

export function person(options: Person): string {
  const {
    at,
    height,
    heads = ADULT,
    build,
    view,
    skin = skins[0],
    look,
    top,
    stance = 'stand',
    lean = 0,
    nod = 0,
  } = options;
  const mirror = options.facing === 'left';
  const unit = height / heads / 100;
  const large = unit * 100 >= LARGE_HEAD;
  const light = mirror ? -1 : 1;
  const scale = (unit * (heads - 1)) / (ADULT - 1);
  const lower = stance === 'kneel' ? KNEELING * scale : 0;
  const body = placing({ at: [at[0], at[1] + lower], scale, mirror });
  const face = options.face ?? view;
  const shift: Point = stance === 'sit' ? SEAT_SHIFT : [0, 0];
  const upper = within(body, turnedAround([0, -440], lean, shift));
  const chin = moved(upper, [face === 'side' ? 10 + lean * 0.1 : face === 'turned' ? 4 : 0, -619]);
  const headAt = within(
    placing({ at: chin, scale: unit, turn: (mirror ? -1 : 1) * (lean * 0.5 + nod), mirror }),
    proportions(look),
  );
  const broad: Matrix = [options.girth ?? 1, 0, 0, 1, 0, 0];
  const hair = head(face, skin, look, large);
  const arms = armsOf(options, upper, large);
  const grid = large ? FINE : BROAD;
  const isBack = face === 'back';
  const trunk = ink(torso(build, view, top, light, skin, large), within(upper, broad), BROAD);
  const below = options.half === 'bust' ? '' : lowerBody(options, within(body, broad), light, large);
  const dressed = TUCKED.has(top.kind) ? trunk + below : below + trunk;
  const over = options.apron && apron(build, view, options.apron.color, options.apron.trim, light);
  const bib = over
    ? (stance === 'sit' ? '' : ink(over.hanging, within(body, broad), BROAD)) +
      ink(over.bib, within(upper, broad), BROAD)
    : '';
  const neck = ink(neckOf(build, isBack ? 'back' : view, skin, large), upper, BROAD);
  return (
    (isBack ? '' : ink(hair.behind, headAt, grid)) +
    arms.behind +
    neck +
    dressed +
    bib +
    (isBack ? ink(hair.behind, headAt, grid) : '') +
    ink(hair.head, headAt, grid) +
    arms.before
  );
}

function turnedAround(pivot: Point, degrees: number, [dx, dy]: Point): Matrix {
  const turn = placing({ turn: degrees });
  const [x, y] = moved(turn, pivot);
  return [turn[0], turn[1], turn[2], turn[3], pivot[0] - x + dx, pivot[1] - y + dy];
}

function lowerBody(
  {
    build,
    view,
    stance = 'stand',
    stride = 0,
    feet: ankles,
    bottom,
    skin = skins[0],
    shoes = colors.tierraNight,
    half,
  }: Person,
  body: Matrix,
  light: 1 | -1,
  large: boolean,
): string {
  const standing = ankles
    ? { near: leg([-16, -362], unmoved(body, ankles.near)), far: leg([18, -362], unmoved(body, ankles.far)) }
    : stand(view, stance, stride);
  const toes: readonly [number, number] = view === 'front' || view === 'back' ? [-1, 1] : [1, 1];
  const feet = ink(legs(standing, skin, bottom, toes, half ? undefined : shoes, large), body, BROAD);
  if (stance === 'kneel' && bottom.kind === 'skirt') return feet + ink(kneelingSkirt(bottom), body, BROAD);
  // A skirt falls over the ankles, in the air over the knees.
  const under = ({ near, far }: Legs): Legs => ({ near: [near[0], near[1], near[1]], far: [far[0], far[1], far[1]] });
  const covered = stance === 'run' ? under(standing) : standing;
  if (stance !== 'sit') return feet + ink(hips(build, view, bottom, covered, light, large), body, BROAD);
  return feet + ink(lap(bottom, light), body, BROAD);
}

function armsOf(options: Person, upper: Matrix, large: boolean): { behind: string; before: string } {
  const { build, view, skin = skins[0], top, lean = 0 } = options;
  const mirror = options.facing === 'left';
  const [near, far] = shoulders(build, view).map(([x, y]): Point => [x * (options.girth ?? 1), y]) as [Point, Point];
  const profile = view === 'side' || view === 'turned';
  const arms = (['far', 'near'] as const).map((side) => {
    const reach = options[side] ?? {};
    const { hand = 'relaxed', holds = '' } = reach;
    const shoulder = side === 'near' ? near : far;
    const inward: 1 | -1 = profile || shoulder[0] <= 0 ? 1 : -1;
    const aim = reach.aim === undefined ? undefined : (mirror ? 180 - reach.aim : reach.aim) - lean;
    const posing = { ...reach, hand, aim, to: reach.to && unmoved(upper, reach.to) };
    const hidden = reach.behind ?? (profile && side === 'far');
    const arm = pose(build, { shoulder, inward, reach: posing });
    const sleeveAlone = reach.sleeveAlone ?? (options.half === 'bust' && !reach.to);
    return {
      arm,
      hand,
      holds,
      hidden,
      sleeveAlone,
      dim: hidden || (mirror ? side === 'near' : side === 'far'),
      inward,
    };
  });
  const drawn = (hidden: boolean) => {
    const some = arms.filter((one) => one.hidden === hidden);
    if (!large) return drawSmallArms(build, some, { skin, top }, upper) + some.map(({ holds }) => holds).join('');
    return some
      .map(({ arm, hand, holds, dim, inward, sleeveAlone }) => {
        const [under, over] = drawArm(
          build,
          arm,
          hand,
          { skin, top, dim, sleeveAlone, over: hidden ? 0 : inward },
          upper,
        );
        return under + holds + over;
      })
      .join('');
  };
  return { behind: drawn(true), before: drawn(false) };
}
