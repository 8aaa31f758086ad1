// What the lower body wears, and the legs in it, over the measures of people/body.ts.
import { colors } from '../../../server/lace/palette.ts';
import { SIDES } from './body.ts';
import type { Build, Side } from './body.ts';
import { mid, moved, placing, tapered } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { View } from './heads.ts';
import { fill, sewn, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

export interface Bottom {
  kind: 'skirt' | 'trousers' | 'shorts';
  color: string;
  hem?: string;
  /** How far down a skirt reaches. Absent: calf. */
  length?: 'knee' | 'calf';
}

/** The ends of the legs: hips, knees, ankles. */
export interface Legs {
  near: readonly [Point, Point, Point];
  far: readonly [Point, Point, Point];
}

/** A shoe whose ankle is there; the heel of a foot that lies far behind its knee is up. */
function shoe([x, y]: Point, way: number, color: string, knee: Point): Mark {
  const s = way === 0 ? 1 : way;
  const lifted = placing({ at: [x, y], turn: (knee[0] - x) * s > 130 ? 58 * s : 0 });
  const at = (dx: number, dy: number) => moved(lifted, [dx * s, dy]).join(' ');
  return fill(
    `M${at(-17, -12)}L${at(14, -12)}C${at(20, 4)} ${at(46, 6)} ${at(48, 26)}L${at(-18, 26)}C${at(-23, 12)} ${at(-20, 0)} ${at(-17, -12)}Z`,
    color,
  );
}

const smallShoe = ([x, y]: Point, way: number, color: string): Mark =>
  stroke(`M${x} ${y + 12}L${x + way * 32} ${y + 12}`, color, 26);

/** Both legs; without `shoes` their feet are out of sight. `toes` says where each foot points: -1 left, 1 right. */
export function legs(
  { near, far }: Legs,
  skin: string,
  bottom: Bottom,
  toes: readonly [number, number],
  shoes: string | undefined,
  large: boolean,
): Mark[] {
  const bare = (leg: readonly [Point, Point, Point], color: string) => {
    const [hip, knee, ankle] = leg;
    if (!large) return stroke(`M${knee[0]} ${knee[1]}L${ankle[0]} ${ankle[1]}`, color, 32);
    const calf = mid(knee, ankle, 0.34);
    return bottom.kind === 'skirt'
      ? fill(tapered([knee, calf, ankle], [40, 42, 24], { start: 'flat' }), color)
      : fill(tapered([hip, knee, calf, ankle], [60, 42, 42, 24], { start: 'flat' }), color);
  };
  const cloth = (leg: readonly [Point, Point, Point], color: string) => {
    const [hip, knee, ankle] = leg;
    if (bottom.kind === 'shorts')
      return fill(
        tapered([hip, [(hip[0] + knee[0] * 3) / 4, (hip[1] + knee[1] * 3) / 4]], [72, 66], { end: 'flat' }),
        color,
      );
    if (!large) return stroke(`M${hip[0]} ${hip[1]}L${knee[0]} ${knee[1]}L${ankle[0]} ${ankle[1]}`, color, 52);
    const low: Point = [ankle[0], ankle[1] + 2];
    return fill(tapered([hip, knee, low], [72, 54, 44], { end: 'flat' }), color);
  };
  const dim = shaded(bottom.color, 0.16);
  const one = (leg: readonly [Point, Point, Point], way: number, dark: boolean): Mark[] => {
    const skinTone = dark ? shaded(skin, 0.14) : skin;
    const covered = bottom.kind !== 'skirt';
    return [
      ...(bottom.kind === 'trousers' ? [] : [bare(leg, skinTone)]),
      ...(shoes ? [shoe(leg[2], way, shoes, leg[1])] : []),
      ...(covered ? [cloth(leg, dark ? dim : bottom.color)] : []),
    ];
  };
  if (!large) {
    const leg = bottom.kind === 'trousers' ? cloth : bare;
    const color = bottom.kind === 'trousers' ? bottom.color : skin;
    const shorts = bottom.kind === 'shorts' ? [cloth(far, bottom.color), cloth(near, bottom.color)] : [];
    return [
      ...(shoes ? [smallShoe(far[2], toes[1], shoes), smallShoe(near[2], toes[0], shoes)] : []),
      leg(far, color),
      leg(near, color),
      ...shorts,
    ];
  }
  return [...one(far, toes[1], true), ...one(near, toes[0], false)];
}

/** The pelvis of trousers, or a whole skirt that falls from the waist over `knees` to its hem. */
export function hips(build: Build, view: View, bottom: Bottom, legs: Legs, light: 1 | -1, large: boolean): Mark[] {
  const [left, right] = SIDES[build][view];
  const { kind, color, hem = colors.cream, length = 'calf' } = bottom;
  const dim = shaded(color, 0.18);
  if (kind !== 'skirt') {
    const half = (side: Side) => `C${side.hip * 1.04} -400 ${side.hip * 1.1} -324 0 -322`;
    const other = `C${right.hip * 1.1} -324 ${right.hip * 1.04} -400 ${right.waist} -450Z`;
    const pelvis = [fill(`M${left.waist} -450${half(left)}${other}`, color)];
    if (large && (view === 'front' || view === 'back'))
      pelvis.push(fill(`M0 -450L0 -322${other}`, shaded(color, 0.16)));
    return pelvis;
  }
  const y = length === 'knee' ? -176 : -112;
  const spread = length === 'knee' ? 24 : 30;
  const l = Math.min(left.hip, legs.near[2][0] - 20, legs.far[2][0] - 20) - spread;
  const r = Math.max(right.hip, legs.near[2][0] + 20, legs.far[2][0] + 20) + spread;
  // From the waist over the hip to the hem.
  const fall = (side: Side, end: number) => {
    const s = Math.sign(end);
    return [
      [side.waist, -454],
      [side.hip + s * 12, -400],
      [end - s * 16, -230],
      [end, y],
    ].map((point) => point.join(' '));
  };
  const [lw, lh, lk, lf] = fall(left, l);
  const [rw, rh, rk, rf] = fall(right, r);
  const outline = `M${lw}C${lh} ${lk} ${lf}C${l * 0.5} ${y + 22} ${r * 0.5} ${y + 22} ${rf}C${rk} ${rh} ${rw}Z`;
  const [aw, ah, ak, af] = light === 1 ? [rw, rh, rk, rf] : [lw, lh, lk, lf];
  const [w, h, e] = light === 1 ? [right.waist, right.hip, r] : [left.waist, left.hip, l];
  const s = light;
  return [
    fill(outline, color),
    fill(
      `M${aw}C${ah} ${ak} ${af}C${e - s * 16} ${y + 8} ${e - s * 34} ${y + 13} ${e - s * 54} ${y + 15}C${e - s * 62} -220 ${h - s * 20} -330 ${w - s * 16} -454Z`,
      dim,
    ),
    ...(large
      ? [
          fill(
            `M${(l + r) / 2 - s * 20} ${y + 17}C${(l + r) / 2 - s * 16} -240 ${-s * 10} -330 ${-s * 4} -410C${-s * 2} -330 ${(l + r) / 2 - s * 2} -230 ${(l + r) / 2 - s * 4} ${y + 17}Z`,
            shaded(color, 0.1),
          ),
        ]
      : []),
    sewn(`M${l + 6} ${y - 16}C${l * 0.5} ${y + 6} ${r * 0.5} ${y + 6} ${r - 6} ${y - 16}`, hem, 6, [14, 11]),
  ];
}

/** A skirt over the knee that is up and the one on the ground, of who looks to the right. */
export function kneelingSkirt({ color, hem = colors.cream }: Bottom): Mark[] {
  return [
    fill(
      'M-40 -454C-66 -400 -76 -330 -82 -270C-90 -226 -98 -196 -96 -176C-40 -160 20 -162 60 -168C100 -164 140 -180 168 -206C178 -250 184 -310 172 -346C150 -372 90 -384 62 -396C50 -414 46 -434 44 -454Z',
      color,
    ),
    fill(
      'M60 -168C100 -164 140 -180 168 -206C178 -250 184 -310 172 -346C160 -360 140 -368 120 -374C132 -330 120 -260 60 -168Z',
      shaded(color, 0.12),
    ),
    fill('M-4 -400C30 -360 60 -330 104 -322C60 -318 20 -340 -4 -400Z', shaded(color, 0.14)),
    sewn('M-88 -190C-40 -176 20 -178 58 -184C96 -182 132 -194 160 -218', hem, 6, [14, 11]),
  ];
}

/** What lies over the thighs of someone who sits and looks to the right. */
export function lap({ kind, color, hem = colors.cream }: Bottom, light: 1 | -1): Mark[] {
  const seat =
    'M-114 -298C-128 -250 -134 -204 -108 -180L40 -180C74 -184 96 -196 104 -214C108 -238 70 -256 20 -262C-20 -268 -28 -280 -30 -298Z';
  if (kind !== 'skirt') return [fill(seat, color)];
  const skirt =
    'M-114 -300C-130 -250 -136 -204 -112 -176C-60 -166 0 -164 44 -168C42 -140 36 -116 32 -96C64 -78 118 -78 150 -96C156 -150 160 -196 146 -226C120 -256 60 -262 20 -266C-16 -272 -26 -284 -28 -300Z';
  const dim =
    light === 1
      ? 'M150 -96C156 -150 160 -196 146 -226C136 -238 120 -246 104 -252C122 -210 118 -140 112 -84C126 -86 140 -90 150 -96Z'
      : 'M-112 -176C-60 -166 0 -164 44 -168C42 -140 36 -116 32 -96C42 -90 54 -86 66 -84C74 -120 78 -160 70 -196C20 -190 -60 -194 -124 -212C-122 -198 -118 -184 -112 -176Z';
  return [
    fill(skirt, color),
    fill(dim, shaded(color, 0.16)),
    sewn('M36 -108C66 -92 116 -92 148 -110', hem, 6, [14, 11]),
  ];
}
