// An area of internships on /involucrate: 16:9, seen whole in every window, its middle drawn from x 0 to 1200.
import { canvas } from './canvas.ts';
import { box } from '../../server/lace/primitives.ts';

const SIZE = { width: 1440, height: 810, left: -120 };

interface Area {
  name: string;
  /** First y of the picture. */
  top: number;
  wall: string;
}

export function areaPicture({ name, top, wall }: Area, scene: string): string {
  return canvas(
    { ...SIZE, top, name: `area-${name}`, grain: 0 },
    box(SIZE.left, top, SIZE.width, SIZE.height, wall) + scene,
  );
}
