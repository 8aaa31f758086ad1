import { canvas } from '../canvas.ts';

/** Size of a story's picture. What carries it lies between x 360 and 1240, y 100 and 900: every crop shows that. */
export const WIDTH = 1600;
export const HEIGHT = 1000;
export const SIZE = { width: WIDTH, height: HEIGHT };

/** What looks away from the light, which falls from the left above. */
export const SHADE = 'opacity=".16"';
/** What lies under a thing, on the ground or the table. */
export const CAST = 'opacity=".3"';
export const CAST_COLOR = '#2A0D05';

/** A story's picture: `name` seeds its grain. */
export function frame(name: string, body: string, defs = ''): string {
  return canvas({ ...SIZE, name, grain: 0.4, defs }, body);
}
