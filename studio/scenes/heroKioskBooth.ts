import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape } from '../../server/lace/primitives.ts';

export const PAINT = '#2F7F8C';
export const PLY = '#DDAE68';
export const PLY_DARK = '#B98442';
/** Where things stand on the counter. */
export const COUNTER = 756;
/** The far edge of its board, and the near one, with its thickness. */
const FAR = 722;
const NEAR = 786;
const THICK = 22;

/** The school's flag, on a pole from `top` down. */
export function flag(x: number, top: number, long: number): string {
  return group(
    `translate(${x - 1060} ${top - 352})`,
    box(1056, 352, 9, long, colors.woodDark) +
      circle(1060, 348, 9, colors.wood) +
      shape('M1065 364C1102 352 1124 380 1166 366V390C1124 404 1102 376 1065 388Z', '#C8372D') +
      shape('M1065 388C1102 376 1124 404 1166 390V414C1124 428 1102 400 1065 412Z', colors.paper) +
      shape('M1065 412C1102 400 1124 428 1166 414V438C1124 452 1102 424 1065 436Z', '#2F4F94') +
      circle(1115, 402, 8, colors.gold),
  );
}

/** A hand in paint. */
export function print(x: number, y: number, turn: number, color: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    line('M-16 -4L-24 -32M-6 -8L-9 -42M6 -8L8 -42M16 -4L23 -34M16 16L40 2', color, 12) + oval(0, 10, 23, 24, color),
  );
}

/** The board of the counter between two x, from above. */
export const counterTop = (left: number, right: number): string =>
  box(left, FAR, right - left, NEAR - FAR, '#E9C184') + box(left, FAR, right - left, 7, PLY_DARK);

/** What is below it: its edge and painted plywood. */
export const counterFront = (left: number, right: number): string =>
  box(left, NEAR, right - left, THICK, PLY) +
  box(left, NEAR + THICK - 7, right - left, 7, PLY_DARK) +
  box(left, NEAR + THICK, right - left, 1000 - NEAR - THICK, PAINT) +
  box(left, NEAR + THICK, right - left, 12, '#000', 'opacity=".16"');

/** With the hands of the class that built it printed on. */
export function front(left: number, right: number): string {
  return (
    counterFront(left, right) +
    line('M596 820V1000', '#246774', 5) +
    line('M576 842v.1M576 972v.1M616 842v.1M616 972v.1', '#CFE3E2', 9) +
    [
      print(70, 926, -14, colors.cream),
      print(196, 884, 10, colors.sun),
      print(318, 936, -6, colors.lapacho),
      print(446, 886, 12, colors.orange),
      print(706, 920, 10, colors.sprout),
      print(1140, 906, 14, colors.sun),
    ].join('')
  );
}
