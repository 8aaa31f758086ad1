// Hands drawn from people/handShapes.ts, whose units and directions they keep.
import { tapered } from './geometry.ts';
import type { Point } from './geometry.ts';
import { FINGER_WIDTHS, HANDS, PALM, THUMB_WIDTHS } from './handShapes.ts';
import type { Drawing, HandPose } from './handShapes.ts';
import { fill, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

/** A held thing is drawn between the two. */
export interface Hand {
  under: Mark[];
  over: Mark[];
}

/** How wide the wrist of every hand is, in its own units. */
export const WRIST = 29;
/** Where thumb and first finger meet. */
export const PINCHED: Point = [84, -24];
/** The middle of what a fist closes around. */
export const GRIPPED: Point = [54, 2];

const CREASE_WIDTH = 2.1;

/** Poses that close in front of what they hold. */
const FINGERS_OVER: ReadonlySet<HandPose> = new Set<HandPose>(['grip']);
const ALL_OVER: ReadonlySet<HandPose> = new Set<HandPose>(['flat']);

/** A hand drawn large: palm, thumb, four fingers, and the lines between those that touch. */
export function hand(pose: HandPose, skin: string): Hand {
  const { palm = PALM, fingers, thumb, creases, widths = FINGER_WIDTHS }: Drawing = HANDS[pose];
  const last = fingers.length - 1;
  // Only the knuckles of a fist are seen from both ends.
  const start = pose === 'grip' ? 'round' : 'flat';
  const drawn = fingers.map((spine, i) =>
    fill(tapered(spine, i === 0 && last === 3 ? widths.map((w) => w * 0.88) : widths, { start }), skin),
  );
  const thumbs = thumb ? [fill(tapered(thumb, THUMB_WIDTHS, { start }), skin)] : [];
  const lines = creases ? [stroke(creases, shaded(skin, 0.36), CREASE_WIDTH)] : [];
  if (FINGERS_OVER.has(pose)) return { under: [fill(palm, skin)], over: [...drawn, ...thumbs, ...lines] };
  if (ALL_OVER.has(pose)) return { under: [], over: [fill(palm, skin), ...drawn, ...thumbs, ...lines] };
  if (pose === 'sheet')
    return {
      under: [fill(palm, skin), ...drawn],
      over: [fill('M-5 -14.3C6 -15 14 -17 24 -18C36 -14 42 -2 38 12C26 17 8 15 -5 14.3Z', skin), ...thumbs, ...lines],
    };
  if (pose === 'pinch' || pose === 'write') return { under: [fill(palm, skin), ...drawn], over: [...thumbs, ...lines] };
  return { under: [fill(palm, skin), ...drawn, ...thumbs, ...lines], over: [] };
}

/** Outlines of hands drawn small, for the poses that are told by them. */
const MITTENS = {
  open: 'M-5 -16C6 -18 18 -26 30 -34C42 -44 60 -52 66 -44C70 -38 58 -30 54 -24C74 -28 102 -24 104 -6C104 12 80 26 56 25C34 25 12 18 -5 16Z',
  wave: 'M-5 -16C6 -20 18 -32 30 -44C42 -58 56 -62 58 -52C58 -44 50 -34 48 -26C70 -38 94 -42 102 -14C110 12 92 40 72 36C48 32 16 20 -5 16Z',
  point: 'M-5 -16C10 -20 28 -27 48 -25L100 -26C110 -26 110 -10 100 -10L76 -8C78 6 72 24 54 25C34 25 12 18 -5 16Z',
};

export type MittenPose = keyof typeof MITTENS;

/** The same hand drawn small: its outline alone. */
export const mitten = (pose: MittenPose, skin: string): Mark[] => [fill(MITTENS[pose], skin)];

export const hasMitten = (pose: HandPose): pose is MittenPose => pose in MITTENS;
