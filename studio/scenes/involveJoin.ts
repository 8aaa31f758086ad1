// How /involucrate ends, 1000 x 740 and nothing behind: two who join in other ways, on the picture's foot.
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, stitch } from '../../server/lace/primitives.ts';
import { vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { thread } from './portraits/cloth.ts';
import { bob, waves } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';

/** She brings the Stoplight to her organization; a colleague in her first week, the badge on her vest, gives an answer. */
export function joinIn(): string {
  const tablet = group(
    'translate(456 560) rotate(-4)',
    box(-150, -110, 300, 222, '#14201C', 'rx="20"') +
      box(-132, -92, 264, 186, colors.paper, 'rx="6"') +
      line('M-108 -62H20', '#C7AE88', 12) +
      circle(-72, 8, 34, stoplight.red) +
      circle(6, 8, 34, stoplight.yellow) +
      circle(84, 8, 34, stoplight.green),
  );
  const leader = figure({
    at: [232, 372],
    scale: 0.92,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'beams',
      gaze: [0.9, 0.2],
      nose: 'snub',
      hair: HAIR.brown,
      earrings: colors.sun,
      brows: 'thin',
    },
    hair: waves('turned', HAIR.brown),
    chin: [10, -58],
    turn: 4,
    body: { shoulder: 184, waist: 172, foot: 460, color: colors.tierra },
    clothes: thread(colors.sun),
    arms: [
      { side: 'right', to: [470, 590], aim: 10, hand: 'relaxed', elbow: [396, 600], sleeve: 'short', dim: true },
      { side: 'left', to: [368, 640], aim: -14, hand: 'sheet', sleeve: 'short' },
    ],
  });
  const badge = group(
    'translate(854 530) rotate(3)',
    box(-40, -30, 80, 68, colors.cream, 'rx="6"') +
      stitch('M-30 -20H30V28H-30Z', colors.tierra, 4, '9 7') +
      circle(0, 4, 13, colors.lapacho),
  );
  const beginner = figure({
    at: [784, 372],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'laughs',
      gaze: [0.8, 0.6],
      eyes: 'almond',
      hair: HAIR.black,
      nose: 'button',
      signs: ['dimples'],
      brows: 'arched',
    },
    hair: bob(HAIR.black),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 190, waist: 168, foot: 460, color: colors.paper },
    clothes: vest(colors.forest, colors.cream, 460),
    arms: [
      { side: 'right', to: [544, 572], aim: 206, hand: 'point', elbow: [684, 660], sleeve: 'rolled', dim: true },
      { side: 'left', to: [924, 1000], aim: 96, hand: 'relaxed', sleeve: 'rolled' },
    ],
  });
  return canvas(
    { width: 1000, top: -20, height: 740, name: 'sumarse', grain: 0 },
    beginner.body + badge + leader.body + leader.limbs + tablet + leader.fingers + beginner.limbs + beginner.fingers,
  );
}
