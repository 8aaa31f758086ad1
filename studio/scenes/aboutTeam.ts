// Everybody else of the team, 1600 x 640 on the page's own mist: a phone shows the middle 800, a desk all of it.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { collar, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';

const WIDTH = 1600;
const HEIGHT = 640;

export function aboutTeam(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'equipo', grain: 0.3 },
    ground() + visitor() + teacher() + survey() + office(),
  );
}

/** A hill of the same mist, and a lace as the sun behind those who sit together. */
function ground(): string {
  return (
    lace('equipo', { family: 'sun', rim: 'fan', ground: colors.sun, thread: '#FBE2A6', detail: 0.5 }, 846, 214, 176) +
    shape('M0 470C220 410 420 452 640 430S1080 470 1290 424S1540 420 1600 440V640H0Z', '#A9CDB6') +
    shape('M0 560C300 520 620 566 900 540S1400 556 1600 528V640H0Z', '#86B596')
  );
}

/** On her way to a committee, the folder under her arm. */
function visitor(): string {
  const folder = group(
    'translate(250 470) rotate(-9)',
    box(-74, -96, 168, 206, colors.tierraDeep, 'rx="5"') +
      box(-66, -104, 152, 200, colors.paper) +
      box(-82, -96, 168, 206, colors.tierra, 'rx="5"') +
      stitch('M-68 -80H72V96H-68Z', '#E7B79A', 4, '13 9'),
  );
  const she = figure({
    at: [206, 300],
    scale: 0.56,
    skin: SKINS[5],
    head: { age: 'young', mood: 'smiles', hair: HAIR.black, gaze: 0.2, earring: colors.sun },
    hair: profileHair(HAIR.black, 'braid', colors.sun),
    chin: [16, -62],
    turn: -2,
    neck: { lean: 8, deep: 60 },
    body: { shoulder: 172, waist: 148, foot: 640, color: colors.lapacho },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'right', to: [340, 480], aim: 168, hand: 'sheet', dim: true, near: 0.8 },
      { side: 'left', to: [240, 548], aim: -8, hand: 'flat' },
    ],
  });
  return she.body + folder + she.arms;
}

/** A class: what he draws on the board is a plant that grows. */
function teacher(): string {
  const board =
    box(402, 96, 250, 250, colors.wood) +
    box(412, 106, 230, 230, '#1C4A3A') +
    line(
      'M560 306V236M560 262C538 258 528 244 526 228C546 230 558 242 560 262M560 244C580 240 592 226 594 206C574 210 562 224 560 244',
      colors.mist,
      5,
    ) +
    line('M528 308H600', colors.mist, 5);
  const he = figure({
    at: [446, 330],
    scale: 0.54,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'laughs',
      gaze: [0.8, 0],
      hair: HAIR.greying,
      glasses: '#2A120A',
      moustache: true,
    },
    hair: cropped('turned', HAIR.greying),
    chin: [4, -60],
    turn: 3,
    body: { shoulder: 186, waist: 172, foot: 600, color: '#5F8FA0' },
    clothes: collar('#5F8FA0', { long: 600 }),
    arms: [
      {
        side: 'right',
        to: [604, 250],
        aim: -58,
        hand: 'pinch',
        sleeve: 'rolled',
        dim: true,
        holds: line('M596 236L606 262', colors.paper, 9),
      },
      { side: 'left', to: [404, 566], aim: 66, hand: 'relaxed', sleeve: 'rolled' },
    ],
  });
  return board + he.body + he.arms;
}

/** A survey at home: she chooses, he holds the tablet and waits. */
function survey(): string {
  const tablet = group(
    'translate(908 486) rotate(4)',
    box(-104, -66, 208, 142, '#14201C', 'rx="12"') +
      box(-92, -54, 184, 118, colors.paper) +
      circle(-54, 0, 24, '#C8321F') +
      circle(2, 0, 24, '#F2B01E') +
      circle(58, 0, 24, '#1F7A46') +
      line('M-72 42H36', '#C7AE88', 7),
  );
  const she = figure({
    at: [724, 322],
    scale: 0.58,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.6, 0.9],
      hair: HAIR.grey,
      earrings: colors.tierra,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [10, -56],
    turn: 8,
    body: { shoulder: 180, waist: 176, foot: 600, color: '#7B3F8C' },
    clothes: neckline(colors.rose),
    arms: [
      { side: 'left', to: [664, 640], aim: 84, hand: 'relaxed' },
      { side: 'right', to: [896, 506], aim: -28, hand: 'point', dim: true, near: 0.86, elbow: 'other' },
    ],
  });
  const he = figure({
    at: [1050, 306],
    scale: 0.56,
    flip: true,
    skin: SKINS[6],
    head: { view: 'turned', age: 'young', build: 'long', mood: 'smiles', gaze: [0.9, 0.3], hair: HAIR.black },
    hair: cropped('turned', HAIR.black),
    chin: [8, -60],
    turn: 6,
    body: { shoulder: 182, waist: 160, foot: 640, color: colors.cream },
    clothes: collar(colors.cream, { long: 600 }),
    arms: [
      { side: 'left', to: [1004, 520], aim: 196, hand: 'sheet', sleeve: 'rolled', dim: true },
      { side: 'right', to: [946, 556], aim: 190, hand: 'sheet', sleeve: 'rolled', near: 0.8 },
    ],
  });
  return she.body + he.body + he.limbs + tablet + he.fingers + she.arms;
}

/** An office: she answers the telephone, and writes down what she is told. */
function office(): string {
  const handset = group(
    'translate(1424 226) rotate(12)',
    shape(
      'M-14 -70C12 -76 20 -60 16 -44C10 -20 10 20 18 44C22 62 12 76 -14 70C-26 64 -26 46 -10 42C-18 16 -18 -16 -10 -42C-26 -46 -26 -64 -14 -70Z',
      colors.tierraNight,
    ),
  );
  const desk =
    box(1150, 556, 460, 90, colors.wood) +
    box(1150, 548, 460, 16, '#A4623A') +
    shape('M1240 548L1262 508H1398L1414 548Z', colors.paper) +
    line('M1278 522H1362M1272 534H1330', '#C7AE88', 6);
  const she = figure({
    at: [1346, 322],
    scale: 0.56,
    skin: SKINS[2],
    head: {
      view: 'front',
      age: 'grown',
      build: 'round',
      mood: 'laughs',
      gaze: [-0.5, 0.1],
      hair: HAIR.brown,
      earsCovered: true,
    },
    hair: straight('front', HAIR.brown),
    chin: [0, -60],
    turn: 5,
    body: { shoulder: 178, waist: 156, foot: 420, color: colors.sun },
    clothes: collar(colors.sun, { long: 420 }),
    arms: [
      {
        side: 'left',
        to: [1330, 522],
        aim: 40,
        hand: 'pinch',
        sleeve: 'rolled',
        near: 0.8,
        holds: line('M1302 464L1336 530', colors.lapacho, 9),
      },
      { side: 'right', to: [1426, 246], aim: -98, hand: 'grip', sleeve: 'rolled', dim: true, holds: handset },
    ],
  });
  const plant = group(
    'translate(1530 548)',
    shape('M-34 -54H34L26 0H-26Z', colors.clay) +
      shape(
        'M0 -54C-40 -80 -46 -120 -34 -150C-10 -128 0 -96 0 -54M0 -54C30 -84 52 -92 62 -128C30 -128 4 -104 0 -54',
        colors.leaf,
      ) +
      oval(0, -54, 34, 7, '#7A3A1A'),
  );
  return she.body + desk + plant + she.arms;
}
