import { cow } from './animals.ts';
import { fence, school, waterTower } from './buildings.ts';
import { cabbage } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { mango, palm, palmDefs } from './plants.ts';
import { box, circle, lace, oval, shape, stamp, stampDefs, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const SUN = { x: 404, y: 350, radius: 160 } as const;

/** What `farm` and `stampedCabbage` refer to. */
export const FARM_DEFS = palmDefs(colors.monte, colors.forest) + stampDefs('repollo', cabbage(0, 0, 1));

export function stampedCabbage(x: number, y: number, scale: number): string {
  return stamp('repollo', `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 100) / 100})`);
}

/** Sky, sun and hills. */
export function land(): string {
  const size = { width: WIDTH, height: HEIGHT };
  return (
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    circle(SUN.x, SUN.y, SUN.radius, colors.sun) +
    lace(
      'chacra',
      { family: 'sun', rim: 'scallop', thread: '#FDF0CF', colors: [colors.cream], weight: 1.1, detail: 0.4 },
      SUN.x,
      SUN.y,
      SUN.radius * 0.94,
    ) +
    hill('#A9CDB0', { ...size, y: 340, swing: 34, points: 5, seed: 'fa1' }) +
    bush('#5F9270', { width: WIDTH, y: 398, size: 90, depth: 80, seed: 'fa2' }) +
    hill('#4C8A55', { ...size, y: 428, swing: 8, points: 6, seed: 'fa3' })
  );
}

/** The school, its beds on the left and its pasture on the right. */
export function farm(grazing: boolean): string {
  const bed = 'M-10 548C160 506 420 494 566 492C548 620 470 800 400 910H-10Z';
  let rows = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5; i++)
      rows += stampedCabbage(62 + i * (86 + row * 8) - row * 14, 548 + row * 62 - i * 8, 0.62 + row * 0.14);
  return (
    waterTower(1040, 436, 1) +
    palm(92, 456, 190, 1, colors.monte, 14) +
    palm(156, 462, 110, 0.76, colors.monte, -10) +
    mango(1136, 480, 0.66) +
    school(548, 440, 1.12) +
    hill('#3F7F4B', { width: WIDTH, height: HEIGHT, y: 470, swing: 6, points: 6, seed: 'fa4' }) +
    shape(bed, '#9A4426') +
    `<clipPath id="fa"><path d="${bed}"/></clipPath><g clip-path="url(#fa)">${furrows('#7A2E18', { from: -760, to: 560, top: 490, bottom: 930, vanish: 480, count: 12, width: 8 })}</g>` +
    rows +
    fence(
      [
        [1210, 612],
        [1090, 594],
        [970, 580],
        [850, 570],
        [730, 562],
      ],
      58,
      42,
    ) +
    oval(776, 614, 84, 8, '#174631', 'opacity=".6"') +
    cow(776, 612, 1.6, { flip: true, grazing }) +
    shape(`M-10 872C300 850 820 850 1210 876V1010H-10Z`, colors.road) +
    stitch('M-20 962C320 936 820 936 1220 966', '#F6B36B', 5, '24 18', 'opacity=".6"')
  );
}
