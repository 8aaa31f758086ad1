// A role of an internship: somebody who does what it is about, 600 x 400.
import { canvas } from './canvas.ts';
import { box } from '../../server/lace/primitives.ts';

interface Role {
  /** Seed of the grain. */
  name: string;
  /** Its left upper corner. */
  at: readonly [number, number];
  /** How many times larger than in the picture it is drawn. Absent: 1. */
  scale?: number;
  wall: string;
  /** Ready `<defs>` content. */
  defs?: string;
}

export function rolePicture({ name, at: [left, top], scale = 1, wall, defs = '' }: Role, scene: string): string {
  const [width, height] = [600 * scale, 400 * scale];
  return canvas({ width, height, left, top, name, grain: 0.4, defs }, box(left, top, width, height, wall) + scene);
}
