import { fitText } from '#server/lettering/fitText.ts';
import { drawLine } from '#server/lettering/outlines.ts';
import { group, tenth } from './primitives.ts';

const WIDTH = 320;
const HEIGHT = 72;
const SIZES = [32, 30, 28, 26, 24, 21];
const LEADING = 1.06;
/** The last line's, with room for what hangs below it: names beside each other share it. */
const BASELINE = 62;
const LETTERS = '#4A150B';

/** The name of an organization in our own letters, all in one manner: no copy of its logo. SVG text, 320 × 72. */
export function wordMark(name: string): string {
  const { size, lines } = fitText(name, { width: WIDTH, height: HEIGHT, sizes: SIZES, leading: LEADING });
  const first = BASELINE - (lines.length - 1) * size * LEADING;
  const words = lines.map((line, at) =>
    group(`translate(0 ${tenth(first + at * size * LEADING)})`, drawLine(line, size)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><g fill="${LETTERS}">${words.join('')}</g></svg>`;
}
