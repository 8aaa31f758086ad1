import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const NOTEBOOK = [446, 500] as const;

/** A visit on a working day: a baker tells of her stall, her husband sees to the coins, her daughter offers a chipa; the adviser notes. */
export function doorstep(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'visita', grain: 0.4 },
    house() + keepers() + stall() + porch() + daughter() + adviser(),
  );
}

function house(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#8CC2B6') +
    box(0, 560, WIDTH, 300, '#2F7F86') +
    box(0, 552, WIDTH, 10, '#DDEBDD') +
    shape('M0 0H1600V90H0Z', '#8E3A22') +
    stitch('M0 90H1600', '#E9B872', 10, '46 20') +
    box(596, 130, 416, 720, colors.woodDark) +
    box(624, 158, 360, 692, '#4A2114') +
    shape('M624 158H984V560L624 760Z', '#5E2C18') +
    box(1394, 210, 180, 260, colors.woodDark) +
    box(1412, 228, 144, 224, '#F3D9A0') +
    line('M1484 228V452', colors.woodDark, 12) +
    box(1380, 466, 208, 20, colors.wood) +
    [1434, 1534]
      .map((x, i) =>
        group(
          `translate(${x} 466)`,
          shape('M-24 -40H24L18 0H-18Z', colors.clay) +
            shape('M0 -40C-26 -60 -24 -90 0 -104C24 -90 26 -60 0 -40Z', i % 2 ? colors.leaf : '#DB4F83'),
        ),
      )
      .join('') +
    box(0, 846, WIDTH, 54, '#C9653F') +
    line('M0 846H1600', '#E58A5C', 8)
  );
}

const ring = (x: number, y: number): string => circle(x, y, 20, 'none', `stroke="${colors.gold}" stroke-width="15"`);

/** Chipas in two rows on something flat, its left end at x y. */
const chipas = (x: number, y: number, wide: number): string => {
  const row = (from: number, till: number, high: number) =>
    Array.from({ length: Math.floor((till - from) / 50) + 1 }, (_, i) => ring(from + i * 50, y - high)).join('');
  return row(x + 55, x + wide - 55, 46) + row(x + 30, x + wide - 30, 18);
};

function keepers(): string {
  const tin =
    circle(946, 390, 12, colors.sun) +
    circle(968, 388, 12, '#D5D9D3') +
    box(922, 398, 66, 82, colors.forest, 'rx="6"') +
    box(916, 390, 78, 14, '#12382C', 'rx="5"');
  return (
    byHead({
      chin: [968, 280],
      size: 106,
      half: 'bust',
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[3],
      look: { cut: 'short', beard: 'full', mood: 'smiles', jaw: 'square', eyes: [0.6, 0.2] },
      top: { kind: 'tee', color: '#C9A23F' },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [970, 444], hand: 'grip', aim: 186, holds: tin },
      far: { sleeveAlone: true },
    }) +
    byHead({
      chin: [738, 320],
      size: 106,
      half: 'bust',
      build: 'woman',
      girth: 1.08,
      view: 'front',
      face: 'turned',
      facing: 'left',
      skin: SKINS[4],
      look: {
        cut: 'low',
        hat: 'kerchief',
        tie: colors.paper,
        mood: 'laughs',
        shape: 'round',
        age: 'middle',
        eyes: [0.7, 0],
        earrings: colors.sun,
      },
      top: { kind: 'tee', color: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      apron: { color: '#FBF0DC', trim: colors.tierra },
      near: { to: [806, 574], hand: 'flat', near: 0.88 },
      far: { to: [600, 420], hand: 'open', aim: 215 },
    })
  );
}

function stall(): string {
  return (
    shape('M606 584H1112L1100 868H618Z', colors.tierra) +
    shape('M1040 584H1112L1100 868H1028Z', '#8E2C16') +
    stitch('M626 632H1098M632 832H1094', colors.cream, 7, '24 16') +
    box(590, 566, 538, 24, colors.cream, 'rx="8"') +
    chipas(652, 562, 160) +
    box(880, 552, 210, 14, '#9AA39C', 'rx="6"') +
    chipas(880, 552, 210)
  );
}

function daughter(): string {
  return person({
    at: [532, 872],
    height: 430,
    heads: 5.8,
    build: 'woman',
    view: 'turned',
    facing: 'left',
    skin: SKINS[5],
    look: { cut: 'plaits', age: 'child', mood: 'smiles', tie: colors.tierra, eyes: [0.4, -0.7] },
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'skirt', color: colors.forest, length: 'knee' },
    near: { to: [570, 728], hand: 'relaxed' },
    far: { to: [452, 604], hand: 'pinch', behind: false, holds: ring(442, 590) },
  });
}

function porch(): string {
  const chair =
    line('M1324 620L1340 850M1170 700L1160 850M1320 640L1298 460', colors.woodDark, 14) +
    box(1162, 680, 176, 22, colors.wood);
  const mate = circle(1122, 612, 22, colors.woodDark) + line('M1126 598L1142 560', '#D5D9D3', 6);
  return group(
    'translate(64 0)',
    chair +
      person({
        at: [1206, 850],
        height: 640,
        build: 'man',
        view: 'turned',
        facing: 'left',
        stance: 'sit',
        skin: SKINS[2],
        look: { cut: 'bald', age: 'old', mood: 'talks', hair: HAIRS.white, glasses: true, eyes: [-0.6, -0.3] },
        top: { kind: 'poi', color: colors.cream, trim: colors.forest },
        bottom: { kind: 'trousers', color: '#5A4A3A' },
        near: { to: [1122, 612], hand: 'grip', holds: mate },
        far: { sleeveAlone: true },
      }),
  );
}

/** Who listens and notes. */
function adviser(): string {
  const notebook = group(
    `translate(${NOTEBOOK[0]} ${NOTEBOOK[1]}) rotate(12)`,
    box(-66, -122, 104, 132, colors.forest, 'rx="6"') +
      box(-58, -114, 88, 116, colors.paper) +
      stitch('M-42 -94H14M-42 -72H14M-42 -50H-20', colors.tierra, 5, '11 7'),
  );
  return person({
    at: [282, 872],
    height: 730,
    build: 'man',
    view: 'turned',
    skin: SKINS[4],
    look: { cut: 'short', mood: 'smiles', age: 'young', brows: 'straight', eyes: [0.7, 0] },
    top: { kind: 'vest', color: '#DDE8E0', trim: colors.forest },
    bottom: { kind: 'trousers', color: '#3A4A6B' },
    shoes: '#26302C',
    far: { to: NOTEBOOK, hand: 'sheet', holds: notebook, behind: false },
    near: { to: [412, 452], hand: 'pinch', holds: line('M420 442L388 496', colors.tierra, 8) },
  });
}
