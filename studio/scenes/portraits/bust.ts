// What a portrait shows below the face: neck, shoulders, clothes and arms. The pit of the neck is at 0 0, shoulders to both sides.
import { mid, moved, placing, tapered } from '../people/geometry.ts';
import type { Point } from '../people/geometry.ts';
import { hand } from '../people/hands.ts';
import type { HandPose } from '../people/handShapes.ts';
import { WORKS } from '../people/arms.ts';
import { draped, ink, shaded } from '../people/marks.ts';
import { line, shape } from '../../../server/lace/primitives.ts';

export interface Frame {
  /** From the middle to the end of a shoulder. */
  shoulder: number;
  waist: number;
  /** Where the picture ends, below the neck. */
  foot: number;
}

/** Neck and throat, over the cloth that they come out of; `lean` moves the head's end, `deep` says how far a neckline reaches. */
export function neck(skin: string, { wide = 92, lean = 0, deep = 60 } = {}): string {
  const w = wide / 2;
  // It widens from under the jaw to the shoulders.
  const [l, r] = [lean - w + 7, lean + w - 7];
  return (
    shape(
      `M${l} -150C${l} -70 ${-w} -38 ${-w - 30} -12C-40 ${deep} 40 ${deep} ${w + 30} -12C${w} -38 ${r} -70 ${r} -150Z`,
      skin,
    ) + shape(`M${l} -78C${lean - 14} -36 ${lean + 22} -28 ${r + 1} -52L${r} -150L${l} -150Z`, shaded(skin, 0.18))
  );
}

/** The outline of shoulders and trunk. */
export function trunk({ shoulder: s, waist: w, foot }: Frame, color: string): string {
  const d = `M-60 -26C-76 6 ${-s + 50} 18 ${-s + 20} 44C${-s - 4} 64 ${-s} 120 ${-s + 12} 190L${-w} ${foot}L${w} ${foot}L${s - 12} 190C${s} 120 ${s + 4} 64 ${s - 20} 44C${s - 50} 18 76 6 60 -26Z`;
  // Under the arm, and nothing of the shoulder.
  const shade = `M${s - 6} 96C${s - 30} 190 ${w - 40} 280 ${w - 40} ${foot}L${w} ${foot}L${s - 12} 190C${s - 6} 156 ${s - 4} 126 ${s - 6} 96Z`;
  return shape(d, color) + shape(shade, draped(color, 0.15));
}

export interface Arm {
  shoulder: Point;
  elbow: Point;
  /** Where the hand does its work: a fingertip, the middle of a fist. */
  to: Point;
  hand: HandPose;
  /** Where the fingers look, in degrees: 0 right, 90 down. */
  aim: number;
  /** The thumb is on the other side. */
  mirrored?: boolean;
  skin: string;
  cloth: string;
  /** `cuffed` is long too, for an elbow that is folded sharply. */
  sleeve: 'short' | 'long' | 'rolled' | 'cuffed';
  /** A slender arm, and the sleeve close to it. */
  slim?: boolean;
  /** Away from the light. */
  dim?: boolean;
  /** On which side of it the body is. Absent: -1, left. */
  inner?: 1 | -1;
}

const HAND = 1.6;
const WRIST_WIDTH = 29 * HAND;

/** What lies under a held thing, and what closes over it. */
export function arm(one: Arm): { under: string; over: string; wrist: Point } {
  const { shoulder, elbow, to, aim, mirrored = false, dim = false } = one;
  const skin = dim ? shaded(one.skin, 0.06) : one.skin;
  const { cloth } = one;
  const turned = placing({ scale: HAND, turn: mirrored ? aim + 180 : aim, mirror: mirrored });
  const work = moved(turned, WORKS[one.hand]);
  const wrist: Point = [to[0] - work[0], to[1] - work[1]];
  const place = placing({ at: wrist, scale: HAND, turn: mirrored ? aim + 180 : aim, mirror: mirrored });
  const { under, over } = hand(one.hand, skin);
  const seam = dim ? crease(shoulder, elbow, one) : '';
  if (one.sleeve === 'cuffed')
    return {
      under: ink(under, place, 1) + cuffed(shoulder, elbow, wrist, cloth) + seam,
      over: ink(over, place, 1),
      wrist,
    };
  if (one.slim && one.sleeve !== 'short') {
    const { bare, cloths } = slender(shoulder, elbow, wrist, one.sleeve === 'long' ? 0.94 : 0.36);
    const limb = shape(bare, skin) + shape(cloths, cloth) + seam;
    return { under: limb + ink(under, place, 1), over: ink(over, place, 1), wrist };
  }
  // Slender, or children's arms would be sausages.
  const [top, bend] = one.slim ? [66, 56] : [76, 68];
  const fore = shape(rounded(tapered([elbow, mid(elbow, wrist, 0.38), wrist], [bend, bend, WRIST_WIDTH])), skin);
  const upper = (till: Point, widths: readonly [number, number, number]) =>
    shape(rounded(tapered([shoulder, mid(shoulder, till, 0.5), till], widths, { end: 'flat' })), cloth);
  const sleeve =
    one.sleeve === 'short'
      ? shape(rounded(tapered([shoulder, mid(shoulder, elbow, 0.5), elbow], [top, top - 4, bend])), skin) +
        fore +
        upper(mid(shoulder, elbow, 0.62), one.slim ? [80, 92, 86] : [86, 104, 98])
      : shape(
          rounded(
            one.sleeve === 'long'
              ? tapered(
                  [shoulder, mid(shoulder, elbow, 0.5), elbow, mid(elbow, wrist, 0.5), mid(elbow, wrist, 0.96)],
                  [84, 94, 92, 82, 64],
                  { end: 'flat' },
                )
              : tapered([shoulder, mid(shoulder, elbow, 0.5), elbow, mid(elbow, wrist, 0.3)], [84, 94, 94, 90], {
                  end: 'flat',
                }),
          ),
          cloth,
        );
  const limb = (one.sleeve === 'rolled' ? fore : '') + sleeve + seam;
  // A long sleeve ends over the hand.
  return {
    under: one.sleeve === 'long' ? ink(under, place, 1) + limb : limb + ink(under, place, 1),
    over: ink(over, place, 1),
    wrist,
  };
}

/** Where a sleeve away from the light ends and the cloth of the trunk goes on: its inner edge, under the shoulder. */
function crease([sx, sy]: Point, [ex, ey]: Point, { cloth, sleeve, slim, inner = -1 }: Arm): string {
  const reach = Math.hypot(ex - sx, ey - sy);
  const half = (slim ? 38 : 46) * (ey < sy ? inner : -inner);
  const at = (share: number): Point => [
    sx + (ex - sx) * share - ((ey - sy) / reach) * half,
    sy + (ey - sy) * share + ((ex - sx) / reach) * half,
  ];
  const [from, to] = [at(0.36), at(sleeve === 'short' ? 0.6 : 0.86)].map((point) => point.map(Math.round).join(' '));
  return line(`M${from}L${to}`, draped(cloth, 0.26), 4);
}

/** Upper arm and forearm apart: in one outline a sharp fold swallows a short forearm. */
function cuffed(shoulder: Point, elbow: Point, wrist: Point, cloth: string): string {
  const upper = tapered([shoulder, mid(shoulder, elbow), elbow], [84, 94, 92]);
  const fore = tapered([elbow, mid(elbow, wrist), mid(elbow, wrist, 0.96)], [92, 82, 64], { end: 'flat' });
  const cuff = tapered([mid(elbow, wrist, 0.82), mid(elbow, wrist, 0.97)], [68, 65], { start: 'flat', end: 'flat' });
  return shape(rounded(upper + fore), cloth) + shape(rounded(cuff), draped(cloth, 0.2));
}

/** The forearm and the sleeve, which ends at `till` of it. */
function slender(shoulder: Point, elbow: Point, wrist: Point, till: number): { bare: string; cloths: string } {
  const upper = tapered([shoulder, mid(shoulder, elbow), elbow], [78, 78, 70]);
  const fore = tapered([elbow, mid(elbow, wrist, till)], [70, 70 - till * 16], { end: 'flat' });
  return {
    bare: rounded(tapered([elbow, mid(elbow, wrist, 0.4), wrist], [64, 62, WRIST_WIDTH])),
    cloths: rounded(upper + fore),
  };
}

/** Portraits are drawn in whole units. */
function rounded(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
