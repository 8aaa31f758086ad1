// The six dimensions of one's own Stoplight, patches of 480 x 480 that lie side by side: one family and its neighbours, each at a
// place of the same long table.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { book, guampa, lamp, orange, pot, tin } from './ownDimensionsThings.ts';
import { asDaughter, asMother } from './ownFamily.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, headwrap } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';

const SIDE = 480;
/** The edge of the table. */
const TABLE = 392;

/** Each patch by the id of its dimension. */
export function ownDimensions(): Record<string, string> {
  const patches: Record<string, string> = {
    ingresos: savings(),
    salud: water(),
    vivienda: wall(),
    educacion: notebook(),
    organizacion: meeting(),
    interioridad: lantern(),
  };
  return Object.fromEntries(
    Object.entries(patches).map(([name, body]) => [
      name,
      canvas({ width: SIDE, height: SIDE, name: `patch${name}`, grain: 0.4 }, body),
    ]),
  );
}

const room = (wall: string, lit: string): string => box(0, 0, SIDE, SIDE, wall) + shape('M0 0H300L0 330Z', lit);

const table = (): string =>
  box(0, TABLE, SIDE, SIDE - TABLE, colors.forest) +
  box(0, TABLE, SIDE, 9, '#3F7D5C') +
  stitch(`M8 ${TABLE + 62}H480`, colors.cream, 5, '16 12');

/** The mother lets a coin fall into the clay pot. */
function savings(): string {
  const coin =
    oval(366, 226, 19, 23, '#B5720F') + oval(362, 226, 19, 23, '#FFDD83') + oval(362, 226, 11, 15, colors.gold);
  const mother = figure({
    at: [186, 250],
    scale: 0.56,
    ...asMother([0.8, 0.5], colors.sun),
    chin: [10, -60],
    turn: 8,
    body: { shoulder: 190, waist: 176, foot: 500, color: colors.lapacho },
    clothes: thread(colors.paper),
    arms: [{ side: 'right', to: [356, 238], aim: -6, hand: 'pinch', sleeve: 'short', holds: coin }],
  });
  return room(colors.sun, '#FACB67') + mother.body + mother.arms + table() + pot();
}

/** The daughter and her glass of water, half an orange before her. */
function water(): string {
  const glass =
    shape('M118 262H202L192 366H128Z', '#F2FAF4', 'opacity=".9"') +
    shape('M121 296H199L192 366H128Z', '#7DB9C4') +
    shape('M172 296H199L192 366H168Z', '#5A9FAE') +
    oval(160, 296, 39, 7, '#B4DCE0');
  const girl = figure({
    at: [290, 274],
    scale: 0.5,
    flip: true,
    ...asDaughter([0.7, 0.5], 'laughs'),
    turn: 8,
    headScale: 1.36,
    neck: { lean: 6, deep: 56 },
    body: { shoulder: 158, waist: 146, foot: 500, color: colors.sun },
    clothes: collar('#D99A22'),
    arms: [
      {
        side: 'right',
        to: [166, 326],
        aim: 190,
        hand: 'grip',
        near: 0.8,
        elbow: 'other',
        sleeve: 'short',
        holds: glass,
      },
    ],
  });
  return room('#BFDCCB', colors.mist) + girl.body + table() + orange() + girl.arms;
}

/** The father paints his wall; the tin stands on the table. */
function wall(): string {
  const brush =
    line('M98 214V130', colors.wood, 15) +
    box(72, 104, 52, 30, '#B9C4BD') +
    shape('M72 106V66Q98 50 124 66V106Z', colors.road);
  const father = figure({
    at: [284, 250],
    scale: 0.56,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'boxed',
      mood: 'smiles',
      gaze: [0.9, -0.5],
      hair: HAIR.black,
      nose: 'broad',
      moustache: true,
      brows: 'bushy',
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -60],
    turn: -6,
    neck: { lean: 6, deep: 56 },
    body: { shoulder: 192, waist: 170, foot: 500, color: '#2F7F8C' },
    clothes: round('#256570'),
    arms: [{ side: 'right', to: [98, 184], aim: 262, hand: 'grip', sleeve: 'rolled', holds: brush }],
  });
  return (
    box(0, 0, SIDE, SIDE, colors.dawn) +
    shape('M0 0H178L170 60L186 120L166 190L180 250L160 330L172 400H0Z', colors.road) +
    shape('M0 0H120L40 400H0Z', '#D9693F') +
    box(352, 60, 128, 150, colors.wood) +
    box(366, 74, 114, 122, '#8CC5CC') +
    box(340, 206, 140, 14, colors.woodDark) +
    father.body +
    table() +
    tin() +
    father.arms
  );
}

/** The son writes in his notebook. */
function notebook(): string {
  const pencil = group(
    'translate(246 402) rotate(24)',
    box(-7, -104, 14, 92, colors.sun) +
      box(1, -104, 6, 92, colors.gold) +
      shape('M-7 -12H7L0 8Z', colors.smile) +
      box(-7, -118, 14, 16, colors.lapacho),
  );
  const boy = figure({
    at: [226, 266],
    scale: 0.52,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'calm',
      gaze: [0.1, 1],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'low',
      nose: 'broad',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -54],
    turn: 14,
    headScale: 1.3,
    neck: { lean: 6, deep: 56 },
    body: { shoulder: 166, waist: 150, foot: 500, color: colors.paper },
    clothes: collar('#D8C8A8'),
    arms: [
      { side: 'left', to: [168, 424], aim: 30, hand: 'rest', sleeve: 'short' },
      { side: 'right', to: [254, 392], aim: 150, hand: 'pinch', sleeve: 'short', dim: true, holds: pencil },
    ],
  });
  return (
    room('#2F7F8C', '#3B8E9B') +
    box(330, 96, 150, 12, colors.wood) +
    box(346, 34, 24, 62, colors.sun) +
    box(374, 26, 20, 70, colors.lapacho) +
    box(398, 40, 26, 56, colors.mist) +
    boy.body +
    table() +
    book() +
    boy.arms
  );
}

/** A neighbour asks for the floor, another listens. */
function meeting(): string {
  const asks = figure({
    at: [262, 262],
    scale: 0.54,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'talks',
      gaze: [0.7, 0],
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: headwrap(colors.sun, colors.lapacho),
    chin: [8, -58],
    turn: 2,
    neck: { lean: 6, deep: 66 },
    body: { shoulder: 186, waist: 174, foot: 500, color: '#2F7F8C' },
    clothes: thread(colors.sun),
    arms: [{ side: 'right', to: [412, 118], aim: 276, hand: 'wave', sleeve: 'short' }],
  });
  const listens = figure({
    at: [86, 296],
    scale: 0.46,
    skin: SKINS[5],
    head: { age: 'old', mood: 'smiles', hair: HAIR.grey, gaze: 0.4 },
    hair: profileHair(HAIR.grey, 'cropped'),
    chin: [18, -60],
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 180, waist: 170, foot: 500, color: colors.mist },
    clothes: collar('#9DBFA9'),
    arms: [],
  });
  return room(colors.tierra, '#B8462A') + listens.body + asks.body + table() + guampa() + asks.arms;
}

/** At night the grandmother, at peace beside her lantern. */
function lantern(): string {
  const glow = circle(112, 300, 230, '#1F4A38') + circle(112, 300, 162, '#39613F') + circle(112, 300, 100, '#7C8A45');
  const grandmother = figure({
    at: [318, 250],
    scale: 0.56,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.8, 0.6],
      hair: HAIR.grey,
      glasses: colors.tierraNight,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [10, -60],
    turn: 4,
    neck: { lean: 6, deep: 64 },
    body: { shoulder: 180, waist: 176, foot: 500, color: '#7E88C8' },
    clothes: thread(colors.paper),
    arms: [
      { side: 'left', to: [338, 420], aim: 160, hand: 'rest', sleeve: 'rolled', dim: true },
      { side: 'right', to: [304, 428], aim: 22, hand: 'rest', sleeve: 'rolled' },
    ],
  });
  return box(0, 0, SIDE, SIDE, colors.monte) + glow + grandmother.body + table() + lamp() + grandmother.arms;
}
