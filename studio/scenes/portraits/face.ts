// Faces drawn large, for portraits: 240 units from chin to crown, the chin at 0 0, light from the left. `turned` looks to the right.
import { mixed, shaded } from '../people/marks.ts';
import { circle, line, shape } from '../../../server/lace/primitives.ts';
import { beard, eyes, marks, moustache, placer, years } from './features.ts';
import type { Features } from './features.ts';
import { mouth } from './mouths.ts';
import { nose } from './noses.ts';

export type FaceView = 'front' | 'turned';
export type Age = 'child' | 'young' | 'grown' | 'middle' | 'old';
/** `heart` narrows to the chin, `broad` is heaviest there, `lean` has sunken cheeks. */
export type Build = 'round' | 'long' | 'square' | 'heart' | 'broad' | 'lean';
/** `beams` shows both rows of teeth, closed; `smirks` with one side of the mouth. */
export type Mood = 'laughs' | 'beams' | 'smiles' | 'smirks' | 'talks' | 'calm' | 'busy';

export interface Face extends Features {
  glasses?: string;
  earrings?: string;
  /** Hair lies over them. */
  earsCovered?: boolean;
  /** Ears that stand off. */
  earsOut?: boolean;
  /** Absent: cheeks are red, but for who is busy. */
  blush?: false;
}

const BUILDS: Record<Build, { cheek: number; jaw: number; chin: number }> = {
  round: { cheek: 86, jaw: 62, chin: 20 },
  long: { cheek: 78, jaw: 50, chin: 16 },
  square: { cheek: 82, jaw: 66, chin: 28 },
  heart: { cheek: 87, jaw: 46, chin: 10 },
  broad: { cheek: 88, jaw: 76, chin: 32 },
  lean: { cheek: 75, jaw: 54, chin: 22 },
};

function outline(view: FaceView, build: Build, age: Age): string {
  const { cheek, jaw, chin } = BUILDS[build];
  // Cheeks sink with the years.
  const j = jaw + (age === 'old' ? 5 : 0);
  const c = cheek - (age === 'old' ? 3 : 0);
  if (view === 'front')
    return `M${-c} -140C${-c - 2} -100 ${-j - 14} -66 ${-j} -44C${16 - j} -14 ${-chin - 8} 2 0 2C${chin + 8} 2 ${j - 16} -14 ${j} -44C${j + 14} -66 ${c + 2} -100 ${c} -140C${c} -206 44 -240 0 -240C-44 -240 ${-c} -206 ${-c} -140Z`;
  return `M${-c} -140C${-c} -102 ${-j - 16} -66 ${-j} -44C${10 - j} -14 ${-chin} 3 16 3C${chin + 24} 3 ${j - 4} -14 ${j + 2} -46C${j + 14} -66 ${c} -84 ${c - 5} -108C${c - 3} -122 ${c - 10} -130 ${c - 8} -148C${c - 2} -206 44 -240 0 -240C-44 -240 ${-c} -206 ${-c} -140Z`;
}

/** Away from the light: the right side of the face, under brow and chin. */
function shade(view: FaceView, build: Build): string {
  const { cheek: c, jaw: j } = BUILDS[build];
  if (view === 'front')
    return `M${c} -140C${c + 2} -100 ${j + 14} -66 ${j} -44C${j - 16} -14 30 2 0 2C34 -12 52 -40 58 -76C62 -110 58 -150 66 -196C76 -182 ${c} -164 ${c} -140Z`;
  return `M16 3C44 3 ${j - 4} -14 ${j + 2} -46C${j + 14} -66 ${c} -84 ${c - 5} -108C${c - 3} -122 ${c - 10} -130 ${c - 8} -148C${c - 8} -120 64 -92 58 -74C52 -46 40 -14 16 3Z`;
}

function spectacles({ view, glasses = '' }: Face): string {
  const x = placer(view);
  const lens = (s: 1 | -1) =>
    `M${x(s * 10)} -134C${x(s * 24)} -140 ${x(s * 48)} -140 ${x(s * 62)} -134C${x(s * 64)} -112 ${x(s * 54)} -99 ${x(s * 36)} -99C${x(s * 18)} -99 ${x(s * 8)} -112 ${x(s * 10)} -134Z`;
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
  const cheeks = mood === 'busy' || blush === false ? '' : line(`M${x(-46)} -84h.1M${x(46)} -84h.1`, red, 26);
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
