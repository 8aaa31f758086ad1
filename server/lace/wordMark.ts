import { fitText } from '#server/lettering/fitText.ts';
import { drawLine, toKnown, widthOf } from '#server/lettering/outlines.ts';
import { nanduti } from './nanduti.ts';
import { box, circle, group, stitch, tenth } from './primitives.ts';
import { hash } from './random.ts';

const WIDTH = 320;
const HEIGHT = 112;
const SIZES = [46, 40, 34, 29, 25, 21];
const LEADING = 1.06;
/** Of capitals, as a share of the size. */
const CAPITALS = 0.68;
/** Between the edge and the name. */
const SIDE = 22;
/** Width of the lace beside a name. */
const LACE = 76;

interface Setting {
  ground?: string;
  letters: string;
  thread: string;
  sewn: 'edge' | 'below' | 'lace';
}

const SETTINGS: readonly [Setting, ...Setting[]] = [
  { ground: '#EADCC0', letters: '#7A2413', thread: '#7A2413', sewn: 'edge' },
  { ground: '#7A2413', letters: '#F8F0DF', thread: '#F6B93B', sewn: 'below' },
  { letters: '#12382C', thread: '#A8371C', sewn: 'lace' },
  { ground: '#CFE4D6', letters: '#12382C', thread: '#12382C', sewn: 'edge' },
  { letters: '#4A150B', thread: '#C9502B', sewn: 'below' },
  { ground: '#12382C', letters: '#F8F0DF', thread: '#F5B3C1', sewn: 'lace' },
];

/** The name of an organization in our own letters, as on a woven ribbon: no copy of its logo. SVG text, 320 × 112. */
export function wordMark(name: string): string {
  const { ground, letters, thread, sewn } = SETTINGS[hash(`${name}:cinta`) % SETTINGS.length] ?? SETTINGS[0];
  const left = SIDE + (sewn === 'lace' ? LACE : 0);
  const room = { width: WIDTH - left - SIDE, height: HEIGHT - 2 * SIDE, sizes: SIZES, leading: LEADING };
  const { size, lines } = fitText(name, room);
  const height = (lines.length - 1) * size * LEADING + size * CAPITALS;
  const first = (HEIGHT - height) / 2 + size * CAPITALS;
  const words = lines.map((line, at) =>
    group(`translate(${left} ${tenth(first + at * size * LEADING)})`, drawLine(line, size)),
  );
  const longest = Math.max(0, ...lines.map((line) => (widthOf(toKnown(line)) * size) / 1000));
  const sewing = {
    edge: () => stitch(`M7 7H${WIDTH - 7}V${HEIGHT - 7}H7Z`, thread, 1.6, '6 5'),
    below: () => {
      const y = tenth(first + (lines.length - 1) * size * LEADING + size * 0.42);
      return (
        stitch(`M${left} ${y}H${tenth(left + longest)}`, thread, 2.4, '9 6') + circle(left + longest, y, 3.4, thread)
      );
    },
    lace: () =>
      nanduti(name, {
        thread,
        weight: 2,
        detail: 0.5,
        solid: true,
        transform: `translate(${SIDE + LACE / 2 - 10} ${HEIGHT / 2}) scale(.34)`,
        fragment: true,
      }),
  }[sewn];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${ground ? box(0, 0, WIDTH, HEIGHT, ground) : ''}${sewing()}<g fill="${letters}">${words.join('')}</g></svg>`;
}
