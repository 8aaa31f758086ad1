// A role of an internship as a patch sewn for it, 400 x 400: one object, its middle at 0 0, within 130 around it.
import { canvas } from './canvas.ts';
import { box, group, shape, stitch } from '../../server/lace/primitives.ts';

const SIDE = 400;

interface Patch {
  /** Seed of the grain. */
  name: string;
  /** The cloth, the part of it that lies in the light, and the thread of its hem. */
  cloth: string;
  lit: string;
  thread: string;
}

export function patch({ name, cloth, lit, thread }: Patch, object: string): string {
  return canvas(
    { width: SIDE, height: SIDE, name, grain: 0.4 },
    box(0, 0, SIDE, SIDE, cloth) +
      shape('M0 0H400V40L0 260Z', lit) +
      stitch('M24 24H376V376H24Z', thread, 5, '17 12') +
      group('translate(200 202) scale(1.12)', object),
  );
}
