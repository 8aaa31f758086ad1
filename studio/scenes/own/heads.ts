// Faces of the Stoplight's pictures, and whose they are.
import { colors, skins } from '../../../server/lace/palette.ts';
import { circle, oval, shape, tenth } from '../../../server/lace/primitives.ts';
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
    top: colors.cream,
    bottom: colors.lapacho,
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
    top: colors.paper,
    bottom: colors.monte,
    legs: 'skirt',
  },
  boy: {
    tall: 64,
    skin: skins[0],
    hair: colors.hair,
    cut: 'short',
    top: colors.sun,
    bottom: colors.tierraDeep,
    legs: 'shorts',
  },
  grandmother: {
    tall: 92,
    skin: skins[3],
    hair: '#CFC6BC',
    cut: 'bun',
    top: colors.rose,
    bottom: colors.tierra,
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
    skin: skins[2],
    hair: colors.hair,
    cut: 'tail',
    top: colors.sun,
    bottom: colors.forest,
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
    skin: skins[0],
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
const TURN = 3.4;

const EYES = 'm-4.500-1v2m9-2v2';

/** Eyes, brows and mouth as lines from the middle of the face. */
const FACES: Readonly<Record<Mood, string>> = {
  happy: EYES,
  calm: `${EYES}m-8 5.500h7`,
  sad: `${EYES}m-8.500 7.500q4-4.500 8 0m-11.500-12.500l4.500-2.500m10.500 2.500l-4.500-2.500`,
  hurt: 'm-7-1q2 2 4.500 0m5 0q2.500 2 4.500 0m-14.500-3.500l4-1.500m10.500 1.500l-4-1.500m-7 13q4-4.500 8 0',
  shout: `${EYES}m-12.500-8l5 2.500m11-2.500l-5 2.500`,
};
const GLASSES = 'm-8 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0m10 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-4 0h4';
const CAP = {
  short:
    'm-11.500 1c-3-10 2.500-15.500 11.500-15.500s14.500 5.500 11.500 15.500q-1-6-3.500-8q-8 2.500-16 0q-2.500 2-3.500 8',
  long: 'm-12.500 2c-2-11 4-16 12.500-16s14.500 5 12.500 16q-2-9-12.500-10.500q-10.500 1.500-12.500 10.500z',
} as const;

/** A head around x y, and its neck. */
export function head(who: Who, mood: Mood, [x, y]: Point = [0, 0], look: Point = [0, 0], skin?: string): string {
  const one: Looks = looks[who];
  const { hair, cut } = one;
  const m = `M${tenth(x)} ${tenth(y)}`;
  const [fx, fy] = [tenth(x + look[0] * TURN), tenth(y + look[1] * 2.5)];
  const face = `M${fx} ${fy}`;
  const behind = {
    bun: circle(x, y - 14.5, 5.5, hair),
    plaits: stroke(`${m}m-11-2l-3 19m25-19l3 19`, hair, 5.5),
    tail: shape(`${m}m6-12q14 0 11 24q-5 1-6-1z`, hair),
    short: '',
    piri: '',
  }[cut];
  const over =
    cut === 'piri'
      ? shape(`${m}m-12.500 0q-1-6 1-8h23q2 2 1 8l-3-4h-19z`, hair) +
        shape(`${m}m-21-8q0-4 10-4q1-10 11-10t11 10q10 0 10 4q0 4-21 4t-21-4`, colors.straw) +
        stroke(`${m}m-10.500-11q10.500 3 21 0`, colors.tierra, 2)
      : shape(m + CAP[cut === 'short' ? 'short' : 'long'], hair);
  const line = stroke(face + FACES[mood], colors.hair, 2) + (one.glasses ? stroke(face + GLASSES, colors.hair, 1) : '');
  const open = {
    happy: shape(`${face}m-5 4h10q-1 5.500-5 5.500t-5-5.500`, colors.smile),
    shout: oval(fx, fy + 6.5, 3.5, 4, colors.tierraNight),
    calm: '',
    sad: '',
    hurt: '',
  }[mood];
  return (
    behind +
    shape(`${m}m-11.500 0c0-16.500 23-16.500 23 0q0 8-7 12v7h-9v-7q-7-4-7-12`, skin ?? one.skin) +
    over +
    line +
    open
  );
}
