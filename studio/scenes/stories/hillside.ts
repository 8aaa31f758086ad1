import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { collar, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { figure } from '../portraits/figure.ts';
import { combed, cropped, HAIR } from '../portraits/hair.ts';
import { frame, HEIGHT, WIDTH } from './frame.ts';

const WALL = 820;
/** Ten houses of a hillside, by their doorsteps; as many are still dark as of ten families still were in extreme poverty. */
const HOUSES: readonly { x: number; y: number; scale: number; dark?: true }[] = [
  { x: 694, y: 356, scale: 0.72 },
  { x: 812, y: 332, scale: 0.72, dark: true },
  { x: 926, y: 366, scale: 0.72 },
  { x: 622, y: 494, scale: 0.9, dark: true },
  { x: 758, y: 474, scale: 0.9 },
  { x: 892, y: 488, scale: 0.9 },
  { x: 1022, y: 508, scale: 0.9, dark: true },
  { x: 668, y: 664, scale: 1.12 },
  { x: 826, y: 640, scale: 1.12 },
  { x: 986, y: 668, scale: 1.12 },
];

/** At nightfall a young man counts the windows of a hillside: of ten houses seven have their light on; a woman looks on with him. */
export function hillside(): string {
  const [he, she] = people();
  return frame('ladera', land() + HOUSES.map(house).join('') + he.body + she.body + wall() + she.arms + he.arms);
}

function land(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#E8916F') +
    shape('M0 0H1600V210C1200 150 500 300 0 190Z', '#6B3A5E') +
    shape('M0 150C500 270 1200 120 1600 180V330C1150 250 520 400 0 300Z', '#B25A62') +
    circle(1236, 196, 62, '#FBE3A6') +
    shape('M0 520C180 380 420 250 800 190C1160 250 1420 370 1600 500V1000H0Z', '#2F5E4C') +
    shape('M0 640C220 520 480 440 800 420C1120 440 1380 520 1600 620V1000H0Z', '#26513F') +
    shape('M0 800C300 640 560 590 820 580C1080 590 1340 640 1600 780V1000H0Z', '#1D4434') +
    line('M880 1000C760 860 1100 760 900 690S620 600 800 540S1000 430 850 390', '#C9773F', 20) +
    [
      [536, 470],
      [1124, 486],
      [568, 640],
      [1092, 640],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y}v-50`, '#4A2A1C', 9) + circle(x, y - 76, 38, '#3F7D4F'))
      .join('')
  );
}

function house({ x, y, scale, dark }: (typeof HOUSES)[number]): string {
  const light = dark ? '#22131F' : '#FFC93C';
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    (dark ? '' : circle(0, -40, 66, '#FFD764', 'opacity=".16"')) +
      box(-46, -62, 92, 62, dark ? '#5A4A55' : '#F6E3C4') +
      shape('M-60 -58L0 -108L60 -58Z', dark ? '#3A2330' : colors.tierra) +
      box(-30, -44, 28, 26, light) +
      box(12, -44, 22, 44, light) +
      (dark ? '' : line('M-16 -44V-18M-30 -31H-2', '#A8642C', 4)),
  );
}

/** What they lean on. */
function wall(): string {
  return (
    box(0, WALL, WIDTH, HEIGHT - WALL, '#8E3A22') +
    box(0, WALL, WIDTH, 24, '#B5563A') +
    stitch(`M0 ${WALL + 74}H${WIDTH}`, '#D98A5E', 7, '34 24')
  );
}

function people() {
  const he = figure({
    at: [372, 600],
    scale: 0.9,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'talks',
      gaze: [1.1, -0.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'bushy',
      nose: 'broad',
      blush: false,
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: -3,
    body: { shoulder: 188, waist: 172, foot: 440, color: colors.paper },
    clothes: vest(colors.forest, colors.paper),
    arms: [{ side: 'right', to: [640, 654], elbow: [584, 820], aim: -52, hand: 'point', dim: true }],
  });
  const she = figure({
    at: [1250, 612],
    scale: 0.9,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'beams',
      gaze: [1.1, 0],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'hooked',
      signs: ['mole'],
      glasses: colors.tierraDeep,
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 188, waist: 184, foot: 440, color: '#6E5BA0' },
    clothes: collar('#6E5BA0', { buttons: colors.sun }),
    arms: [
      { side: 'left', to: [1222, 846], elbow: [1412, 836], aim: 182, hand: 'rest', dim: true },
      { side: 'right', to: [1160, 862], elbow: [1090, 850], aim: 8, hand: 'rest', thumb: 'other' },
    ],
  });
  return [he, she] as const;
}
