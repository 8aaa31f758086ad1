import { toSlug } from './toSlug.ts';

/** Letters that may differ, as a share of the longer word. */
const MAY_DIFFER = 0.34;

/** The word that was probably meant, whatever its accents and capitals; undefined where none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const written = toSlug(word);
  const [best] = words
    .map((one) => ({ one, distance: distanceOf(written, toSlug(one)) / Math.max(written.length, one.length) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= MAY_DIFFER ? best.one : undefined;
}

/** Levenshtein's: letters added, taken and changed. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, its] of other.split('').entries()) {
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (its === letter ? 0 : 1)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
