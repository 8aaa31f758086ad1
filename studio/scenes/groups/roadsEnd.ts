import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { collar, neckline } from '../closeUps.ts';
import { bush } from '../land.ts';
import { tapered, type Point } from '../people/geometry.ts';
import { mixed, shaded } from '../people/marks.ts';
import { SKINS } from '../people/skins.ts';
import { kerchief } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, withHat } from '../portraits/hair.ts';

const SIZE = { width: 1960, height: 1900 };
/** Where the gate stands, and the road ends. */
const FOOT = 812;
/** The gate's upper rail, its posts, and how far it reaches down. */
const GATE = { top: 640, left: 880, right: 1640, foot: 786 };
const ROAD = { red: colors.road, track: '#E88A5C', path: '#CF7A4A' };

/**
 * A road ends at a gate that is shut: neighbours lean on it and show where paths go on, to the left. The sky goes on above. A wide
 * window shows the upper half, with the page's signpost at the left; others from about 560 to 1810, with the signpost on the ground
 * before the gate.
 */
export function roadsEnd(): string {
  const [she, he, child] = [woman(), grandfather(), boy()];
  return canvas(
    { ...SIZE, name: 'moto', grain: 0.4 },
    country() +
      she.body +
      he.body +
      child.body +
      tall(GATE.left + 40, GATE.right - 20, FOOT - 8, '#54702F', 3) +
      ground() +
      gate() +
      she.arms +
      he.arms +
      child.arms +
      tall(GATE.right + 12, SIZE.width, FOOT + 14, '#5E7A35', 1.6),
  );
}

/** She laughs, an elbow on the gate, and shows the paths with an open hand. */
function woman() {
  return figure({
    at: [1120, 424],
    scale: 0.96,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'laughs',
      gaze: [-0.2, 0],
      eyes: 'soft',
      nose: 'snub',
      hair: HAIR.black,
      earrings: colors.sun,
      brows: 'arched',
      signs: ['dimples'],
    },
    hair: kerchief('turned', colors.lapacho, HAIR.black),
    chin: [8, -60],
    turn: 4,
    neck: { lean: 4, deep: 66 },
    body: { shoulder: 176, waist: 164, foot: 420, color: '#3F8F8A' },
    clothes: neckline(colors.cream) + shape('M-166 290H166L190 430H-190Z', colors.monte),
    arms: [{ side: 'right', to: [716, 474], elbow: [946, 618], aim: 202, hand: 'open', sleeve: 'short' }],
  });
}

/** His hands lie on the gate, one over the other. */
function grandfather() {
  return figure({
    at: [1524, 436],
    scale: 0.98,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'chuckles',
      gaze: [0.5, 0],
      eyes: 'hooded',
      brows: 'bushy',
      nose: 'hooked',
      hair: HAIR.grey,
      moustache: true,
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.tierra),
    chin: [6, -60],
    turn: 3,
    neck: { lean: 4, deep: 60 },
    body: { shoulder: 190, waist: 146, foot: 420, color: colors.cream },
    clothes:
      collar(colors.cream) + shape('M-150 262H150L156 430H-156Z', '#3D5A66') + box(-150, 256, 300, 22, colors.woodDark),
    arms: [
      {
        side: 'left',
        to: [1548, GATE.top - 4],
        elbow: [1712, 650],
        aim: 178,
        hand: 'rest',
        sleeve: 'rolled',
        dim: true,
      },
    ],
  });
}

function boy() {
  return figure({
    at: [1296, 596],
    scale: 0.7,
    skin: SKINS[5],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'beams',
      gaze: [-0.6, 0],
      eyes: 'round',
      nose: 'button',
      hair: HAIR.brown,
      signs: ['freckles', 'gap'],
      earsOut: true,
    },
    hair: cropped('front', HAIR.brown),
    chin: [0, -52],
    turn: -6,
    headScale: 1.3,
    neck: { wide: 76, deep: 50 },
    body: { shoulder: 146, waist: 140, foot: 320, color: colors.sun },
    clothes: line('M-58 -8C-40 48 40 48 58 -8', shaded(colors.sun, 0.24), 11),
    arms: [
      { side: 'left', to: [1226, GATE.top + 26], aim: 84, hand: 'flat', near: 0.6 },
      { side: 'right', to: [1364, GATE.top + 26], aim: 96, hand: 'flat', near: 0.6, dim: true },
    ],
  });
}

/** Sky, hills, and fields whose fence runs back from the gate. */
function country(): string {
  let fence = '';
  for (let i = 1; i < 9; i++) {
    const far = 1 - 0.8 ** i;
    const [x, y, high] = [850 - far * 330, FOOT - 12 - far * 300, 150 * (1 - far) + 14];
    fence += line(`M${Math.round(x)} ${Math.round(y)}v${Math.round(-high)}`, colors.wood, Math.max(4, 22 * (1 - far)));
  }
  const wire = [0.9, 0.55].map((at) => `M870 ${FOOT - 12 - 150 * at}L540 ${FOOT - 300 - 14 * at}`).join('');
  return (
    box(0, 0, SIZE.width, 620, '#FBE3C0') +
    circle(1296, 236, 176, '#F9C95E') +
    shape('M0 470C200 430 420 440 640 420C900 400 1100 380 1380 396C1620 350 1800 360 1960 380V640H0Z', '#B9CC9A') +
    bush('#6E9A6A', { width: SIZE.width, y: 490, size: 40, seed: 'moto', depth: 60 }) +
    box(0, 516, SIZE.width, 400, '#8FA64E') +
    shape('M0 640C400 660 700 610 1060 600C1360 580 1660 580 1960 560V1100H0Z', '#7E9745') +
    line(wire, '#5F6B45', 3) +
    fence
  );
}

/** Before the gate: the road that people came by, its end, and the paths that leave it. */
function ground(): string {
  const path = (spine: readonly Point[], widths: readonly number[]) => shape(tapered(spine, widths), ROAD.path);
  return (
    shape(
      `M0 760C300 700 620 760 860 ${FOOT - 20}C1100 ${FOOT - 34} 1600 ${FOOT - 30} 1960 ${FOOT - 22}V${SIZE.height}H0Z`,
      '#6B853A',
    ) +
    path(
      [
        [1030, 930],
        [800, 876],
        [560, 880],
        [380, 836],
        [180, 800],
        [-40, 790],
      ],
      [60, 44, 36, 32, 28, 26],
    ) +
    path(
      [
        [660, 876],
        [520, 800],
        [440, 716],
        [470, 640],
        [430, 580],
        [452, 528],
      ],
      [30, 26, 18, 12, 7, 3],
    ) +
    path(
      [
        [330, 826],
        [220, 756],
        [190, 690],
        [120, 640],
        [130, 590],
        [96, 528],
      ],
      [26, 20, 14, 9, 5, 3],
    ) +
    shape(
      `M992 920C966 866 1010 834 1090 830C1180 818 1340 842 1440 828C1540 822 1568 862 1580 900C1600 950 1650 1020 1740 1130C1900 1330 1980 1560 1990 ${SIZE.height}H1330C1360 1560 1290 1340 1130 1170C1050 1080 1014 980 992 920Z`,
      ROAD.red,
    ) +
    stitch(
      `M1276 ${FOOT + 76}C1290 1010 1390 1130 1500 1300C1600 1460 1650 1680 1660 ${SIZE.height}`,
      ROAD.track,
      9,
      '38 28',
    ) +
    tufts()
  );
}

function tufts(): string {
  const at: readonly (readonly [number, number])[] = [
    [660, 1270],
    [900, 1390],
    [1120, 1640],
    [700, 1600],
    [1820, 1010],
    [820, 1000],
    [300, 896],
    [760, 836],
    [1010, 866],
    [1120, 838],
    [1430, 840],
    [1560, 872],
  ];
  return line(
    at.map(([x, y]) => `M${x} ${y}l-10 -34M${x + 14} ${y}l4 -44M${x + 28} ${y}l14 -32`).join(''),
    '#5E7A35',
    8,
  );
}

/** Shut: five rails, a strut across them, between two stout posts; at its right the fence goes on. */
function gate(): string {
  const { top, left, right, foot } = GATE;
  const rail = (y: number, from: number, to: number, high = 28) =>
    box(from, y, to - from, high, '#A4622F') + box(from, y + high - 8, to - from, 8, colors.woodDark);
  const post = (x: number) =>
    shape(`M${x - 28} ${FOOT + 12}V${top - 44}Q${x} ${top - 72} ${x + 28} ${top - 44}V${FOOT + 12}Z`, colors.wood) +
    shape(
      `M${x + 8} ${FOOT + 12}V${top - 60}Q${x + 22} ${top - 56} ${x + 28} ${top - 44}V${FOOT + 12}Z`,
      colors.woodDark,
    );
  const stile = (x: number) => box(x, top - 6, 26, foot - top + 12, mixed('#A4622F', colors.wood, 0.5));
  return (
    [top + 62, foot - 28].map((y) => rail(y, left, right)).join('') +
    line(`M${left + 60} ${foot - 12}L${right - 60} ${top + 20}`, mixed('#A4622F', colors.woodDark, 0.4), 20) +
    rail(top, left, right, 32) +
    stile(left + 44) +
    stile(right - 70) +
    [top + 6, foot - 40].map((y) => rail(y, right, SIZE.width)).join('') +
    post(left) +
    post(right) +
    post(1920)
  );
}

/** Grass that stands high. */
function tall(from: number, to: number, foot: number, color: string, rows: number): string {
  let blades = '';
  for (let x = from, i = 0; x < to; x += 14, i++) {
    const high = 30 * rows + ((i * 17) % 30);
    blades += `M${x} ${foot}l${((i * 7) % 22) - 11} ${-high}`;
  }
  return line(blades, color, 8);
}
