/** A text somewhere in a file, with the keys that lead to it. */
export interface Leaf {
  keys: readonly string[];
  text: string;
}

/** All texts below a value, in the order of the file. */
export function leavesOf(value: unknown, keys: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...keys, key]));
}
