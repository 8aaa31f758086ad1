import { describe, expect, it } from 'vitest';
import documents from '#content/documents.json' with { type: 'json' };
import { filesBelow, ROOT } from './imports.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const LIMIT_BYTES = 72 * 1024;

/** Files that the staff bring as they are. */
const THEIRS = new Set(
  documents.categorias.flatMap(({ documentos }) =>
    documentos.filter((document) => 'propio' in document).map(({ archivo }) => archivo),
  ),
);

/** Chromium writes a file's structure as plain text; only its pages are packed. */
const read = (path: string) => readFileSync(join(ROOT, path)).toString('latin1');

/** The texts of this name: letters in brackets, or UTF-16 as hexadecimal numbers. */
function texts(pdf: string, name: string): string[] {
  const found = [...pdf.matchAll(new RegExp(`/${name} (?:\\((.*?[^\\\\])\\)|<FEFF([0-9A-F]*)>)`, 'g'))];
  return found.map(([, plain = '', coded]) =>
    coded === undefined ? plain.replace(/\\(.)/g, '$1') : Buffer.from(coded, 'hex').swap16().toString('utf16le'),
  );
}

/** What is packed in the object of this number. */
function unpacked(pdf: string, number: string): string {
  const [head, length] = new RegExp(`\\n${number} 0 obj\\n<<[^>]*?/Length (\\d+)[^>]*>> stream\\n`).exec(pdf) ?? [];
  if (head === undefined) throw new Error(`no stream ${number}`);
  const start = pdf.indexOf(head) + head.length;
  return inflateSync(Buffer.from(pdf.slice(start, start + Number(length)), 'latin1')).toString('latin1');
}

/** Of each line that has another after it in its paragraph: whether it ends with a space, or a hyphen. */
function lineEnds(pdf: string): boolean[] {
  const endsOf = new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', number]) => {
      const [, map = ''] = new RegExp(`\\n${number} 0 obj\\n<<[^>]*?/ToUnicode (\\d+) 0 R`).exec(pdf) ?? [];
      const glyphs = [...unpacked(pdf, map).matchAll(/<(\w{4})> <00(?:20|2D)>/g)].map(([, glyph]) => glyph);
      return [font, glyphs];
    }),
  );
  const pages = [...pdf.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number = '']) => unpacked(pdf, number));
  return pages.flatMap((page) => {
    const ends: boolean[] = [];
    let [font = '', line]: (string | undefined)[] = [];
    let endsApart = false;
    const marks = /(BDC|EMC)|\/(F\d+) \S+ Tf|\S+ (\S+) Tm|<(\w{4})> Tj/g;
    for (const [, edge, nextFont, nextLine, nextGlyph] of page.matchAll(marks)) {
      if (edge !== undefined) line = undefined;
      if (nextLine !== undefined) {
        if (line !== undefined && line !== nextLine) ends.push(endsApart);
        line = nextLine;
      }
      font = nextFont ?? font;
      if (nextGlyph !== undefined) endsApart = endsOf.get(font)?.includes(nextGlyph) ?? false;
    }
    return ends;
  });
}

const printed = filesBelow(['public/documentos'], /\.pdf$/).filter(
  (path) => !THEIRS.has(path.replace(/^.*\/|(-en)?\.pdf$/g, '')),
);

describe.each(printed)('%s', (path) => {
  const pdf = read(path);

  it('is a tagged PDF with a title, a language and headings, and small [RES-02]', () => {
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(texts(pdf, 'Lang')).toContain(path.endsWith('-en.pdf') ? 'en' : 'es');
    expect(texts(pdf, 'Title').some((title) => /\S · Fundación Paraguaya$/.test(title))).toBe(true);
    expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(1);
    expect(pdf.match(/\/S \/H2\b/g)?.length).toBeGreaterThan(1);
    expect(pdf.length).toBeLessThan(LIMIT_BYTES);
  });

  it('has letters that can be searched', () => {
    expect(pdf).toContain('/FontFile2');
    expect(pdf).not.toContain('/Type3');
    expect(pdf).toContain('/ToUnicode');
  });

  it('keeps words apart at line ends', () => {
    const ends = lineEnds(pdf);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends).not.toContain(false);
  });
});
