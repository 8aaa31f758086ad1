import { fitText } from '#server/lettering/fitText.ts';
import { drawLine } from '#server/lettering/outlines.ts';
import { group, tenth } from './primitives.ts';

const WIDTH = 320;
const MOST_HEIGHT = 72;
const SIZES = [32, 30, 28, 26, 24, 21];
const LEADING = 1.06;
/** The first line's: names beside each other share it. */
const BASELINE = 27;
/** Below the last line, for what hangs from it. */
const FOOT = 10;
const LETTERS = '#4A150B';

/** The name of an organization in our own letters, all in one manner: no copy of its logo. SVG text, 320 wide and as high as its lines. */
export function wordMark(name: string): string {
  const { size, lines } = fitText(name, { width: WIDTH, height: MOST_HEIGHT, sizes: SIZES, leading: LEADING });
  const words = lines.map((line, at) =>
    group(`translate(0 ${tenth(BASELINE + at * size * LEADING)})`, drawLine(line, size)),
  );
  const height = Math.ceil(BASELINE + (lines.length - 1) * size * LEADING + FOOT);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><g fill="${LETTERS}">${words.join('')}</g></svg>`;
}
