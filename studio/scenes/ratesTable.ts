// Three behind a table that goes on past both sides, 1400 x 800, its wall the page's sun: he works the sum out, she writes the answer
// into her sheet, which lies turned to her; her son keeps it still. All is seen from just above the table.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { aoPoi, collar, overEdge } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { bald } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

const WIDTH = 1400;
const HEIGHT = 800;
/** The far and the near edge of the table: RatesScreen.module.css goes on with them. */
const EDGE = 560;
const FRONT = 760;
const SHADOW = '#3A1608';
const BLUE = '#3B6A9A';
const INK = '#2F5C8A';

export function ratesTable(): string {
  const [client, officer, child] = [borrower(), lender(), boy()];
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'mesa', grain: 0.36 },
    room() +
      client.limbs +
      client.body +
      officer.body +
      child.body +
      onShoulder() +
      table() +
      sheet() +
      calculator() +
      mate() +
      shadows() +
      coins() +
      child.arms +
      writing().arms +
      officer.arms,
  );
}

/** A window on a street with a lapacho. */
function room(): string {
  return (
    box(640, 20, 250, 310, '#C98A1D') +
    box(653, 33, 224, 284, colors.mist) +
    shape('M653 240C704 222 746 238 796 228S852 232 877 226V317H653Z', '#7FB08A') +
    circle(824, 150, 50, colors.lapacho) +
    circle(786, 172, 36, '#E4709A') +
    circle(850, 186, 31, '#E4709A') +
    line('M765 33V317', '#C98A1D', 11) +
    box(626, 330, 278, 16, '#A86E12')
  );
}

function table(): string {
  return (
    box(0, EDGE, WIDTH, FRONT - EDGE, colors.wood) +
    box(0, EDGE, WIDTH, 10, '#B87140') +
    line(`M0 ${EDGE + 60}H${WIDTH}M0 ${EDGE + 130}H${WIDTH}`, '#7A3C1E', 4) +
    box(0, FRONT, WIDTH, HEIGHT - FRONT, '#6E3519') +
    box(0, FRONT, WIDTH, 10, '#B87140')
  );
}

/** Turned to her who writes: its head lies on our side, its lines run from our right to our left. */
function sheet(): string {
  const row = (y: number, from: number, to: number) =>
    line(`M${from} ${y}H${to}`, '#B9A27A', 9) + stitch(`M600 ${y - 7}H456`, colors.tierra, 4, '14 10');
  const ink = (y: number, d: string) => group(`translate(604 ${y}) rotate(180)`, line(`M0 0${d}`, INK, 5.5));
  return (
    shape('M434 602H776L804 740H378Z', SHADOW, 'opacity=".3"') +
    shape('M440 588H766L796 730H392Z', colors.paper) +
    shape('M397 706H791L796 730H392Z', colors.tierra) +
    row(686, 756, 646) +
    ink(680, 'c10 -24 26 -18 20 0s16 8 26 -10c-2 20 12 18 24 2s18 4 26 -8s16 12 24 -4') +
    row(652, 730, 646) +
    ink(646, 'c10 -24 26 -18 20 0s14 8 24 -8s14 10 22 -2') +
    row(618, 742, 646)
  );
}

/** Turned to him who counts. */
function calculator(): string {
  return (
    shape('M940 640H1064L1094 738H928Z', SHADOW, 'opacity=".3"') +
    shape('M946 622H1066L1084 724H930Z', '#14352B') +
    shape('M930 724H1084V732Q1084 738 1078 738H936Q930 738 930 732Z', '#0B2018') +
    shape('M948 690H1063L1067 714H945Z', colors.mist) +
    line(
      'M1006 640h.1M1044 640h.1M968 658h.1M1007 658h.1M1046 658h.1M966 676h.1M1007 676h.1M1049 676h.1',
      colors.cream,
      15,
    ) +
    line('M969 640h.1', colors.sun, 15)
  );
}

function mate(): string {
  return group(
    'translate(1326 646) scale(.86)',
    oval(14, 74, 66, 16, SHADOW, 'opacity=".3"') +
      shape('M-52 -40C-64 20 -44 76 0 78C44 76 64 20 52 -40Z', colors.woodDark) +
      shape('M18 76C50 66 62 16 52 -40L20 -34Z', '#000', 'opacity=".16"') +
      oval(0, -40, 52, 15, '#B9C2C4') +
      oval(0, -40, 42, 10, '#6E7F35') +
      line('M10 -42L52 -118', '#D9DED8', 9),
  );
}

function coins(): string {
  const coin = (x: number, y: number, color: string, edge: string) =>
    oval(x, y + 8, 34, 14, edge) + oval(x, y, 34, 14, color);
  return (
    oval(860, 716, 46, 14, SHADOW, 'opacity=".3"') +
    coin(854, 704, '#E9B04C', '#A8641F') +
    coin(851, 691, '#F6C96F', '#B5742A') +
    coin(854, 678, '#F8D9A0', '#C98B3C')
  );
}

/** Of the arms on the table. */
const shadows = (): string => line('M252 668L346 686M876 644L926 640M1246 690L1108 704', SHADOW, 44, 'opacity=".26"');

/** Her left hand, come round behind his back. */
function onShoulder(): string {
  return group('translate(800 486) rotate(27) scale(1.06)', overEdge([0], 0, SKINS[6]));
}

function borrower() {
  return figure({
    ...CLIENT,
    arms: [{ side: 'right', to: [744, 520], elbow: [664, 568], aim: -14, hand: 'rest', dim: true }],
  });
}

const CLIENT = {
  at: [410, 398],
  scale: 0.92,
  skin: SKINS[6],
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
  hair: parted('turned', HAIR.black, 'middle', 'braid'),
  chin: [14, -58],
  turn: 5,
  neck: { wide: 84 },
  body: { shoulder: 176, waist: 160, foot: 300, color: BLUE },
  clothes: aoPoi(colors.cream),
} as const;

/** Her right arm, over the table. */
function writing() {
  return figure({
    ...CLIENT,
    arms: [
      {
        side: 'left',
        to: [520, 656],
        elbow: [240, 640],
        aim: 8,
        hand: 'write',
        holds: line('M470 560L524 660', colors.tierraNight, 11),
      },
    ],
  });
}

function lender() {
  return figure({
    at: [1060, 392],
    scale: 0.92,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'talks',
      gaze: [0.9, 0.1],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'broad',
      beard: 'full',
      glasses: '#2A120A',
    },
    hair: bald('turned', HAIR.black, SKINS[5]),
    chin: [8, -62],
    turn: 4,
    neck: { wide: 112 },
    body: { shoulder: 190, waist: 172, foot: 320, color: colors.forest },
    clothes: collar(colors.forest),
    arms: [
      {
        side: 'right',
        to: [1024, 600],
        elbow: [850, 612],
        aim: 2,
        hand: 'flat',
        sleeve: 'rolled',
        slim: true,
        dim: true,
      },
      { side: 'left', to: [1006, 658], elbow: [1258, 632], aim: 176, hand: 'point', sleeve: 'rolled', slim: true },
    ],
  });
}

/** Her son between the two. */
function boy() {
  return figure({
    at: [744, 470],
    scale: 0.56,
    skin: SKINS[6],
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
    arms: [{ side: 'left', to: [736, 650], elbow: [668, 590], aim: 62, hand: 'flat' }],
  });
}
