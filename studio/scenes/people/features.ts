// What faces of people/faces.ts are told apart by. Units and directions are those of heads; without a name all is as it always was.
import { disc, fill, mixed, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';
import type { FaceView } from './faceLayouts.ts';

export type EyeForm = 'round' | 'narrow' | 'hooded';
/** `low` lie near the eyes, `soaring` rise outwards, `joined` almost meet. */
export type Brows = 'straight' | 'bushy' | 'thin' | 'low' | 'soaring' | 'joined';
/** `long` and `hooked` end low, `snub` high; `button` is its round tip alone. */
export type Nose = 'broad' | 'hooked' | 'snub' | 'long' | 'button';
/** Of the outline, seen from the front or turned; `tall` has a long chin, `full` round cheeks. */
export type Jaw = 'heart' | 'lean' | 'square' | 'broad' | 'tall' | 'full';
export type Lips = 'full' | 'thin' | 'wide' | 'small';
/** `gap` is between the teeth of who laughs, `scar` runs through a brow. */
export type Sign = 'mole' | 'freckles' | 'dimples' | 'gap' | 'scar';

export interface Features {
  eyeForm?: EyeForm;
  brows?: Brows;
  nose?: Nose;
  lips?: Lips;
  jaw?: Jaw;
  signs?: readonly Sign[];
  /** How much farther each eye is from the middle of the face. */
  apart?: number;
  /** Red cheeks. Absent: the young have them, where the skin shows it. */
  blush?: boolean;
}

/** Shares of an ordinary eye's width, height and depth, and how much lower its outer corner is. */
export const EYE_FORMS: Record<EyeForm, { wide: number; tall: number; deep: number; fall: number }> = {
  round: { wide: 0.94, tall: 1.24, deep: 1.4, fall: 0.6 },
  narrow: { wide: 1.12, tall: 0.8, deep: 0.9, fall: -1.4 },
  hooded: { wide: 1.02, tall: 0.74, deep: 1, fall: 2.6 },
};

export const NOSES: Record<Nose, Record<Exclude<FaceView, 'side'>, string>> = {
  broad: {
    front: 'M-11 -36C-13 -31 -8 -28 -5 -30C-2 -28 2 -28 5 -30C8 -28 13 -31 11 -36M4 -46C5 -42 8 -39 10 -37',
    turned: 'M15 -47C18 -42 24 -39 25 -35C25 -30 20 -28 17 -30C13 -28 9 -28 8 -31C6 -29 3 -32 4 -36',
  },
  hooked: {
    front:
      'M-7 -33C-8 -29 -5 -28 -3 -30C-2 -25 2 -25 3 -30C5 -28 8 -29 7 -33M-4 -52C-6 -47 -5 -44 -5 -41M4 -52C6 -46 5 -42 7 -36',
    turned: 'M13 -53C20 -51 21 -45 22 -41C24 -36 25 -31 23 -28C20 -25 18 -28 17 -30C14 -28 11 -29 10 -32',
  },
  snub: {
    front: 'M-6 -38C-7 -34 -4 -33 -2 -35C-1 -33 1 -33 2 -35C4 -33 7 -34 6 -38',
    turned: 'M15 -45C17 -42 22 -42 22 -38C21 -34 18 -34 16 -35C13 -33 11 -34 10 -37',
  },
  long: {
    front: 'M-7 -31C-7 -27 -4 -26 -2 -28C-1 -25 1 -25 2 -28C4 -26 7 -27 7 -31M3 -50C4 -44 6 -36 7 -32',
    turned: 'M14 -52C17 -43 23 -35 22.5 -30C21 -26 15 -26 11 -28',
  },
  button: {
    front: 'M-6 -34C-6 -29 -3 -28 0 -28C3 -28 6 -29 6 -34',
    turned: 'M17 -40C21 -39 23 -36 22 -33C20 -29 15 -29 12 -32',
  },
};

/** Shares of an ordinary mouth's width, and of how thick closed lips are. */
export const LIPS: Record<Lips, { wide: number; thick: number }> = {
  full: { wide: 1, thick: 1.4 },
  thin: { wide: 1.06, thick: 0.7 },
  wide: { wide: 1.2, thick: 1 },
  small: { wide: 0.76, thick: 1.1 },
};

/** How thick brows are, how far over their ends the middle lies, how much lower all of a brow is, and its outer end. */
export const BROWS: Record<Brows, { thick: number; arch: number; down: number; outer: number }> = {
  straight: { thick: 3.8, arch: -0.4, down: 0, outer: 0 },
  bushy: { thick: 5.4, arch: -2.4, down: 0, outer: 0 },
  thin: { thick: 1.9, arch: -4.6, down: 0, outer: 0 },
  low: { thick: 4.2, arch: -1.2, down: 2.2, outer: 1.6 },
  soaring: { thick: 3.2, arch: -4.4, down: 0.4, outer: -2.6 },
  joined: { thick: 3.4, arch: -2, down: 0.6, outer: 1 },
};

/** From the brow to the upper lip in profile, in place of `SIDE_NOSE` of the outline. */
export const SIDE_NOSE = '29 -62 31 -57C33 -50 38 -43 42 -37C42 -33 37 -32 34 -31';
export const SIDE_NOSES: Record<Nose, string> = {
  broad: '29 -62 31 -57C33 -50 40 -45 45 -39C47 -31 39 -29 34 -30',
  hooked: '29 -63 33 -58C41 -56 43 -46 45 -38C46 -30 39 -30 34 -31',
  snub: '28 -60 30 -54C32 -48 38 -47 44 -43C44 -36 38 -34 34 -32',
  long: '30 -62 32 -57C35 -48 42 -38 47 -32C45 -28 39 -28 34 -28',
  button: '29 -61 30 -55C32 -48 38 -43 43 -38C43 -31 38 -30 34 -31',
};

/** Half of the width, the chin and the corner of the jaw, front; all below the far temple, turned, its chin last but one. */
const JAWS: Record<
  Jaw,
  { side: number; corner: string; chin: readonly [x: number, y: number]; turned: readonly [string, string] }
> = {
  heart: {
    side: 36,
    corner: '37 -42 27 -22',
    chin: [15, -8],
    turned: ['36 -50C35 -34 27 -16 19 -4', 'C15 1 9 1 3 -3C-10 -12 -22 -24 -26 -40Z'],
  },
  lean: {
    side: 33,
    corner: '34 -42 32 -30',
    chin: [24, -15],
    turned: ['35 -48C32 -36 31 -18 24 -4', 'C17 3 8 3 1 -2C-9 -10 -18 -22 -25 -38Z'],
  },
  square: {
    side: 35,
    corner: '36 -42 36 -28',
    chin: [29, -13],
    turned: ['36 -48C36 -34 36 -20 30 -6', 'C22 3 8 3 -2 -1C-16 -8 -24 -22 -26 -38Z'],
  },
  broad: {
    side: 36,
    corner: '39 -38 38 -20',
    chin: [26, -7],
    turned: ['36 -48C39 -34 37 -12 26 -2', 'C16 4 4 4 -6 -2C-20 -10 -26 -22 -28 -38Z'],
  },
  tall: {
    side: 33,
    corner: '33 -38 29 -18',
    chin: [19, -4],
    turned: ['34 -48C32 -34 31 -12 23 3', 'C17 9 9 9 2 3C-9 -6 -19 -20 -25 -38Z'],
  },
  full: {
    side: 37,
    corner: '42 -36 34 -16',
    chin: [17, -6],
    turned: ['37 -49C42 -34 33 -14 20 -4', 'C15 0 8 0 1 -3C-14 -7 -26 -20 -29 -38Z'],
  },
};

/** Outline and shade of a face with a jaw of its own. */
export function jawed(view: Exclude<FaceView, 'side'>, jaw: Jaw): { outline: string; shade: string } {
  const { side, corner, chin, turned } = JAWS[jaw];
  if (view === 'turned')
    return {
      outline: `M-24 -70C-22 -92 -8 -99 8 -98C27 -97 36 -84 34 -64C33 -59 35 -54 ${turned.join('')}`,
      shade: `M34 -58C34 -56 35 -54 ${turned[0]}C18 1 10 1 4 -1C16 -8 25 -20 28 -34C30 -44 33 -52 34 -58Z`,
    };
  const [x, y] = chin;
  const [cx1, cy1, cx2, cy2] = corner.split(' ').map(Number);
  const low = Math.round(-y * 0.2) + (jaw === 'tall' ? 7 : jaw === 'lean' || jaw === 'square' ? 3 : 0);
  const bend = Math.round(x * 0.62);
  return {
    outline: `M${side} -58C${corner} ${x} ${y}C${bend} ${low} ${-bend} ${low} ${-x} ${y}C${-(cx2 ?? 0)} ${cy2} ${-(cx1 ?? 0)} ${cy1} ${-side} -58C-36 -84 -22 -98 0 -98C22 -98 36 -84 ${side} -58Z`,
    shade: `M${side} -58C${corner} ${x} ${y}C${bend} ${low} 0 ${low - 1} -6 -1C12 -6 ${x - 4} ${y - 8} ${side - 8} -38C${side - 4} -46 ${side - 1} -52 ${side} -58Z`,
  };
}

/** What is on the skin of one face alone; `x` is its middle line, `low` how far down features lie. */
export function signsOf(view: FaceView, skin: string, signs: readonly Sign[], low: number): Mark[] {
  const x = { front: 0, turned: 14, side: 30 }[view];
  const far = { front: 1, turned: 0.66, side: 0 }[view];
  const at = (along: number, y: number): readonly [number, number] => [x + (along > 0 ? along * far : along), y * low];
  const dots = (points: readonly (readonly [number, number])[], r: number) =>
    points.map(([along, y]) => disc(...at(along, y), r)).join('');
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([along, y], i) => `${i % 2 ? 'L' : 'M'}${at(along, y).join(' ')}`).join('');
  const marks: Record<Sign, () => Mark[]> = {
    mole: () => [fill(dots([[-15, -25]], 1.9), shaded(skin, 0.66))],
    freckles: () => [
      fill(
        dots(
          (view === 'side' ? [-1] : [-1, 1]).flatMap((s) =>
            [
              [s * 17, -38],
              [s * 22, -33],
              [s * 13, -34],
              [s * 19, -29],
              [s * 25, -37],
            ].map(([dx = 0, y = 0]) => [dx, y] as const),
          ),
          1.3,
        ),
        shaded(skin, 0.3),
      ),
    ],
    dimples: () => [
      stroke(
        path([
          [-20, -26],
          [-21, -17],
          [20, -26],
          [21, -17],
        ]),
        shaded(skin, 0.3),
        1.8,
      ),
    ],
    gap: () => [
      stroke(
        path([
          [0, -20.5],
          [0, -17.5],
        ]),
        '#5B1A17',
        2.4,
      ),
    ],
    scar: () => [
      stroke(
        path([
          [-20, -66],
          [-18, -59],
        ]),
        mixed(skin, '#FFE9DC', 0.45),
        1.9,
      ),
    ],
  };
  return signs.flatMap((sign) => (sign === 'dimples' && view === 'side' ? [] : marks[sign]()));
}
