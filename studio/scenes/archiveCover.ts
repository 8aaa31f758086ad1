// A cover of the archive, 640 x 480, and what lies on its tables. The middle 400 hold the subject.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, line, shape } from '../../server/lace/primitives.ts';

const WIDTH = 640;
const HEIGHT = 480;
export const SHADOW = '#2A0D05';
export const INK = '#C9B28C';

export function cover(name: string, ground: string, body: string): string {
  return canvas({ width: WIDTH, height: HEIGHT, name, grain: 0.32 }, box(0, 0, WIDTH, HEIGHT, ground) + body);
}

/** A table from its far edge `y` down. */
export function table(y: number, color: string, edge: string): string {
  return box(0, y, WIDTH, HEIGHT - y, color) + box(0, y, WIDTH, 9, edge);
}

/** A written sheet that lies before who sits at the table, its upper edge at `x y`. */
export function lying(x: number, y: number, wide = 180): string {
  const rows = [0, 1, 2]
    .map((row) => `M${x + 26 - row * 5} ${y + 42 + row * 26}h${(wide - 70) * (row === 1 ? 0.8 : 1)}`)
    .join('');
  return (
    shape(`M${x} ${y + 8}H${x + wide}L${x + wide + 34} ${y + 138}H${x - 26}Z`, SHADOW, 'opacity=".26"') +
    shape(`M${x} ${y}H${x + wide}L${x + wide + 28} ${y + 128}H${x - 28}Z`, colors.paper) +
    line(`M${x + 26} ${y + 18}h${wide * 0.45}`, colors.tierra, 7) +
    line(rows, INK, 6)
  );
}

/** A pencil with its point at `x y`. */
export function pencil(x: number, y: number, [dx, dy]: readonly [number, number], color: string): string {
  return line(`M${x + dx} ${y + dy}L${x} ${y}`, color, 8) + line(`M${x} ${y}l${-dx / 12} ${-dy / 12}`, '#21120E', 5);
}
