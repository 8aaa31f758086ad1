import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { cow } from '../animals.ts';
import { canvas } from '../canvas.ts';
import { collar } from '../closeUps.ts';
import { bush } from '../land.ts';
import { shaded } from '../people/marks.ts';
import { SKINS } from '../people/skins.ts';
import { waves } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, withHat } from '../portraits/hair.ts';

const SIZE = { width: 1960, height: 1900 };
/** Where wide windows cut it. */
const FOOT = 880;
/** The upper rail of the fence. */
const RAIL = 690;

/**
 * A road ends at a fence: from behind it neighbours show where it goes on. The sky goes on above. A wide window shows the upper half,
 * with the page's signpost at the left; a phone from about 560 to 1810, with the signpost on the ground before the fence.
 */
export function roadsEnd(): string {
  const woman = figure({
    at: [1120, 446],
    scale: 0.96,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'diamond',
      mood: 'smiles',
      gaze: [-0.3, 0],
      eyes: 'almond',
      nose: 'broad',
      hair: HAIR.black,
      earrings: colors.sun,
      brows: 'soaring',
      lips: 'full',
    },
    hair: waves('turned', HAIR.black),
    chin: [6, -64],
    turn: 2,
    neck: { lean: 4, deep: 70 },
    body: { shoulder: 178, waist: 164, foot: 460, color: '#6E5BA0' },
    clothes: collar('#6E5BA0'),
    arms: [{ side: 'right', to: [668, 440], elbow: [872, 584], aim: 196, hand: 'point', sleeve: 'cuffed' }],
  });
  const grandfather = figure({
    at: [1560, 452],
    scale: 0.98,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'laughs',
      gaze: [0.4, 0],
      eyes: 'hooded',
      brows: 'bushy',
      nose: 'hooked',
      hair: HAIR.grey,
      moustache: true,
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.tierra),
    chin: [6, -62],
    turn: 3,
    neck: { lean: 4, deep: 60 },
    body: { shoulder: 190, waist: 176, foot: 460, color: colors.cream },
    clothes: collar(colors.cream),
    arms: [
      { side: 'left', to: [1576, RAIL + 30], elbow: [1742, 638], aim: 114, hand: 'flat', sleeve: 'cuffed', dim: true },
    ],
  });
  const boy = figure({
    at: [1290, 650],
    scale: 0.74,
    skin: SKINS[5],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [-0.2, 0],
      eyes: 'round',
      nose: 'snub',
      hair: HAIR.brown,
      signs: ['freckles'],
      earsOut: true,
    },
    hair: cropped('front', HAIR.brown),
    chin: [0, -52],
    turn: -5,
    headScale: 1.3,
    neck: { wide: 76, deep: 50 },
    body: { shoulder: 146, waist: 140, foot: 320, color: colors.sun },
    clothes: line('M-58 -8C-40 48 40 48 58 -8', shaded(colors.sun, 0.24), 11),
    arms: [
      { side: 'left', to: [1214, RAIL + 26], aim: 84, hand: 'flat', near: 0.6 },
      { side: 'right', to: [1366, RAIL + 26], aim: 96, hand: 'flat', near: 0.6, dim: true },
    ],
  });
  return canvas(
    { ...SIZE, name: 'moto', grain: 0.4 },
    country() +
      cow(1880, 616, 1.6, { flip: true }) +
      woman.body +
      grandfather.body +
      boy.body +
      woman.arms +
      fence() +
      grandfather.arms +
      boy.arms +
      ground() +
      grass(),
  );
}

/** Sky, hills, fields; the road that ends and the one that goes on to the hills. */
function country(): string {
  return (
    box(0, 0, SIZE.width, 600, '#FBE3C0') +
    circle(1318, 250, 170, '#F9C95E') +
    shape('M0 470C200 430 420 440 640 420C900 400 1100 380 1380 396C1620 350 1800 360 1960 380V640H0Z', '#B9CC9A') +
    bush('#6E9A6A', { width: SIZE.width, y: 490, size: 40, seed: 'moto', depth: 60 }) +
    box(0, 516, SIZE.width, 200, '#8FA64E') +
    shape('M0 640C400 680 700 610 1060 600C1360 580 1660 580 1960 560V1100H0Z', '#7E9745') +
    shape(
      'M330 880C430 800 596 780 646 690C690 620 652 560 640 512H656C690 560 760 620 716 700C740 740 820 746 900 752L1010 786C920 830 760 850 700 880Z',
      colors.road,
    ) +
    stitch('M500 866C600 800 690 740 690 660C694 610 664 560 650 524', '#E88A5C', 7, '30 22')
  );
}

function fence(): string {
  const post = (x: number) =>
    shape(`M${x - 20} 864V640L${x} 622L${x + 20} 640V864Z`, colors.wood) +
    shape(`M${x + 4} 864V626L${x + 20} 640V864Z`, colors.woodDark);
  const rail = (y: number) =>
    shape(`M850 ${y}L1960 ${y - 6}V${y + 30}L850 ${y + 36}Z`, '#A4622F') +
    shape(`M850 ${y + 26}L1960 ${y + 20}V${y + 30}L850 ${y + 36}Z`, colors.woodDark);
  return rail(RAIL) + rail(788) + [892, 1500, 1930].map(post).join('');
}

/** Before the fence, the road that people came by. */
function ground(): string {
  return (
    shape(`M780 ${FOOT}C900 850 1500 838 1960 846V${SIZE.height}H0V1090C300 1060 560 950 780 ${FOOT}Z`, '#6B853A') +
    shape(
      `M330 ${FOOT}C200 1010 620 1060 960 1170C1300 1290 1390 1480 1380 ${SIZE.height}H1860C1850 1440 1660 1210 1260 1070C960 970 640 960 700 ${FOOT}Z`,
      colors.road,
    ) +
    stitch(
      `M488 ${FOOT + 8}C440 1020 820 1040 1110 1120C1460 1230 1610 1450 1620 ${SIZE.height}`,
      '#E88A5C',
      9,
      '38 28',
    ) +
    line(
      [
        [660, 1270],
        [900, 1390],
        [1120, 1640],
        [700, 1600],
        [1780, 1130],
        [1560, 1010],
        [1900, 1500],
      ]
        .map(([x = 0, y = 0]) => `M${x} ${y}l-10 -34M${x + 14} ${y}l4 -44M${x + 28} ${y}l14 -32`)
        .join(''),
      '#5E7A35',
      8,
    )
  );
}

/** At the foot of the fence and over the road's end. */
function grass(): string {
  let blades = '';
  for (let i = 0; i < 58; i++) {
    const x = 820 + i * 20;
    const high = 34 + ((i * 17) % 30);
    blades += `M${x} ${FOOT}l${((i * 7) % 22) - 11} ${-high}`;
  }
  for (let i = 0; i < 9; i++) blades += `M${868 + i * 18} ${792 - i * 4}l${((i * 5) % 14) - 7} -30`;
  return line(blades, '#5E7A35', 8);
}
