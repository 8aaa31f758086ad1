import { fitText, type FittedText } from '#server/lettering/fitText.ts';
import { drawLine } from '#server/lettering/outlines.ts';
import { group, tenth } from './primitives.ts';

const WIDTH = 320;
const MOST_HEIGHT = 72;
const SIZES = [32, 30, 28, 26, 24, 21];
const LEADING = 1.06;
/** The first line's: names beside each other share it, and a capital's accent has room above it. */
const BASELINE = 32;
/** Beside a line: the foot of a j hangs out of it. */
const SIDE = 1;
/** Below the last line, for what hangs from it. */
const FOOT = 10;
const LETTERS = '#4A150B';

/** The name of an organization in our own letters, all in one manner: no copy of its logo. SVG text, 320 wide and as high as its lines. */
export function wordMark(name: string): string {
  const { size, lines } = fitted(name);
  const words = lines.map((line, at) =>
    group(`translate(${SIDE} ${tenth(BASELINE + at * size * LEADING)})`, drawLine(line, size)),
  );
  const height = heightOf({ size, lines });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><g fill="${LETTERS}">${words.join('')}</g></svg>`;
}

/** Of its picture: pages keep its place before it comes. */
export function wordMarkHeight(name: string): number {
  return heightOf(fitted(name));
}

function fitted(name: string): FittedText {
  return fitText(name, { width: WIDTH - 2 * SIDE, height: MOST_HEIGHT, sizes: SIZES, leading: LEADING });
}

function heightOf({ size, lines }: FittedText): number {
  return Math.ceil(BASELINE + (lines.length - 1) * size * LEADING + FOOT);
}
