// How an area's page ends, 900 x 780 and nothing behind: who waits for an intern, on the picture's foot, with what they will share.
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { cabbage } from './goods.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight } from './portraits/hair.ts';

const FOOT = 720;

const ending = (name: string, scene: string) =>
  canvas({ width: 900, top: -60, height: FOOT + 60, name, grain: 0 }, scene);

/** Two read a family's colours: she points at one that he is about to ask for. */
export function answerStoplight(): string {
  const rows = ['rggyrg', 'gyggrg', 'ggrygg', 'yggggr'].map((row) => row.split(''));
  const hues = { r: stoplight.red, y: stoplight.yellow, g: stoplight.green } as Record<string, string>;
  const dots = rows
    .map((row, y) => row.map((hue, x) => circle(-120 + x * 48, -52 + y * 48, 16, hues[hue] ?? '')).join(''))
    .join('');
  const sheet = group(
    'translate(506 560) rotate(-4)',
    box(-160, -116, 320, 268, colors.paper) + box(-160, -116, 320, 22, colors.forest) + dots,
  );
  const reader = figure({
    at: [236, 362],
    scale: 0.88,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'laughs',
      gaze: [0.6, 0.8],
      hair: HAIR.greying,
      earrings: colors.tierra,
      eyes: 'hooded',
      nose: 'broad',
      signs: ['dimples'],
    },
    hair: combed('turned', HAIR.greying, 'bun'),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 186, waist: 176, foot: 460, color: colors.forest },
    clothes: thread(colors.cream),
    arms: [
      { side: 'right', to: [454, 548], aim: -28, hand: 'point', elbow: [300, 668], sleeve: 'rolled', dim: true },
      { side: 'left', to: [372, 668], aim: -8, hand: 'sheet', elbow: [96, 640], sleeve: 'rolled' },
    ],
  });
  const beginner = figure({
    at: [700, 318],
    scale: 0.88,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'chuckles',
      gaze: [0.7, 0.8],
      hair: HAIR.black,
      brows: 'soaring',
      nose: 'straight',
      beard: 'stubble',
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 190, waist: 166, foot: 480, color: colors.cream },
    clothes: collar('#E2D5BC'),
    arms: [{ side: 'left', to: [652, 620], aim: 186, hand: 'sheet', elbow: [858, 640], sleeve: 'rolled' }],
  });
  return ending(
    'respuesta-semaforo',
    beginner.body + reader.body + sheet + reader.limbs + reader.fingers + beginner.limbs + beginner.fingers,
  );
}

/** He stands behind the chair that waits. */
export function answerFinance(): string {
  const back = 'M286 720V560C286 486 340 466 440 466S594 486 594 560V720';
  const chair =
    shape(`${back}Z`, '#B53767') +
    line('M322 506V720M360 486V720M400 478V720M480 478V720M520 486V720M558 506V720', colors.lapacho, 19) +
    line('M440 476V720', colors.sun, 19) +
    line(back, '#14201C', 21);
  const host = figure({
    at: [440, 290],
    scale: 0.94,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'beams',
      gaze: [0.9, 0.1],
      hair: HAIR.brown,
      glasses: colors.tierraNight,
      beard: 'full',
      brows: 'bushy',
      nose: 'long',
    },
    hair: cropped('turned', HAIR.brown),
    chin: [8, -60],
    turn: -3,
    body: { shoulder: 190, waist: 166, foot: 500, color: colors.forest },
    clothes: collar('#184A35'),
    arms: [
      { side: 'left', to: [546, 500], aim: 204, hand: 'grip', elbow: [716, 590], sleeve: 'rolled' },
      { side: 'right', to: [160, 512], aim: 176, hand: 'open', elbow: [228, 560], sleeve: 'rolled', dim: true },
    ],
  });
  return ending('respuesta-microfinanzas', host.body + chair + host.limbs + host.fingers);
}

/** She holds the microphone out to whoever is next to tell. */
export function answerEducation(): string {
  const microphone = group(
    'translate(136 393) rotate(-40)',
    shape('M-26 10H26L17 180Q0 190 -17 180Z', '#14201C') +
      box(-34, -14, 68, 32, colors.sun, 'rx="6"') +
      circle(0, -56, 52, '#26302C') +
      stitch('M-34 -80H34M-46 -56H46M-34 -32H34', '#6D7A74', 5, '8 9'),
  );
  const host = figure({
    at: [520, 372],
    scale: 1,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.9, 0],
      hair: HAIR.black,
      earrings: colors.sun,
      eyes: 'round',
      brows: 'thin',
      nose: 'slim',
      lips: 'full',
      signs: ['lashes'],
    },
    hair: { behind: straight('turned', HAIR.black).behind, front: combed('turned', HAIR.black).front },
    chin: [10, -58],
    turn: -3,
    body: { shoulder: 178, waist: 164, foot: 460, color: colors.lapacho },
    clothes: round(colors.rose),
    arms: [
      { side: 'left', to: [716, 800], aim: 100, hand: 'relaxed', elbow: [738, 640], sleeve: 'rolled' },
      {
        side: 'right',
        to: [200, 470],
        aim: 216,
        hand: 'grip',
        elbow: [388, 646],
        sleeve: 'rolled',
        dim: true,
        holds: microphone,
      },
    ],
  });
  return ending('respuesta-educacion', host.body + host.arms);
}

/** The spade is at hand and the morning's crate full: what one learns here one does. */
export function answerSchools(): string {
  const spade = line('M712 230V800', colors.wood, 24) + line('M660 226H764', colors.woodDark, 26);
  const crate =
    [196, 282, 370, 458, 540].map((x, i) => cabbage(x, i % 2 ? 604 : 616, 1.5, false)).join('') +
    box(130, 626, 470, 110, '#D99A4E') +
    box(130, 672, 470, 12, colors.wood) +
    box(130, 626, 20, 110, colors.wood) +
    box(580, 626, 20, 110, colors.wood);
  const farmer = figure({
    at: [430, 384],
    scale: 0.9,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'old',
      build: 'square',
      mood: 'laughs',
      gaze: [-0.5, 0],
      hair: HAIR.grey,
      eyes: 'hooded',
      brows: 'bushy',
      moustache: 'walrus',
      nose: 'broad',
    },
    hair: cropped('front', HAIR.grey),
    turn: 4,
    body: { shoulder: 198, waist: 182, foot: 460, color: '#3E6E8C' },
    clothes: collar('#2E556E'),
    arms: [
      {
        side: 'right',
        to: [712, 424],
        aim: -42,
        hand: 'grip',
        elbow: [602, 640],
        sleeve: 'rolled',
        dim: true,
        holds: spade,
      },
      { side: 'left', to: [290, 622], aim: 8, hand: 'rest', elbow: [142, 590], sleeve: 'rolled' },
    ],
  });
  return ending('respuesta-escuelas', farmer.body + crate + farmer.arms);
}
