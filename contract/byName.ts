import { fold } from './text.ts';

/**
 * In the order of the alphabet, as a reader of Spanish or English looks for a name: whatever its accents and capitals, the
 * spaces counted. Spelled out, not by Intl, whose first use is dear on a slow phone (docs/decisions/011).
 */
export function byName(one: { nombre: string }, other: { nombre: string }): number {
  const [first, second] = [fold(one.nombre), fold(other.nombre)];
  return first < second ? -1 : first > second ? 1 : 0;
}
