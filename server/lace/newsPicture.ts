import { hash, pick, randomFrom } from './random.ts';
import { FAMILIES, nanduti } from './nanduti.ts';

/** Background, thread and figure colours with enough contrast. */
const CLOTHS = [
  { ground: '#12382C', thread: '#F8F0DF', colors: ['#F6B93B'] },
  { ground: '#A8371C', thread: '#F8F0DF', colors: ['#F6B93B', '#F5B3C1'] },
  { ground: '#7A2413', thread: '#F5B3C1', colors: ['#F6B93B', '#F8F0DF'] },
  { ground: '#F6B93B', thread: '#7A2413', colors: ['#A8371C', '#12382C'] },
  { ground: '#1F5A40', thread: '#F8F0DF', colors: ['#F5B3C1', '#F6B93B'] },
  { ground: '#DB4F83', thread: '#FFFAF0', colors: ['#F6B93B', '#F9D3CF'] },
] as const;

type Corner = readonly [1 | -1, 1 | -1];

/** Corners that the lace may be moved towards, as directions of x and y. */
const CORNERS: readonly [Corner, ...Corner[]] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];

/**
 * The picture of a news post without one: a large cropped lace on a coloured square of 400 px. `slug` is the seed. SVG
 * text without scripts or references, under 4 KB compressed.
 */
export function newsPicture(slug: string): string {
  const random = randomFrom(`news ${slug}`);
  const cloth = CLOTHS[hash(slug) % CLOTHS.length] ?? CLOTHS[0];
  const [right, down] = pick(random, CORNERS);
  const x = right * Math.round(18 + random() * 22);
  const y = down * Math.round(18 + random() * 22);
  const scale = 1.16 + Math.round(random() * 30) / 100;
  const lace = nanduti(slug, {
    family: pick(random, FAMILIES),
    thread: cloth.thread,
    colors: cloth.colors,
    weight: 0.8,
    detail: 1.5,
    transform: `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    fragment: true,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="400" height="400"><path d="M-100 -100h200v200h-200z" fill="${cloth.ground}"/>${lace}</svg>`;
}
