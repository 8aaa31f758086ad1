// Under a mango, 1200 x 1000, its sky the page's mist: the treasurer of a committee reads a paper aloud; her neighbours follow it, and one notes.
import { SHADOW } from './archiveCover.ts';
import { canvas } from './canvas.ts';
import { collar, neckline } from './closeUps.ts';
import { mango } from './plants.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, headwrap, withHat } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** The far edge of the table. */
const EDGE = 800;

export function archiveOpening(): string {
  const [reads, passes, notes, looks] = [treasurer(), elder(), student(), girl()];
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'recursos', grain: 0.36 },
    yard() +
      looks.body +
      passes.body +
      notes.body +
      reads.body +
      table() +
      things() +
      notebook() +
      passes.arms +
      reads.limbs +
      paper() +
      reads.fingers +
      notes.arms,
  );
}

function yard(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    shape('M70 800C120 560 420 540 760 536S1100 512 1200 524V1000H70Z', '#A9CDA4') +
    house() +
    shape('M64 800C150 650 420 628 700 630S1060 618 1200 606V1000H64Z', colors.road) +
    stitch('M150 716C380 690 820 716 1200 684', '#E88A5C', 6, '26 20') +
    // Broad and whole: below the words of a phone nothing of it is cut.
    group('translate(474 488) scale(2.55 1.24)', mango(0, 0, 1, ['#123A2B', '#1F5A40', '#3F8A5C', '#123A2B'])) +
    shape('M410 376C416 470 414 560 404 640H546C538 560 532 470 538 376Z', '#4A231A') +
    [hanging(404, 106), hanging(488, 226), hanging(792, 170)].join('')
  );
}

function hanging(x: number, y: number): string {
  return (
    line(`M${x} ${y - 60}V${y}`, '#2C6A45', 6) +
    shape(`M${x} ${y}c34 0 39 36 21 62c-16 21 -44 16 -49 -8c-5 -26 5 -52 28 -54Z`, colors.orange)
  );
}

/** A house with its gallery, far off. */
function house(): string {
  return (
    shape('M924 566V456L1034 398L1148 456V566Z', '#F7ECD3') +
    shape('M900 462L1034 384L1172 462L1152 476L1034 412L920 476Z', colors.tierra) +
    box(1010, 492, 48, 74, colors.woodDark) +
    box(950, 492, 34, 34, '#8CC5CC')
  );
}

/** As wide as the window: the page's own table goes on at its left and below. */
function table(): string {
  return (
    box(0, EDGE, WIDTH, HEIGHT - EDGE, colors.wood) +
    box(0, EDGE, WIDTH, 16, '#B87140') +
    line(`M0 ${EDGE + 96}H${WIDTH}`, '#7A3C1E', 4)
  );
}

/** An open paper from outside: its last page at the left, its first at the right. */
function paper(): string {
  const lines = [646, 676, 706, 736]
    .map((y, at) => `M462 ${y}h${[106, 92, 112, 70][at]}M634 ${y + 34}h${[104, 88, 110, 64][at]}`)
    .join('');
  return (
    shape('M424 818L600 846L776 818L790 840L600 872L410 840Z', SHADOW, 'opacity=".28"') +
    shape('M420 572L600 604V838L432 812Z', '#F3E6CC') +
    shape('M780 572L600 604V838L768 812Z', colors.paper) +
    shape('M780 572L600 604V648L778 618Z', colors.tierra) +
    line(lines, '#CDB88C', 8) +
    stitch('M600 610V832', colors.tierra, 4, '14 10')
  );
}

/** Full, and about to be passed on. */
function mate(): string {
  return group(
    'translate(214 868) scale(.8)',
    oval(14, 74, 66, 20, SHADOW, 'opacity=".3"') +
      shape('M-52 -40C-64 20 -44 76 0 78C44 76 64 20 52 -40Z', colors.woodDark) +
      shape('M18 76C50 66 62 16 52 -40L20 -34Z', '#000', 'opacity=".16"') +
      oval(0, -40, 52, 20, '#B9C2C4') +
      oval(0, -40, 42, 14, '#6E7F35') +
      line('M10 -42L52 -118', '#D9DED8', 9),
  );
}

function things(): string {
  return (
    oval(98, 930, 44, 14, SHADOW, 'opacity=".28"') +
    circle(92, 900, 34, colors.orange) +
    line('M92 868q4 -14 16 -18', colors.forest, 7)
  );
}

function notebook(): string {
  return (
    shape('M798 872H1002L1032 962H772Z', SHADOW, 'opacity=".28"') +
    shape('M802 862H996L1022 950H778Z', colors.paper) +
    shape('M802 862H820L798 950H778Z', colors.lapacho) +
    line('M844 886h60M838 912h20', '#B9A27A', 7)
  );
}

function treasurer() {
  return figure({
    at: [600, 480],
    scale: 0.78,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'full',
      mood: 'laughs',
      gaze: [0.3, 1],
      hair: HAIR.black,
      glasses: '#2A120A',
      earrings: colors.tierra,
      nose: 'broad',
      brows: 'bushy',
    },
    hair: headwrap(colors.sun, '#DE9A2A'),
    chin: [6, -58],
    turn: 8,
    body: { shoulder: 184, waist: 176, foot: 460, color: colors.lapacho },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'left', to: [450, 768], aim: -24, hand: 'sheet', elbow: 'other' },
      { side: 'right', to: [750, 768], aim: 204, hand: 'sheet', elbow: 'other', dim: true },
    ],
  });
}

function elder() {
  return figure({
    at: [262, 512],
    scale: 0.76,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'old',
      build: 'long',
      mood: 'smiles',
      gaze: [0.9, 0.7],
      hair: HAIR.grey,
      moustache: true,
      nose: 'hooked',
      brows: 'bushy',
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.tierra),
    chin: [14, -58],
    turn: 7,
    body: { shoulder: 186, waist: 172, foot: 460, color: '#F6ECD4' },
    clothes: collar('#F6ECD4'),
    arms: [
      { side: 'left', to: [214, 868], aim: 6, hand: 'grip', sleeve: 'rolled', holds: mate() },
      { side: 'right', to: [322, 880], elbow: [398, 782], aim: 176, hand: 'flat', sleeve: 'rolled', dim: true },
    ],
  });
}

function student() {
  return figure({
    at: [962, 506],
    scale: 0.76,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'calm',
      gaze: [0.9, 0.6],
      hair: HAIR.black,
      brows: 'low',
      nose: 'broad',
      lips: 'full',
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -60],
    turn: 6,
    body: { shoulder: 186, waist: 170, foot: 460, color: colors.forest },
    clothes: collar(colors.forest),
    arms: [
      {
        side: 'right',
        to: [846, 914],
        aim: 150,
        hand: 'pinch',
        holds: line('M896 830L836 926', colors.sun, 12) + line('M838 922L832 932', colors.tierraNight, 7),
      },
      { side: 'left', to: [1030, 884], aim: 172, hand: 'flat', dim: true, near: 0.9 },
    ],
  });
}

/** Between the two, behind them. */
function girl() {
  return figure({
    at: [776, 436],
    scale: 0.54,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'grins',
      gaze: [0.8, 1],
      hair: HAIR.brown,
      brows: 'soaring',
      nose: 'button',
      eyes: 'upturned',
    },
    hair: parted('turned', HAIR.brown, 'middle'),
    chin: [10, -50],
    turn: 10,
    headScale: 1.24,
    body: { shoulder: 140, waist: 130, foot: 760, color: colors.sun },
    clothes: neckline(colors.tierra),
  });
}
