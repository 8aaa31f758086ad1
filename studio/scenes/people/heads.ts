// Heads, 100 from chin to crown, the chin at 0 0; turned and side heads look to the right.
import { colors } from '../../../server/lace/palette.ts';
import { hairOf } from './hair.ts';
import type { HairCut } from './hair.ts';
import { fill, mixed, shaded, sewn, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

export type View = 'front' | 'turned' | 'side' | 'back';

export interface HeadLook {
  cut: HairCut;
  /** Absent: nearly black. */
  hair?: string;
  /** Ribbons, and the band of the hat. */
  tie?: string;
  hat?: 'piri';
  earrings?: string;
  glasses?: boolean;
  moustache?: boolean;
  /** The mouth: absent, a smile that shows teeth. */
  mouth?: 'closed';
  /** Where open eyes look: x -1 to 1 back to ahead, y -1 to 1 up to down. Absent: closed by the smile. */
  eyes?: readonly [x: number, y: number];
}

/** Layers from the back to the front; shoulders and clothes lie between the first two. */
export interface Head {
  behind: Mark[];
  head: Mark[];
}

const FACES: Record<View, string> = {
  front:
    'M-35 -58C-36 -38 -31 -20 -20 -8C-12 1 12 1 20 -8C31 -20 36 -38 35 -58C36 -84 22 -98 0 -98C-22 -98 -36 -84 -35 -58Z',
  turned:
    'M-24 -70C-22 -92 -8 -99 8 -98C27 -97 36 -84 34 -64C33 -59 35 -54 36 -48C36 -32 32 -14 22 -4C16 2 8 2 0 -3C-12 -10 -22 -22 -26 -38Z',
  side: 'M-20 -70C-18 -92 -4 -99 8 -98C24 -97 32 -88 31 -74C30 -66 29 -62 31 -57C33 -50 38 -43 42 -37C42 -33 37 -32 34 -31C34 -29 37 -27 37 -24C35 -22 34 -21 35 -18C36 -15 34 -14 33 -12C34 -8 35 -3 30 0C22 4 10 1 2 -4C-8 -10 -16 -20 -22 -36Z',
  back: 'M-35 -54C-35 -34 -30 -18 -18 -8L18 -8C30 -18 35 -34 35 -54Z',
};

const SMALL_FACE = 'M-34 -56C-38 -22 -14 1 2 1C20 1 38 -22 35 -56C34 -112 -32 -112 -34 -56Z';

const SHADES: Record<View, string> = {
  front: 'M35 -58C36 -38 31 -20 20 -8C12 1 0 1 -8 -2C10 -8 22 -26 22 -50C22 -62 24 -72 30 -80C34 -74 35 -66 35 -58Z',
  turned:
    'M34 -64C33 -59 35 -54 36 -48C36 -32 32 -14 22 -4C16 2 8 2 2 -1C16 -8 24 -24 25 -44C25 -56 26 -66 30 -78C34 -74 35 -70 34 -64Z',
  side: 'M2 -4C-8 -10 -16 -20 -22 -36L-12 -40C-6 -24 8 -12 27 -9C32 -6 33 -2 30 0C22 4 10 1 2 -4Z',
  back: '',
};

const EARS: Record<View, readonly (readonly [number, number])[]> = {
  front: [
    [-36, -45],
    [36, -45],
  ],
  turned: [[-21, -42]],
  side: [[-11, -44]],
  back: [
    [-36, -45],
    [36, -45],
  ],
};

const ear = ([x, y]: readonly [number, number], skin: string): Mark[] => [
  fill(
    `M${x - 7} ${y - 4}C${x - 7} ${y - 14} ${x + 7} ${y - 14} ${x + 7} ${y - 3}C${x + 7} ${y + 5} ${x + 4} ${y + 12} ${x} ${y + 12}C${x - 4} ${y + 12} ${x - 7} ${y + 5} ${x - 7} ${y - 4}Z`,
    skin,
  ),
  stroke(`M${x - 2} ${y - 6}C${x + 3} ${y - 7} ${x + 4} ${y} ${x} ${y + 4}`, shaded(skin, 0.34), 1.8),
];

/** Where the features sit: middle of the face, and how far the eyes stand from it. */
const FEATURES: Record<Exclude<View, 'back'>, string> = {
  front: 'M-23 -49C-20 -55 -11 -55 -8 -49M8 -49C11 -55 20 -55 23 -49',
  turned: 'M-7 -49C-4 -55 5 -55 8 -49M21 -49C23 -54 29 -54 31 -50',
  side: 'M15 -50C18 -55 24 -55 27 -51',
};
/** Open eyes: the white of each, and its middle. */
const EYES: Record<Exclude<View, 'back'>, readonly { white: string; at: readonly [number, number] }[]> = {
  front: [
    { white: 'M-24 -49C-21 -56 -11 -57 -7 -49C-11 -44 -20 -44 -24 -49Z', at: [-15.5, -50] },
    { white: 'M7 -49C11 -57 21 -56 24 -49C20 -44 11 -44 7 -49Z', at: [15.5, -50] },
  ],
  turned: [
    { white: 'M-8 -49C-5 -56 5 -57 9 -49C5 -44 -4 -44 -8 -49Z', at: [0.8, -50] },
    { white: 'M20 -49C22 -56 29 -56 31 -50C29 -45 23 -45 20 -49Z', at: [25.8, -50] },
  ],
  side: [{ white: 'M15 -49C18 -56 25 -57 28 -51C26 -46 19 -45 15 -49Z', at: [22.6, -50.5] }],
};
const LIDS: Record<Exclude<View, 'back'>, string> = {
  front: 'M-25 -49C-21 -57 -11 -58 -6.5 -49M6.5 -49C11 -58 21 -57 25 -49',
  turned: 'M-9 -49C-5 -57 5 -58 9.5 -49M19.5 -49C22 -57 29 -57 31.5 -50',
  side: 'M14 -49C18 -57 25 -58 28.5 -51',
};
const IRIS = 4.6;

/** What of the eyes is seen: a lid over each, or the arc of a smile that closes it. */
function eyesOf(view: Exclude<View, 'back'>, eyes: HeadLook['eyes']): Mark[] {
  if (!eyes) return [stroke(FEATURES[view], colors.hair, 2.8)];
  const [dx, dy] = [eyes[0] * 3.4, eyes[1] * 2.2];
  return [
    ...EYES[view].map(({ white }) => fill(white, colors.smile)),
    ...EYES[view].map(({ at: [x, y] }) =>
      stroke(`M${x + dx} ${y + dy}L${x + dx + 0.1} ${y + dy}`, colors.hair, IRIS * 2),
    ),
    stroke(LIDS[view], colors.hair, 2.8),
  ];
}

const BROWS: Record<Exclude<View, 'back'>, string> = {
  front: 'M-25 -63C-20 -68 -12 -67 -8 -64M8 -64C12 -67 20 -68 25 -63',
  turned: 'M-9 -63C-4 -68 3 -68 8 -65M21 -65C24 -67 28 -67 31 -64',
  side: 'M14 -65C18 -69 24 -69 28 -66',
};
const NOSES: Record<Exclude<View, 'back'>, string> = {
  front: 'M-6 -34C-4 -30 4 -30 6 -34',
  turned: 'M16 -48C19 -42 23 -37 22 -34C20 -31 15 -31 12 -33',
  side: 'M31 -31C30 -34 31 -36 33 -37',
};
const SMILES: Record<Exclude<View, 'back'>, string> = {
  front: 'M-13 -23C-7 -20 7 -20 13 -23C12 -11 -12 -11 -13 -23Z',
  turned: 'M1 -22C8 -19 19 -19 26 -23C25 -12 6 -10 1 -22Z',
  side: 'M18 -24C24 -21 30 -21 35 -23C35 -19 34 -17 31 -16C26 -15 20 -18 18 -24Z',
};
const CLOSED: Record<Exclude<View, 'back'>, string> = {
  front: 'M-13 -21C-7 -14 7 -14 13 -21',
  turned: 'M1 -20C8 -14 19 -14 25 -21',
  side: 'M19 -23C23 -18 29 -18 34 -20',
};
const CHEEKS: Record<Exclude<View, 'back'>, readonly (readonly [number, number])[]> = {
  front: [
    [-23, -33],
    [23, -33],
  ],
  turned: [
    [-6, -33],
    [27, -34],
  ],
  side: [[14, -34]],
};

function face(view: Exclude<View, 'back'>, skin: string, look: HeadLook): Mark[] {
  const hair = look.hair ?? colors.hair;
  const blush = mixed(skin, '#C8402A', 0.26);
  const marks = CHEEKS[view].map(([x, y]) =>
    fill(
      `M${x - 7} ${y}C${x - 7} ${y - 7} ${x + 7} ${y - 7} ${x + 7} ${y}C${x + 7} ${y + 6} ${x - 7} ${y + 6} ${x - 7} ${y}Z`,
      blush,
    ),
  );
  marks.push(
    stroke(BROWS[view], mixed(hair, skin, hair === colors.hair ? 0.1 : 0.25), 3.2),
    ...eyesOf(view, look.eyes),
    stroke(NOSES[view], shaded(skin, 0.4), 2.6),
    look.mouth === 'closed' ? stroke(CLOSED[view], colors.smile, 3.2) : fill(SMILES[view], colors.smile),
  );
  if (look.moustache)
    marks.push(
      fill(
        {
          front: 'M-17 -22C-14 -30 -4 -31 0 -28C4 -31 14 -30 17 -22C10 -25 -10 -25 -17 -22Z',
          turned: 'M-2 -21C2 -29 10 -31 14 -28C18 -30 26 -28 29 -22C20 -25 8 -24 -2 -21Z',
          side: 'M17 -23C22 -30 30 -31 36 -27C34 -25 28 -25 17 -23Z',
        }[view],
        hair,
      ),
    );
  if (look.glasses)
    marks.push(
      stroke(
        {
          front:
            'M-27 -56L-5 -56L-6 -42C-10 -37 -21 -37 -25 -42ZM5 -56L27 -56L25 -42C21 -37 10 -37 6 -42ZM-5 -53L5 -53M-27 -54L-35 -52M27 -54L35 -52',
          turned:
            'M-11 -56L12 -56L10 -42C6 -37 -5 -37 -9 -42ZM18 -56L34 -56L32 -42C29 -38 22 -38 19 -42ZM12 -53L18 -53M-11 -54L-21 -50',
          side: 'M13 -56L31 -56L30 -42C27 -38 18 -38 15 -42ZM13 -53L-8 -50',
        }[view],
        colors.tierraNight,
        2.2,
      ),
    );
  return marks;
}

/** The palm hat of the countryside, over any head. */
function piri(view: View, band: string, large: boolean): Mark[] {
  const x = { front: 0, turned: 2, side: 0, back: 0 }[view];
  const straw = colors.straw;
  const brim = `M${x - 84} -84C${x - 60} -98 ${x + 60} -98 ${x + 84} -84C${x + 60} -66 ${x - 60} -66 ${x - 84} -84Z`;
  const ribbon = `M${x - 44} -95C${x - 22} -86 ${x + 22} -86 ${x + 44} -95`;
  if (!large)
    return [
      fill(brim, straw),
      fill(`M${x - 44} -90C${x - 44} -150 ${x + 44} -150 ${x + 44} -90Z`, straw),
      stroke(ribbon, band, 10),
    ];
  return [
    fill(brim, straw),
    fill(
      `M${x - 84} -84C${x - 60} -66 ${x + 60} -66 ${x + 84} -84C${x + 56} -74 ${x - 56} -74 ${x - 84} -84Z`,
      shaded(straw, 0.22),
    ),
    fill(
      `M${x - 44} -90C${x - 44} -128 ${x - 30} -140 ${x - 10} -137C${x - 4} -133 ${x + 4} -133 ${x + 10} -137C${x + 30} -140 ${x + 44} -128 ${x + 44} -90C${x + 22} -82 ${x - 22} -82 ${x - 44} -90Z`,
      straw,
    ),
    fill(
      `M${x + 18} -138C${x + 34} -136 ${x + 44} -124 ${x + 44} -90C${x + 36} -87 ${x + 28} -86 ${x + 22} -85C${x + 26} -104 ${x + 26} -124 ${x + 18} -138Z`,
      shaded(straw, 0.12),
    ),
    fill(
      `M${x - 44} -100C${x - 22} -91 ${x + 22} -91 ${x + 44} -100L${x + 44} -90C${x + 22} -81 ${x - 22} -81 ${x - 44} -90Z`,
      band,
    ),
    sewn(`M${x - 76} -82C${x - 50} -71 ${x + 50} -71 ${x + 76} -82`, shaded(straw, 0.34), 1.8, [5, 4]),
  ];
}

export function head(view: View, skin: string, look: HeadLook, large: boolean): Head {
  const color = look.hair ?? colors.hair;
  const tie = look.tie ?? colors.lapacho;
  const hair = hairOf(view, { cut: look.cut, color, tie, large });
  const ears = !large || look.cut === 'bob' || look.cut === 'loose' ? [] : EARS[view].flatMap((at) => ear(at, skin));
  const jewels = look.earrings
    ? EARS[view].map(([x, y]) =>
        fill(
          `M${x} ${y + 9}C${x + 6} ${y + 15} ${x + 5} ${y + 23} ${x} ${y + 23}C${x - 5} ${y + 23} ${x - 6} ${y + 15} ${x} ${y + 9}Z`,
          look.earrings ?? tie,
        ),
      )
    : [];
  const shade = large && SHADES[view] ? [fill(SHADES[view], shaded(skin, 0.1))] : [];
  const skinOf = large || view === 'side' ? FACES[view] : SMALL_FACE;
  const visage =
    view === 'back' ? [...ears, fill(FACES.back, skin), ...hair.skull] : [...hair.skull, fill(skinOf, skin), ...shade];
  const features = view === 'back' ? [] : large ? face(view, skin, look) : [];
  return {
    behind: hair.behind,
    head: [
      ...visage,
      ...features,
      ...hair.front,
      ...(view === 'back' ? [] : ears),
      ...jewels,
      ...hair.over,
      ...(look.hat ? piri(view, tie, large) : []),
    ],
  };
}
