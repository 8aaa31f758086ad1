import { advancesOf, toKnown, widthOf } from './outlines.ts';

export interface FittedText {
  /** Size of the letters, px. */
  size: number;
  lines: string[];
}

/** Width in thousandths of the size. */
interface Word {
  text: string;
  width: number;
}

const SPACE = widthOf(' ');
const ELLIPSIS = '…';

/**
 * Text in the largest of some sizes in which it fits a box, in lines of about equal length. What is too long in the smallest
 * ends in an ellipsis. Letters that the font lacks lose their accent, or go; no lines when nothing is left.
 * @param sizes px, the largest first @param leading distance of the baselines, as a share of the size
 */
export function fitText(
  text: string,
  { width, height, sizes, leading }: { width: number; height: number; sizes: readonly number[]; leading: number },
): FittedText {
  const words = toKnown(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, width: widthOf(word) }));
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const room = (width / size) * 1000;
    const most = Math.floor(height / (size * leading));
    if (size > smallest && words.some((word) => word.width > room)) continue;
    const pieces = words.flatMap((word) => breakWord(word, room));
    const lines = wrap(pieces, room);
    if (lines.length <= most) return { size, lines: balance(pieces, lines.length, room) };
    if (size === smallest) return { size, lines: cut(lines, most, room) };
  }
  return { size: smallest, lines: [] };
}

/** A word in pieces that fit. */
function breakWord(word: Word, room: number): Word[] {
  if (word.width <= room) return [word];
  const pieces: Word[] = [];
  let piece = { text: '', width: 0 };
  const advances = advancesOf(word.text);
  Array.from(word.text).forEach((character, at) => {
    const advance = advances[at] ?? 0;
    if (piece.width + advance > room) {
      pieces.push(piece);
      piece = { text: '', width: 0 };
    }
    piece = { text: piece.text + character, width: piece.width + advance };
  });
  return [...pieces, piece];
}

function wrap(words: readonly Word[], room: number): string[] {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + SPACE + word.width <= room) {
      last.text += ` ${word.text}`;
      last.width += SPACE + word.width;
    } else {
      lines.push({ ...word });
    }
  }
  return lines.map(({ text }) => text);
}

/** The same number of lines in the narrowest room that allows it. */
function balance(words: readonly Word[], count: number, room: number): string[] {
  let lines = wrap(words, room);
  for (let narrower = room; narrower > room / 2; narrower -= room / 50) {
    if (words.some(({ width }) => width > narrower)) break;
    const next = wrap(words, narrower);
    if (next.length > count) break;
    lines = next;
  }
  return lines;
}

function cut(lines: readonly string[], most: number, room: number): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last && widthOf(last + ELLIPSIS) > room) last = last.slice(0, -1);
  return [...kept, last.replace(/[\s.,;:¡¿(«“-]+$/u, '') + ELLIPSIS];
}
