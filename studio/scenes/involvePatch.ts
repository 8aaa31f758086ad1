// A role of an internship as a patch sewn for it, 400 x 400: somebody who does what the role is about. A phone shows it 118 wide.
import { canvas } from './canvas.ts';
import { box, stitch } from '../../server/lace/primitives.ts';

const SIDE = 400;

interface Patch {
  /** Seed of the grain. */
  name: string;
  /** The cloth, and the thread of its hem, which people stand before. */
  cloth: string;
  thread: string;
  /** Wall, window, light: over the cloth, below the hem. */
  ground?: string;
}

export function patch({ name, cloth, thread, ground = '' }: Patch, scene: string): string {
  return canvas(
    { width: SIDE, height: SIDE, name, grain: 0.4 },
    box(0, 0, SIDE, SIDE, cloth) + ground + stitch('M20 20H380V380H20Z', thread, 5, '17 12') + scene,
  );
}
