import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';

/**
 * Piazzolla ExtraBold from Google Fonts (OFL, public/fonts/piazzolla-OFL.txt), the weight of titles: Latin, Greek and Cyrillic.
 * A file of its own, because fontkit cannot set the weight of a variable WOFF2.
 */
const FONT = open('piazzolla-800.ttf');

/**
 * Spaced letters are not joined. `ccmp` is off because the font's own moves the tilde of Guaraní's g̃ to a u that follows;
 * texts are composed (NFC) before, and a mark above a letter is placed by `mark`.
 */
const FEATURES = { liga: false, clig: false, calt: false, ccmp: false };

/** Letter spacing of large titles, in thousandths of the size (web/styles/tokens.css: --tr-display). */
export const TRACKING = -22;

/** How much wider a title's spaces are, in thousandths of the size (tokens.css: --ws-head): the font's own are too thin to be seen. */
export const WORD_SPACING = 100;

const SPACE = 0x20;

function open(name: string) {
  const font = create(readFileSync(join(import.meta.dirname, name)));
  if (!('layout' in font)) throw new Error(`${name} holds more than one font`);
  return font;
}

/** The text in letters of the font: what it lacks loses its accent, or goes. Spaces are single. */
export function toKnown(text: string): string {
  const known = Array.from(text.normalize('NFC').replace(/\s+/g, ' '), (character) =>
    isKnown(character) ? character : Array.from(character.normalize('NFKD')).filter(isKnown).join(''),
  );
  return known.join('').trim();
}

function isKnown(character: string): boolean {
  return FONT.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Each letter of a line with its advance, and where its outline stands. Lengths in thousandths of the size, y upwards. */
function layOut(line: string) {
  const { glyphs, positions } = FONT.layout(line, { ...FEATURES });
  let x = 0;
  return glyphs.map(({ path, codePoints }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    // A mark takes no room: it stands on the letter before it.
    const spacing = xAdvance === 0 ? 0 : TRACKING + (codePoints[0] === SPACE ? WORD_SPACING : 0);
    const left = xAdvance === 0 ? x - TRACKING : x;
    x += xAdvance + spacing;
    return { path, left: left + xOffset, up: yOffset, advance: xAdvance + spacing };
  });
}

/** Of each character of a line of known letters, in thousandths of the size. */
export function advancesOf(line: string): number[] {
  return layOut(line).map(({ advance }) => advance);
}

/** Of a line of known letters, in thousandths of the size. */
export function widthOf(line: string): number {
  return advancesOf(line).reduce((sum, advance) => sum + advance, 0);
}

/** Outlines of a line of known letters whose baseline begins at 0 0, as one SVG path; `size` in px. */
export function drawLine(line: string, size: number): string {
  const outlines = layOut(line).map(({ path, left, up }) => path.translate(left, up).toSVG());
  const scale = size / FONT.unitsPerEm;
  return `<path transform="scale(${scale} ${-scale})" d="${outlines.join('')}"/>`;
}
