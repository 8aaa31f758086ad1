// A role of an internship: somebody who does what it is about, in the shape of its place among the roles of its area.
import { canvas } from './canvas.ts';
import { box } from '../../server/lace/primitives.ts';
import { SHAPES, type RoleShape } from '../../web/screens/involve/roleShapes.ts';

interface Role {
  /** Seed of the grain. */
  name: string;
  shape: RoleShape;
  /** Its left upper corner. */
  at: readonly [number, number];
  /** How many times larger than its shape it is drawn. Absent: 1. */
  scale?: number;
  wall: string;
  /** Ready `<defs>` content. */
  defs?: string;
}

export function rolePicture({ name, shape, at: [left, top], scale = 1, wall, defs = '' }: Role, scene: string): string {
  const [width, height] = SHAPES[shape].map((side) => side * scale) as [number, number];
  return canvas({ width, height, left, top, name, grain: 0.4, defs }, box(left, top, width, height, wall) + scene);
}
