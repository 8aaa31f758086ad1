import { hash, pick, randomFrom } from './random.ts';
import { FAMILIES, nanduti } from './nanduti.ts';

/** Background, thread and figure colour. */
const CLOTHS = [
  { ground: '#7A2413', thread: '#F8F0DF', colors: ['#F6B93B'] },
  { ground: '#12382C', thread: '#F5B3C1', colors: ['#F8F0DF'] },
  { ground: '#F5B3C1', thread: '#7A2413', colors: ['#A8371C'] },
  { ground: '#CFE4D6', thread: '#1F5A40', colors: ['#A8371C'] },
  { ground: '#F6B93B', thread: '#7A2413', colors: ['#12382C'] },
] as const;

/** The picture of an office without a photo, drawn from its name. Square SVG text. */
export function officeTile(name: string): string {
  const random = randomFrom(`office ${name}`);
  const { ground, thread, colors } = CLOTHS[hash(name) % CLOTHS.length] ?? CLOTHS[0];
  const lace = nanduti(name, {
    family: pick(random, FAMILIES),
    thread,
    colors,
    weight: 2,
    detail: 0.5,
    solid: true,
    transform: `translate(${Math.round(random() * 30 - 15)} ${Math.round(20 + random() * 25)}) scale(1.15)`,
    fragment: true,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="128" height="128"><path d="M-100 -100h200v200h-200z" fill="${ground}"/>${lace}</svg>`;
}
