// Faces of the Stoplight's pictures, and whose they are.
import { colors, skins } from '../../../server/lace/palette.ts';
import { oval, shape, tenth, whole } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { fine, stroke } from './frame.ts';

export type Mood = 'happy' | 'calm' | 'sad' | 'shout' | 'hurt' | 'asleep' | 'tender';

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

/** How far the features move with the head's turn, and the pupils in their eyes. */
const TURN = 3.2;
const GAZE = 0.7;

/** Lids and brows as lines from the middle of the face: of open eyes, and of those that look down. */
const OPEN = 'm-7-1q3-3 5 0m4 0q2-3 5 0';
const LOWERED = 'm-7-1q3 3 5 0m4 0q2 3 5 0';
const FACES: Readonly<Record<Mood, string>> = {
  happy: `${OPEN}m-14-5q2-2 5 0m4 0q3-2 5 0`,
  calm: `${OPEN}m-14-4q2-2 5 0m4 0q3-2 5 0`,
  sad: `${LOWERED}m-14-4q3-1 5-1m4 0q2 0 5 1`,
  hurt: `${LOWERED}m-14-3l5-1m4 0l5 1`,
  asleep: `${LOWERED}m-14-4q2-2 5 0m4 0q3-2 5 0`,
  tender: `${LOWERED}m-14-5q2-2 5 0m4 0q3-2 5 0`,
  shout: `${OPEN}m-14-5l5 1m4 0l5-1`,
};
/** The white of both eyes. */
const WHITES = 'm-5.500-1h2m7 0h2';
/** Nose and mouth. */
const NOSE = 'm0-1q3 4-1 5';
const MOUTHS: Readonly<Record<Mood, string>> = {
  happy: `${NOSE}m-2 3q3 4 6 0`,
  calm: `${NOSE}m-2 3q3 1 5 0`,
  sad: `${NOSE}m-2 4q3-1 5 0`,
  hurt: `${NOSE}m-2 4q3-2 5 0`,
  asleep: `${NOSE}m-2 3q3 1 5 0`,
  tender: `${NOSE}m-2 3q3 4 6 0`,
  shout: NOSE,
};
/** Eyes and mouth of a face that is too small for more. */
const SMALL: Readonly<Record<Mood, string>> = {
  happy: 'm-5-1v2m9-2v2m-9 4q4 4 9 0',
  calm: 'm-5-1v2m9-2v2m-8 5h7',
  sad: 'm-7 0q2 2 5 0m4 0q3 2 5 0m-9 7h4',
  hurt: 'm-7 0q2 2 5 0m4 0q3 2 5 0m-9 7h4',
  asleep: 'm-7 0q2 2 5 0m4 0q3 2 5 0m-9 6h5',
  tender: 'm-7 0q2 2 5 0m4 0q3 2 5 0m-10 5q3 4 7 0',
  shout: 'm-5-1v2m9-2v2',
};
const GLASSES = 'm-8-1a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0m9 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0h-2';
/** Hair from its parting to the ears. */
const LONG = 'm-12 2c-3-11 3-17 12-17s15 6 12 17q0-9-7-13q-8 2-17 13';
const CAP = {
  short: 'm-12 1c-3-10 3-16 12-16s15 6 12 16q-1-7-3-9q-9 0-12-2q-5 2-5 3q-3 3-4 8',
  plaits: LONG,
  bun: `${LONG}m6-14a6 6 0 1 1 8 0`,
  tail: `${LONG}m18-15q15 0 11 24q-6 0-7-5z`,
} as const;
/** How the hair lies: from its parting, and around a bun. */
const STRANDS: Readonly<Record<Looks['cut'], string>> = {
  bun: 'm3-13q-9 2-12 9m4-9q3 2 7 0m-6-4q2-3 5-1',
  plaits: 'm4-13q-9 2-12 9m13-8q5 2 6 8',
  tail: 'm4-13q-9 2-12 9m13-8q8 3 8 14',
  short: 'm-8-9q5-5 12-3m-7 4q6 0 11-1',
  piri: '',
};

/** What is in the shade of a face, its cheeks and its lips. */
const TONES: Readonly<Record<string, readonly [shade: string, cheek: string, lips: string]>> = {
  [skins[0]]: ['#663322', '#AA4433', '#551F12'],
  [skins[1]]: ['#884433', '#C46A45', '#6B2A1A'],
  [skins[2]]: ['#552211', '#8C3C28', '#36140A'],
  [skins[3]]: ['#996644', '#DD8866', '#7D3A22'],
};

/** What is in the shade of this skin. */
export function shadeOf(skin: string): string {
  return TONES[skin]?.[0] ?? colors.tierraDeep;
}

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
  const [shade = colors.tierraDeep, cheek = tone, lips = colors.tierraNight] = TONES[tone] ?? [];
  const plaits = stroke(`${m}m-11 1l-3 19m25-19l3 19`, hair, 7, ' stroke-dasharray="0 5"');
  const over =
    cut === 'piri'
      ? shape(`${m}m-12 0q-1-6 1-8h22q2 2 1 8l-3-4h-18z`, hair) +
        shape(`${m}m-21-8q0-4 10-4q1-10 11-10t11 10q10 0 10 4q0 4-21 4t-21-4`, colors.straw) +
        stroke(`${m}m-10.500-11q10.500 3 21 0`, colors.tierra, 2)
      : shape(m + CAP[cut], hair);
  // Who turns away shows one ear.
  const ears = `${look[0] > -0.1 ? `${m}m-8 4q-5 0-6-4t4-5` : ''}${look[0] < 0.1 ? `${m}m10-5q5 1 4 5t-6 4` : ''}`;
  const open = mood === 'happy' || mood === 'calm' || mood === 'shout';
  const pupils = `M${tenth(fx + look[0] * GAZE)} ${tenth(fy + look[1] * GAZE)}m-5-2v2h1v-2m8 0v2h1v-2`;
  return (
    (cut === 'plaits' ? plaits : '') +
    stroke(`${m}v${tenth(neck)}`, shade, 9) +
    shape(`${m}m-11-3c0-14 22-14 22 0c0 11-7 16-11 16s-11-5-11-16${small ? '' : ears}`, tone) +
    (small ? '' : fine(2, stroke(`M${whole(x + look[0] * 1.5)} ${fy}m-6 4h0m12 0h0`, cheek, 4))) +
    over +
    (small || !STRANDS[cut] ? '' : fine(3, stroke(m + STRANDS[cut], hair === colors.hair ? '#66463A' : '#9C9186', 1))) +
    (small
      ? stroke(face + SMALL[mood], colors.hair, 2)
      : (open ? stroke(face + WHITES, '#fff', 2.8) : '') +
        stroke((open ? pupils : '') + face + FACES[mood], colors.hair, 1.2)) +
    (one.glasses && open ? stroke(face + GLASSES, colors.hair, 1) : '') +
    (small ? '' : stroke(face + MOUTHS[mood], lips, 1.3)) +
    (mood === 'shout' ? oval(fx, fy + 8, 2.6, 2, colors.tierraNight) : '')
  );
}
