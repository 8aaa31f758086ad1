import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { uniform } from './closeUps.ts';
import { behind } from './educationYearParts.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { back, profileHair } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';
import { box, circle, group, line, oval, shape, tenth } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };
/** Twenty tasks, as in the contest of 2022; the thread has come to the fourteenth. */
const COLUMNS = 5;
const ROWS = 4;
const DONE = 14;
const CARD = { width: 98, height: 122, across: 122, down: 148 };
const FIRST = { x: 356, y: 242 };
const DYED = [colors.sun, colors.rose, colors.mist, colors.straw, '#F3B08A'];

/** A team before its board, seen from near: one takes the thread to the fifteenth of twenty tasks, one pays it out, one points to what is left. */
export function educationOlympics(): string {
  const wall =
    box(0, 0, SIZE.width, SIZE.height, colors.forest) +
    shape('M0 0H1200V90L0 560Z', '#276B4D') +
    box(0, 838, SIZE.width, 62, '#17452F');
  const board =
    box(262, 116, 720, 712, '#0C2E20', 'opacity=".55"') +
    box(240, 92, 720, 712, colors.wood) +
    box(926, 92, 34, 712, colors.woodDark) +
    box(240, 774, 720, 30, colors.woodDark) +
    box(270, 122, 660, 656, '#DDAE72') +
    shape('M270 122H930V140H288V778H270Z', '#2A0D05', 'opacity=".16"');
  return canvas(
    { ...SIZE, name: 'olimpiadas', grain: 0.46 },
    wall + group('translate(54 -34) scale(.88)', board + cards() + thread()) + team(),
  );
}

/** Where a task's card has its middle: the rows run to and fro, so that one thread goes through all. */
function middle(task: number): { x: number; y: number } {
  const row = Math.floor(task / COLUMNS);
  const column = row % 2 ? COLUMNS - 1 - (task % COLUMNS) : task % COLUMNS;
  return { x: FIRST.x + column * CARD.across, y: FIRST.y + row * CARD.down };
}

function cards(): string {
  return Array.from({ length: COLUMNS * ROWS }, (_, task) => {
    const { x, y } = middle(task);
    const done = task < DONE;
    const text = String(task + 1);
    const size = 58;
    const turn = [-2, 1.5, -1, 2.5, 0.5, -1.5, 1][task % 7] ?? 0;
    return group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(-CARD.width / 2 + 5, -CARD.height / 2 + 7, CARD.width, CARD.height, '#2A0D05', 'opacity=".2"') +
        box(
          -CARD.width / 2,
          -CARD.height / 2,
          CARD.width,
          CARD.height,
          done ? (DYED[(task * 2) % DYED.length] ?? '') : colors.paper,
        ) +
        group(
          `translate(${tenth((-widthOf(text) * size) / 2000)} 24)`,
          `<g fill="${done ? colors.tierraDeep : '#C9B28C'}">${drawLine(text, size)}</g>`,
        ) +
        circle(0, -46, 7, done ? colors.tierra : '#A98B5E'),
    );
  }).join('');
}

/** From pin to pin, hanging a little; a needle at its end. */
function thread(): string {
  let d = '';
  for (let task = 0; task < DONE; task++) {
    const { x, y } = middle(task);
    const pin = y - 46;
    const before = task ? middle(task - 1) : undefined;
    if (!before) d += `M${x} ${pin}`;
    else if (before.y === y) d += `Q${(before.x + x) / 2} ${pin + 20} ${x} ${pin}`;
    else d += `Q${x + (x > 600 ? 76 : -76)} ${(before.y - 46 + pin) / 2} ${x} ${pin}`;
  }
  const end = middle(DONE - 1);
  const next = { x: middle(DONE).x, y: middle(DONE).y - 46 };
  const loose = `M${end.x} ${end.y - 46}C${end.x + 6} ${end.y + 26} ${end.x + 30} ${end.y + 60} ${next.x - 66} ${next.y + 90}`;
  const needle = 'M-6 0Q-8 -92 0 -124Q8 -92 6 0Q0 12 -6 0Z';
  return (
    line(d + loose, colors.lapacho, 7) +
    group(
      `translate(${next.x - 66} ${next.y + 92}) rotate(36)`,
      shape(needle, '#2A0D05', 'transform="translate(8 3)" opacity=".3"') +
        shape(needle, '#F4F7F1') +
        shape('M0 -124Q8 -92 6 0Q3 6 0 7Z', '#9AA69E') +
        oval(0, -8, 2.2, 8, '#5E6A66'),
    )
  );
}

/** The nearest is cut by the lower edge; all three stand close together, as narrow crops keep only the middle. */
function team(): string {
  const ball = circle(466, 810, 46, colors.lapacho) + line('M426 796q40 -24 78 4M424 820q44 -20 82 8', colors.rose, 6);
  const paysOut = figure({
    at: [330, 690],
    scale: 0.7,
    skin: SKINS[4],
    head: { age: 'young', mood: 'laughs', hair: HAIR.black, gaze: -0.8, nose: 'broad', brow: 'bushy' },
    hair: profileHair(HAIR.black, 'cropped'),
    chin: [-18, -58],
    turn: -14,
    body: { shoulder: 164, waist: 150, foot: 420, color: colors.paper },
    clothes: uniform(colors.tierra),
    arms: [
      { side: 'right', to: [508, 796], elbow: [468, 892], aim: -70, hand: 'open', dim: true },
      { side: 'left', to: [454, 828], elbow: [282, 874], aim: -8, hand: 'grip', holds: ball },
    ],
  });
  const takes = behind([590, 610], 0.68, SKINS[1], back(SKINS[1], HAIR.black, 'braid', colors.sun), {
    arms: [{ side: 'right', to: [784, 448], elbow: [748, 636], aim: -50, hand: 'pinch' }],
  });
  const cheers = figure({
    at: [886, 676],
    scale: 0.64,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'chuckles',
      gaze: [0.8, -0.4],
      hair: HAIR.brown,
      eyes: 'almond',
      brows: 'straight',
      nose: 'long',
      signs: ['freckles'],
    },
    hair: parted('turned', HAIR.brown, 'fringe', 'bun'),
    chin: [10, -58],
    turn: -2,
    body: { shoulder: 164, waist: 154, foot: 420, color: colors.paper },
    clothes: uniform(colors.tierra),
    arms: [
      { side: 'right', to: [800, 930], aim: 96, hand: 'relaxed', dim: true },
      { side: 'left', to: [1030, 604], elbow: [1018, 800], aim: -78, hand: 'wave' },
    ],
  });
  return (
    cheers.body +
    cheers.arms +
    takes.body +
    line('M466 810C530 890 706 850 742 690C756 610 770 540 784 452', colors.lapacho, 7) +
    takes.arms +
    paysOut.body +
    paysOut.arms
  );
}
