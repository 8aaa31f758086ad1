// The Stoplight's share card, 1600 x 900 with more sky for its title.
import type { Family } from '../../server/lace/nanduti.ts';
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, lace, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** Three circles that grow from red to green; each has its weave: spider, ant, sun. */
export function coverStoplight(): string {
  const top = -170;
  const disc = (
    x: number,
    y: number,
    radius: number,
    color: string,
    seed: string,
    family: Family,
    thread: string,
    turn: number,
  ) =>
    circle(x, y, radius, color) +
    lace(seed, { family, rim: 'scallop', thread, weight: 0.75, detail: 1.7, solid: true }, x, y, radius * 0.95, turn);
  // They climb within the middle 800, so that a tall crop shows all three; what lies beside them is cloth. The ground is not the
  // page's: on cream the cloth's lace would end in mid-air.
  const cloth =
    lace('paño', { family: 'sun', rim: 'fan', thread: '#E4F1E3', weight: 0.6 }, 1150, 760, 640) +
    stitch('M-20 830C200 850 300 790 420 700', colors.lapacho, 7, '26 18') +
    stitch('M1180 60C1300 -20 1440 -70 1620 -90', colors.lapacho, 7, '26 18');
  return canvas(
    { width: WIDTH, height: HEIGHT - top, top, name: 'cstop', grain: 0.4 },
    box(0, top, WIDTH, HEIGHT - top, colors.mist) +
      cloth +
      disc(540, 672, 134, stoplight.red, 'rojo', 'spider', '#FBE3D4', 4) +
      disc(700, 446, 180, stoplight.yellow, 'amarillo', 'ant', colors.tierraDeep, 8) +
      disc(944, 158, 246, stoplight.green, 'verde', 'sun', '#F3F3DC', 0),
  );
}
