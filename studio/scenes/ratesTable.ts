// Three behind a table that goes on past both sides, 1200 x 800, its wall the page's sun: he works the sum out, she writes the answer into her sheet.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { collar } from './closeUps.ts';
import { draped } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { bald } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

const WIDTH = 1200;
const HEIGHT = 800;
/** The far edge of the table: RatesScreen.module.css goes on with it. */
const EDGE = 440;
const SHADOW = '#3A1608';
const BLUE = '#3B6A9A';
const INK = '#2F5C8A';

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

/** A window on a street with a lapacho. */
function room(): string {
  return (
    box(500, 16, 260, 300, '#C98A1D') +
    box(513, 29, 234, 274, colors.mist) +
    shape('M513 232C564 214 606 230 656 220S722 224 747 218V303H513Z', '#7FB08A') +
    circle(690, 152, 52, colors.lapacho) +
    circle(650, 172, 37, '#E4709A') +
    circle(716, 190, 32, '#E4709A') +
    line('M630 29V303', '#C98A1D', 11) +
    box(486, 316, 288, 16, '#A86E12')
  );
}

function table(): string {
  return (
    box(0, EDGE, WIDTH, HEIGHT - EDGE, colors.wood) +
    box(0, EDGE, WIDTH, 14, '#B87140') +
    line(`M0 ${EDGE + 112}H${WIDTH}M0 ${EDGE + 246}H${WIDTH}`, '#7A3C1E', 4)
  );
}

/** Its lines: the first is answered in ink, the second being written, the third still asked. */
function sheet(): string {
  const row = (y: number, from: number, width: number) =>
    line(`M${from} ${y}h${width}`, '#B9A27A', 9) + stitch(`M420 ${y + 8}h112`, colors.tierra, 5, '15 11');
  const ink = (y: number, d: string) => line(`M428 ${y}${d}`, INK, 6);
  return (
    shape('M258 508H634L690 770H206Z', SHADOW, 'opacity=".3"') +
    shape('M264 498H624L676 756H212Z', colors.paper) +
    shape('M264 498H624L630 528H258Z', colors.tierra) +
    row(572, 286, 100) +
    ink(564, 'c10 -30 26 -24 20 -2s16 10 26 -12c-2 24 12 22 24 2s18 4 26 -8') +
    row(640, 366, 24) +
    ink(632, 'c10 -30 26 -24 20 -2s14 8 20 -6') +
    row(708, 262, 112) +
    line('M580 690c0 -20 28 -20 28 0c0 11 -14 11 -14 22M594 726v.1', colors.forest, 9)
  );
}

function things(): string {
  const coin = (x: number, y: number, color: string, edge: string) =>
    oval(x + 8, y + 14, 36, 22, SHADOW, 'opacity=".3"') + oval(x, y + 8, 36, 22, edge) + oval(x, y, 36, 22, color);
  const mate = group(
    'translate(1128 650) scale(.8)',
    oval(14, 74, 66, 20, SHADOW, 'opacity=".3"') +
      shape('M-52 -40C-64 20 -44 76 0 78C44 76 64 20 52 -40Z', colors.woodDark) +
      shape('M18 76C50 66 62 16 52 -40L20 -34Z', '#000', 'opacity=".16"') +
      oval(0, -40, 52, 20, '#B9C2C4') +
      oval(0, -40, 42, 14, '#6E7F35') +
      line('M10 -42L52 -118', '#D9DED8', 9),
  );
  // Turned to him who counts.
  const calculator = group(
    'translate(850 646) skewX(4) scale(1.04)',
    box(-66, -58, 148, 164, SHADOW, 'opacity=".3" rx="10"') +
      box(-74, -70, 148, 164, '#14352B', 'rx="12"') +
      box(-58, 42, 116, 38, colors.mist) +
      line('M0 -44h.1M44 -44h.1M-44 -14h.1M0 -14h.1M44 -14h.1M-44 16h.1M0 16h.1M44 16h.1', colors.cream, 18) +
      line('M-44 -44h.1', colors.sun, 18),
  );
  return (
    mate +
    calculator +
    line('M178 540L244 608M598 500L584 590M728 500L768 574M1094 528L1036 570', SHADOW, 62, 'opacity=".26"') +
    coin(112, 626, '#E9B04C', '#A8641F') +
    coin(108, 612, '#F6C96F', '#B5742A') +
    coin(112, 598, '#F8D9A0', '#C98B3C') +
    coin(62, 676, '#D9D4C6', '#9B9483')
  );
}

/** The fold in a sleeve where the elbow lies on the table. */
const bend = (d: string, cloth: string) => line(d, draped(cloth, 0.3), 4);

function borrower() {
  return figure({
    at: [314, 324],
    scale: 0.78,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'beams',
      gaze: [0.9, 0.2],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'arched',
      nose: 'snub',
      signs: ['dimples'],
      earrings: colors.tierra,
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'middle', 'bun'),
    chin: [14, -58],
    turn: 5,
    neck: { wide: 84 },
    body: { shoulder: 176, waist: 160, foot: 300, color: BLUE },
    clothes: collar(BLUE),
    arms: [
      {
        side: 'left',
        to: [292, 640],
        elbow: [166, 520],
        aim: 34,
        hand: 'flat',
        sleeve: 'cuffed',
        holds: bend('M214 517Q196 518 172 532', BLUE),
      },
      {
        side: 'right',
        to: [476, 656],
        elbow: [578, 482],
        aim: 136,
        hand: 'write',
        sleeve: 'cuffed',
        dim: true,
        holds: bend('M537 502Q556 490 580 488', BLUE) + line('M546 570L474 644', colors.tierraNight, 10),
      },
    ],
  });
}

function lender() {
  return figure({
    at: [922, 318],
    scale: 0.78,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'beams',
      gaze: [0.9, 0.1],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'broad',
      beard: 'full',
      glasses: '#2A120A',
    },
    hair: bald('turned', HAIR.black, SKINS[3]),
    chin: [8, -62],
    turn: 4,
    neck: { wide: 112 },
    body: { shoulder: 190, waist: 172, foot: 320, color: colors.forest },
    clothes: collar(colors.forest),
    arms: [
      {
        side: 'right',
        to: [858, 662],
        elbow: [716, 478],
        aim: 48,
        hand: 'point',
        sleeve: 'cuffed',
        dim: true,
        holds: bend('M757 489Q738 484 714 488', colors.forest),
      },
      {
        side: 'left',
        to: [968, 592],
        elbow: [1096, 506],
        aim: 160,
        hand: 'flat',
        sleeve: 'cuffed',
        holds: bend('M1050 493Q1070 496 1090 512', colors.forest),
      },
    ],
  });
}

/** Her son between the two, his arms on the table. */
function boy() {
  return figure({
    at: [638, 372],
    scale: 0.52,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0.6, 0.3],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      apart: 38,
      earsOut: true,
    },
    hair: cropped('front', HAIR.black),
    chin: [0, -36],
    turn: 4,
    headScale: 1.2,
    body: { shoulder: 124, waist: 116, foot: 300, color: colors.lapacho },
    arms: [
      { side: 'right', to: [626, 472], elbow: [712, 480], aim: 184, hand: 'rest', dim: true },
      { side: 'left', to: [650, 480], elbow: [566, 486], aim: -4, hand: 'rest' },
    ],
  });
}
