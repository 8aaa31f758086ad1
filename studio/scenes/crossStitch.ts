import { tenth } from '../../server/lace/primitives.ts';

/**
 * Embroidery in cross-stitch: a letter of `rows` is one stitch in the thread of that letter, anything else is bare cloth.
 * `cell` is a stitch's side; the first one's upper left corner is at x y.
 */
export function crossStitch(
  rows: readonly string[],
  threads: Record<string, string>,
  cell: number,
  x: number,
  y: number,
): string {
  const side = tenth(cell * 0.62);
  const inset = (cell - side) / 2;
  return Object.entries(threads)
    .map(([letter, color]) => {
      let d = '';
      rows.forEach((row, down) => {
        for (let across = row.indexOf(letter); across >= 0; across = row.indexOf(letter, across + 1)) {
          d += `M${tenth(x + across * cell + inset)} ${tenth(y + down * cell + inset)}l${side} ${side}m-${side} 0l${side}-${side}`;
        }
      });
      return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${tenth(cell * 0.36)}" stroke-linecap="round"/>`;
    })
    .join('');
}
