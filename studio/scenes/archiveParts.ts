// What the archive's still lifes are made of, 800 x 600: a table under a wall, paper, bound volumes, thread.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 800;
const HEIGHT = 600;
const SHADE = 'opacity=".15"';

export function still(name: string, body: string): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: `archivo ${name}`, grain: 0.35 }, body);
}

/** A wall lit from the left above, and the table before it from `y` down. */
export function room(wall: string, lit: string, table: string, edge: string, y: number): string {
  return (
    box(0, 0, WIDTH, HEIGHT, wall) +
    shape(`M0 0H${WIDTH}V70L0 ${y - 90}Z`, lit) +
    box(0, y, WIDTH, HEIGHT - y, table) +
    box(0, y, WIDTH, 10, edge)
  );
}

/** Lines of writing: each a width from `x`, `step` apart. */
export function writing(x: number, y: number, widths: readonly number[], step: number, color: string): string {
  return line(widths.map((width, at) => `M${x} ${y + at * step}h${width}`).join(''), color, 7);
}

/** A sheet seen from above, its upper left corner at 0 0; lies in its own shadow. */
export function sheet(width: number, height: number, color: string = colors.paper): string {
  return box(12, 14, width, height, '#2A0D05', 'opacity=".22"') + box(0, 0, width, height, color);
}

/** A bound volume lying flat, its back to us: a rounded back with two bands and a stitched label. */
export function lyingVolume(x: number, y: number, width: number, height: number, color: string, label: string): string {
  const middle = y + height / 2;
  return (
    box(x, y, width, height, color, `rx="${height / 4}"`) +
    shape(
      `M${x + 8} ${y + height * 0.62}H${x + width - 8}V${y + height - 8}Q${x + width - 8} ${y + height} ${x + width - 18} ${y + height}H${x + 18}Q${x + 8} ${y + height} ${x + 8} ${y + height - 8}Z`,
      '#000',
      SHADE,
    ) +
    box(x + 34, y, 12, height, label) +
    box(x + width - 46, y, 12, height, label) +
    box(x + width * 0.36, y + 12, width * 0.28, height - 24, colors.paper, 'rx="3"') +
    stitch(`M${x + width * 0.4} ${middle}h${width * 0.2}`, colors.tierraDeep, 5, '12 9')
  );
}

/** A pencil of this length, its point at 0 0, lying to the right. */
export function pencil(length: number, color: string, dark: string): string {
  return (
    box(30, -2, length - 20, 22, '#2A0D05', 'opacity=".2" rx="8"') +
    box(44, -13, length - 70, 26, color) +
    box(44, 2, length - 70, 11, dark) +
    box(length - 28, -13, 14, 26, '#CFC6B4') +
    box(length - 16, -13, 20, 26, colors.lapacho, 'rx="6"') +
    shape('M44 -13V13L0 0Z', '#F6E3C0') +
    shape('M15 -4V4L0 0Z', colors.tierraNight)
  );
}

/** A piece at x y, turned. */
export function at(x: number, y: number, turn: number, inner: string): string {
  return group(`translate(${x} ${y}) rotate(${turn})`, inner);
}
