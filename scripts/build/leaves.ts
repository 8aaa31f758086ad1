import type { Key } from '#server/faults/fault.ts';

/** A text somewhere in a file, with the keys that lead to it. */
export interface Leaf {
  keys: readonly Key[];
  text: string;
  /** The record or list that holds it. */
  holder: object;
}

/** All texts below a value, in the order of the file. */
export function leavesOf(value: unknown, keys: readonly Key[] = [], holder: object = {}): Leaf[] {
  if (typeof value === 'string') return [{ keys, text: value, holder }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...keys, Array.isArray(value) ? Number(key) : key], value),
  );
}
