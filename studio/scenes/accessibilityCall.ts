import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { wheel } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { collar, round } from './portraits/cloth.ts';
import { waves } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';

const STEEL = '#26302C';
const SIZE = { width: 1200, height: 800 };

/** Somebody calls, and somebody writes down what does not work: one thread between them. Cut out, for a rose band. */
export function accessibilityCall(): string {
  const thread = stitch(
    'M186 206C170 20 440 -10 590 110C700 200 690 20 840 40C950 50 1020 100 996 210',
    colors.tierraDeep,
    8,
    '22 15',
  );
  return canvas(
    { ...SIZE, name: 'llamada', grain: 0 },
    circle(290, 480, 290, '#FBD5DC') + circle(892, 480, 300, '#FBD5DC') + thread + caller() + listener(),
  );
}

function caller(): string {
  const phone = group(
    'translate(206 276) rotate(-10)',
    box(-26, -66, 52, 132, STEEL, 'rx="11"') + circle(-10, -50, 6, '#8CC2B6'),
  );
  const back = box(120, 560, 60, 240, colors.tierra, 'rx="20"');
  const he = figure({
    at: [324, 430],
    scale: 0.92,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'talks',
      gaze: [0.7, -0.1],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'bushy',
      nose: 'hooked',
      beard: 'stubble',
    },
    hair: cropped('turned', HAIR.brown),
    chin: [6, -60],
    turn: 3,
    body: { shoulder: 186, waist: 170, foot: 430, color: colors.forest },
    clothes: round('#17472F'),
    arms: [
      { side: 'left', to: [200, 310], aim: -62, hand: 'grip', elbow: [80, 560], holds: phone },
      { side: 'right', to: [388, 664], aim: 150, hand: 'grip', elbow: [536, 660], dim: true },
    ],
  });
  return back + he.body + wheel(230, 800, 190) + he.arms;
}

function listener(): string {
  const desk =
    box(644, 706, 500, 94, '#7A4226') +
    stitch('M668 736H1120', colors.clay, 6, '16 12') +
    box(620, 676, 548, 34, colors.wood) +
    shape('M666 656H880L852 682H630Z', colors.paper);
  const flowers = group(
    'translate(1126 676)',
    line('M0 -40V-110M-2 -40L-28 -96M2 -40L30 -92', colors.leaf, 7) +
      shape('M-30 -70H30L24 0H-24Z', colors.sun) +
      circle(0, -120, 26, colors.lapacho) +
      circle(-34, -102, 18, colors.tierra) +
      circle(34, -98, 18, colors.paper),
  );
  const she = figure({
    at: [890, 404],
    scale: 0.92,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'smiles',
      gaze: [0.4, 0.7],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'arched',
      nose: 'snub',
      glasses: colors.tierra,
      signs: ['mole'],
      earsCovered: true,
    },
    hair: waves('turned', HAIR.black),
    chin: [8, -60],
    turn: 6,
    body: { shoulder: 190, waist: 182, foot: 310, color: '#2F7F8C' },
    clothes: collar('#22626D'),
    arms: [
      { side: 'left', to: [930, 664], aim: 176, hand: 'rest', elbow: [1096, 622], dim: true },
      {
        side: 'right',
        to: [700, 660],
        aim: 168,
        hand: 'write',
        elbow: [700, 640],
        holds: line('M690 672L742 590', colors.lapacho, 11),
      },
    ],
  });
  const headset =
    line('M972 246C994 150 950 60 862 66', STEEL, 14) +
    oval(968, 262, 24, 36, STEEL) +
    line('M968 292C958 334 914 342 868 330', STEEL, 9) +
    circle(866, 330, 11, STEEL);
  return she.body + headset + desk + flowers + she.arms;
}
