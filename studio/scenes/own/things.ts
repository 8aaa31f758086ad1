// Things of the Stoplight's pictures. Each is drawn around its own 0 0, which stands on what it stands on.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape, tenth } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { put, sewn, stroke } from './frame.ts';
import { STEEL } from './places.ts';

export function coin([x, y]: Point, size = 1): string {
  return put(circle(0, 0, 8, colors.gold) + circle(-0.8, -0.8, 5.2, '#FFDD83'), [x, y], size);
}

/** Piles of coins, each `count` high. */
export function piles(all: readonly (readonly [x: number, y: number, count: number])[]): string {
  const d = all.map(([x, y, count]) => `M${x} ${y}v-${Math.round(count * 5.5)}`).join('');
  return (
    stroke(d, colors.tierraDeep, 21, ' stroke-linecap="butt"') +
    stroke(d, '#F3C04F', 19, ' stroke-linecap="butt" stroke-dasharray="5 1"')
  );
}

/** A pile of coins, `count` high. */
export function pile([x, y]: Point, count: number): string {
  return piles([[x, y, count]]);
}

/** Banknotes in a fan. */
export function notes([x, y]: Point, size = 1, turn = 0): string {
  const note = (angle: number) =>
    put(box(-17, -9, 34, 18, '#9CC7A4', 'rx="2"') + circle(0, 0, 4.6, colors.forest), [0, 0], 1, angle);
  return put(note(16) + note(-6), [x, y], size, turn);
}

export function pot([x, y]: Point, size = 1): string {
  return put(
    shape('M-26-30h52l-4 26q-1 4-6 4h-32q-5 0-6-4z', '#51433D') +
      stroke('M-30-30h60', '#6E5E55', 6) +
      stroke('M-31-22q-8 2-4 8M31-22q8 2 4 8', '#51433D', 4),
    [x, y],
    size,
  );
}

/** What lies on a plate: paths from its middle, and their colours. */
const DISHES = {
  empty: [],
  /** A lump of mandioca. */
  plain: [
    ['m-15-1q-1-10 10-10h10q10 1 10 9q-12 5-30 1', '#FBF3DC'],
    ['m-8-6q8-4 16 0q-8-1-16 0', '#D9C79A'],
  ],
  /** Meat, greens and tomato. */
  full: [
    ['m-20-1q-1-14 11-14q10 1 9 14', colors.tierraDeep],
    ['m-2-1q-2-15 8-17q12 2 8 17', colors.leaf],
    ['m10-5a6 6 0 1 0 12 0a6 6 0 1 0-12 0', '#D9442E'],
  ],
} as const;

/** Plates and what lies on all of them. */
export function plates(at: readonly Point[], dish: keyof typeof DISHES): string {
  const each = (d: string) => at.map(([x, y]) => `M${x} ${y}${d}`).join('');
  return (
    shape(each('m-28 0a28 8.500 0 1 0 56 0a28 8.500 0 1 0-56 0'), colors.paper) +
    (dish === 'full' ? '' : shape(each('m-19 0a19 5 0 1 0 38 0a19 5 0 1 0-38 0'), '#E5D8BE')) +
    DISHES[dish].map(([d, color]) => shape(each(d), color)).join('')
  );
}

export const food = {
  bread:
    shape('M-22 0q-6-16 8-18h28q14 2 8 18z', colors.orange) + stroke('M-8-14l3 7M2-14l3 7M12-14l2 6', '#B5651D', 2.4),
  fruit: circle(-9, -9, 9, colors.orange) + circle(9, -9, 9, '#D9442E') + circle(0, -20, 9, colors.sprout),
  crumb: shape('M-7 0q-1-8 5-8q8 1 8 8z', colors.orange),
  pineapple:
    shape('M-10-24q10-8 20 0v16q-1 8-10 8t-10-8z', colors.gold) +
    shape('M-9-26l1-14l6 9l2-15l4 14l6-9l0 15z', colors.forest),
} as const;

export function bowlOfFruit([x, y]: Point, size = 1): string {
  return put(
    circle(-13, -20, 9.5, colors.orange) +
      circle(12, -20, 9.5, '#D9442E') +
      circle(0, -27, 9.5, colors.sprout) +
      stroke('M10-32q12-6 14 8', colors.sun, 7) +
      shape('M-29-19h58q-3 19-17 19h-24q-14 0-17-19z', colors.tierra) +
      sewn('M-24-12h48', colors.straw, 2),
    [x, y],
    size,
  );
}

export function bottle([x, y]: Point, size = 1, color: string = colors.tierra): string {
  return put(
    box(-7, -24, 14, 24, color, 'rx="3"') + box(-4, -32, 8, 8, colors.paper) + box(-7, -17, 14, 9, colors.paper),
    [x, y],
    size,
  );
}

export function shoes([x, y]: Point, size = 1): string {
  const one = 'q0-16 8-16q3 8 14 9q5 1 5 7z';
  return put(
    shape(`M-26 0${one}M2 0${one}`, colors.tierraNight) + stroke('M-25-1h25M3-1h25', colors.smile, 2),
    [x, y],
    size,
  );
}

export function books([x, y]: Point, size = 1): string {
  return put(
    box(-18, -8, 36, 8, colors.lapacho) +
      box(-15, -16, 33, 8, colors.monte) +
      box(-17, -24, 31, 8, colors.sun) +
      stroke('M12-4h6M12-12h6M8-20h6', colors.paper, 3),
    [x, y],
    size,
  );
}

/** An open notebook, seen from above its table, with its written lines. */
export function notebook([x, y]: Point, lines: number, size = 1): string {
  let d = '';
  for (let i = 0; i < lines; i++) d += `M-27 ${-16 + i * 5.5}h20M7 ${-16 + i * 5.5}h20`;
  return put(
    shape('M-33 0l3-24q16-5 30 1q14-6 30-1l3 24q-18-4-33 1q-15-5-33-1z', colors.paper) +
      stroke('M0-22V0', '#D9C79A', 2) +
      (d && stroke(d, colors.tierra, 2.2)),
    [x, y],
    size,
  );
}

export function bucket([x, y]: Point, size = 1, water?: string): string {
  return put(
    stroke('M-15-28q15-24 30 0', '#7F8D88', 2.4) +
      shape('M-17-29h34l-5 29h-24z', STEEL) +
      oval(0, -29, 17, 4.4, water ?? '#7F8D88'),
    [x, y],
    size,
  );
}

/** A cow from the side that looks at us. */
export function cow([x, y]: Point, size = 1): string {
  return put(
    stroke('M-22-26V-3M14-26V-3M26-64l-7 2M46-64l7 2', colors.woodDark, 7) +
      stroke('M-34-42q-9 6-7 22', colors.wood, 3.5) +
      oval(-10, -21, 8, 6, COW_ROSE) +
      shape('M-37-40q0-9 9-9h48l12-10l12 14q-10 12-16 14q-2 12-10 12h-46q-9 0-9-9z', colors.wood) +
      stroke('M-31-24V-3M22-24V-3', colors.wood, 7.5) +
      stroke('M29-69q-6-3-4-11M43-69q6-3 4-11', colors.cream, 4) +
      shape('M27-68q9-5 18 0q3 10-2 22h-14q-5-12-2-22', colors.wood) +
      shape('M-24-49h20q2 15-10 16t-10-16M8-36q9-4 12 5q-4 8-10 6t-2-11M34-69h4l2 18h-8z', colors.cream) +
      oval(36, -46, 10, 7, COW_ROSE) +
      stroke('M30-60v1M42-60v1M33-47h0M39-47h0M-41-19v5', colors.hair, 3),
    [x, y],
    size,
  );
}

const COW_ROSE = '#E9B79A';

/** A sink with its tap; water runs into it where it `runs`. */
export function sink([x, y]: Point, runs: boolean, size = 1): string {
  return put(
    (runs ? stroke('M-2-42V-22', '#5FA9BC', 5) : '') +
      stroke('M-20-24V-46q0-8 9-8t9 8V-44', STEEL, 6) +
      stroke('M-20-56v-6M-27-62h14', STEEL, 5) +
      shape('M-34-22h68q-2 18-18 20h-32q-16-2-18-20z', colors.paper) +
      box(-38, -25, 76, 6, '#E5D8BE', 'rx="3"'),
    [x, y],
    size,
  );
}

/** A thing that somebody thinks of. `tail` is where the dots lead to. */
export function thought([x, y]: Point, inner: string, tail: Point, size = 1): string {
  return (
    put(
      shape(
        'M-44 26c-24 2-28-28-8-30c-8-24 26-34 36-18c12-18 44-10 38 8c24-4 30 34 4 36c-4 14-26 14-32 6c-10 10-34 8-38-2z',
        colors.paper,
      ),
      [x, y],
      size,
    ) +
    stroke(`M${tenth(x + (tail[0] - x) * 0.78)} ${tenth(y + (tail[1] - y) * 0.78)}h0`, colors.paper, 12) +
    stroke(`M${tail[0]} ${tail[1]}h0`, colors.paper, 7) +
    put(inner, [x, y])
  );
}

/** A sheet on the wall with `rows` x `columns` days, some of them marked by a coin. */
export function calendar([x, y]: Point, marked: number, mark = '#FFDD83', columns = 4, rows = 3): string {
  const [w, h] = [columns * 17 + 8, rows * 17 + 8];
  let grid = '';
  let coins = '';
  for (let i = 0; i < columns * rows; i++) {
    const [cx, cy] = [x + 12.5 + (i % columns) * 17, y + 26.5 + Math.floor(i / columns) * 17];
    grid += `M${cx - 6} ${cy - 6}h12v12h-12z`;
    if (i < marked) coins += `M${cx} ${cy}h0`;
  }
  return (
    box(x, y, w, h + 14, colors.paper) +
    box(x, y, w, 13, colors.lapacho) +
    stroke(grid, '#D9C79A', 1.4) +
    (coins && stroke(coins, '#B5720F', 12) + stroke(coins, mark, 8))
  );
}
