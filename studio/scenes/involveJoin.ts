// How /involucrate ends, 1000 x 720 and nothing behind: two who join in other ways, on the picture's foot.
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, stitch } from '../../server/lace/primitives.ts';
import { vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { thread } from './portraits/cloth.ts';
import { bob, waves } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';

/** She has the Stoplight for her organization in hand, a younger one pins on the badge of her first day. */
export function joinIn(): string {
  const tablet = group(
    'translate(264 572) rotate(-3)',
    box(-150, -104, 300, 212, '#14201C', 'rx="20"') +
      box(-132, -86, 264, 176, colors.paper, 'rx="6"') +
      line('M-108 -58H20', '#C7AE88', 12) +
      circle(-66, 4, 31, stoplight.red) +
      circle(6, 4, 31, stoplight.yellow) +
      circle(78, 4, 31, stoplight.green),
  );
  const leader = figure({
    at: [264, 380],
    scale: 0.92,
    skin: SKINS[5],
    head: {
      view: 'front',
      age: 'grown',
      build: 'tall',
      mood: 'smiles',
      gaze: [0, 0],
      hair: HAIR.brown,
      earrings: colors.sun,
      signs: ['mole'],
      brows: 'thin',
    },
    hair: waves('front', HAIR.brown),
    turn: 4,
    body: { shoulder: 184, waist: 172, foot: 460, color: colors.tierra },
    clothes: thread(colors.sun),
    arms: [
      { side: 'left', to: [190, 640], aim: -24, hand: 'sheet', elbow: [44, 622], sleeve: 'short' },
      { side: 'right', to: [338, 636], aim: 204, hand: 'sheet', elbow: [484, 622], sleeve: 'short', dim: true },
    ],
  });
  const badge = group(
    'translate(750 538) rotate(-5)',
    box(-46, -34, 92, 78, colors.cream, 'rx="6"') +
      stitch('M-34 -22H34V32H-34Z', colors.tierra, 4, '9 7') +
      circle(0, 5, 15, colors.lapacho),
  );
  const beginner = figure({
    at: [756, 374],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'smirks',
      gaze: [0.6, 0.8],
      eyes: 'narrow',
      hair: HAIR.black,
      nose: 'broad',
      signs: ['dimples'],
      brows: 'joined',
    },
    hair: bob(HAIR.black),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 190, waist: 168, foot: 460, color: colors.paper },
    clothes: vest(colors.forest, colors.cream, 460),
    arms: [
      { side: 'right', to: [722, 546], aim: -16, hand: 'pinch', elbow: [576, 632], sleeve: 'short', dim: true },
      { side: 'left', to: [790, 556], aim: 196, hand: 'pinch', elbow: [944, 626], sleeve: 'short' },
    ],
  });
  return canvas(
    { width: 1000, top: -20, height: 740, name: 'sumarse', grain: 0 },
    beginner.body + beginner.limbs + badge + beginner.fingers + leader.body + leader.limbs + tablet + leader.fingers,
  );
}
