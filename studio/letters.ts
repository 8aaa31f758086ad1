import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { escapeXml } from '../server/lace/geometry.ts';
import type { Renderer } from './renderer.ts';
import { TILDE, type Letters } from '../server/lettering/setText.ts';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** What titles in Spanish, English and Guaraní are written with, and the names of their neighbours. */
const CHARACTERS = `${span(0x20, 0x7e)}${span(0xa1, 0xac)}${span(0xae, 0xff)}ẼẽĨĩŨũỸỹŒœŠšŽžČčĆćŁłŚśŻżŞşĞğıŐőŰű–—‘’‚“”„…•‹›€™${TILDE}`;

/** The site's display type: its weight in titles. */
const FONT = { package: '@fontsource-variable/piazzolla', family: 'Piazzolla Variable', weight: 800 };

/** A difference that nobody sees, in thousandths of the size. */
const LEAST_KERNING = 8;

/**
 * The outlines of Piazzolla, read from the PDF that a browser prints: it writes the letters of a variable font as drawings.
 * What is drawn with them needs no font.
 */
export async function readLetters(renderer: Renderer): Promise<Letters> {
  const faces = fontFaces();
  const characters = Array.from(CHARACTERS);
  const lines = characters.map((character) => `<p>${escapeXml(character)}`).join('');
  const style = `${faces} body { font: ${FONT.weight} 40px ${FONT.family}; font-kerning: none }`;
  const outlines = readOutlines(await renderer.print(`<!doctype html><style>${style}</style>${lines}`));

  const measure = (texts: readonly string[]) =>
    renderer.measure(`<!doctype html><style>${faces}</style>`, `${FONT.weight} 1000px ${FONT.family}`, texts);
  const advances = await measure(characters);
  const glyphs = Object.fromEntries(
    characters.map((character, at) => {
      const path = outlines.get(character) ?? '';
      if (!path && character !== ' ') throw new Error(`Piazzolla has no ${character}`);
      return [character, [Math.round(advances[at] ?? 0), path] as const];
    }),
  );
  const widthOf = new Map(characters.map((character, at) => [character, advances[at] ?? 0]));
  const standing = characters.filter((character) => character !== TILDE);
  const pairs = standing.flatMap((first) => standing.map((second) => [first, second] as const));
  const together = await measure(pairs.map((pair) => pair.join('')));
  const kerning: Record<string, Record<string, string>> = {};
  pairs.forEach(([first, second], at) => {
    const closer = Math.round((together[at] ?? 0) - (widthOf.get(first) ?? 0) - (widthOf.get(second) ?? 0));
    if (Math.abs(closer) < LEAST_KERNING) return;
    const row = (kerning[first] ??= {});
    row[closer] = (row[closer] ?? '') + second;
  });
  return { glyphs, kerning };
}

function fontFaces(): string {
  const require = createRequire(import.meta.url);
  const sheet = require.resolve(`${FONT.package}/wght.css`);
  return readFileSync(sheet, 'utf8').replace(/url\(\.\/([^)]+)\)/g, (_, file: string) => {
    const bytes = readFileSync(require.resolve(`${FONT.package}/${file}`));
    return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  });
}

/** SVG paths by character, from the Type 3 fonts of a PDF. */
function readOutlines(pdf: Uint8Array): Map<string, string> {
  const file = Buffer.from(pdf);
  const objects = new Map<string, { text: string; stream: () => string }>();
  for (const { 0: text, 1: number = '', index } of file.toString('latin1').matchAll(/^(\d+) 0 obj$[^]*?^endobj$/gm)) {
    const body = / stream\n/.exec(text);
    const start = index + (body ? body.index + body[0].length : 0);
    const isPacked = text.includes('/Filter /FlateDecode');
    const stream = () => (isPacked ? inflateSync(file.subarray(start)) : file.subarray(start, index + text.length));
    objects.set(number, { text, stream: () => stream().toString('latin1') });
  }
  const outlines = new Map<string, string>();
  for (const { text } of objects.values()) {
    if (!text.includes('/Subtype /Type3')) continue;
    const drawings = new Map([...text.matchAll(/\/(g[\dA-F]+) (\d+) 0 R/g)].map(([, name, object]) => [name, object]));
    const names = /\/Differences \[0 ([^\]]+)\]/.exec(text)?.[1]?.split(/\s+/) ?? [];
    const toUnicode = objects.get(/\/ToUnicode (\d+)/.exec(text)?.[1] ?? '')?.stream() ?? '';
    for (const [code, character] of readCharacters(toUnicode)) {
      const drawing = objects.get(drawings.get(names[code]?.slice(1)) ?? '')?.stream();
      if (drawing) outlines.set(character, toPath(drawing));
    }
  }
  return outlines;
}

/** Which character each code of a font stands for, from its table. */
function* readCharacters(table: string): Generator<[code: number, character: string]> {
  const hex = (digits = '') => Number.parseInt(digits, 16);
  for (const [, first, last, character] of table.matchAll(/^<(\w\w)>(?: <(\w\w)>)? <(\w{4})>$/gm)) {
    for (let code = hex(first); code <= hex(last ?? first); code++) {
      yield [code, String.fromCodePoint(hex(character) + code - hex(first))];
    }
  }
}

/** Operators of a PDF as those of an SVG path, in whole thousandths, each point from the last. */
function toPath(drawing: string): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const [, numbers = '', operator = ''] of drawing.matchAll(/^((?:[-\d.]+ )*)(m|l|c|h|re)$/gm)) {
    const points = numbers
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((number) => Math.round(Number(number)));
    if (operator === 're') {
      const [left, top, width, height] = points;
      path += `M${left} ${top}h${width}v${height}h-${width}z`;
      continue;
    }
    const steps = points.map((number, at) => number - (at % 2 ? y : x));
    [x = x, y = y] = points.slice(-2);
    path += operator === 'h' ? 'z' : operator === 'm' ? `M${x} ${y}` : operator + steps.join(' ').replaceAll(' -', '-');
  }
  return path;
}
