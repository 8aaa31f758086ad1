import { house } from './buildings.ts';
import { canvas } from './canvas.ts';
import { terere } from './goods.ts';
import { bush, furrows, hill, road } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { seated, woman } from './people.ts';
import { lapachoDefs, lapacho, mango, palm, palmDefs, undergrowth } from './plants.ts';
import { box, circle, lace, oval, shape } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const TOP = -34;

/** A women's committee meets in the shade of a lapacho in flower: right of the banner's head, below y 350 (see heroDawn). */
export function heroNoon(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const sky =
    box(0, TOP - 10, WIDTH, HEIGHT - TOP + 10, colors.mist) +
    shape('M0 470C500 400 900 520 1600 380V800H0Z', '#DDEDD9') +
    circle(1060, 536, 176, '#F8E2A0') +
    lace(
      'mediodía',
      { family: 'guava', rim: 'fan', thread: '#FFFDF4', colors: ['#E9B84B', '#FFFDF4'], weight: 0.8 },
      1060,
      536,
      169,
    );
  const distance =
    hill('#A9CDB0', { ...land, y: 706, swing: 12, points: 5, seed: 'm1' }) +
    bush('#6FA577', { width: WIDTH, y: 746, size: 50, depth: 60, seed: 'm2' }) +
    hill('#E9C566', { ...land, y: 750, swing: 8, points: 5, seed: 'm3' }) +
    furrows('#C7932F', { from: -200, to: 1500, top: 758, bottom: 850, vanish: 700, count: 26, width: 4 });
  const farm =
    palm(92, 790, 44, 0.46, colors.wood, 5) +
    palm(140, 790, 30, 0.36, colors.wood, -5) +
    palm(1558, 780, 190, 1, colors.wood, -8) +
    palm(1592, 784, 120, 0.7, colors.wood, 6) +
    mango(940, 792, 0.28) +
    house(806, 796, 0.84, { wall: colors.paper });
  const meadow =
    hill('#3E7D4F', { ...land, y: 814, swing: 10, seed: 'm4' }) +
    road(
      [
        [380, 980, 310],
        [640, 908, 130],
        [800, 868, 66],
        [786, 842, 32],
        [803, 822, 17],
        [808, 800, 9],
      ],
      '#F2B07A',
    );
  const plants = ['#1D4A36', '#245B3C'] as const;
  const foreground =
    undergrowth(plants, { from: -20, to: 230, y: 972, size: 2.2, count: 4, seed: 'm8' }) +
    undergrowth(plants, { from: 1500, to: 1640, y: 978, size: 2, count: 2, seed: 'm9' });
  const tree = oval(1262, 890, 318, 34, '#2C6440') + lapacho(1262, 868, 1.2, { seed: 'lap', falling: 30 });
  return canvas(
    { ...land, top: TOP, name: 'noon', grain: 0.5, defs: palmDefs('#245B3C', '#3F8455') + lapachoDefs() },
    sky + distance + farm + meadow + tree + committee() + foreground,
  );
}

/** Six sit in a circle around the tereré; one stands beside the tree and speaks. */
function committee(): string {
  const { cream, lapacho: pink, monte, paper, rose, sun, tierra, tierraDeep } = colors;
  return (
    seated(1130, 880, 138, { back: true, skirt: tierra, top: paper, skin: skins[1] }) +
    seated(1398, 876, 138, { flip: true, skirt: monte, top: rose, skin: skins[2], holds: 'book' }) +
    seated(1026, 908, 156, { skirt: pink, top: cream, holds: 'guampa' }) +
    seated(1498, 910, 156, { flip: true, skirt: sun, top: paper, skin: skins[1] }) +
    woman(1326, 884, 184, { top: paper, skirt: tierraDeep, arms: ['point', 'hold'], skin: skins[0] }) +
    terere(1256, 930, 0.52) +
    seated(1150, 950, 172, { skirt: monte, top: sun, skin: skins[2], back: true }) +
    seated(1384, 952, 172, { flip: true, skirt: pink, top: cream, skin: skins[0], back: true })
  );
}
