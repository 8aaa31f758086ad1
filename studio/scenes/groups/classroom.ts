import { colors } from '../../../server/lace/palette.ts';
import { box, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { jar } from '../goods.ts';
import type { HeadLook, View } from '../people/heads.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** A pupil defends a business plan: the class from its back row, the morning in at the windows. */
export function classroom(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'clase', grain: 0 },
    room() + plan() + front() + middleRow() + beams() + backRow(),
  );
}

function room(): string {
  const pane = (x: number) =>
    box(x, 90, 96, 250, '#FBEBB8') +
    line(`M${x + 48} 90V340M${x} 215H${x + 96}`, colors.paper, 8) +
    line(`M${x} 90V340H${x + 96}V90Z`, colors.paper, 12);
  return (
    box(0, 0, WIDTH, HEIGHT, '#9CC4B8') +
    shape('M0 0H260V560L0 700Z', '#86B3A6') +
    pane(30) +
    pane(148) +
    shape('M0 700L260 560H1200V900H0Z', '#B9743F') +
    line('M260 0V560', '#78A598', 5)
  );
}

/** Cost, sale and what is left, as bars. */
function plan(): string {
  const bars = [60, 96, 84, 138, 172]
    .map((tall, i) => `M${596 + i * 52} 330V${330 - tall}H${626 + i * 52}V330Z`)
    .join('');
  return (
    box(368, 62, 560, 330, colors.wood) +
    box(382, 76, 532, 302, colors.monte) +
    line('M572 120V334H868', '#DDEBDD', 6) +
    shape(bars, colors.sun) +
    stitch('M604 262L660 226L712 232L764 178L820 140', colors.rose, 6, '12 9') +
    box(360, 386, 576, 14, colors.woodDark)
  );
}

const UNIFORM = { kind: 'uniform', color: colors.paper, trim: colors.monte } as const;

function front(): string {
  return (
    byHead({
      chin: [482, 250],
      size: 84,
      half: false,
      heads: 6.8,
      build: 'woman',
      view: 'turned',
      skin: SKINS[3],
      look: {
        cut: 'waves',
        age: 'young',
        mood: 'talks',
        jaw: 'lean',
        nose: 'long',
        brows: 'thin',
        earrings: colors.sun,
        eyes: [-0.5, 0.3],
      },
      top: UNIFORM,
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      near: {
        to: [452, 400],
        hand: 'sheet',
        holds:
          box(430, 376, 58, 78, colors.paper) + stitch('M440 396H476M440 414H476M440 432H466', colors.tierra, 4, '8 5'),
      },
      far: { to: [646, 214], hand: 'point', behind: false },
    }) +
    byHead({
      chin: [366, 278],
      size: 84,
      half: false,
      heads: 6.8,
      build: 'man',
      girth: 1.16,
      view: 'front',
      skin: SKINS[5],
      look: {
        cut: 'fringe',
        age: 'young',
        mood: 'beams',
        shape: 'round',
        jaw: 'broad',
        nose: 'broad',
        eyeForm: 'narrow',
        signs: ['dimples'],
        eyes: [0.3, 0.1],
      },
      top: UNIFORM,
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [350, 410], hand: 'flat', holds: jar(366, 448, colors.gold, 0.8) },
      far: { to: [384, 420], hand: 'flat' },
    }) +
    byHead({
      chin: [1010, 262],
      size: 86,
      half: false,
      build: 'woman',
      girth: 1.2,
      view: 'turned',
      facing: 'left',
      skin: SKINS[6],
      look: {
        cut: 'bob',
        hair: HAIRS.greying,
        age: 'middle',
        mood: 'smirks',
        glasses: true,
        shape: 'round',
        jaw: 'square',
        nose: 'hooked',
        brows: 'straight',
        eyes: [0.6, 0],
      },
      top: { kind: 'poi', color: '#E9D7A8', trim: colors.tierra },
      bottom: { kind: 'trousers', color: '#4A3A5A' },
      near: {
        to: [940, 420],
        hand: 'sheet',
        holds:
          box(896, 384, 62, 74, colors.paper) + stitch('M906 402H946M906 420H946M906 438H930', '#B9986A', 4, '8 5'),
      },
      far: { to: [914, 400], hand: 'pinch', behind: false, holds: line('M904 408L930 366', colors.tierra, 7) },
    })
  );
}

const pupil = (
  x: number,
  y: number,
  size: number,
  skin: string,
  build: 'woman' | 'man',
  view: View,
  look: HeadLook,
  more: object = {},
): string =>
  byHead({
    chin: [x, y],
    size,
    heads: 6.8,
    build,
    view,
    skin,
    look,
    half: 'bust',
    top: UNIFORM,
    bottom: { kind: 'trousers', color: colors.monte },
    ...more,
  });

function middleRow(): string {
  return (
    pupil(300, 548, 104, SKINS[2], 'man', 'back', { cut: 'curls' }) +
    pupil(590, 540, 106, SKINS[4], 'woman', 'back', { cut: 'bun', tie: colors.lapacho }) +
    pupil(
      866,
      548,
      104,
      SKINS[7],
      'man',
      'side',
      { cut: 'short', hair: HAIRS.fair, age: 'young', mood: 'busy', eyes: [0.4, 0.8] },
      { facing: 'left' },
    ) +
    box(0, 690, WIDTH, 24, '#D59A5C') +
    box(0, 714, WIDTH, 90, '#9A5A2E') +
    box(0, 804, WIDTH, 60, '#8A4F28')
  );
}

/** The sun, over floor and desks. */
function beams(): string {
  return `<g opacity=".2">${shape('M148 340L244 340L900 900H560ZM30 340L126 340L480 900H120Z', '#FFF1B8')}</g>`;
}

function backRow(): string {
  return (
    pupil(118, 752, 168, SKINS[5], 'woman', 'back', { cut: 'plaits', hair: HAIRS.brown, tie: colors.sun }) +
    pupil(
      752,
      760,
      170,
      SKINS[3],
      'man',
      'back',
      { cut: 'fringe' },
      { far: { to: [938, 520], hand: 'wave', behind: false } },
    ) +
    pupil(
      440,
      742,
      166,
      SKINS[1],
      'woman',
      'front',
      {
        cut: 'plaits',
        tie: colors.sun,
        age: 'young',
        mood: 'laughs',
        jaw: 'heart',
        nose: 'snub',
        signs: ['gap'],
        apart: 1.5,
        eyes: [0.7, -0.2],
      },
      { nod: -5 },
    ) +
    pupil(
      1080,
      764,
      168,
      SKINS[6],
      'man',
      'turned',
      {
        cut: 'short',
        age: 'young',
        mood: 'smirks',
        jaw: 'lean',
        nose: 'hooked',
        brows: 'bushy',
        signs: ['freckles'],
        glasses: true,
        blush: false,
        eyes: [0.6, -0.6],
        hair: HAIRS.brown,
      },
      { facing: 'left', near: { to: [1000, 846], hand: 'pinch', holds: line('M990 856L1022 790', colors.lapacho, 9) } },
    ) +
    box(0, 856, WIDTH, 16, '#E0A868') +
    box(0, 872, WIDTH, 30, '#A9642F') +
    shape('M590 850L670 834L690 856H600Z', colors.paper)
  );
}
