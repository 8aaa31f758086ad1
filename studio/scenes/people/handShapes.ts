// Hands, from a wrist at 0 0 along x: 100 from the wrist to the tip of the straight middle finger, the thumb on the side of -y.
import type { Point } from './geometry.ts';

/**
 * `relaxed` hangs; `open` offers, palm up; `wave` is spread; `point` shows with the first finger; `grip` closes around a rod
 * that runs across the hand at x 54; `pinch` holds a small thing at `PINCHED`; `write` has a pen between thumb and first finger; `sheet` has its thumb on a page whose edge runs
 * across the hand at x 46, its fingers behind; `flat` lies on something, seen from above; `rest` lies on a table, seen from its side.
 */
export type HandPose = 'relaxed' | 'open' | 'wave' | 'point' | 'grip' | 'pinch' | 'write' | 'sheet' | 'flat' | 'rest';

type Finger = readonly [Point, Point, Point];

/** From where a finger begins, over its middle, to its tip. */
export const spine = (x: number, y: number, overX: number, overY: number, toX: number, toY: number): Finger => [
  [x, y],
  [overX, overY],
  [toX, toY],
];
export const FINGER_WIDTHS = [14.5, 13, 9.5] as const;
export const THUMB_WIDTHS = [19, 14, 10] as const;
export const PALM =
  'M-5 -14.3C4 -15 13 -19 23 -21.5C34 -24 46 -23.5 55 -20.5C58 -10 58 10 54 21C42 24 26 21 12 16.5C6 15 0 14.3 -5 14.3Z';
/** The palm seen edge on, as it hangs beside a leg. */
const SLIM_PALM = 'M-5 -14.3C6 -16 20 -19 36 -18.5C46 -18 52 -12 53 -2C53 8 48 15 38 16C22 17.5 8 16 -5 14.3Z';

export interface Drawing {
  palm?: string;
  /** First to little finger. */
  fingers: readonly Finger[];
  thumb?: Finger;
  /** Lines between fingers that touch, and where the thumb lies on the palm. */
  creases?: string;
  widths?: readonly number[];
}

export const HANDS = {
  relaxed: {
    palm: SLIM_PALM,
    fingers: [
      spine(38, 10, 60, 15, 77, 11),
      spine(42, 7, 68, 11, 88, 5),
      spine(42, 1, 70, 3, 90, -3),
      spine(42, -9, 66, -9, 84, -14),
    ],
    thumb: spine(14, -8, 38, -20, 58, -20),
    creases: 'M56 -1C66 -1 76 -3 84 -8M54 8C64 9 74 7 82 3M60 -14C54 -11 46 -10 38 -9',
  },
  open: {
    fingers: [
      spine(46, -14, 74, -19, 97, -17),
      spine(48, -5, 77, -7, 103, -3),
      spine(48, 5, 75, 6, 98, 10),
      spine(44, 14, 65, 18, 82, 23),
    ],
    thumb: spine(14, -10, 40, -33, 62, -41),
    creases: 'M57 -11C66 -13 76 -14 85 -12M57 0C66 0 75 0 84 2M54 11C61 12 68 14 74 17M20 -9C28 -6 36 -9 43 -17',
  },
  wave: {
    fingers: [
      spine(46, -14, 71, -27, 92, -36),
      spine(48, -5, 77, -10, 103, -14),
      spine(48, 5, 77, 7, 101, 10),
      spine(44, 14, 66, 25, 83, 33),
    ],
    thumb: spine(14, -10, 36, -36, 52, -52),
    creases: 'M18 -8C27 -3 36 -5 43 -13',
  },
  point: {
    fingers: [
      spine(44, 15, 57, 18, 60, 17),
      spine(46, 7, 64, 9, 67, 8),
      spine(46, -3, 68, -3, 71, -3),
      spine(44, -14, 74, -17, 103, -17),
    ],
    widths: [15, 14, 11.5],
    thumb: spine(14, -8, 38, -19, 58, -11),
    creases: 'M52 -8.5C60 -9.5 68 -10 76 -10M50 3C57 4 63 4 69 3M48 12.5C54 14 59 14 63 13.5M22 0C32 -1 44 -2 56 -4',
  },
  grip: {
    fingers: [
      spine(64, 16, 50, 19, 38, 17),
      spine(67, 7, 52, 9, 37, 8),
      spine(68, -3, 52, -2, 36, -2),
      spine(66, -13, 52, -13, 38, -12),
    ],
    widths: [13, 13, 12],
    thumb: spine(12, -8, 38, -26, 58, -23),
    creases: 'M36 3L66 2.4M38 12.6L65 11.6M38 -7L66 -8M58 -17C52 -19 46 -19 40 -18',
  },
  pinch: {
    fingers: [
      spine(42, 14, 62, 22, 78, 19),
      spine(46, 6, 74, 10, 92, 4),
      spine(48, -3, 76, -4, 95, -12),
      spine(46, -13, 74, -30, 86, -26),
    ],
    thumb: spine(14, -8, 44, -27, 82, -22),
    creases: 'M56 2C66 3 76 1 85 -4M54 12C62 15 72 15 80 12M22 -2C32 -4 42 -9 50 -15',
  },
  write: {
    fingers: [
      spine(40, 14, 58, 20, 72, 14),
      spine(44, 7, 68, 10, 82, 2),
      spine(46, -2, 76, -2, 95, -5),
      spine(44, -14, 70, -25, 96, -11),
    ],
    thumb: spine(14, -5, 46, -9, 84, -13),
    creases: 'M54 6C64 8 74 7 81 3M52 14C60 16 67 14 72 11M30 0C46 1 64 0 84 -6M48 -17C58 -18 68 -20 76 -20',
  },
  sheet: {
    fingers: [
      spine(44, 14, 64, 16, 80, 16),
      spine(46, 6, 72, 7, 94, 7),
      spine(48, -4, 74, -5, 98, -5),
      spine(46, -13, 70, -15, 90, -15),
    ],
    thumb: spine(14, -6, 42, -14, 70, -11),
    creases: 'M18 -1C28 -2 40 -5 52 -5',
  },
  flat: {
    fingers: [
      spine(44, 14, 64, 18, 80, 20),
      spine(48, 5, 74, 7, 96, 9),
      spine(48, -5, 77, -5, 102, -4),
      spine(46, -14, 72, -17, 95, -16),
    ],
    thumb: spine(14, -10, 38, -30, 60, -34),
    creases: 'M57 -10.5C67 -11.5 78 -11.5 88 -10.5M57 .5C67 .5 77 1.5 87 3M54 10.5C62 12 69 13 76 14.5',
  },
  rest: {
    palm: 'M-5 -14.3C8 -17 24 -21 40 -17C50 -14 58 -8 60 0C60 8 56 14 48 14.3L-5 14.3Z',
    fingers: [spine(42, -8, 70, -6, 96, 6), spine(42, 0, 72, 1, 100, 9), spine(40, 6, 68, 6, 92, 9)],
    thumb: spine(10, 2, 36, 7, 62, 9),
    creases: 'M60 -2C72 -2 84 1 92 6M18 -1C30 -2 46 1 60 3.5',
  },
} satisfies Record<HandPose, Drawing>;
