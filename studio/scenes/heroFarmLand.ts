import { cow } from './animals.ts';
import { school, waterTower } from './buildings.ts';
import { cabbage } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { palm, palmDefs } from './plants.ts';
import { box, circle, lace, oval, shape, stamp, stampDefs, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const SUN = { x: 600, y: 392, radius: 252 } as const;

/** What `farm`, `stampedCabbage` and `carriedCabbage` refer to. */
export const FARM_DEFS =
  palmDefs(colors.monte, colors.forest) +
  stampDefs('repollo', cabbage(0, 0, 1)) +
  stampDefs('alzado', cabbage(0, 0, 1, false));

/** Where the bed begins on the left edge. */
export const BED_LEFT = 639;

export function stampedCabbage(x: number, y: number, scale: number): string {
  return stamp('repollo', `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 100) / 100})`);
}

/** In somebody's hands. */
export function carriedCabbage(x: number, y: number, scale: number): string {
  return stamp('alzado', `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 100) / 100})`);
}

/** Furrows of the bed, `more` of them to the left. */
export const bedFurrows = (more = 0): string =>
  furrows('#7A2E18', {
    from: -900 - 150 * more,
    to: 2100,
    top: 600,
    bottom: 1010,
    vanish: 600,
    count: 21 + more,
    width: 9,
  });

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
    hill('#A9CDB0', { ...size, y: 390, swing: 34, points: 5, seed: 'fa1' }) +
    bush('#5F9270', { width: WIDTH, y: 448, size: 90, depth: 80, seed: 'fa2' }) +
    hill('#4C8A55', { ...size, y: 478, swing: 8, points: 6, seed: 'fa3' })
  );
}

/** The school and its pasture, far behind. */
export function farm(): string {
  return (
    waterTower(1092, 466, 0.9) +
    palm(96, 500, 140, 0.9, colors.monte, 14) +
    palm(150, 504, 84, 0.7, colors.monte, -10) +
    school(330, 494, 0.8) +
    hill('#3F7F4B', { width: WIDTH, height: HEIGHT, y: 520, swing: 6, points: 6, seed: 'fa4' }) +
    oval(826, 566, 62, 6, '#174631', 'opacity=".6"') +
    cow(826, 564, 1.2, { flip: true, grazing: true })
  );
}

/** The bed they stand in, to the lower edge. */
export function bed(): string {
  const d = 'M-10 640C300 612 900 612 1210 640V1010H-10Z';
  return (
    shape(d, '#9A4426') +
    `<clipPath id="fa"><path d="${d}"/></clipPath><g clip-path="url(#fa)">${bedFurrows()}</g>` +
    [40, 470, 745, 1150].map((x, i) => stampedCabbage(x, 664 + (i % 2) * 6, 0.8)).join('')
  );
}
