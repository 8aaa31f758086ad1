import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { wheel } from './closeUps.ts';
import { tapered } from './people/geometry.ts';
import { shaded } from './people/marks.ts';
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
    circle(300, 470, 280, '#FBD5DC') + circle(892, 480, 300, '#FBD5DC') + thread + caller() + listener(),
  );
}

/** He sits back in his wheelchair, one hand on the ring that turns it. */
function caller(): string {
  const phone = group(
    'translate(208 190) rotate(-10)',
    box(-22, -56, 44, 112, STEEL, 'rx="10"') + circle(-8, -42, 5, '#8CC2B6'),
  );
  const he = figure({
    at: [300, 330],
    scale: 0.76,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
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
    body: { shoulder: 186, waist: 160, foot: 340, color: colors.forest },
    clothes: round('#17472F'),
    arms: [
      { side: 'left', to: [200, 222], aim: -62, hand: 'grip', elbow: [104, 424], holds: phone },
      { side: 'right', to: [372, 520], aim: 118, hand: 'flat', elbow: [452, 470] },
    ],
  });
  const jeans = '#37507A';
  const legs = (dx: number, color: string) =>
    shape(
      tapered(
        [
          [262 + dx, 566],
          [380 + dx, 548],
          [474 + dx, 566],
        ],
        [104, 98, 84],
      ),
      color,
    ) +
    shape(
      tapered(
        [
          [474 + dx, 566],
          [500 + dx, 650],
          [508 + dx, 726],
        ],
        [84, 66, 56],
        { end: 'flat' },
      ),
      color,
    ) +
    shape(`M${480 + dx} 716H${536 + dx}C${552 + dx} 734 ${574 + dx} 736 ${578 + dx} 760H${478 + dx}Z`, colors.tierra);
  const behind =
    line('M146 462L204 640H420L470 762', STEEL, 15) +
    line('M148 462L90 454', STEEL, 20) +
    shape('M148 476L190 468L232 616L196 624Z', colors.tierra) +
    box(210, 604, 236, 24, colors.tierra, 'rx="10"');
  const before =
    line('M470 700L500 768H586', STEEL, 13) + circle(452, 758, 34, STEEL) + circle(452, 758, 15, '#98A39B');
  return behind + legs(26, shaded(jeans, 0.2)) + he.body + legs(0, jeans) + before + wheel(276, 652, 138) + he.arms;
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
