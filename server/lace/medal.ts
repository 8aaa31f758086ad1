import { hash, randomFrom } from './random.ts';
import { FAMILIES, nanduti, RIMS } from './nanduti.ts';
import { circle, group, shape, stitch, tenth } from './primitives.ts';

/** Colours of disc, threads, figure, ribbon and stripe. Each set has enough contrast on sun and on red earth. */
const CLOTHS = [
  { ground: '#4A150B', thread: '#F8F0DF', figure: '#F5B3C1', ribbon: '#12382C', stripe: '#F8F0DF' },
  { ground: '#12382C', thread: '#F8F0DF', figure: '#F6B93B', ribbon: '#C9502B', stripe: '#F8F0DF' },
  { ground: '#FFFAF0', thread: '#7A2413', figure: '#DB4F83', ribbon: '#C9502B', stripe: '#F5B3C1' },
  { ground: '#A3265A', thread: '#F8F0DF', figure: '#F5B3C1', ribbon: '#4A150B', stripe: '#F6B93B' },
  { ground: '#CFE4D6', thread: '#12382C', figure: '#A8371C', ribbon: '#1F5A40', stripe: '#F8F0DF' },
] as const;

/** Points on the edge of the disc, and the depth of the cuts between them. */
const CUTS = [
  { points: 0, depth: 0 },
  { points: 12, depth: 0.1 },
  { points: 8, depth: 0.08 },
  { points: 20, depth: 0.07 },
] as const;

const RADIUS = 100;

/** An award's medal on a ribbon, drawn from its name; not a copy of the real one. Square SVG text. */
export function medal(name: string): string {
  const { ribbon, stripe } = clothOf(name);
  const band =
    shape('M-62 -150H-22L22 -50H-18Z', ribbon) +
    shape('M62 -150H22L-22 -50H18Z', ribbon) +
    shape('M62 -150H22L-22 -50H18Z', '#000', 'opacity=".18"') +
    stitch('M-42 -150L0 -54', stripe, 4, '9 7') +
    stitch('M42 -150L0 -54', stripe, 4, '9 7');
  return whole(band + group('translate(0 40)', disc(name)));
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
  const cut = outline(pickOf(CUTS));
  const lace = nanduti(name, {
    family: pickOf(FAMILIES),
    rim: pickOf(RIMS),
    thread,
    colors: [figure],
    innerColors: [figure],
    weight: 1.5,
    detail: 0.7,
    solid: random() < 0.5,
    transform: 'scale(.84)',
    fragment: true,
  });
  return (
    group('translate(6 8)', shape(cut, '#2A1209', 'opacity=".25"')) +
    shape(cut, ground) +
    circle(0, 0, RADIUS - 9, 'none', `stroke="${thread}" stroke-width="1.6" stroke-dasharray="6 5"`) +
    lace
  );
}

function clothOf(name: string) {
  return CLOTHS[hash(`${name}:puntada`) % CLOTHS.length] ?? CLOTHS[0];
}

/** A circle with cuts, as a path around 0 0. */
function outline({ points, depth }: (typeof CUTS)[number]): string {
  if (points === 0)
    return `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;
  const at = (turn: number, radius: number) =>
    `${tenth(Math.sin(turn * 2 * Math.PI) * radius)} ${tenth(-Math.cos(turn * 2 * Math.PI) * radius)}`;
  let d = `M${at(-0.5 / points, RADIUS * (1 - depth))}`;
  for (let i = 0; i < points; i++)
    d += `Q${at(i / points, RADIUS * (1 + depth * 1.6))} ${at((i + 0.5) / points, RADIUS * (1 - depth))}`;
  return `${d}Z`;
}

function whole(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300" width="320" height="320">${body}</svg>`;
}
