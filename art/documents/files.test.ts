import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import documents from '#content/documents.json' with { type: 'json' };
import { documentPath } from '#contract/documents.ts';

const FOLDER = join(import.meta.dirname, '../../public/documentos');
const LIMIT_BYTES = 64 * 1024;

const { categorias, tarifas } = documents;
const printed = [
  ...categorias.flatMap(({ documentos }) =>
    documentos
      .filter((document) => !('propio' in document))
      .flatMap(({ archivo, descripcion }) =>
        (['es', 'en'] as const).map((lang) => ({ archivo, lang, title: descripcion[lang] })),
      ),
  ),
  ...tarifas.hojas.map(({ archivo, descripcion }) => ({ archivo, lang: 'es', title: descripcion.es }) as const),
].map(({ archivo, lang, title }) => [documentPath(archivo, lang).slice('/documentos/'.length), lang, title] as const);

/** Chromium writes a file's structure as plain text; only its pages are packed. */
const read = (file: string) => readFileSync(join(FOLDER, file)).toString('latin1');

/** A text of the file: its letters in brackets, or in UTF-16 as numbers. */
function texts(pdf: string, name: string): string[] {
  const found = [...pdf.matchAll(new RegExp(`/${name} (?:\\((.*?[^\\\\])\\)|<FEFF([0-9A-F]*)>)`, 'g'))];
  return found.map(([, plain, coded]) =>
    coded === undefined
      ? (plain ?? '').replace(/\\(.)/g, '$1')
      : Buffer.from(coded, 'hex').swap16().toString('utf16le'),
  );
}

it('every sheet is printed, and every file is one that the content names (if not: node scripts/art.ts documents)', () => {
  const files = readdirSync(FOLDER);
  expect(printed.map(([file]) => file).filter((file) => !files.includes(file))).toEqual([]);
  const named = new Set(
    [...categorias.flatMap(({ documentos }) => documentos), ...tarifas.hojas].map(({ archivo }) => archivo),
  );
  expect(files.filter((file) => !named.has(file.replace(/(-en)?\.pdf$/, '')))).toEqual([]);
});

describe.each(printed)('%s', (file, lang, title) => {
  const pdf = read(file);

  it('is a tagged PDF with a title, a language and headings, and small [RES-02]', () => {
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(texts(pdf, 'Lang')).toContain(lang);
    expect(texts(pdf, 'Title')).toContain(`${title} · Fundación Paraguaya`);
    expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(1);
    expect(pdf.match(/\/S \/H2\b/g)?.length).toBeGreaterThan(1);
    expect(pdf.length).toBeLessThan(LIMIT_BYTES);
  });

  it('has letters of our own fonts that can be searched, and no moment of its making', () => {
    expect(pdf).toContain('/FontFile2');
    expect(pdf).not.toContain('/Type3');
    expect(pdf).toContain('/ToUnicode');
    expect(new Set(texts(pdf, '(?:Creation|Mod)Date'))).toEqual(new Set(["D:20260101000000+00'00'"]));
  });
});
