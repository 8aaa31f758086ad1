import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import type { Person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { box, circle, group, line, oval, shape, tenth } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };
/** Twenty tasks, as in the contest of 2022; the thread has come to the fourteenth. */
const COLUMNS = 5;
const ROWS = 4;
const DONE = 14;
const CARD = { width: 98, height: 122, across: 122, down: 148 };
const FIRST = { x: 356, y: 242 };
const DYED = [colors.sun, colors.rose, colors.mist, colors.straw, '#F3B08A'];

/** A team before its board, seen from behind: one takes the thread to the fifteenth of twenty tasks, one pays it out, one points to what is left. */
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

const pupil = (one: Omit<Person, 'height' | 'heads'>): string => person({ height: 560, heads: 6.7, ...one });

function team(): string {
  const uniform = { kind: 'uniform', color: colors.paper, trim: colors.tierra } as const;
  const ball = circle(454, 760, 34, colors.lapacho) + line('M426 748q28 -16 56 4M424 764q30 -14 60 6', colors.rose, 4);
  return (
    oval(420, 884, 180, 13, '#0C2E20', 'opacity=".5"') +
    line('M454 760C540 830 720 780 752 640C768 570 776 520 786 442', colors.lapacho, 6) +
    pupil({
      at: [346, 882],
      build: 'man',
      view: 'side',
      stance: 'kneel',
      lean: 8,
      nod: -16,
      skin: SKINS[4],
      look: { cut: 'short', age: 'young', mood: 'laughs', nose: 'hooked', eyes: [0.7, -0.8] },
      top: uniform,
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [450, 768], hand: 'flat', aim: -20, holds: ball },
      far: { to: [496, 690], hand: 'open', aim: -20 },
    }) +
    oval(614, 888, 110, 12, '#0C2E20', 'opacity=".5"') +
    pupil({
      at: [604, 886],
      build: 'woman',
      view: 'back',
      skin: SKINS[2],
      look: { cut: 'plaits', tie: colors.sun, age: 'young' },
      top: uniform,
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      far: { to: [786, 442], hand: 'pinch', aim: -20, behind: false },
    }) +
    oval(884, 894, 100, 12, '#0C2E20', 'opacity=".5"') +
    pupil({
      at: [884, 890],
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: {
        cut: 'low',
        age: 'young',
        mood: 'talks',
        jaw: 'lean',
        nose: 'broad',
        brows: 'straight',
        eyes: [0.7, -0.5],
      },
      top: uniform,
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [826, 580], hand: 'point', aim: 205 },
    })
  );
}
