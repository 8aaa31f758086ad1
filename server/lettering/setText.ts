import letters from './letters.json' with { type: 'json' };

/** The outlines of a typeface in one weight. Lengths in thousandths of its size; y grows downwards from the baseline. */
export interface Letters {
  /** Advance and outline, an SVG path, by character. A tilde to set above others stands on its own. */
  glyphs: Record<string, readonly [advance: number, path: string]>;
  /** How much closer (below 0) or wider a pair stands: by its first character, then by the distance, all second ones. */
  kerning: Record<string, Record<string, string>>;
}

/** The tilde above g, Guaraní's letter that no font has ready. */
export const TILDE = '\u0303';
/** Middle of the tilde's own outline, and how much higher it stands above a capital. */
const TILDE_MIDDLE = 190;
const TILDE_RISE = 160;

/** Letter spacing of titles (web/styles/tokens.css: --tr-head). */
const TRACKING = -22;

const { glyphs: outlines, kerning: pairs } = letters as unknown as Letters;

const glyphs: ReadonlyMap<string, readonly [number, string]> = new Map(Object.entries(outlines));
const kerning: ReadonlyMap<string, number> = new Map(
  Object.entries(pairs).flatMap(([first, row]) =>
    Object.entries(row).flatMap(([distance, seconds]) =>
      Array.from(seconds, (second) => [first + second, Number(distance)] as const),
    ),
  ),
);

export interface SetText {
  /** Size of the letters, px. */
  size: number;
  lines: string[];
}

/**
 * Text in the largest of some sizes in which it fits a box, in lines of about equal length. What is too long in the smallest
 * ends in an ellipsis. Characters that the outlines lack lose their accent, or go; no lines when nothing is left.
 * @param sizes px, the largest first @param leading distance of the baselines, as a share of the size
 */
export function fitText(
  text: string,
  { width, height, sizes, leading }: { width: number; height: number; sizes: readonly number[]; leading: number },
): SetText {
  const words = toKnown(text).split(' ').filter(Boolean);
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const room = (width / size) * 1000;
    const most = Math.floor(height / (size * leading));
    if (size > smallest && words.some((word) => widthOf(word) > room)) continue;
    const pieces = words.flatMap((word) => breakWord(word, room));
    const lines = wrap(pieces, room);
    if (lines.length <= most) return { size, lines: balance(pieces, lines.length, room) };
    if (size === smallest) return { size, lines: cut(lines, most, room) };
  }
  return { size: smallest, lines: [] };
}

/** Outlines of a line whose baseline begins at 0, 0, as one SVG path; `size` in px. */
export function drawLine(line: string, size: number): string {
  let at = 0;
  let before = '';
  let drawn = '';
  for (const character of line) {
    const [advance, path] = glyphs.get(character) ?? [0, ''];
    if (character === TILDE) {
      const middle = at - TRACKING - (glyphs.get(before)?.[0] ?? 0) / 2;
      const rise = before === before.toLowerCase() ? 0 : TILDE_RISE;
      drawn += shift(path, middle - TILDE_MIDDLE, -rise);
      continue;
    }
    at += kerning.get(before + character) ?? 0;
    drawn += shift(path, at, 0);
    at += advance + TRACKING;
    before = character;
  }
  return `<path transform="scale(${size / 1000})" d="${drawn}"/>`;
}

/** The outline elsewhere: only the beginnings of its lines say where it is (letters.ts). */
function shift(path: string, x: number, y: number): string {
  return path.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) => `M${+left + x} ${+top + y}`);
}

/** Of a line as `drawLine` draws it, in thousandths of the size. */
export function widthOf(line: string): number {
  let width = 0;
  let before = '';
  for (const character of line) {
    if (character === TILDE) continue;
    width += (kerning.get(before + character) ?? 0) + (glyphs.get(character)?.[0] ?? 0) + TRACKING;
    before = character;
  }
  return width;
}

function toKnown(text: string): string {
  const known = Array.from(text.normalize('NFC').replace(/\s+/g, ' '), (character) => {
    if (glyphs.has(character)) return character;
    return Array.from(character.normalize('NFKD'))
      .filter((part) => glyphs.has(part) && part !== TILDE)
      .join('');
  });
  return known.join('');
}

function breakWord(word: string, room: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character;
    if (widthOf(longer) > room) pieces.push(character);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function wrap(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines in the narrowest room that allows it. */
function balance(words: readonly string[], count: number, room: number): string[] {
  let lines = wrap(words, room);
  for (let narrower = room; narrower > room / 2; narrower -= room / 50) {
    if (words.some((word) => widthOf(word) > narrower)) break;
    const next = wrap(words, narrower);
    if (next.length > count) break;
    lines = next;
  }
  return lines;
}

function cut(lines: readonly string[], most: number, room: number): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last && widthOf(`${last}…`) > room) last = last.slice(0, -1);
  return [...kept, `${last.replace(/[\s.,;:¡¿(«“-]+$/u, '')}…`];
}
