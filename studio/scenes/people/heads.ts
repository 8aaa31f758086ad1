// Heads, 100 from chin to crown, the chin at 0 0; turned and side heads look to the right.
import { colors } from '../../../server/lace/palette.ts';
import { face } from './faces.ts';
import type { FaceLook } from './faceLayouts.ts';
import { jawed, SIDE_NOSE, SIDE_NOSES } from './features.ts';
import type { Matrix } from './geometry.ts';
import { hairOf } from './hair.ts';
import type { HairCut } from './hair.ts';
import { fill, shaded, sewn, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

export type View = 'front' | 'turned' | 'side' | 'back';

export interface HeadLook extends FaceLook {
  cut: HairCut;
  /** Ribbons, and the band of the hat. */
  tie?: string;
  /** The colour of all but a pirí is `tie`. */
  hat?: 'piri' | 'cap' | 'kerchief' | 'wrap';
  /** Of a wrap: its band, knot and ends. */
  band?: string;
  earrings?: string;
  /** Of the whole head. Absent: neither round nor long. */
  shape?: 'round' | 'long';
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
  front: 'M35 -58C36 -38 31 -20 20 -8C12 1 0 1 -8 -2C12 -6 24 -20 28 -36C31 -44 34 -50 35 -58Z',
  turned:
    'M34.500 -54C36 -50 36 -44 36 -40C35 -28 31 -13 22 -4C16 2 8 2 2 -1C18 -6 26 -20 29 -34C31 -42 33 -48 34.500 -54Z',
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

/** A cap with its peak before the brow, over any head. */
const CAPS: Record<View, { crown: string; peak: string }> = {
  front: {
    crown: 'M-42 -68C-45 -112 -24 -122 0 -122C24 -122 45 -112 42 -68C24 -80 -24 -80 -42 -68Z',
    peak: 'M-37 -72C-20 -84 20 -84 37 -72C32 -61 -32 -61 -37 -72Z',
  },
  turned: {
    crown: 'M-44 -60C-52 -108 -24 -122 4 -122C32 -121 42 -100 40 -72C20 -82 -20 -78 -44 -60Z',
    peak: 'M4 -76C20 -84 34 -82 42 -76C58 -73 68 -66 66 -61C44 -66 24 -67 6 -67Z',
  },
  side: {
    crown: 'M-48 -56C-60 -104 -30 -122 0 -122C26 -121 37 -100 34 -73C10 -80 -20 -74 -48 -56Z',
    peak: 'M12 -76C30 -81 36 -79 38 -75C56 -73 72 -66 72 -60C50 -64 30 -66 14 -66Z',
  },
  back: { crown: 'M-43 -54C-49 -110 -24 -122 0 -122C24 -122 49 -110 43 -54C20 -64 -20 -64 -43 -54Z', peak: '' },
};

function cap(view: View, color: string): Mark[] {
  const { crown, peak } = CAPS[view];
  return [fill(crown, color), ...(peak ? [fill(peak, shaded(color, 0.22))] : [])];
}

/** A cloth tied in the neck, over any head. */
const KERCHIEFS: Record<View, string> = {
  front: 'M-43 -42C-49 -92 -28 -117 0 -117C28 -117 49 -92 43 -42C38 -66 26 -80 0 -82C-26 -80 -38 -66 -43 -42Z',
  turned:
    'M-38 -16C-58 -58 -52 -100 -20 -113C8 -123 38 -110 40 -78C20 -92 -10 -84 -20 -56C-24 -40 -28 -26 -38 -16ZM-40 -22L-62 4L-48 10L-32 -16Z',
  side: 'M-28 -12C-56 -40 -60 -84 -34 -107C-10 -123 28 -116 35 -84C14 -92 -8 -80 -14 -58C-18 -40 -18 -24 -28 -12ZM-38 -24L-62 2L-48 10L-26 -14Z',
  back: 'M-43 -50C-51 -100 -26 -117 0 -117C26 -117 51 -100 43 -50C34 -20 14 -8 0 14C-14 -8 -34 -20 -43 -50Z',
};

/** A cloth wound around the head, its ends tied above the brow; from behind only the cloth. */
function wrap(view: View, color: string, band: string): Mark[] {
  if (view === 'back')
    return [
      fill('M-43 -46C-58 -104 -32 -127 0 -127C32 -127 58 -104 43 -46C24 -34 -24 -34 -43 -46Z', color),
      fill('M-47 -78C-20 -66 20 -66 47 -78L46 -62C20 -50 -20 -50 -46 -62Z', band),
    ];
  return [
    fill(
      'M-35 -50C-38 -72 -30 -80 -15 -84C0 -88 23 -83 33 -56L36 -54C48 -96 32 -126 -3 -126C-35 -124 -52 -92 -38 -50Z',
      color,
    ),
    fill(
      'M2 -103C-14 -127 -37 -129 -43 -116C-35 -116 -23 -106 2 -101ZM4 -104C11 -130 32 -137 42 -124C33 -122 23 -112 7 -100Z',
      band,
    ),
    fill('M-38 -68C-23 -85 8 -92 35 -65C38 -71 38 -77 37 -82C15 -101 -19 -99 -40 -82Z', band),
    stroke('M-32 -104C-15 -113 12 -114 27 -104', shaded(color, 0.24), 2),
    fill('M-8 -101C-8 -109 13 -111 14 -101C14 -92 -8 -90 -8 -101Z', shaded(band, 0.16)),
  ];
}

function hatOf(view: View, { hat, tie = colors.lapacho, band = colors.tierraDeep }: HeadLook, large: boolean): Mark[] {
  if (hat === 'piri') return piri(view, tie, large);
  if (hat === 'cap') return cap(view, tie);
  if (hat === 'wrap') return wrap(view, tie, band);
  return hat === 'kerchief' ? [fill(KERCHIEFS[view], tie)] : [];
}

/** Round and long heads, and those of the youngest, to be drawn inside where a head is. */
export function proportions({ shape, age }: HeadLook): Matrix {
  const wide =
    (shape === 'round' ? 1.1 : shape === 'long' ? 0.95 : 1) * (age === 'baby' ? 1.08 : age === 'child' ? 1.03 : 1);
  return [wide, 0, 0, shape === 'long' ? 1.04 : 1, 0, 0];
}

/** Of a face with a jaw or, in profile, a nose of its own. */
function outlineOf(view: View, { jaw, nose }: HeadLook): { outline: string; shade?: string } | undefined {
  if (view === 'side' && nose) return { outline: FACES.side.replace(SIDE_NOSE, SIDE_NOSES[nose]) };
  return jaw && (view === 'front' || view === 'turned') ? jawed(view, jaw) : undefined;
}

export function head(view: View, skin: string, look: HeadLook, large: boolean): Head {
  const color = look.hair ?? colors.hair;
  const tie = look.tie ?? colors.lapacho;
  const hair = hairOf(view, { cut: look.cut, color, tie, skin, large });
  const ears =
    !large || look.cut === 'bob' || look.cut === 'loose' || look.cut === 'waves'
      ? []
      : EARS[view].flatMap((at) => ear(at, skin));
  const jewels = look.earrings
    ? EARS[view].map(([x, y]) =>
        fill(
          `M${x} ${y + 9}C${x + 6} ${y + 15} ${x + 5} ${y + 23} ${x} ${y + 23}C${x - 5} ${y + 23} ${x - 6} ${y + 15} ${x} ${y + 9}Z`,
          look.earrings ?? tie,
        ),
      )
    : [];
  const own = large ? outlineOf(view, look) : undefined;
  const dim = own?.shade ?? SHADES[view];
  const shade = large && dim ? [fill(dim, shaded(skin, 0.05))] : [];
  const skinOf = own?.outline ?? (large || view === 'side' ? FACES[view] : SMALL_FACE);
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
      ...hatOf(view, { ...look, tie }, large),
    ],
  };
}
