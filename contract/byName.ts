import { fold } from './text.ts';

/** Compares names alphabetically, ignoring accents and case. Not by `Intl`, whose first use is slow on a cheap phone. */
export function byName(one: { nombre: string }, other: { nombre: string }): number {
  const [first, second] = [fold(one.nombre), fold(other.nombre)];
  return first < second ? -1 : first > second ? 1 : 0;
}
