// Faces of the Stoplight's pictures, and whose they are.
import { colors, skins } from '../../../server/lace/palette.ts';
import { circle, oval, shape, tenth, whole } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { stroke } from './frame.ts';

export type Mood = 'happy' | 'calm' | 'sad' | 'shout' | 'hurt';

export interface Looks {
  /** Height in the figure's units; heads of all ages are about as large. */
  tall: number;
  skin: string;
  hair: string;
  cut: 'bun' | 'short' | 'plaits' | 'tail' | 'piri';
  top: string;
  bottom: string;
  legs: 'skirt' | 'trousers' | 'shorts';
  glasses?: true;
  sleeve?: 'long';
}

/** The same family in all pictures, and those whom it meets. */
export const looks = {
  mother: {
    tall: 100,
    skin: skins[1],
    hair: colors.hair,
    cut: 'bun',
    top: colors.lapacho,
    bottom: colors.forest,
    legs: 'skirt',
  },
  father: {
    tall: 104,
    skin: skins[0],
    hair: colors.hair,
    cut: 'short',
    top: colors.orange,
    bottom: '#3B2A4A',
    legs: 'trousers',
  },
  girl: {
    tall: 72,
    skin: skins[1],
    hair: colors.hair,
    cut: 'plaits',
    top: colors.sun,
    bottom: '#35507A',
    legs: 'skirt',
  },
  boy: {
    tall: 64,
    skin: skins[0],
    hair: colors.hair,
    cut: 'short',
    top: '#6FB0AE',
    bottom: colors.tierraDeep,
    legs: 'shorts',
  },
  grandmother: {
    tall: 92,
    skin: skins[3],
    hair: '#CFC6BC',
    cut: 'bun',
    top: '#8089C9',
    bottom: colors.tierraDeep,
    legs: 'skirt',
    glasses: true,
  },
  grandfather: {
    tall: 98,
    skin: skins[2],
    hair: '#CFC6BC',
    cut: 'piri',
    top: colors.paper,
    bottom: colors.woodDark,
    legs: 'trousers',
  },
  neighbour: {
    tall: 98,
    skin: skins[0],
    hair: colors.hair,
    cut: 'tail',
    top: colors.sun,
    bottom: colors.tierraDeep,
    legs: 'skirt',
  },
  clerk: {
    tall: 102,
    skin: skins[3],
    hair: colors.hair,
    cut: 'short',
    top: colors.paper,
    bottom: colors.monte,
    legs: 'trousers',
    sleeve: 'long',
  },
  nurse: {
    tall: 99,
    skin: skins[3],
    hair: colors.hair,
    cut: 'tail',
    top: colors.paper,
    bottom: colors.paper,
    legs: 'skirt',
    sleeve: 'long',
  },
} as const satisfies Record<string, Looks>;

export type Who = keyof typeof looks;

/** How far the features move with the head's turn. */
const TURN = 3.2;

/** Open eyes, and eyes that look down, each under its brow. */
const EYES = 'm-5-1v2m9-2v2m-11-7q2-2 5 0m4 0q3-2 5 0';
const LIDS = 'm-7 0q2 2 5 0m4 0q3 2 5 0m-14-4l5-2m4 0l5 2';

/** Eyes and brows as lines from the middle of the face. */
const FACES: Readonly<Record<Mood, string>> = {
  happy: EYES,
  calm: EYES,
  sad: LIDS,
  hurt: 'm-7-1q3 3 5 0m4 0q2 3 5 0m-14-4l5-2m4 0l5 2',
  shout: 'm-5 0v2m9-2v2m-11-8l5 3m4 0l5-3',
};
/** Nose and mouth. */
const NOSE = 'm0 1q2 3-1 4';
const MOUTHS: Readonly<Record<Mood, string>> = {
  happy: `${NOSE}m-3 1q4 4 8 0`,
  calm: `${NOSE}m-2 3h6`,
  sad: `${NOSE}m-2 3q3-3 6 0`,
  hurt: `${NOSE}m-3 3q4-4 8 0`,
  shout: NOSE,
};
/** Eyes and mouth of a face that is too small for more. */
const SMALL: Readonly<Record<Mood, string>> = {
  happy: 'm-5-1v2m9-2v2m-9 4q4 5 9 0',
  calm: 'm-5-1v2m9-2v2m-8 5h7',
  sad: 'm-7 0q2 2 5 0m4 0q3 2 5 0m-11 7q4-3 8 0',
  hurt: 'm-7 0q2 2 5 0m4 0q3 2 5 0m-11 7q4-4 8 0',
  shout: 'm-5-1v2m9-2v2',
};
const GLASSES = 'm-8 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0m9 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0h-2';
const CAP = {
  short: 'm-12 1c-3-10 3-16 12-16s15 6 12 16q-1-7-3-9q-9 0-12-2q-5 2-5 3q-3 3-4 8',
  long: 'm-12 2c-3-11 3-17 12-17s15 6 12 17q0-9-7-13q-8 2-17 13',
} as const;

/** What is in the shade of a face. */
const SHADES: Readonly<Record<string, string>> = {
  [skins[0]]: '#6E3820',
  [skins[1]]: '#874A2B',
  [skins[2]]: '#552915',
  [skins[3]]: '#9C6138',
};

/** A head around x y, and its neck, which is `neck` long from there; `small` leaves nose and brows out. */
export function head(
  who: Who,
  mood: Mood,
  [x, y]: Point = [0, 0],
  look: Point = [0, 0],
  skin?: string,
  neck = 19,
  small = false,
): string {
  const one: Looks = looks[who];
  const { hair, cut } = one;
  const m = `M${tenth(x)} ${tenth(y)}`;
  const [fx, fy] = [whole(x + look[0] * TURN), whole(y + look[1] * 1.3)];
  const face = `M${fx} ${fy}`;
  const tone = skin ?? one.skin;
  const shade = SHADES[tone] ?? colors.tierraDeep;
  const behind = {
    bun: circle(x - 2, y - 15, 6, hair),
    plaits: stroke(`${m}m-11-2l-3 19m25-19l3 19`, hair, 5.5),
    tail: shape(`${m}m6-13q15 0 11 24q-6 0-7-5z`, hair),
    short: '',
    piri: '',
  }[cut];
  const over =
    cut === 'piri'
      ? shape(`${m}m-12 0q-1-6 1-8h22q2 2 1 8l-3-4h-18z`, hair) +
        shape(`${m}m-21-8q0-4 10-4q1-10 11-10t11 10q10 0 10 4q0 4-21 4t-21-4`, colors.straw) +
        stroke(`${m}m-10.500-11q10.500 3 21 0`, colors.tierra, 2)
      : shape(m + CAP[cut === 'short' ? 'short' : 'long'], hair);
  return (
    behind +
    stroke(`${m}v${tenth(neck)}`, shade, 9) +
    shape(`${m}m-11-2c0-15 22-15 22 0q0 14-11 14t-11-14`, tone) +
    over +
    stroke(face + (small ? SMALL : FACES)[mood], colors.hair, small ? 2 : 1.7) +
    (one.glasses ? stroke(face + GLASSES, colors.hair, 1) : '') +
    (small ? '' : stroke(face + MOUTHS[mood], MOUTH[tone] ?? colors.tierraNight, 1.7)) +
    (mood === 'shout' ? oval(fx, fy + 8, 3, 2.5, colors.tierraNight) : '')
  );
}

const MOUTH: Readonly<Record<string, string>> = {
  [skins[0]]: '#551F12',
  [skins[1]]: '#6B2A1A',
  [skins[2]]: '#36140A',
  [skins[3]]: '#7D3A22',
};
