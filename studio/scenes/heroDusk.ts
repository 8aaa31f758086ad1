import { randomFrom } from '../../server/lace/random.ts';
import { nanduti } from '../../server/lace/nanduti.ts';
import { cow } from './animals.ts';
import { fence, milkingShed, school, waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { cheese } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { man, woman } from './people.ts';
import { mango, palm, palmDefs, undergrowth } from './plants.ts';
import {
  box,
  circle,
  lace,
  line,
  oval,
  shape,
  stamp,
  stampDefs,
  stitch,
  tenth,
  whole,
} from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const TOP = -80;

/**
 * Stars of lace: x, y, radius, and a turn in degrees, so that one drawing serves for all. None so high that a low window would
 * cut it, none left of x 950, where the banner's head stands.
 */
const STARS = [
  [984, 424, 22, 0],
  [1128, 380, 36, 15],
  [1290, 432, 18, 5],
  [1424, 372, 27, 20],
] as const;
/** The fence of the pasture, from the front to the path. */
const POSTS = [
  [1612, 894],
  [1530, 868],
  [1462, 848],
  [1406, 832],
  [1360, 820],
] as const;

/** The farm school at nightfall: cows come home, the day's cheese is carried out. */
export function heroDusk(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const evening =
    shape('M0 600Q800 470 1600 560V1000H0Z', '#2A6350') +
    shape('M0 650Q800 540 1600 620V1000H0Z', '#B8472A') +
    shape('M0 692Q800 610 1600 672V1000H0Z', '#E07B3C');
  const sun =
    circle(1196, 676, 206, colors.sun) +
    lace(
      'ocaso',
      {
        family: 'wheel',
        rim: 'lozenge',
        thread: colors.tierra,
        colors: [colors.tierraDeep, colors.lapacho],
        weight: 0.9,
      },
      1196,
      676,
      198,
    );
  const distance =
    bush('#6B2012', { width: WIDTH, y: 728, size: 76, depth: 70, seed: 'k1' }) +
    hill('#4F190D', { ...land, y: 736, swing: 12, seed: 'k2' });
  const palms =
    palm(690, 760, 116, 0.8, colors.night, 10) +
    palm(634, 762, 80, 0.6, colors.night, -6) +
    palm(1586, 756, 290, 1.35, colors.night, -18) +
    palm(250, 762, 96, 0.66, colors.night, 6);
  const buildings =
    waterTower(1030, 788, 0.98, { wood: '#2A100A', tank: '#C9D2BE' }) +
    mango(1530, 800, 0.54, ['#06211B', '#0D3329', '#1E5442', '#B8652A']) +
    school(1290, 796, 0.88, { wall: '#F3DFC0', roof: '#8E2D17', lit: true }) +
    milkingShed(884, 806, 0.62, { roof: '#7C8F84', lit: true });
  const field =
    hill('#0D2B24', { ...land, y: 796, swing: 6, seed: 'k3' }) +
    furrows('#2F6B4B', { from: 200, to: 1800, top: 812, bottom: 920, vanish: 1120, count: 19, width: 4 });
  const way =
    shape('M1196 800H1262C1256 838 1120 872 900 940H560C800 880 1180 838 1196 800Z', colors.tierra) +
    stitch(
      'M1216 806C1200 846 900 892 660 936M1242 806C1232 846 1030 882 800 936',
      '#F2A45F',
      4,
      '24 18',
      'opacity=".6"',
    );
  const glow = shape('M1201 801h26l16 22h-64zM1352 801h26l22 20h-60z', colors.sun, 'opacity=".4"');
  const plants = ['#071B18', '#0A2822'] as const;
  const foreground =
    undergrowth(plants, { from: -20, to: 400, y: 905, size: 2.6, count: 4, seed: 'k8' }) +
    undergrowth(plants, { from: 1440, to: 1640, y: 912, size: 2.4, count: 2, seed: 'k9' });
  const star = nanduti('e2', {
    family: 'spider',
    rim: 'picot',
    thread: '#DCE8CF',
    weight: 1.5,
    detail: 0.4,
    fragment: true,
  });
  return canvas(
    {
      ...land,
      top: TOP,
      name: 'dusk',
      grain: 0.5,
      defs: `${palmDefs('#06120F', '#0F2A22')}${stampDefs('star', star)}`,
    },
    box(0, TOP - 10, WIDTH, HEIGHT - TOP + 10, '#164539') +
      stars() +
      evening +
      sun +
      distance +
      palms +
      field +
      buildings +
      way +
      glow +
      fence(POSTS, 58, 34, '#5B2A14') +
      herd() +
      foreground,
  );
}

function stars(): string {
  const random = randomFrom('stars');
  let dots = '';
  for (let i = 0; i < 22; i++) dots += `M${whole(random() * 1600)} ${whole(random() * 430)}h.1`;
  const laces = STARS.map(([x, y, radius, turn]) =>
    stamp('star', `translate(${x} ${y}) rotate(${turn}) scale(${tenth(radius / 9.6) / 10})`),
  );
  return line(dots, colors.cream, 5, 'opacity=".75"') + laces.join('');
}

function herd(): string {
  const shade = '#071B18';
  return (
    oval(1010, 857, 52, 6, shade) +
    oval(804, 847, 40, 5, shade) +
    oval(1252, 882, 32, 5, colors.tierraNight) +
    oval(1180, 892, 28, 5, colors.tierraNight) +
    cow(1016, 856, 1.05, { hide: '#F3DFC0', flip: true, grazing: true }) +
    cow(800, 846, 0.84, { hide: '#C98A5A' }) +
    woman(1252, 880, 142, { skirt: colors.forest, back: true, arms: ['down', 'out'], hair: 'braid' }) +
    man(1180, 892, 148, { shirt: colors.rose, trousers: '#3F7F6A', arms: ['hold', 'hold'] }) +
    cheese(1180, 812, 38)
  );
}
