// A role of an internship in education and communications; the others stand in involveWork.ts and involveTogether.ts.
import { patch } from './involvePatch.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { circle, group, lace, line, shape } from '../../server/lace/primitives.ts';

/** A pupil of the winning team holds up the rosette. */
export function roleContests(): string {
  let pleats = '';
  for (let i = 0; i < 16; i++)
    pleats += group(`rotate(${i * 22.5})`, shape('M-12 -36L0 -58L12 -36Z', i % 2 ? colors.tierra : '#C4512F'));
  const rosette = group(
    'translate(300 96)',
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
  const pupil = figure({
    at: [168, 268],
    scale: 0.56,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'beams',
      gaze: [0.8, -0.6],
      hair: HAIR.black,
      brows: 'soaring',
      nose: 'slim',
      signs: ['gap'],
    },
    hair: parted('turned', HAIR.black, 'back', 'tail', colors.lapacho),
    chin: [6, -62],
    turn: -7,
    headScale: 1.2,
    neck: { wide: 84, lean: 4 },
    body: { shoulder: 158, waist: 134, foot: 260, color: colors.paper },
    clothes:
      shape('M-58 -22L-74 12L-30 46L0 14L30 46L74 12L58 -22L0 22Z', '#E5DCC8') +
      shape('M-14 20L14 20L26 190L0 216L-24 190Z', colors.monte),
    arms: [{ side: 'right', to: [300, 172], aim: -74, hand: 'grip', sleeve: 'short', dim: true, holds: rosette }],
  });
  return patch(
    {
      name: 'escarapela',
      cloth: '#7DB4BE',
      thread: colors.cream,
      ground: circle(300, 96, 170, '#93C5CC') + circle(300, 96, 108, '#B4DADC'),
    },
    line('M40 70l20 16M92 44l6 26M352 214l22 10', colors.sun, 9) + pupil.body + pupil.arms,
  );
}
