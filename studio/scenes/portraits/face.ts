// Faces drawn large, for portraits: 240 units from chin to crown, the chin at 0 0, light from the left. `turned` looks to the right.
import { isDark, mixed, reddens, shaded } from '../people/marks.ts';
import { circle, line, shape } from '../../../server/lace/primitives.ts';
import { beard, moustache } from './beards.ts';
import { BUILDS, outline, shade } from './builds.ts';
import { eyes, marks, placer, years } from './features.ts';
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
  /** Red cheeks. Absent: the young have them, where the skin shows it. */
  blush?: boolean;
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
        s > 0 ? shaded(skin, 0.08) : skin,
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
  const red = mixed(skin, '#D2452C', isDark(skin) ? 0.1 : 0.12);
  const quiet = mood === 'busy' || mood === 'ponders';
  const cheeks = (blush ?? (!quiet && reddens(age, skin))) ? line(`M${x(-49)} -80h3M${x(47)} -80h3`, red, 21) : '';
  return {
    ears: ears(one),
    face:
      shape(outline(view, build, age), skin) +
      shape(shade(view, build), shaded(skin, 0.05)) +
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
