// A visit on a working day, 1200 x 1000: a baker tells of her stall, her daughter offers a chipa, the grandfather listens, the adviser notes.
import { colors } from '../../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { bib, collar, neckline, trousers, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { bald, kerchief, plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR } from '../portraits/hair.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** The counter's far edge, and the one that is turned to us. */
const COUNTER = { far: 690, near: 812 };
const SHIRT = '#E6EDE4';

/** All that matters keeps between 60 and 1140, and from 90 to 890. */
export function doorstep(): string {
  const [tells, offers, listens, notes] = [baker(), daughter(), grandfather(), adviser()];
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'visita', grain: 0.4 },
    house() +
      listens.body +
      tells.body +
      offers.body +
      stall() +
      listens.arms +
      tells.arms +
      offers.arms +
      notes.body +
      notes.arms,
  );
}

function house(): string {
  const pot = (x: number, flower: string) =>
    group(
      `translate(${x} 398)`,
      shape('M-30 -48H30L24 0H-24Z', colors.clay) +
        shape('M0 -48C-32 -72 -30 -108 0 -126C30 -108 32 -72 0 -48Z', flower),
    );
  return (
    box(0, 0, WIDTH, HEIGHT, '#8CC2B6') +
    box(0, 620, WIDTH, 380, '#2F7F86') +
    box(0, 610, WIDTH, 10, '#DDEBDD') +
    box(478, 60, 424, 760, colors.woodDark) +
    box(508, 90, 364, 730, '#4A2114') +
    shape('M508 90H872V560L508 740Z', '#5E2C18') +
    box(1000, 150, 230, 250, colors.woodDark) +
    box(1020, 170, 230, 230, '#F3D9A0') +
    line('M1126 170V400', colors.woodDark, 12) +
    box(984, 398, 250, 22, colors.wood) +
    pot(1070, colors.lapacho) +
    pot(1172, colors.leaf) +
    shape('M0 0H1200V70H0Z', '#8E3A22') +
    stitch('M0 70H1200', '#E9B872', 10, '46 20')
  );
}

const ring = (x: number, y: number): string =>
  oval(x, y, 32, 25, 'none', `stroke="${colors.gold}" stroke-width="22"`) +
  line(`M${x - 32} ${y - 4}a32 22 0 0 1 52 -15`, '#F3C873', 6);

/** A counter under a cloth, and a tray of chipas on it. */
function stall(): string {
  const { far, near } = COUNTER;
  const row = (from: number, count: number, y: number) =>
    Array.from({ length: count }, (_, i) => ring(from + i * 74, y)).join('');
  return (
    box(0, far, WIDTH, near - far, colors.cream) +
    box(0, far, WIDTH, 12, '#FFFAF0') +
    box(0, near, WIDTH, HEIGHT - near, colors.tierra) +
    shape(`M0 ${near}H1200V${near + 22}H0Z`, '#8E2C16') +
    stitch(`M0 ${near - 16}H1200`, colors.tierra, 7, '24 16') +
    stitch(`M0 ${near + 70}H1200`, colors.cream, 7, '24 16') +
    shape('M656 786H1004L1030 804H630Z', '#3A1608', 'opacity=".25"') +
    row(738, 3, 668) +
    row(701, 4, 704) +
    row(664, 5, 744) +
    shape('M624 746H1000L978 790H646Z', '#9AA39C') +
    box(618, 740, 390, 14, '#B9C2C4', 'rx="7"')
  );
}

/** Her far hand says how many a day. */
function baker() {
  return figure({
    at: [782, 456],
    scale: 0.86,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'laughs',
      gaze: [0.9, 0],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'arched',
      nose: 'broad',
      signs: ['dimples'],
      earrings: colors.sun,
    },
    hair: kerchief('turned', '#FFFAF0', HAIR.black),
    chin: [10, -60],
    turn: 5,
    neck: { wide: 98 },
    body: { shoulder: 194, waist: 186, foot: 320, color: colors.lapacho },
    clothes: neckline('#FFFAF0') + bib('#FBF0DC', colors.tierra, { foot: 320 }),
    arms: [
      { side: 'left', to: [996, 516], elbow: [980, 690], aim: -56, hand: 'open', dim: true },
      { side: 'right', to: [628, 770], elbow: [604, 640], aim: 160, hand: 'flat' },
    ],
  });
}

/** Who can just look over the counter. */
function daughter() {
  return figure({
    at: [500, 664],
    scale: 0.6,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'smiles',
      gaze: [0.9, -0.9],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      signs: ['freckles'],
    },
    hair: plaits('turned', HAIR.brown, colors.tierra),
    chin: [8, -44],
    turn: -8,
    headScale: 1.2,
    body: { shoulder: 138, waist: 126, foot: 300, color: colors.sun },
    clothes: neckline(colors.tierra),
    arms: [{ side: 'right', to: [534, 716], elbow: [452, 776], aim: -36, hand: 'pinch', holds: ring(552, 702) }],
  });
}

function grandfather() {
  const mate =
    line('M1030 690L1012 618', '#D9DED8', 8) +
    shape('M994 690C982 738 1000 776 1032 778C1064 776 1082 738 1070 690Z', colors.woodDark) +
    oval(1032, 690, 38, 14, '#B9C2C4');
  return figure({
    at: [1084, 516],
    scale: 0.72,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'lean',
      mood: 'calm',
      gaze: [0.8, 0],
      hair: HAIR.grey,
      eyes: 'hooded',
      brows: 'bushy',
      nose: 'hooked',
      moustache: 'walrus',
    },
    hair: bald('turned', HAIR.grey, SKINS[2]),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 180, waist: 170, foot: 300, color: colors.cream },
    clothes: collar(colors.cream, { buttons: colors.forest }),
    arms: [
      { side: 'right', to: [1028, 740], elbow: [974, 700], aim: 10, hand: 'grip', thumb: 'other', holds: mate },
      { side: 'left', to: [1130, 772], elbow: [1206, 690], aim: 180, hand: 'flat', dim: true },
    ],
  });
}

/** Nearest of all, before the counter. */
function adviser() {
  const notebook = group(
    'translate(262 770) rotate(-8)',
    box(-92, -116, 184, 212, colors.forest, 'rx="8"') +
      box(-80, -104, 160, 190, colors.paper) +
      stitch('M-56 -70H52M-56 -36H52M-56 -2H8', colors.tierra, 6, '14 9'),
  );
  return figure({
    at: [192, 430],
    scale: 0.96,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
      mood: 'smiles',
      gaze: [0.9, 0.1],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'low',
      nose: 'straight',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -64],
    turn: 3,
    neck: { wide: 96 },
    body: { shoulder: 186, waist: 176, foot: 640, color: SHIRT },
    clothes: vest(colors.forest, SHIRT, 420) + trousers('#3B4A5C', 412),
    arms: [
      { side: 'left', to: [206, 858], elbow: [48, 700], aim: 10, hand: 'sheet', sleeve: 'rolled', holds: notebook },
      {
        side: 'right',
        to: [274, 752],
        elbow: [428, 668],
        aim: 176,
        hand: 'write',
        sleeve: 'rolled',
        holds: line('M316 650L268 756', colors.tierra, 11),
      },
    ],
  });
}
