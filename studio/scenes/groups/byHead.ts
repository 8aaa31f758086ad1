import type { Point } from '../people/geometry.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';

type ByHead = Omit<Person, 'at' | 'height'> & {
  chin: Point;
  /** Height of the head, in the picture's units. */
  size: number;
};

/** Where a standing person's feet are and how tall they are, told by the place and the size of the head. */
export function standing({
  chin: [x, y],
  size,
  heads = 7.25,
}: Pick<ByHead, 'chin' | 'size' | 'heads'>): Pick<Person, 'at' | 'height' | 'heads'> {
  const scale = (size * (heads - 1)) / 625;
  return { at: [x, Math.round(y + 619 * scale)], height: size * heads, heads };
}

/** A person of a close scene: whoever stands behind something has a head first, and feet somewhere. */
export function byHead({ chin, size, ...rest }: ByHead): string {
  const { heads } = rest;
  return person({ half: true, ...rest, ...standing({ chin, size, ...(heads && { heads }) }) });
}
