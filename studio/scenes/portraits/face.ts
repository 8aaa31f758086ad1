// Faces drawn large, for portraits: 240 units from chin to crown, the chin at 0 0, light from the left. `turned` looks to the right.
import { mixed, shaded } from '../people/marks.ts';
import { circle, line, shape } from '../../../server/lace/primitives.ts';
import { beard, eyes, marks, moustache, placer, years } from './features.ts';
import type { Features } from './features.ts';
import { mouth } from './mouths.ts';
import { nose } from './noses.ts';

export type FaceView = 'front' | 'turned';
export type Age = 'child' | 'young' | 'grown' | 'middle' | 'old';
/**
 * `heart` narrows to the chin, `broad` is heaviest there, `lean` has sunken cheeks, `tall` a long chin, `boxed` a flat one under the
 * corners of the jaw, `diamond` high cheekbones, `full` round cheeks over a small chin.
 */
export type Build = 'round' | 'long' | 'square' | 'heart' | 'broad' | 'lean' | 'tall' | 'boxed' | 'diamond' | 'full';
/**
 * `beams` shows both rows of teeth, closed; `smirks` with one side of the mouth; `grins` wide, with closed lips; `chuckles` with a
 * small open mouth; `ponders` with lips pressed together.
 */
export type Mood =
  | 'laughs'
  | 'beams'
  | 'smiles'
  | 'smirks'
  | 'talks'
  | 'calm'
  | 'busy'
  | 'grins'
  | 'chuckles'
  | 'ponders';
/** Of glasses; absent: plain. */
type Frames = 'plain' | 'round' | 'square' | 'winged';

export interface Face extends Features {
  glasses?: string;
  frames?: Frames;
  earrings?: string;
  /** Hair lies over them. */
  earsCovered?: boolean;
  /** Ears that stand off. */
  earsOut?: boolean;
  /** Absent: cheeks are red, but for who is busy. */
  blush?: false;
}

/** Half widths at cheek, jaw and chin; how much lower the chin is, and how far cheekbones stand out. */
const BUILDS: Record<Build, { cheek: number; jaw: number; chin: number; low?: number; bone?: number }> = {
  round: { cheek: 86, jaw: 62, chin: 20 },
  long: { cheek: 78, jaw: 50, chin: 16 },
  square: { cheek: 82, jaw: 66, chin: 28 },
  heart: { cheek: 87, jaw: 46, chin: 10 },
  broad: { cheek: 88, jaw: 76, chin: 32 },
  lean: { cheek: 75, jaw: 54, chin: 22 },
  tall: { cheek: 77, jaw: 55, chin: 20, low: 17 },
  boxed: { cheek: 80, jaw: 74, chin: 44, low: 7 },
  diamond: { cheek: 84, jaw: 47, chin: 13, low: 9, bone: 9 },
  full: { cheek: 88, jaw: 78, chin: 8, low: -5, bone: 4 },
};

function outline(view: FaceView, build: Build, age: Age): string {
  const { cheek, jaw, chin, low = 0, bone = 0 } = BUILDS[build];
  // Cheeks sink with the years.
  const j = jaw + (age === 'old' ? 5 : 0);
  const c = cheek - (age === 'old' ? 3 : 0);
  const foot = (view === 'front' ? 2 : 3) + low;
  const bend = low - 14;
  if (view === 'front')
    return `M${-c} -140C${-c - 2 - bone} -100 ${-j - 14} -66 ${-j} -44C${16 - j} ${bend} ${-chin - 8} ${foot} 0 ${foot}C${chin + 8} ${foot} ${j - 16} ${bend} ${j} -44C${j + 14} -66 ${c + 2 + bone} -100 ${c} -140C${c} -206 44 -240 0 -240C-44 -240 ${-c} -206 ${-c} -140Z`;
  return `M${-c} -140C${-c} -102 ${-j - 16} -66 ${-j} -44C${10 - j} ${bend} ${-chin} ${foot} 16 ${foot}C${chin + 24} ${foot} ${j - 4} ${bend} ${j + 2} -46C${j + 14} -66 ${c + bone} -84 ${c - 5 + bone} -108C${c - 3} -122 ${c - 10} -130 ${c - 8} -148C${c - 2} -206 44 -240 0 -240C-44 -240 ${-c} -206 ${-c} -140Z`;
}

/** Away from the light: the right side of the face, under brow and chin. */
function shade(view: FaceView, build: Build): string {
  const { cheek: c, jaw: j, low = 0, bone = 0 } = BUILDS[build];
  const foot = (view === 'front' ? 2 : 3) + low;
  const bend = low - 14;
  if (view === 'front')
    return `M${c} -140C${c + 2 + bone} -100 ${j + 14} -66 ${j} -44C${j - 16} ${bend} 30 ${foot} 0 ${foot}C34 -12 52 -40 58 -76C62 -110 58 -150 66 -196C76 -182 ${c} -164 ${c} -140Z`;
  return `M16 ${foot}C44 ${foot} ${j - 4} ${bend} ${j + 2} -46C${j + 14} -66 ${c + bone} -84 ${c - 5 + bone} -108C${c - 3} -122 ${c - 10} -130 ${c - 8} -148C${c - 8} -120 64 -92 58 -74C52 -46 40 ${bend} 16 ${foot}Z`;
}

/** One lens, from the middle line outwards. */
const LENSES: Record<Frames, (x: (along: number) => number) => string> = {
  plain: (x) =>
    `M${x(10)} -134C${x(24)} -140 ${x(48)} -140 ${x(62)} -134C${x(64)} -112 ${x(54)} -99 ${x(36)} -99C${x(18)} -99 ${x(8)} -112 ${x(10)} -134Z`,
  round: (x) => `M${x(8)} -119C${x(8)} -152 ${x(64)} -152 ${x(64)} -119C${x(64)} -86 ${x(8)} -86 ${x(8)} -119Z`,
  square: (x) =>
    `M${x(9)} -138C${x(26)} -140 ${x(46)} -140 ${x(65)} -138C${x(66)} -126 ${x(65)} -112 ${x(62)} -101C${x(46)} -98 ${x(26)} -98 ${x(12)} -101C${x(9)} -112 ${x(8)} -126 ${x(9)} -138Z`,
  winged: (x) =>
    `M${x(9)} -130C${x(24)} -137 ${x(46)} -140 ${x(72)} -148C${x(70)} -122 ${x(60)} -98 ${x(36)} -98C${x(18)} -98 ${x(8)} -110 ${x(9)} -130Z`,
};

function spectacles({ view, glasses = '', frames = 'plain' }: Face): string {
  const x = placer(view);
  const lens = (side: 1 | -1) => LENSES[frames]((along) => x(side * along));
  const arm = view === 'front' ? 'M-62 -130L-82 -126M62 -130L82 -126' : `M${x(-62)} -130L-80 -124`;
  return line(`${lens(-1)}${lens(1)}M${x(-10)} -128C${x(-4)} -133 ${x(4)} -133 ${x(10)} -128${arm}`, glasses, 4.5);
}

/** The ears that are seen, behind hair that covers them. */
function ears({ view, build, skin, earrings, earsCovered, earsOut }: Face): string {
  if (earsCovered) return '';
  const { cheek } = BUILDS[build];
  const out = earsOut ? 1.7 : 1;
  const one = (s: 1 | -1) => {
    const at = (x: number) => Math.round(s * (cheek - 4 + x * out));
    return (
      shape(
        `M${at(0)} -138C${at(10)} -150 ${at(24)} -142 ${at(21)} -122C${at(19)} -104 ${at(12)} -90 ${at(2)} -92Z`,
        s > 0 ? shaded(skin, 0.14) : skin,
      ) +
      line(`M${at(6)} -132C${at(16)} -134 ${at(15)} -118 ${at(9)} -108`, shaded(skin, 0.32), 2.6) +
      (earrings ? circle(at(8), -82, 8, earrings) : '')
    );
  };
  return view === 'front' ? one(-1) + one(1) : one(-1);
}

/** A whole face: hair comes behind and over it. */
export function face(one: Face): { ears: string; face: string } {
  const { view, age, build, skin, mood, blush } = one;
  const x = placer(view);
  const red = mixed(skin, '#D2452C', skin < '#7' ? 0.16 : 0.2);
  const cheeks =
    mood === 'busy' || mood === 'ponders' || blush === false ? '' : line(`M${x(-46)} -84h.1M${x(46)} -84h.1`, red, 26);
  return {
    ears: ears(one),
    face:
      shape(outline(view, build, age), skin) +
      shape(shade(view, build), shaded(skin, 0.1)) +
      beard(one) +
      cheeks +
      eyes(one) +
      nose(one) +
      years(one) +
      mouth(one) +
      moustache(one) +
      marks(one) +
      (one.glasses ? spectacles(one) : ''),
  };
}
