import { house } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bush, furrows, hill, road } from './land.ts';
import { colors, skins } from './palette.ts';
import { seated, woman } from './people.ts';
import { blossomDefs, lapacho, palm, palmDefs, undergrowth } from './plants.ts';
import { box, circle, lace, oval } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const TOP = -34;

/** A women's committee meets in the shade of a lapacho in flower. */
export function heroNoon(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const sky =
    box(0, TOP - 10, WIDTH, HEIGHT - TOP + 10, colors.mist) +
    circle(900, 330, 214, '#F8E2A0') +
    lace(
      'mediodía',
      { family: 'guava', rim: 'fan', thread: '#FFFDF4', colors: ['#E9B84B', '#FFFDF4'], weight: 0.8 },
      900,
      330,
      206,
    );
  const distance =
    hill('#A9CDB0', { ...land, y: 560, swing: 30, points: 5, seed: 'm1' }) +
    bush('#6FA577', { width: WIDTH, y: 618, size: 84, depth: 110, seed: 'm2' }) +
    hill('#E9C566', { ...land, y: 640, swing: 16, points: 5, seed: 'm3' }) +
    furrows('#C7932F', { from: -200, to: 1500, top: 650, bottom: 800, vanish: 640, count: 26, width: 4 });
  const farm =
    palm(80, 690, 130, 0.85, colors.wood, 8) +
    palm(150, 690, 90, 0.65, colors.wood, -8) +
    palm(1540, 672, 200, 1, colors.wood, -8) +
    house(470, 700, 1.05, { wall: colors.paper });
  const meadow =
    hill('#3E7D4F', { ...land, y: 742, swing: 14, seed: 'm4' }) +
    road(
      [
        [230, 1010, 300],
        [520, 888, 130],
        [640, 826, 62],
        [570, 782, 30],
        [590, 747, 14],
      ],
      '#F2B07A',
    );
  const plants = ['#1D4A36', '#245B3C'] as const;
  const foreground =
    undergrowth(plants, { from: -20, to: 230, y: 992, size: 2.3, count: 4, seed: 'm8' }) +
    undergrowth(plants, { from: 1450, to: 1640, y: 985, size: 2.4, count: 3, seed: 'm9' });
  const tree = oval(1130, 866, 330, 34, '#2C6440') + lapacho(1130, 842, 1.6, { seed: 'lap', falling: 30 });
  return canvas(
    { ...land, top: TOP, name: 'noon', grain: 0.5, defs: palmDefs('#245B3C', '#3F8455') + blossomDefs() },
    sky + distance + farm + meadow + tree + committee() + foreground,
  );
}

/** Six sit in a circle; one stands beside the tree and speaks. */
function committee(): string {
  const { cream, lapacho: pink, monte, paper, rose, sun, tierra, tierraDeep } = colors;
  return (
    seated(1006, 866, 138, { back: true, skirt: tierra, top: paper, skin: skins[1] }) +
    seated(1272, 862, 138, { flip: true, skirt: monte, top: rose, skin: skins[2], holds: 'book' }) +
    seated(906, 900, 156, { skirt: pink, top: cream, holds: 'guampa' }) +
    seated(1372, 902, 156, { flip: true, skirt: sun, top: paper, skin: skins[1] }) +
    woman(1196, 872, 184, { top: paper, skirt: tierraDeep, arms: ['point', 'hold'], skin: skins[0] }) +
    seated(1030, 950, 172, { skirt: monte, top: sun, skin: skins[2], back: true }) +
    seated(1258, 952, 172, { flip: true, skirt: pink, top: cream, skin: skins[0], back: true })
  );
}
