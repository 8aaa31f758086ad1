import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { canvas } from './canvas.ts';
import { neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

/** At dusk, on their own doorstep, a mother and her son each point at another answer on the telephone; no ground beside the house. */
export function whereHome(): string {
  const mother = figure({
    at: [318, 340],
    scale: 0.7,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'full',
      mood: 'laughs',
      gaze: [0.8, 0.9],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'broad',
      signs: ['gap'],
      earrings: colors.sun,
    },
    hair: parted('turned', HAIR.black, 'swept', 'bun'),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 188, waist: 186, foot: 460, color: colors.forest },
    clothes: neckline(colors.sun),
    arms: [
      { side: 'right', to: [540, 606], elbow: [452, 590], aim: -4, hand: 'sheet', dim: true, holds: phone() },
      { side: 'left', to: [544, 540], elbow: [262, 548], aim: -8, hand: 'point', sleeve: 'rolled' },
    ],
  });
  const son = figure({
    at: [728, 340],
    scale: 0.7,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'beams',
      gaze: [0.9, 0.9],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'straight',
      nose: 'straight',
      earsOut: true,
      lips: 'full',
    },
    hair: cropped('turned', HAIR.black),
    chin: [12, -58],
    turn: 8,
    body: { shoulder: 178, waist: 166, foot: 460, color: colors.paper },
    clothes: line('M-76 -6C-56 60 56 60 76 -6', '#3B6A9A', 14) + line('M-150 210H150M-152 246H152', '#3B6A9A', 16),
    arms: [{ side: 'right', to: [606, 524], elbow: [730, 560], aim: 152, hand: 'point' }],
  });
  return canvas(
    { width: 1000, height: 640, name: 'umbral', grain: 0 },
    house() + son.body + mother.body + mother.arms + son.arms + hen(92, 634, 1.7),
  );
}

const WALL = '#8D5F86';

function house(): string {
  const rosette = (y: number, color: string) =>
    circle(924, y, 48, colors.paper) +
    Array.from({ length: 8 }, (_one, i) =>
      group(`translate(924 ${y}) rotate(${i * 45})`, oval(0, -26, 11, 18, color)),
    ).join('') +
    stitch(`M876 ${y}a48 48 0 0 1 96 0a48 48 0 0 1 -96 0`, color, 6, '3 9.6');
  return (
    shape('M40 70H1000V640H40Z', WALL) +
    shape('M0 70L50 0H1000V70Z', colors.tierraDeep) +
    stitch('M14 70H1000', colors.tierra, 16, '34 10') +
    box(246, 104, 560, 536, colors.tierraNight) +
    box(268, 126, 516, 514, '#F7C56B') +
    line('M522 126V172', colors.tierraNight, 6) +
    shape('M480 214C480 186 500 168 522 168C544 168 564 186 564 214Z', colors.tierra) +
    circle(522, 218, 15, colors.paper) +
    rosette(190, stoplight.green) +
    rosette(316, stoplight.yellow) +
    rosette(442, stoplight.red)
  );
}

/** A house that is better from answer to answer. */
function phone(): string {
  const answer = (x: number, color: string) =>
    box(x, -40, 50, 74, color, 'rx="5"') + shape(`M${x + 9} 20V-6L${x + 25} -22L${x + 41} -6V20Z`, colors.paper);
  return group(
    'translate(556 540) rotate(4)',
    box(-112, -64, 224, 128, '#26302C', 'rx="16"') +
      box(-98, -54, 196, 108, colors.paper, 'rx="6"') +
      answer(-86, stoplight.red) +
      answer(-26, stoplight.yellow) +
      answer(34, stoplight.green),
  );
}
