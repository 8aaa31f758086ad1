import { aoPoi, collar, neckline } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { curls } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { combed, cropped, HAIR, straight } from '../portraits/hair.ts';
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';
import { cloth, lights } from './patches.ts';

/** The far edge of the table. */
const EDGE = 520;

/** Four of a family at the kitchen table, who sew one cloth of four patches; the two youngest lay the last one in. */
export function patchwork(): string {
  const [elder, parent, child, youth] = [grandmother(), mother(), boy(), youngMan()];
  return frame(
    'piezas',
    kitchen() +
      elder.body +
      youth.body +
      parent.body +
      child.body +
      table() +
      cloth() +
      child.limbs +
      youth.limbs +
      lights() +
      child.fingers +
      youth.fingers +
      parent.arms +
      elder.arms,
  );
}

function kitchen(): string {
  const jar = (x: number, high: number, color: string) =>
    box(x, 330 - high, 62, high, color, 'rx="8"') + box(x - 4, 322 - high, 70, 18, colors.woodDark, 'rx="5"');
  return (
    box(0, 0, WIDTH, HEIGHT, '#BFDDD8') +
    shape('M0 0H1600V120L0 620Z', '#D2E8E2') +
    box(40, 120, 234, 300, colors.wood) +
    box(58, 138, 198, 264, '#F8E7BE') +
    shape('M58 330C110 306 170 322 256 300V402H58Z', '#7FB08A') +
    line('M150 250V352', colors.woodDark, 12) +
    circle(150, 214, 52, colors.lapacho) +
    circle(106, 240, 36, '#E4709A') +
    circle(192, 248, 34, '#E4709A') +
    line('M157 138V402', colors.wood, 12) +
    box(24, 418, 266, 20, colors.woodDark) +
    box(1350, 330, 250, 18, colors.wood) +
    jar(1378, 96, colors.tierra) +
    jar(1462, 70, colors.paper) +
    jar(1542, 112, colors.sun) +
    line('M1392 348V378M1480 348V372M1556 348V378', colors.woodDark, 6) +
    shape('M1366 378H1418L1410 432Q1392 442 1374 432Z', '#7A8F94') +
    circle(1480, 402, 32, '#5E7074') +
    shape('M1536 378H1576V420Q1556 434 1536 420Z', colors.lapacho)
  );
}

function table(): string {
  return (
    box(0, EDGE, WIDTH, HEIGHT - EDGE, '#D59A5B') +
    box(0, EDGE, WIDTH, 14, '#E8B67C') +
    line('M0 664H1600M0 888H1600', '#B97C42', 4) +
    // What is left of the cloths, threads and a mate.
    shape('M60 674L206 632L262 716L120 770Z', CAST_COLOR, CAST) +
    shape('M60 664L206 622L262 706L120 760Z', colors.lapacho) +
    stitch('M86 672L200 640L236 700L128 738Z', colors.paper, 5, '14 11') +
    spool(118, 832, colors.forest) +
    spool(206, 852, colors.tierra) +
    group(
      'translate(1452 690)',
      oval(14, 74, 70, 20, CAST_COLOR, CAST) +
        shape('M-52 -40C-64 20 -44 76 0 78C44 76 64 20 52 -40Z', colors.woodDark) +
        oval(0, -40, 52, 20, '#B9C2C4') +
        oval(0, -40, 42, 14, '#6E7F35') +
        line('M10 -42L52 -118', '#D9DED8', 9),
    )
  );
}

function spool(x: number, y: number, color: string): string {
  return (
    oval(x + 8, y + 42, 36, 11, CAST_COLOR, CAST) +
    box(x - 26, y - 28, 52, 66, color) +
    line(
      `M${x - 26} ${y - 10}H${x + 26}M${x - 26} ${y + 8}H${x + 26}M${x - 26} ${y + 26}H${x + 26}`,
      '#000',
      3,
      SHADE,
    ) +
    box(x - 34, y - 40, 68, 14, colors.cream, 'rx="6"') +
    box(x - 34, y + 34, 68, 14, colors.cream, 'rx="6"')
  );
}

function grandmother() {
  return figure({
    at: [392, 406],
    scale: 0.64,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.8, 1.3],
      hair: HAIR.grey,
      eyes: 'narrow',
      nose: 'hooked',
      glasses: '#7A2413',
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'bun', colors.tierra),
    chin: [18, -54],
    turn: 15,
    body: { shoulder: 184, waist: 186, foot: 300, color: '#A3265A' },
    clothes: neckline(colors.sun),
    arms: [
      { side: 'left', to: [352, 706], aim: 66, hand: 'flat', near: 0.9 },
      {
        side: 'right',
        to: [478, 676],
        aim: 96,
        hand: 'pinch',
        dim: true,
        near: 0.7,
        holds:
          line('M480 660L470 722', '#E4E9E4', 6) +
          line('M480 660C530 640 550 690 512 734C496 752 472 744 452 734', colors.sun, 5),
      },
    ],
  });
}

function mother() {
  return figure({
    at: [660, 382],
    scale: 0.64,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'beams',
      gaze: [1.4, 0.2],
      hair: HAIR.black,
      eyes: 'hooded',
      signs: ['mole'],
      earrings: colors.lapacho,
      brows: 'low',
      lips: 'full',
      nose: 'slim',
    },
    hair: straight('turned', HAIR.black),
    chin: [12, -60],
    turn: 7,
    body: { shoulder: 182, waist: 170, foot: 320, color: colors.paper },
    clothes: aoPoi(colors.forest),
    arms: [
      { side: 'left', to: [640, 622], aim: 74, hand: 'flat', near: 0.6 },
      { side: 'right', to: [876, 442], aim: 6, hand: 'flat', dim: true, near: 0.72 },
    ],
  });
}

function boy() {
  return figure({
    at: [934, 406],
    scale: 0.56,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [1.3, 0.6],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      apart: 38,
      earsOut: true,
    },
    hair: cropped('front', HAIR.brown),
    chin: [4, -36],
    turn: 7,
    headScale: 1.26,
    body: { shoulder: 150, waist: 136, foot: 300, color: '#2F7F8C' },
    clothes: stitch('M-70 -6C-50 40 50 40 70 -6', colors.cream, 8, '14 11'),
    arms: [
      { side: 'left', to: [846, 590], aim: 88, hand: 'sheet', near: 0.5 },
      { side: 'right', to: [1022, 580], aim: 92, hand: 'sheet', near: 0.5 },
    ],
  });
}

function youngMan() {
  return figure({
    at: [1202, 386],
    scale: 0.64,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'smiles',
      gaze: [1.4, 1.2],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'broad',
      blush: false,
    },
    hair: curls('turned', HAIR.black, 'close'),
    chin: [16, -58],
    turn: 14,
    neck: { wide: 108 },
    body: { shoulder: 192, waist: 172, foot: 320, color: colors.forest },
    clothes: collar(colors.forest),
    arms: [
      { side: 'right', to: [1092, 616], aim: 94, hand: 'relaxed', sleeve: 'rolled', dim: true, near: 0.5 },
      { side: 'left', to: [1192, 640], aim: 176, hand: 'sheet', sleeve: 'rolled', near: 0.8 },
    ],
  });
}
