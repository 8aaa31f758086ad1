// The measures of a body and its outline, in the figure's own units: 100 a head, feet at 0 0, an adult of 725; turned and side ones look to the right.
import type { Point } from './geometry.ts';
import type { View } from './heads.ts';
import { fill, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

export type Build = 'woman' | 'man';

export interface Side {
  shoulder: number;
  armpit: number;
  waist: number;
  hip: number;
}

export const SIDES: Record<Build, Record<View, readonly [left: Side, right: Side]>> = {
  woman: {
    front: [
      { shoulder: -74, armpit: -64, waist: -52, hip: -72 },
      { shoulder: 74, armpit: 64, waist: 52, hip: 72 },
    ],
    turned: [
      { shoulder: -72, armpit: -60, waist: -48, hip: -70 },
      { shoulder: 56, armpit: 60, waist: 46, hip: 62 },
    ],
    side: [
      { shoulder: -38, armpit: -44, waist: -36, hip: -58 },
      { shoulder: 30, armpit: 52, waist: 34, hip: 44 },
    ],
    back: [
      { shoulder: -74, armpit: -64, waist: -52, hip: -72 },
      { shoulder: 74, armpit: 64, waist: 52, hip: 72 },
    ],
  },
  man: {
    front: [
      { shoulder: -90, armpit: -76, waist: -62, hip: -64 },
      { shoulder: 90, armpit: 76, waist: 62, hip: 64 },
    ],
    turned: [
      { shoulder: -86, armpit: -72, waist: -58, hip: -62 },
      { shoulder: 68, armpit: 70, waist: 56, hip: 58 },
    ],
    side: [
      { shoulder: -44, armpit: -48, waist: -42, hip: -50 },
      { shoulder: 34, armpit: 50, waist: 44, hip: 46 },
    ],
    back: [
      { shoulder: -90, armpit: -76, waist: -62, hip: -64 },
      { shoulder: 90, armpit: 76, waist: 62, hip: 64 },
    ],
  },
};

export const NECK_Y = -606;
export const SHOULDER_Y = -568;
const ARMPIT_Y = -512;
export const WAIST_Y = -448;

/** Joints of both arms, the nearer one first. */
export function shoulders(build: Build, view: View): [Point, Point] {
  const [left, right] = SIDES[build][view];
  if (view === 'side')
    return [
      [-2, SHOULDER_Y + 24],
      [10, SHOULDER_Y + 23],
    ];
  return [
    [left.shoulder + 19, SHOULDER_Y + 23],
    [right.shoulder - (view === 'turned' ? 26 : 19), SHOULDER_Y + 23],
  ];
}

/** Neck to shoulder to hem. Seen from the side there is no shoulder in the outline, only back and chest. */
export function down({ shoulder, armpit, waist, hip }: Side, hem: number): string {
  const s = Math.sign(hip);
  const slope =
    Math.abs(shoulder) < 50
      ? `C${s * 30} -596 ${armpit} -562 ${armpit} ${ARMPIT_Y}`
      : `C${s * 26} -590 ${shoulder - s * 34} ${SHOULDER_Y - 6} ${shoulder - s * 8} ${SHOULDER_Y}C${shoulder + s * 3} -552 ${armpit + s * 3} -536 ${armpit} ${ARMPIT_Y}`;
  const belly = `${slope}C${armpit - s * 2} -490 ${waist + s * 2} -478 ${waist} ${WAIST_Y}`;
  return hip === waist ? `${belly}L${hip} ${hem}` : `${belly}C${waist - s} -420 ${hip} -404 ${hip} ${hem}`;
}

/** From the hem up to the shoulder: the other way of `down`. */
export function flank({ shoulder, armpit, waist, hip }: Side, hem: number): string {
  const s = Math.sign(hip);
  const rest =
    Math.abs(shoulder) < 50 ? '' : `C${armpit + s * 3} -536 ${shoulder + s * 3} -552 ${shoulder - s * 8} ${SHOULDER_Y}`;
  const belly = hip === waist ? `L${waist} ${WAIST_Y}` : `C${hip} -404 ${waist - s} -420 ${waist} ${WAIST_Y}`;
  return `L${hip} ${hem}${belly}C${waist + s * 2} -478 ${armpit - s * 2} -490 ${armpit} ${ARMPIT_Y}${rest}`;
}

export function up(side: Side, hem: number): string {
  const s = Math.sign(side.hip);
  const neck = `${s * 20} ${NECK_Y}`;
  if (Math.abs(side.shoulder) < 50) return `${flank(side, hem)}C${side.armpit} -562 ${s * 30} -596 ${neck}`;
  return `${flank(side, hem)}C${side.shoulder - s * 34} ${SHOULDER_Y - 6} ${s * 26} -590 ${neck}`;
}

/** Neck and throat; the neck leans with the body and ends below the chin. */
export function neckOf(build: Build, view: View, skin: string, large: boolean): Mark[] {
  const half = build === 'man' ? 23 : 17;
  const forward = view === 'side' ? 4 : view === 'turned' ? 2 : 0;
  const foot = view === 'side' ? half + 4 : half + 11;
  // It widens from under the jaw to the shoulders.
  const top = half - 2.5;
  if (!large) return [stroke(`M${forward} -640L0 -588`, skin, half * 2)];
  const d = `M${forward - top} -650C${forward - top} -622 ${6 - foot} -608 ${-foot} -594C${-foot * 0.6} -560 ${foot * 0.6} -560 ${foot} -594C${foot - 6} -608 ${forward + top} -622 ${forward + top} -650Z`;
  const under =
    view === 'back'
      ? []
      : [
          fill(
            `M${forward - top} -632C${forward - 6} -617 ${forward + 9} -614 ${forward + top} -622L${forward + top} -650L${forward - top} -650Z`,
            shaded(skin, 0.15),
          ),
        ];
  return [fill(d, skin), ...under];
}
