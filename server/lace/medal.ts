import { hash, randomFrom } from './random.ts';
import { FAMILIES, nanduti, RIMS } from './nanduti.ts';
import { group, shape, stitch, tenth } from './primitives.ts';

/** Colours of disc, threads, figure, ribbon and stripe. Each set has enough contrast on sun and on red earth. */
const CLOTHS = [
  { ground: '#F5B3C1', thread: '#4A150B', figure: '#A3265A', ribbon: '#12382C', stripe: '#F8F0DF' },
  { ground: '#12382C', thread: '#F8F0DF', figure: '#F6B93B', ribbon: '#C9502B', stripe: '#F8F0DF' },
  { ground: '#FFFAF0', thread: '#7A2413', figure: '#DB4F83', ribbon: '#C9502B', stripe: '#F5B3C1' },
  { ground: '#A3265A', thread: '#F8F0DF', figure: '#F5B3C1', ribbon: '#4A150B', stripe: '#F6B93B' },
  { ground: '#CFE4D6', thread: '#12382C', figure: '#A8371C', ribbon: '#1F5A40', stripe: '#F8F0DF' },
] as const;

/** What is cut: its points, how far they and the cuts between them reach, and how large its lace is. */
interface Cut {
  points: number;
  out: number;
  cut: number;
  /** Straight from point to cut; else rounded. */
  sharp?: boolean;
  lace: number;
}

const CUTS: readonly Cut[] = [
  { points: 0, out: 100, cut: 100, lace: 0.84 },
  { points: 12, out: 116, cut: 90, lace: 0.84 },
  { points: 8, out: 113, cut: 92, lace: 0.84 },
  { points: 6, out: 124, cut: 84, lace: 0.78 },
  { points: 16, out: 110, cut: 90, sharp: true, lace: 0.8 },
  { points: 8, out: 110, cut: 84, sharp: true, lace: 0.74 },
  // Its cuts are the middles of straight sides.
  { points: 4, out: 110, cut: 77.8, sharp: true, lace: 0.68 },
];

/** An award's medal on a ribbon, drawn from its name; not a copy of the real one. Square SVG text. */
export function medal(name: string): string {
  const { ribbon, stripe } = clothOf(name);
  const bands = [crossed, straight, gathered];
  const band = bands[hash(`${name}:cinta`) % bands.length] ?? crossed;
  return whole(band(ribbon, stripe) + group('translate(0 40)', disc(name)));
}

function crossed(ribbon: string, stripe: string): string {
  return (
    shape('M-62 -150H-22L22 -50H-18Z', ribbon) +
    shape('M62 -150H22L-22 -50H18Z', ribbon) +
    shape('M62 -150H22L-22 -50H18Z', '#000', 'opacity=".18"') +
    stitch('M-42 -150L0 -54', stripe, 4, '9 7') +
    stitch('M42 -150L0 -54', stripe, 4, '9 7')
  );
}

function straight(ribbon: string, stripe: string): string {
  return (
    shape('M-34 -150H34V-40H-34Z', ribbon) +
    shape('M-8 -150H8V-40H-8Z', stripe) +
    stitch('M-24 -150V-50M24 -150V-50', stripe, 3, '9 7')
  );
}

function gathered(ribbon: string, stripe: string): string {
  return (
    shape('M-80 -150H80L14 -46H-14Z', ribbon) +
    shape('M0 -150H80L14 -46H0Z', '#000', 'opacity=".18"') +
    stitch('M-56 -150L-8 -54M0 -150V-54M56 -150L8 -54', stripe, 4, '9 7')
  );
}

/** A certificate's seal with two ribbon tails, drawn from its name. Square SVG text. */
export function seal(name: string): string {
  const { ribbon, stripe } = clothOf(name);
  const tail = (x: number, turn: number) =>
    group(
      `translate(${x} 36) rotate(${turn})`,
      shape('M-22 0H22V104L0 86L-22 104Z', ribbon) + stitch('M-13 0V86M13 0V86', stripe, 3, '8 6'),
    );
  return whole(tail(-30, 14) + tail(30, -14) + group('translate(0 -40)', disc(name)));
}

function disc(name: string): string {
  const { ground, thread, figure } = clothOf(name);
  const random = randomFrom(`${name}:tapa`);
  const pickOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const cut = pickOf(CUTS);
  const edge = outline(cut);
  const lace = nanduti(name, {
    family: pickOf(FAMILIES),
    rim: pickOf(RIMS),
    thread,
    colors: [figure],
    innerColors: [figure],
    weight: 1.5,
    detail: 0.7,
    solid: random() < 0.5,
    transform: `scale(${cut.lace})`,
    fragment: true,
  });
  return (
    group('translate(6 8)', shape(edge, '#2A1209', 'opacity=".25"')) +
    shape(edge, ground) +
    group('scale(.92)', stitch(edge, thread, 1.8, '6 5')) +
    lace
  );
}

function clothOf(name: string) {
  return CLOTHS[hash(`${name}:puntada`) % CLOTHS.length] ?? CLOTHS[0];
}

/** As a path around 0 0. */
function outline({ points, out, cut, sharp }: Cut): string {
  if (points === 0) return `M${-out} 0a${out} ${out} 0 1 0 ${2 * out} 0a${out} ${out} 0 1 0 ${-2 * out} 0Z`;
  const at = (turn: number, radius: number) =>
    `${tenth(Math.sin(turn * 2 * Math.PI) * radius)} ${tenth(-Math.cos(turn * 2 * Math.PI) * radius)}`;
  let d = `M${at(-0.5 / points, cut)}`;
  for (let i = 0; i < points; i++)
    d += `${sharp ? 'L' : 'Q'}${at(i / points, out)}${sharp ? 'L' : ' '}${at((i + 0.5) / points, cut)}`;
  return `${d}Z`;
}

function whole(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300" width="320" height="320">${body}</svg>`;
}
