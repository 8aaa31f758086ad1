// Eyes, beards and what years and life leave on a face of face.ts: what one person is told from another by.
import { mixed, shaded } from '../people/marks.ts';
import { line, shape } from '../../../server/lace/primitives.ts';
import type { Age, Build, FaceView, Mood } from './face.ts';

export type Eyes = 'almond' | 'round' | 'narrow' | 'hooded' | 'upturned' | 'wide' | 'soft';
/** `low` lie near the eyes, `soaring` rise outwards, `joined` almost meet, `short` are high and small. */
export type Brows = 'arched' | 'straight' | 'bushy' | 'thin' | 'low' | 'soaring' | 'joined' | 'short';
/** `long` ends low, `snub` high; `button` is its round tip alone. */
export type Nose = 'straight' | 'broad' | 'hooked' | 'snub' | 'long' | 'button' | 'slim';
export type Lips = 'full' | 'thin' | 'wide' | 'small';
/**
 * `scar` runs through a brow; `gap` is between the front teeth of who laughs; `stud` is in the wing of the nose; `spot` is a mole under
 * the nearer eye; `cleft` is in the chin; `bones` are below the eyes.
 */
export type Sign =
  | 'mole'
  | 'scar'
  | 'freckles'
  | 'dimples'
  | 'gap'
  | 'hollow'
  | 'stud'
  | 'spot'
  | 'cleft'
  | 'bones'
  | 'lashes';
export type Moustache = 'thin' | 'walrus';
export type Beard = 'stubble' | 'full' | 'goatee';

export interface Features {
  skin: string;
  view: FaceView;
  age: Age;
  build: Build;
  mood: Mood;
  /** Where the eyes look, each -1 to 1: right and down. */
  gaze?: readonly [number, number];
  /** Of brows and beard. */
  hair: string;
  /** Absent: almond, arched, straight. */
  eyes?: Eyes;
  brows?: Brows;
  nose?: Nose;
  lips?: Lips;
  /** From the middle line to the middle of an eye. Absent: 36. */
  apart?: number;
  signs?: readonly Sign[];
  moustache?: true | Moustache;
  beard?: Beard;
}

const DARK = '#27120C';
const WHITE = '#FBF4E8';

/** A point of the face is told from its middle line; the far side of a turned one is narrower. */
export function placer(view: FaceView): (x: number) => number {
  if (view === 'front') return (x) => x;
  return (x) => Math.round(16 + (x > 0 ? x * 0.86 : x * 1.02));
}

/** Half widths to both sides, height over and depth under the middle, how much lower the outer corner is, and the iris. */
const EYES: Record<Eyes, { inner: number; outer: number; tall: number; deep: number; fall: number; iris: number }> = {
  almond: { inner: 17, outer: 18, tall: 0, deep: 8, fall: 0, iris: 18 },
  round: { inner: 15, outer: 16, tall: 5, deep: 12, fall: 2, iris: 20 },
  narrow: { inner: 18, outer: 21, tall: -5, deep: 5, fall: -4, iris: 15 },
  hooded: { inner: 17, outer: 19, tall: -3, deep: 8, fall: 6, iris: 17 },
  upturned: { inner: 16, outer: 21, tall: 0, deep: 7, fall: -7, iris: 17 },
  wide: { inner: 18, outer: 19, tall: 3, deep: 10, fall: 1, iris: 20 },
  soft: { inner: 16, outer: 19, tall: 1, deep: 8, fall: 6, iris: 18 },
};

const BROWS: Record<Brows, (x: (along: number) => number, y: number) => string> = {
  arched: (x, y) =>
    `M${x(-24)} ${y - 26}C${x(-12)} ${y - 37} ${x(10)} ${y - 38} ${x(25)} ${y - 25}C${x(10)} ${y - 31} ${x(-10)} ${y - 29} ${x(-24)} ${y - 26}Z`,
  straight: (x, y) =>
    `M${x(-26)} ${y - 29}C${x(-10)} ${y - 34} ${x(12)} ${y - 34} ${x(29)} ${y - 26}C${x(12)} ${y - 25} ${x(-10)} ${y - 24} ${x(-25)} ${y - 20}Z`,
  bushy: (x, y) =>
    `M${x(-27)} ${y - 20}C${x(-26)} ${y - 38} ${x(8)} ${y - 44} ${x(31)} ${y - 21}C${x(22)} ${y - 25} ${x(18)} ${y - 22} ${x(10)} ${y - 25}C${x(2)} ${y - 21} ${x(-6)} ${y - 25} ${x(-12)} ${y - 20}C${x(-18)} ${y - 23} ${x(-22)} ${y - 20} ${x(-27)} ${y - 20}Z`,
  thin: (x, y) =>
    `M${x(-22)} ${y - 27}C${x(-10)} ${y - 43} ${x(14)} ${y - 44} ${x(26)} ${y - 26}C${x(13)} ${y - 39} ${x(-9)} ${y - 38} ${x(-22)} ${y - 27}Z`,
  low: (x, y) =>
    `M${x(-27)} ${y - 25}C${x(-12)} ${y - 30} ${x(14)} ${y - 32} ${x(31)} ${y - 18}C${x(14)} ${y - 22} ${x(-10)} ${y - 20} ${x(-26)} ${y - 16}Z`,
  soaring: (x, y) =>
    `M${x(-24)} ${y - 31}C${x(-10)} ${y - 36} ${x(4)} ${y - 42} ${x(17)} ${y - 42}C${x(24)} ${y - 40} ${x(29)} ${y - 34} ${x(31)} ${y - 26}C${x(24)} ${y - 33} ${x(18)} ${y - 36} ${x(9)} ${y - 35}C${x(-2)} ${y - 33} ${x(-14)} ${y - 28} ${x(-24)} ${y - 25}Z`,
  joined: (x, y) =>
    `M${x(-32)} ${y - 23}C${x(-22)} ${y - 31} ${x(8)} ${y - 38} ${x(28)} ${y - 23}C${x(12)} ${y - 29} ${x(-12)} ${y - 27} ${x(-32)} ${y - 18}Z`,
  short: (x, y) =>
    `M${x(-17)} ${y - 31}C${x(-8)} ${y - 40} ${x(8)} ${y - 41} ${x(19)} ${y - 32}C${x(9)} ${y - 33} ${x(-4)} ${y - 32} ${x(-15)} ${y - 24}Z`,
};

/** Both eyes, open, with lids and brows; a mark of the same colour is one path for both. */
export function eyes(one: Features): string {
  const { view, age, gaze = [0, 0], hair, skin, eyes: kind = 'almond', apart = 36, brows = 'arched' } = one;
  const to = placer(view);
  const y = -120;
  const { inner, outer, deep, fall, iris, tall: more } = EYES[kind];
  const tall = { child: 13, young: 13, grown: 12, middle: 11, old: 9 }[age] + more;
  const [right, down] = [Math.round(gaze[0] * 5), Math.round(gaze[1] * 3)];
  const both = (draw: (x: (along: number) => number) => string) =>
    draw((along) => to(-apart - along)) + draw((along) => to(apart + along));
  const upper = (x: (along: number) => number) =>
    `M${x(-inner)} ${y + 2}C${x(-10)} ${y - tall} ${x(8)} ${y - tall - 2} ${x(outer)} ${y - 1 + fall}`;
  const looksDown = gaze[1] > 0.3;
  const lid = (x: (along: number) => number) => `${x(9)} ${y - 9} ${x(-8)} ${y - 8} ${x(-inner)} ${y + 2}`;
  const dots = (color: string, size: number, dx: number, dy: number) =>
    line(
      both((x) => `M${x(0) + right + dx} ${y + down + dy}h.1`),
      color,
      size,
    );
  const crease = (x: (along: number) => number) =>
    kind === 'hooded'
      ? `M${x(-16)} ${y - tall - 3}C${x(-4)} ${y - tall - 7} ${x(12)} ${y - tall - 4} ${x(24)} ${y + 7}`
      : `M${x(-14)} ${y - tall - 5}C${x(-4)} ${y - tall - 10} ${x(12)} ${y - tall - 9} ${x(19)} ${y - 9}`;
  const lashes = (x: (along: number) => number) =>
    `M${x(outer - 1)} ${y - 2 + fall}L${x(outer + 7)} ${y - 8 + fall}M${x(outer - 7)} ${y - 7 + fall}L${x(outer)} ${y - 14 + fall}`;
  const crows = (x: (along: number) => number) =>
    `M${x(25)} ${y - 3}L${x(34)} ${y - 8}M${x(25)} ${y + 3}L${x(34)} ${y + 4}`;
  // There is no room for them on the far side.
  const thin = view === 'turned' && one.build === 'lean';
  return (
    shape(
      both((x) => `${upper(x)}C${x(10)} ${y + deep} ${x(-8)} ${y + deep + 1} ${x(-inner)} ${y + 2}Z`),
      WHITE,
    ) +
    dots(DARK, iris, 0, -1) +
    dots(WHITE, 5, -3, -4) +
    (looksDown
      ? shape(
          both((x) => `${upper(x)}C${lid(x)}Z`),
          shaded(skin, 0.16),
        )
      : '') +
    line(
      both((x) => (looksDown ? `M${x(outer)} ${y - 1 + fall}C${lid(x)}` : upper(x))) +
        (one.signs?.includes('lashes') && !looksDown ? both(lashes) : ''),
      DARK,
      4.5,
    ) +
    line(
      both(crease) + (age === 'old' ? (thin ? crows((along) => to(-apart - along)) : both(crows)) : ''),
      shaded(skin, 0.3),
      kind === 'hooded' ? 3 : 2.2,
    ) +
    shape(
      both((x) => BROWS[brows](x, y)),
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

/** Folds beside the nose end well over the corners of the mouth. */
export function years({ view, age, skin, mood }: Features): string {
  if (age === 'child' || age === 'young' || (age === 'grown' && mood !== 'laughs')) return '';
  const x = placer(view);
  const fold = line(
    `M${x(-29)} -77C${x(-36)} -73 ${x(-41)} -68 ${x(-43)} -62M${x(29)} -77C${x(36)} -73 ${x(41)} -68 ${x(43)} -62`,
    shaded(skin, age === 'old' ? 0.2 : 0.15),
    2.4,
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

/** What is on the skin of one face alone. */
export function marks({ view, skin, signs = [] }: Features): string {
  const x = placer(view);
  const drawn: Partial<Record<Sign, string>> = {
    mole: line(`M${x(34)} -62h.1`, shaded(skin, 0.66), 7),
    scar: line(`M${x(-52)} -158L${x(-46)} -141`, mixed(skin, '#FFE9DC', 0.45), 4.4),
    freckles: line(
      `M${x(-50)} -92h.1M${x(-40)} -84h.1M${x(-30)} -91h.1M${x(-44)} -74h.1M${x(-56)} -80h.1M${x(50)} -92h.1M${x(40)} -84h.1M${x(30)} -91h.1M${x(44)} -74h.1M${x(56)} -80h.1`,
      shaded(skin, 0.3),
      4.4,
    ),
    dimples: line(
      `M${x(-51)} -58C${x(-54)} -54 ${x(-54)} -50 ${x(-51)} -46M${x(51)} -58C${x(54)} -54 ${x(54)} -50 ${x(51)} -46`,
      shaded(skin, 0.22),
      3,
    ),
    hollow: line(
      `M${x(-66)} -88C${x(-58)} -72 ${x(-54)} -58 ${x(-54)} -40M${x(60)} -86C${x(54)} -72 ${x(50)} -58 ${x(50)} -42`,
      shaded(skin, 0.16),
      5,
    ),
    spot: line(`M${x(-52)} -94h.1`, shaded(skin, 0.66), 6),
    cleft: line(`M${x(0)} -16V-6`, shaded(skin, 0.26), 3),
    bones: line(
      `M${x(-64)} -96C${x(-56)} -88 ${x(-46)} -84 ${x(-36)} -86M${x(62)} -96C${x(56)} -88 ${x(46)} -84 ${x(38)} -86`,
      shaded(skin, 0.2),
      3,
    ),
    stud: line(`M${x(-18)} -75h.1`, '#F6C96F', 6.5),
  };
  return signs.map((sign) => drawn[sign] ?? '').join('');
}
