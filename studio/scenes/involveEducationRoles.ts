// A role of an internship in education and communications; the others stand in involveWork.ts and involveTogether.ts.
import { uniform } from './closeUps.ts';
import { rolePicture } from './involveRole.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { curls } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { circle, group, lace, line, shape } from '../../server/lace/primitives.ts';

/** A pupil of the winning team holds up the rosette; her team looks up at it. */
export function roleContests(): string {
  let pleats = '';
  for (let i = 0; i < 16; i++)
    pleats += group(`rotate(${i * 22.5})`, shape('M-12 -36L0 -58L12 -36Z', i % 2 ? colors.tierra : '#C4512F'));
  const rosette = group(
    'translate(292 92)',
    shape('M-22 20L-34 96L-12 86L2 98L4 24Z', colors.tierraDeep) +
      shape('M22 20L34 96L12 86L0 98L-4 24Z', '#8F2C16') +
      pleats +
      circle(0, 0, 42, colors.tierra) +
      circle(0, 0, 33, colors.cream) +
      lace(
        'escarapela',
        { family: 'sun', rim: 'scallop', thread: colors.tierraDeep, colors: [colors.gold], weight: 1.6, detail: 0.7 },
        0,
        0,
        31,
      ),
  );
  const school = { shoulder: 158, waist: 134, foot: 360, color: colors.paper };
  const pupil = figure({
    at: [164, 268],
    scale: 0.56,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'laughs',
      gaze: [0.8, -0.6],
      hair: HAIR.black,
      brows: 'arched',
      nose: 'snub',
    },
    hair: parted('turned', HAIR.black, 'back', 'tail', colors.lapacho),
    chin: [6, -62],
    turn: -7,
    headScale: 1.2,
    neck: { wide: 84, lean: 4 },
    body: school,
    clothes: uniform(colors.monte),
    arms: [
      {
        side: 'right',
        to: [292, 168],
        aim: -74,
        hand: 'grip',
        elbow: [318, 312],
        sleeve: 'short',
        dim: true,
        holds: rosette,
      },
    ],
  });
  const mate = figure({
    at: [400, 312],
    scale: 0.46,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'laughs',
      gaze: [0.9, -0.8],
      hair: HAIR.black,
      brows: 'bushy',
    },
    hair: cropped('turned', HAIR.black),
    chin: [6, -60],
    turn: -12,
    headScale: 1.2,
    neck: { wide: 84, lean: 4 },
    body: { ...school, shoulder: 166 },
    clothes: uniform(colors.monte),
  });
  const other = figure({
    at: [2, 326],
    scale: 0.44,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.9, -0.7],
      hair: HAIR.black,
      glasses: colors.sun,
    },
    hair: curls('turned', HAIR.black),
    chin: [6, -60],
    turn: -8,
    headScale: 1.2,
    neck: { wide: 84, lean: 4 },
    body: school,
    clothes: uniform(colors.monte),
  });
  return rolePicture(
    { name: 'escarapela', at: [-90, 0], wall: '#7DB4BE' },
    circle(292, 92, 190, '#93C5CC') +
      circle(292, 92, 116, '#B4DADC') +
      line('M196 34l18 14M228 -4l12 20M376 22l-16 16M398 96h-22', colors.sun, 9) +
      mate.body +
      other.body +
      pupil.body +
      pupil.arms,
  );
}
