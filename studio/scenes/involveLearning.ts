// How the pages of two internship areas open, 1200 x 900: whoever comes learns from whoever knows. To the left the wall and what
// stands at the foot go on.
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { aoPoi, overEdge } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, headwrap } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

const SIZE = { width: 1200, height: 900 };
const TABLE = 722;

/** Her Life Map lies on the table: a mother shows where her family is, her daughter looks on. */
export function learnStoplight(): string {
  const mother = figure({
    at: [838, 446],
    scale: 0.92,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'square',
      mood: 'grins',
      gaze: [0.7, 0.7],
      hair: HAIR.black,
      earrings: colors.sun,
      eyes: 'hooded',
      signs: ['dimples'],
      brows: 'low',
      nose: 'broad',
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'back', 'bun'),
    chin: [12, -58],
    turn: 7,
    body: { shoulder: 186, waist: 176, foot: 420, color: colors.lapacho },
    clothes: aoPoi(colors.cream),
    arms: [
      { side: 'right', to: [622, 796], aim: 158, hand: 'point', elbow: [724, 700], sleeve: 'short', dim: true },
      { side: 'left', to: [930, 820], aim: 184, hand: 'rest', elbow: [1064, 700], sleeve: 'short' },
    ],
  });
  const intern = figure({
    at: [330, 496],
    scale: 0.86,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'smirks',
      gaze: [0.8, 0.9],
      hair: '#8A5A33',
      brows: 'straight',
      nose: 'long',
      signs: ['freckles'],
      blush: false,
    },
    hair: cropped('turned', '#8A5A33'),
    chin: [14, -58],
    turn: 10,
    body: { shoulder: 180, waist: 160, foot: 420, color: '#2F7F8C' },
    clothes: collar('#256874'),
    arms: [
      { side: 'left', to: [228, 812], aim: 10, hand: 'rest', elbow: [124, 692], sleeve: 'rolled' },
      {
        side: 'right',
        to: [408, 806],
        aim: 150,
        hand: 'write',
        elbow: [498, 704],
        sleeve: 'rolled',
        dim: true,
        holds: line('M404 812L448 744', colors.tierraNight, 10),
      },
    ],
  });
  const daughter = figure({
    at: [592, TABLE + 26],
    scale: 0.62,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'calm',
      gaze: [0, 0.9],
      hair: HAIR.black,
      eyes: 'round',
      nose: 'snub',
      earsOut: true,
    },
    hair: combed('front', HAIR.black, 'tail', colors.sun),
    chin: [0, -56],
    turn: -5,
    body: { shoulder: 140, waist: 130, foot: 100, color: colors.sun },
  });
  const hues = [
    [2, 1, 0, 2, 1, 2],
    [1, 2, 2, 0, 2, 1],
    [2, 0, 1, 2, 2, 2],
  ];
  const colours = [stoplight.red, stoplight.yellow, stoplight.green] as const;
  // In perspective: each row wider and lower.
  const dots = hues
    .map((row, y) => {
      const wide = 62 + y * 9;
      return row
        .map((one, x) =>
          oval(596 + (x - 2.5) * wide, 762 + y * 36, 21 + y * 3, 12 + y * 2, colours[one] ?? stoplight.green),
        )
        .join('');
    })
    .join('');
  return canvas(
    { ...SIZE, name: 'leer-colores', grain: 0 },
    box(0, 0, 1200, 900, colors.mist) +
      circle(596, 470, 380, '#DDEDE2') +
      intern.body +
      mother.body +
      daughter.body +
      box(0, TABLE, 1200, 128, '#C98F55') +
      box(0, 850, 1200, 50, colors.wood) +
      box(0, 850, 1200, 10, '#A4623A') +
      overEdge([552, 660], TABLE, SKINS[4]) +
      shape('M402 738H790L846 866H346Z', '#8E5B2E', 'opacity=".5" transform="translate(8 8)"') +
      shape('M402 738H790L846 866H346Z', colors.paper) +
      line('M402 738H790', colors.forest, 10) +
      dots +
      mother.arms +
      intern.arms,
  );
}

/** Two neighbours keep a chair of their circle for whoever comes. */
export function learnFinance(): string {
  const back = 'M486 900V672C486 600 530 580 604 580S722 600 722 672V900';
  const chair =
    shape(`${back}Z`, '#B53767') +
    line('M514 628V900M544 596V900M574 588V900M634 588V900M664 596V900M694 628V900', colors.lapacho, 17) +
    line('M604 586V900', colors.sun, 17) +
    line(back, '#14201C', 19);
  const saver = figure({
    at: [322, 430],
    scale: 0.94,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'talks',
      gaze: [0.4, -0.1],
      hair: HAIR.black,
      earrings: colors.sun,
      nose: 'broad',
      eyes: 'round',
    },
    hair: headwrap(colors.sun, colors.tierra),
    chin: [10, -58],
    turn: 4,
    body: { shoulder: 194, waist: 186, foot: 540, color: colors.tierra },
    clothes: thread(colors.sun),
    arms: [
      { side: 'left', to: [196, 900], aim: 60, hand: 'relaxed', sleeve: 'rolled' },
      { side: 'right', to: [620, 606], aim: -32, hand: 'open', elbow: [478, 694], sleeve: 'rolled', dim: true },
    ],
  });
  const neighbour = figure({
    at: [892, 420],
    scale: 0.94,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'long',
      mood: 'beams',
      gaze: [0.7, 0.2],
      hair: HAIR.grey,
      glasses: colors.lapacho,
      earrings: colors.tierra,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [8, -58],
    turn: 2,
    body: { shoulder: 182, waist: 172, foot: 540, color: '#2F7F8C' },
    clothes: round('#7DB4BE'),
    arms: [
      {
        side: 'right',
        to: [856, 650],
        aim: 4,
        hand: 'grip',
        elbow: [714, 690],
        sleeve: 'rolled',
        dim: true,
        holds: group(
          'translate(836 618) rotate(-8)',
          box(-62, -84, 136, 164, colors.forest) +
            box(-62, -84, 18, 164, '#184A35') +
            circle(18, -14, 34, colors.sun) +
            stitch('M-30 50H58', colors.sun, 6, '12 9'),
        ),
      },
      { side: 'left', to: [1040, 930], aim: 112, hand: 'relaxed', sleeve: 'rolled' },
    ],
  });
  return canvas(
    { ...SIZE, name: 'sentarse-en-la-ronda', grain: 0 },
    box(0, 0, 1200, 900, colors.monte) +
      circle(600, 520, 420, '#1F5A40') +
      saver.body +
      neighbour.body +
      box(0, 850, 1200, 50, colors.tierra) +
      chair +
      saver.arms +
      neighbour.arms,
  );
}
