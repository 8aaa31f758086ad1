import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { bib, collar } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { curls, kerchief } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';

const SIZE = { width: 1200, height: 720 };
const STEEL = '#26302C';
/** The edge of the stall. */
const COUNTER = 590;

/** For the radio: a market seller tells her story, laughing, and a reporter holds the recorder. Cut out, for a dark band. */
export function newsReporter(): string {
  const [he, she] = [reporter(), seller()];
  return canvas(
    { ...SIZE, name: 'entrevista', grain: 0 },
    shape('M20 720A580 700 0 0 1 1180 720Z', colors.sun) + she.body + he.body + stall() + she.arms + he.arms,
  );
}

function reporter() {
  const recorder = group(
    'translate(600 404) rotate(56)',
    circle(0, -66, 40, '#4A5A55') +
      stitch('M-28 -80Q0 -68 28 -80M-34 -62Q0 -48 34 -62', '#8CA39B', 5, '5 6') +
      box(-25, -40, 50, 150, STEEL, 'rx="12"') +
      box(-13, 60, 26, 20, colors.sun, 'rx="4"'),
  );
  const pad = group(
    'translate(330 618) rotate(-10)',
    box(-100, -74, 190, 140, colors.cream) +
      line('M-72 -30H56M-72 -2H64M-72 26H10', colors.tierra, 7) +
      stitch('M-92 -74H84', STEEL, 13, '6 12'),
  );
  return figure({
    at: [318, 402],
    scale: 0.92,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'smiles',
      gaze: [1, 0.1],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'bushy',
      nose: 'straight',
      beard: 'stubble',
      lips: 'full',
    },
    hair: curls('turned', HAIR.black, 'close'),
    chin: [8, -58],
    turn: 6,
    body: { shoulder: 186, waist: 172, foot: 420, color: '#2F7F8C' },
    clothes: collar('#2F7F8C', { buttons: colors.cream }),
    arms: [
      {
        side: 'right',
        to: [602, 408],
        elbow: [520, 600],
        aim: -40,
        hand: 'grip',
        sleeve: 'rolled',
        dim: true,
        holds: recorder,
      },
      { side: 'left', to: [238, 640], elbow: [140, 590], aim: 8, hand: 'sheet', sleeve: 'rolled', holds: pad },
    ],
  });
}

function seller() {
  return figure({
    at: [872, 390],
    scale: 0.94,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'laughs',
      gaze: [0.9, 0],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'hooked',
      signs: ['gap'],
      earrings: colors.gold,
    },
    hair: kerchief('turned', colors.lapacho, HAIR.grey),
    chin: [8, -60],
    turn: -5,
    body: { shoulder: 192, waist: 188, foot: 420, color: colors.cream },
    clothes: bib(colors.forest, colors.sun, { top: 130, half: 92 }),
    arms: [
      { side: 'left', to: [900, 566], elbow: [1062, 560], aim: 190, hand: 'flat', dim: true },
      { side: 'right', to: [694, 462], elbow: [764, 556], aim: 236, hand: 'open' },
    ],
  });
}

/** Tomatoes, oranges, a pumpkin and what is green, behind the board that carries them. */
function stall(): string {
  const heap = (x: number, color: string, shine: string) =>
    [
      [-62, 0],
      [0, 0],
      [62, 0],
      [-31, -50],
      [31, -50],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(x + dx, COUNTER - 22 + dy, 36, color) + circle(x + dx - 11, COUNTER - 34 + dy, 8, shine),
      )
      .join('');
  const pumpkin =
    oval(1092, COUNTER - 54, 84, 66, colors.orange) +
    line(`M1092 ${COUNTER - 118}C1064 ${COUNTER - 90} 1064 ${COUNTER - 20} 1092 ${COUNTER + 6}`, '#C26F1C', 6) +
    line(`M1092 ${COUNTER - 118}C1128 ${COUNTER - 90} 1128 ${COUNTER - 20} 1092 ${COUNTER + 6}`, '#C26F1C', 6) +
    line(`M1092 ${COUNTER - 114}V${COUNTER - 140}`, colors.leaf, 14);
  return (
    heap(712, colors.tierra, '#D98468') +
    pumpkin +
    box(566, COUNTER, 624, 130, colors.wood) +
    box(548, COUNTER - 6, 660, 26, '#B9744A') +
    stitch(`M584 ${COUNTER + 66}H1176`, colors.sun, 7, '20 14')
  );
}
