// A table seen from above and across, 1200 x 1000, its ground the page's sun: she and the loan officer go through one sheet, question by question.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { collar } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { bald } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** The far edge of the table. */
const EDGE = 520;
const SHADOW = '#3A1608';
const BLUE = '#3B6A9A';

export function ratesTable(): string {
  const [client, officer, child] = [borrower(), lender(), boy()];
  return canvas(
    {
      width: WIDTH,
      height: HEIGHT,
      name: 'mesa',
      grain: 0.36,
    },
    room() +
      client.body +
      officer.body +
      child.body +
      table() +
      sheet() +
      things() +
      child.arms +
      officer.arms +
      client.arms,
  );
}

/** A wall, and a window on a street with a lapacho. */
function room(): string {
  return (
    box(470, 40, 300, 330, '#C98A1D') +
    box(484, 54, 272, 302, colors.mist) +
    shape('M484 270C540 250 600 268 660 256S730 262 756 252V356H484Z', '#7FB08A') +
    circle(676, 190, 62, colors.lapacho) +
    circle(628, 214, 44, '#E4709A') +
    circle(712, 236, 38, '#E4709A') +
    line('M672 236V330', colors.woodDark, 12) +
    line('M620 54V356', '#C98A1D', 12) +
    box(456, 370, 328, 18, '#A86E12')
  );
}

function table(): string {
  return (
    shape(`M84 ${EDGE}H1160L1290 ${HEIGHT}H0Z`, colors.wood) +
    shape(`M84 ${EDGE}H1160L1164 ${EDGE + 16}H81Z`, '#B87140') +
    shape(`M760 ${EDGE + 16}H1164L1290 ${HEIGHT}H900Z`, '#000', 'opacity=".08"') +
    line(`M60 ${EDGE + 130}H1190M33 ${EDGE + 290}H1240`, '#7A3C1E', 4)
  );
}

/** Turned to her who reads: its lines, the first of them answered and ticked, the others still asked, one under her finger. */
function sheet(): string {
  const row = (y: number, from: number, width: number, mark: number) =>
    line(`M${from} ${y}h${width}`, '#B9A27A', 9) + stitch(`M${mark + 44} ${y}h100`, colors.tierra, 5, '15 11');
  const tick = (x: number, y: number) => line(`M${x - 24} ${y}l19 20l35 -46`, colors.forest, 10);
  const question = (x: number, y: number) =>
    line(`M${x - 15} ${y - 9}c0 -22 30 -22 30 0c0 13 -15 12 -15 24M${x} ${y + 25}v.1`, colors.forest, 9);
  return (
    shape('M352 604H812L872 968H292Z', SHADOW, 'opacity=".3"') +
    shape('M360 592H800L858 952H302Z', colors.paper) +
    shape('M360 592H800L806 628H354Z', colors.tierra) +
    row(690, 394, 170, 652) +
    tick(650, 684) +
    row(776, 380, 210, 658) +
    question(658, 774) +
    row(862, 368, 190, 664) +
    question(664, 862)
  );
}

function things(): string {
  const coin = (x: number, y: number, color: string, edge: string) =>
    oval(x + 8, y + 16, 42, 26, SHADOW, 'opacity=".3"') + oval(x, y + 9, 42, 26, edge) + oval(x, y, 42, 26, color);
  const mate = group(
    'translate(1116 742) scale(.86)',
    oval(14, 74, 66, 20, SHADOW, 'opacity=".3"') +
      shape('M-52 -40C-64 20 -44 76 0 78C44 76 64 20 52 -40Z', colors.woodDark) +
      shape('M18 76C50 66 62 16 52 -40L20 -34Z', '#000', 'opacity=".16"') +
      oval(0, -40, 52, 20, '#B9C2C4') +
      oval(0, -40, 42, 14, '#6E7F35') +
      line('M10 -42L52 -118', '#D9DED8', 9),
  );
  // Turned to him who counts.
  const calculator = group(
    'translate(950 820) skewX(6)',
    box(-66, -58, 148, 164, SHADOW, 'opacity=".3" rx="10"') +
      box(-74, -70, 148, 164, '#14352B', 'rx="12"') +
      box(-58, 42, 116, 38, colors.mist) +
      line('M0 -44h.1M44 -44h.1M-44 -14h.1M0 -14h.1M44 -14h.1M-44 16h.1M0 16h.1M44 16h.1', colors.cream, 18) +
      line('M-44 -44h.1', colors.sun, 18),
  );
  return (
    mate +
    calculator +
    coin(214, 812, '#E9B04C', '#A8641F') +
    coin(208, 796, '#F6C96F', '#B5742A') +
    coin(214, 780, '#F8D9A0', '#C98B3C') +
    coin(142, 858, '#D9D4C6', '#9B9483')
  );
}

function borrower() {
  return figure({
    at: [300, 372],
    scale: 0.78,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'calm',
      gaze: [0.7, 1],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'thin',
      nose: 'snub',
      signs: ['mole'],
      earrings: colors.sun,
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'middle', 'bun'),
    chin: [14, -58],
    turn: 11,
    neck: { wide: 84 },
    body: { shoulder: 184, waist: 172, foot: 300, color: BLUE },
    clothes: collar(BLUE),
    arms: [
      { side: 'left', to: [346, 736], aim: 22, hand: 'flat', near: 0.9 },
      { side: 'right', to: [612, 792], elbow: [478, 572], aim: 45, hand: 'point', thumb: 'other', dim: true },
    ],
  });
}

function lender() {
  return figure({
    at: [908, 362],
    scale: 0.78,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'beams',
      gaze: [0.9, 0.2],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'broad',
      beard: 'full',
      glasses: '#2A120A',
    },
    hair: bald('turned', HAIR.black, SKINS[2]),
    chin: [8, -62],
    turn: 7,
    neck: { wide: 112 },
    body: { shoulder: 196, waist: 180, foot: 320, color: colors.forest },
    clothes: collar(colors.forest),
    arms: [
      {
        side: 'right',
        to: [737, 743],
        elbow: [704, 562],
        aim: 88,
        hand: 'write',
        sleeve: 'rolled',
        holds: line('M806 637L716 776', colors.tierraNight, 10),
      },
      { side: 'left', to: [950, 806], elbow: [1080, 584], aim: 112, hand: 'point', sleeve: 'rolled', dim: true },
    ],
  });
}

/** Her son between the two, his arms on the table. */
function boy() {
  return figure({
    at: [594, 432],
    scale: 0.56,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'smiles',
      gaze: [0, 1],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      apart: 38,
      earsOut: true,
    },
    hair: cropped('front', HAIR.black),
    chin: [0, -36],
    turn: -4,
    headScale: 1.2,
    body: { shoulder: 124, waist: 116, foot: 300, color: colors.lapacho },
    arms: [
      { side: 'right', to: [586, 556], elbow: [668, 572], aim: 184, hand: 'rest', dim: true },
      { side: 'left', to: [602, 564], elbow: [520, 578], aim: -4, hand: 'rest' },
    ],
  });
}
