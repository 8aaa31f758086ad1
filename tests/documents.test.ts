import { describe, expect, it } from 'vitest';
import documents from '#content/documents.json' with { type: 'json' };
import { filesBelow, ROOT } from './imports.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_BYTES = 64 * 1024;

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
});
