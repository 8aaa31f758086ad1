// Faces drawn large, for portraits: 240 units from chin to crown, the chin at 0 0, light from the left. `turned` looks to the right.
import { mixed, shaded } from '../people/marks.ts';
import { circle, line, shape } from '../../../server/lace/primitives.ts';

export type FaceView = 'front' | 'turned';
export type Age = 'young' | 'grown' | 'middle' | 'old';
export type Build = 'round' | 'long' | 'square';
export type Mood = 'laughs' | 'smiles' | 'calm' | 'busy';

export interface Face {
  skin: string;
  view: FaceView;
  age: Age;
  build: Build;
  mood: Mood;
  /** Where the eyes look, each -1 to 1: right and down. */
  gaze?: readonly [number, number];
  /** Of the brows. */
  hair: string;
  glasses?: string;
  moustache?: boolean;
  earrings?: string;
  /** Hair lies over them. */
  earsCovered?: boolean;
}

const DARK = '#27120C';
const WHITE = '#FBF4E8';

const BUILDS: Record<Build, { cheek: number; jaw: number; chin: number }> = {
  round: { cheek: 86, jaw: 62, chin: 20 },
  long: { cheek: 78, jaw: 50, chin: 16 },
  square: { cheek: 82, jaw: 66, chin: 28 },
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

/** A point of the face is told from its middle line; the far side of a turned one is narrower. */
function placer(view: FaceView): (x: number) => number {
  if (view === 'front') return (x) => x;
  return (x) => Math.round(16 + (x > 0 ? x * 0.86 : x * 1.02));
}

/** Both eyes, open, with lids and brows; a mark of the same colour is one path for both. */
function eyes({ view, age, gaze = [0, 0], hair, skin }: Face): string {
  const to = placer(view);
  const y = -120;
  const tall = { young: 13, grown: 12, middle: 11, old: 9 }[age];
  const [right, down] = [Math.round(gaze[0] * 5), Math.round(gaze[1] * 3)];
  const both = (one: (x: (along: number) => number) => string) =>
    one((along) => to(-36 - along)) + one((along) => to(36 + along));
  const upper = (x: (along: number) => number) =>
    `M${x(-17)} ${y + 2}C${x(-10)} ${y - tall} ${x(8)} ${y - tall - 2} ${x(18)} ${y - 1}`;
  const looksDown = gaze[1] > 0.3;
  const lid = (x: (along: number) => number) => `${x(9)} ${y - 9} ${x(-8)} ${y - 8} ${x(-17)} ${y + 2}`;
  const dots = (color: string, size: number, dx: number, dy: number) =>
    line(
      both((x) => `M${x(0) + right + dx} ${y + down + dy}h.1`),
      color,
      size,
    );
  return (
    shape(
      both((x) => `${upper(x)}C${x(10)} ${y + 8} ${x(-8)} ${y + 9} ${x(-17)} ${y + 2}Z`),
      WHITE,
    ) +
    dots(DARK, 18, 0, -1) +
    dots(WHITE, 5, -3, -4) +
    (looksDown
      ? shape(
          both((x) => `${upper(x)}C${lid(x)}Z`),
          shaded(skin, 0.16),
        )
      : '') +
    line(
      both((x) => (looksDown ? `M${x(18)} ${y - 1}C${lid(x)}` : upper(x))),
      DARK,
      4.5,
    ) +
    line(
      both((x) => `M${x(-14)} ${y - tall - 5}C${x(-4)} ${y - tall - 10} ${x(12)} ${y - tall - 9} ${x(19)} ${y - 9}`) +
        (age === 'old' ? both((x) => `M${x(25)} ${y - 3}L${x(34)} ${y - 8}M${x(25)} ${y + 3}L${x(34)} ${y + 4}`) : ''),
      shaded(skin, 0.3),
      2.2,
    ) +
    shape(
      both(
        (x) =>
          `M${x(-24)} ${y - 26}C${x(-12)} ${y - 37} ${x(10)} ${y - 38} ${x(25)} ${y - 25}C${x(10)} ${y - 31} ${x(-10)} ${y - 29} ${x(-24)} ${y - 26}Z`,
      ),
      hair,
    ) +
    (age === 'old' || age === 'middle'
      ? line(
          both((x) => `M${x(-12)} ${y + 15}C${x(-2)} ${y + 19} ${x(10)} ${y + 17} ${x(17)} ${y + 11}`),
          shaded(skin, 0.2),
          2.2,
        )
      : '')
  );
}

function nose({ view, skin, age }: Face): string {
  const dark = shaded(skin, 0.34);
  const wide = age === 'old' ? 1.08 : 1;
  const w = (value: number) => Math.round(value * wide);
  if (view === 'front')
    return (
      shape(
        `M6 -116C9 -100 ${w(12)} -90 ${w(19)} -80C${w(22)} -72 ${w(14)} -66 2 -67C10 -76 6 -96 6 -116Z`,
        shaded(skin, 0.12),
      ) +
      line(
        `M${w(-17)} -76C${w(-18)} -70 ${w(-12)} -67 -8 -69C-4 -65 4 -65 8 -69C${w(12)} -67 ${w(18)} -70 ${w(17)} -76`,
        dark,
        3.2,
      )
    );
  return (
    shape(`M30 -118C33 -104 46 -92 46 -80C45 -70 36 -66 26 -67C36 -76 30 -96 30 -118Z`, shaded(skin, 0.16)) +
    line(`M31 -116C35 -102 46 -92 46 -80C45 -72 38 -67 30 -69C24 -65 17 -66 14 -69C8 -67 3 -71 6 -78`, dark, 3.2)
  );
}

function mouth({ view, skin, mood }: Face): string {
  const x = placer(view);
  const lip = mixed(skin, skin < '#7' ? '#B4484A' : '#A5343A', 0.45);
  const dark = shaded(skin, 0.5);
  switch (mood) {
    case 'laughs':
      return (
        shape(
          `M${x(-32)} -50C${x(-16)} -44 ${x(16)} -44 ${x(32)} -50C${x(28)} -20 ${x(-28)} -20 ${x(-32)} -50Z`,
          '#5B1A17',
        ) +
        shape(
          `M${x(-30)} -49C${x(-16)} -43 ${x(16)} -43 ${x(30)} -49C${x(26)} -34 ${x(-26)} -34 ${x(-30)} -49Z`,
          WHITE,
        ) +
        line(`M${x(-15)} -25C${x(-6)} -21 ${x(6)} -21 ${x(15)} -25`, lip, 6) +
        line(
          `M${x(-37)} -55C${x(-37)} -50 ${x(-35)} -47 ${x(-32)} -46M${x(37)} -55C${x(37)} -50 ${x(35)} -47 ${x(32)} -46`,
          shaded(skin, 0.28),
          2.4,
        )
      );
    case 'smiles':
      return (
        shape(
          `M${x(-28)} -47C${x(-14)} -50 ${x(-6)} -51 ${x(0)} -48C${x(6)} -51 ${x(14)} -50 ${x(28)} -47C${x(14)} -27 ${x(-14)} -27 ${x(-28)} -47Z`,
          lip,
        ) + line(`M${x(-31)} -49C${x(-14)} -38 ${x(14)} -38 ${x(31)} -49`, dark, 3.4)
      );
    case 'calm':
      return (
        shape(
          `M${x(-23)} -43C${x(-12)} -51 ${x(-5)} -51 ${x(0)} -48C${x(5)} -51 ${x(12)} -51 ${x(23)} -43C${x(12)} -29 ${x(-12)} -29 ${x(-23)} -43Z`,
          lip,
        ) + line(`M${x(-25)} -44C${x(-10)} -40 ${x(10)} -40 ${x(25)} -45`, dark, 3.2)
      );
    default:
      return (
        shape(
          `M${x(-20)} -41C${x(-10)} -49 ${x(-4)} -49 ${x(0)} -46C${x(4)} -49 ${x(10)} -49 ${x(20)} -42C${x(10)} -31 ${x(-10)} -31 ${x(-20)} -41Z`,
          lip,
        ) + line(`M${x(-21)} -41C${x(-8)} -43 ${x(8)} -43 ${x(21)} -41`, dark, 3)
      );
  }
}

function years({ view, age, skin, mood }: Face): string {
  if (age === 'young' || (age === 'grown' && mood !== 'laughs')) return '';
  const x = placer(view);
  const fold = line(
    `M${x(-25)} -76C${x(-36)} -66 ${x(-41)} -58 ${x(-42)} -48M${x(25)} -76C${x(36)} -66 ${x(41)} -58 ${x(42)} -48`,
    shaded(skin, 0.22),
    age === 'old' ? 3 : 2.4,
  );
  if (age !== 'old') return fold;
  return (
    fold +
    line(
      `M${x(-38)} -178C${x(-14)} -184 ${x(14)} -184 ${x(38)} -178M${x(-30)} -192C${x(-10)} -197 ${x(10)} -197 ${x(30)} -192M${x(-46)} -40C${x(-50)} -32 ${x(-48)} -24 ${x(-43)} -18`,
      shaded(skin, 0.16),
      2.4,
    )
  );
}

function spectacles({ view, glasses = '' }: Face): string {
  const x = placer(view);
  const lens = (s: 1 | -1) =>
    `M${x(s * 10)} -134C${x(s * 24)} -140 ${x(s * 48)} -140 ${x(s * 62)} -134C${x(s * 64)} -112 ${x(s * 54)} -99 ${x(s * 36)} -99C${x(s * 18)} -99 ${x(s * 8)} -112 ${x(s * 10)} -134Z`;
  const arm = view === 'front' ? 'M-62 -130L-82 -126M62 -130L82 -126' : `M${x(-62)} -130L-80 -124`;
  return line(`${lens(-1)}${lens(1)}M${x(-10)} -128C${x(-4)} -133 ${x(4)} -133 ${x(10)} -128${arm}`, glasses, 4.5);
}

/** The ears that are seen, behind hair that covers them. */
function ears({ view, build, skin, earrings, earsCovered }: Face): string {
  if (earsCovered) return '';
  const { cheek } = BUILDS[build];
  const one = (s: 1 | -1) => {
    const at = (x: number) => s * (cheek - 4 + x);
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
  const { view, age, build, skin, mood } = one;
  const x = placer(view);
  const blush = mixed(skin, '#D2452C', skin < '#7' ? 0.16 : 0.2);
  const cheeks = mood === 'busy' ? '' : line(`M${x(-46)} -84h.1M${x(46)} -84h.1`, blush, 26);
  return {
    ears: ears(one),
    face:
      shape(outline(view, build, age), skin) +
      shape(shade(view, build), shaded(skin, 0.1)) +
      cheeks +
      eyes(one) +
      nose(one) +
      years(one) +
      mouth(one) +
      (one.moustache
        ? shape(
            `M${x(-30)} -50C${x(-24)} -64 ${x(-8)} -66 ${x(0)} -61C${x(8)} -66 ${x(24)} -64 ${x(30)} -50C${x(16)} -56 ${x(-16)} -56 ${x(-30)} -50Z`,
            one.hair,
          )
        : '') +
      (one.glasses ? spectacles(one) : ''),
  };
}
