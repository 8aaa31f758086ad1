import { randomFrom } from '../lace/random.ts';
import { nanduti } from '../nanduti.ts';
import { cow } from './animals.ts';
import { barn, silo } from './buildings.ts';
import { canvas } from './canvas.ts';
import { cheese } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors } from './palette.ts';
import { man, woman } from './people.ts';
import { palm, palmDefs, undergrowth } from './plants.ts';
import { box, circle, lace, line, oval, reuse, shape, stitch, tenth, whole } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const TOP = -80;

/** Stars of lace: x, y, radius, and a turn in degrees, so that one drawing serves for all. */
const STARS = [
  [930, 120, 30, 0],
  [1330, 90, 44, 15],
  [1500, 260, 26, 5],
  [1180, 300, 20, 20],
] as const;

/** The farm school at nightfall: cows come home, the day's cheese is carried out. */
export function heroDusk(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const evening =
    shape('M0 560Q800 420 1600 540V1000H0Z', '#2A6350') +
    shape('M0 620Q800 500 1600 600V1000H0Z', '#B8472A') +
    shape('M0 672Q800 580 1600 656V1000H0Z', '#E07B3C');
  const sun =
    circle(1090, 668, 196, colors.sun) +
    lace(
      'ocaso',
      {
        family: 'wheel',
        rim: 'lozenge',
        thread: colors.tierra,
        colors: [colors.tierraDeep, colors.lapacho],
        weight: 0.9,
      },
      1090,
      668,
      188,
    );
  const distance =
    bush('#6B2012', { width: WIDTH, y: 720, size: 84, depth: 70, seed: 'k1' }) +
    hill('#4F190D', { ...land, y: 726, swing: 14, seed: 'k2' });
  const palms =
    palm(780, 752, 214, 1.15, colors.night, 12) +
    palm(706, 754, 140, 0.85, colors.night, -8) +
    palm(1540, 740, 360, 1.6, colors.night, -20) +
    palm(250, 752, 160, 0.9, colors.night, 8);
  const school =
    silo(1478, 588, 790, 64, 3, '#D8C59C') + barn(1300, 790, 1.02, { wall: '#A13A20', roof: colors.night, lit: true });
  const field =
    hill('#0D2B24', { ...land, y: 792, swing: 8, seed: 'k3' }) +
    furrows('#2F6B4B', { from: 200, to: 1800, top: 806, bottom: 1000, vanish: 1090, count: 22, width: 4 });
  const way =
    shape('M1256 790H1344C1326 846 1120 884 900 1010H560C800 900 1220 856 1256 790Z', colors.tierra) +
    stitch(
      'M1280 798C1262 856 900 914 680 1004M1318 798C1304 850 1030 904 800 1004',
      '#F2A45F',
      4,
      '24 18',
      'opacity=".6"',
    );
  const plants = ['#071B18', '#0A2822'] as const;
  const foreground =
    undergrowth(plants, { from: -20, to: 420, y: 985, size: 2.6, count: 6, seed: 'k8' }) +
    undergrowth(plants, { from: 1400, to: 1640, y: 985, size: 2.7, count: 3, seed: 'k9' });
  const star = nanduti('e2', {
    family: 'spider',
    rim: 'picot',
    thread: '#DCE8CF',
    weight: 1.5,
    detail: 0.5,
    fragment: true,
  });
  return canvas(
    {
      ...land,
      top: TOP,
      name: 'dusk',
      grain: 0.5,
      defs: `${palmDefs('#06120F', '#0F2A22')}<g id="star">${star}</g>`,
    },
    box(0, TOP - 10, WIDTH, HEIGHT - TOP + 10, '#164539') +
      stars() +
      evening +
      sun +
      distance +
      palms +
      school +
      field +
      way +
      herd() +
      foreground,
  );
}

function stars(): string {
  const random = randomFrom('stars');
  let dots = '';
  for (let i = 0; i < 26; i++) dots += `M${whole(random() * 1600)} ${whole(random() * 430)}h.1`;
  const laces = STARS.map(([x, y, radius, turn]) =>
    reuse('star', `translate(${x} ${y}) rotate(${turn}) scale(${tenth(radius / 9.6) / 10})`),
  );
  return line(dots, colors.cream, 5, 'opacity=".75"') + laces.join('');
}

function herd(): string {
  const shade = '#071B18';
  return (
    oval(1000, 839, 50, 6, shade) +
    oval(884, 819, 38, 5, shade) +
    oval(1196, 868, 32, 5, colors.tierraNight) +
    oval(1126, 880, 28, 5, colors.tierraNight) +
    cow(1010, 838, 1.05, { hide: '#F3DFC0', flip: true, grazing: true }) +
    cow(880, 818, 0.8, { hide: '#C98A5A' }) +
    woman(1196, 868, 142, { skirt: colors.forest, back: true, arms: ['down', 'out'], hair: 'braid' }) +
    man(1126, 880, 148, { shirt: colors.rose, trousers: '#3F7F6A', arms: ['hold', 'hold'] }) +
    cheese(1126, 800, 38)
  );
}
