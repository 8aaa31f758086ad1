// Posed arms as they are seen: limb, sleeve and hand.
import { ARMS, handPlace, spineOf } from './arms.ts';
import type { PosedArm } from './arms.ts';
import type { Build } from './body.ts';
import { length, mid, moved, tapered, through, within } from './geometry.ts';
import type { Matrix, Point } from './geometry.ts';
import { hand, hasMitten, mitten, WRIST } from './hands.ts';
import type { HandPose } from './handShapes.ts';
import { BROAD, draped, fill, ink, sewn, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Top } from './tops.ts';

interface ArmLook {
  skin: string;
  top: Top;
  /** On the side away from the light. */
  dim: boolean;
  /** Towards which x the body lies, for the shadow the sleeve throws on it; 0 throws none. */
  over: 1 | -1 | 0;
  /** What comes out of the sleeve is out of sight. */
  sleeveAlone?: boolean;
}

/** A posed arm drawn large, as SVG: what lies under a held thing, and what lies over it. */
export function drawArm(
  build: Build,
  arm: PosedArm,
  handPose: HandPose,
  look: ArmLook,
  matrix: Matrix,
): [string, string] {
  const { top, dim, over } = look;
  const skin = dim ? shaded(look.skin, 0.07) : look.skin;
  const cloth = top.color;
  const { widths, hand: size } = ARMS[build];
  const [w0, w1, w2, w3] = widths;
  const { sleeve = 'short' } = top;
  const spine = spineOf(arm);
  const limb = fill(
    sleeve === 'none'
      ? tapered(spine, [w0, w1, w2, w3, WRIST * size])
      : tapered(spine.slice(1), [w1, w2, w3, WRIST * size], { start: 'flat' }),
    skin,
  );
  const held = hand(handPose, skin);
  const place = within(matrix, handPlace(arm, size));
  const [s, m, e, f, w] = spine;
  const sleeves: Mark[] = [];
  const fold = draped(cloth, 0.3);
  if (sleeve === 'short') {
    const puffed = top.kind === 'blouse';
    const end = mid(s, e, puffed ? 0.56 : 0.66);
    const wide = puffed ? [w0 + 10, w0 + 18, w0 + 13] : [w0 + 8, w0 + 9, w0 + 8];
    sleeves.push(fill(tapered([s, mid(s, end, 0.6), end], wide, { end: 'flat' }), cloth));
    if (over) sleeves.push(stroke(edge([s, mid(s, end, 0.6), end], wide, over), fold, 2.4));
    const hem = across(s, e, puffed ? 0.48 : 0.58, w0 / 2 + 2);
    sleeves.push(puffed || top.kind === 'poi' ? sewn(hem, top.trim ?? fold, 4.5, [8, 6]) : stroke(hem, fold, 2.2));
  } else if (sleeve === 'long') {
    const end = mid(e, w, 0.95);
    const wide = [w0 + 10, w1 + 11, w2 + 11, w3 + 7, WRIST * size + 11];
    const long = [s, m, e, f, end];
    sleeves.push(fill(tapered(long, wide, { end: 'flat' }), cloth));
    if (over) sleeves.push(stroke(edge(long, wide, over), fold, 2.4));
    const cuff = wide[4] ?? 0;
    sleeves.push(fill(tapered([mid(e, w, 0.84), end], [cuff, cuff + 2], { start: 'flat', end: 'flat' }), fold));
  }
  const clothed = ink(sleeves, matrix, BROAD);
  if (look.sleeveAlone) return [clothed, ''];
  const fist = ink(held.under, place);
  // A long sleeve ends over the hand, a short one well above it.
  const under = sleeve === 'long' ? fist + clothed : ink([limb], matrix, BROAD) + clothed + fist;
  return [under, ink(held.over, place)];
}

/** Arms of a few pixels: lines of one width, hands a little broader, and the sleeves over them. Ready SVG. */
export function drawSmallArms(
  build: Build,
  arms: readonly { arm: PosedArm; hand: HandPose }[],
  { skin, top }: Pick<ArmLook, 'skin' | 'top'>,
  matrix: Matrix,
): string {
  const { widths, hand: size } = ARMS[build];
  const at = ([x, y]: Point) => `${x} ${y}`;
  const limbs = arms.map(({ arm: { shoulder, elbow, wrist } }) =>
    stroke(`M${at(shoulder)}L${at(elbow)}L${at(wrist)}`, skin, widths[2] - 4),
  );
  const fists = arms
    .filter(({ hand }) => !hasMitten(hand))
    .map(({ arm }) => {
      const place = handPlace(arm, size);
      return stroke(`M${at(moved(place, [22, 0]))}L${at(moved(place, [60, 0]))}`, skin, widths[2] + 3);
    });
  const mittens = arms
    .map(({ arm, hand }) => (hasMitten(hand) ? ink(mitten(hand, skin), within(matrix, handPlace(arm, size))) : ''))
    .join('');
  const sleeves = arms.map(({ arm: { shoulder, elbow, wrist } }) => {
    const end = top.sleeve === 'long' ? `${at(elbow)}L${at(wrist)}` : at(mid(shoulder, elbow, 0.62));
    return stroke(`M${at(shoulder)}L${end}`, top.color, widths[0] + 8);
  });
  return ink([...limbs, ...fists], matrix, BROAD) + mittens + ink(sleeves, matrix, BROAD);
}

/** A hem across a limb, bulging towards its end. */
function across(from: Point, to: Point, share: number, half: number): string {
  const [x, y] = mid(from, to, share);
  const far = length(from, to);
  const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const at = (side: number, along: number): string => `${x - uy * side + ux * along} ${y + ux * side + uy * along}`;
  return `M${at(half, 0)}C${at(half * 0.4, 4)} ${at(-half * 0.4, 4)} ${at(-half, 0)}`;
}

/** The edge of a sleeve that looks towards the body, from below the shoulder on: without it cloth would melt into cloth. */
function edge(spine: readonly Point[], widths: readonly number[], towards: 1 | -1): string {
  const points: Point[] = [];
  spine.forEach(([x, y], i) => {
    const before: Point = spine[i - 1] ?? [x, y];
    const after: Point = spine[i + 1] ?? [x, y];
    const far = length(before, after) || 1;
    const normal: Point = [(after[1] - before[1]) / far, (before[0] - after[0]) / far];
    const side = normal[0] * towards + normal[1] * 0.8 > 0 ? 1 : -1;
    const half = ((widths[i] ?? 0) / 2 - 1) * side;
    points.push([x + normal[0] * half, y + normal[1] * half]);
  });
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${first[0]} ${first[1]}${through([first, ...rest])}`;
}
