import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import documents from '../../content/documents.json' with { type: 'json' };
import { documentPath } from '../../contract/documents.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const LANGUAGES = ['es', 'en'] as const;

const { categorias, tarifas } = documents;
const printed = [
  ...categorias.flatMap(({ documentos }) =>
    documentos
      .filter((document) => !('propio' in document) && ('pendiente' in document || !('enlace' in document)))
      .flatMap(({ archivo, descripcion }) =>
        LANGUAGES.map((lang) => [documentPath(archivo, lang), descripcion[lang]] as const),
      ),
  ),
  ...tarifas.hojas.map(({ archivo, descripcion }) => [documentPath(archivo, 'es'), descripcion.es] as const),
];

/** Titles, as letters in brackets or UTF-16 as hexadecimal numbers. */
function titlesOf(pdf: string): string[] {
  return [...pdf.matchAll(/\/Title (?:\((.*?[^\\])\)|<FEFF([0-9A-F]*)>)/g)].map(([, plain = '', coded]) =>
    coded === undefined ? plain.replace(/\\(.)/g, '$1') : Buffer.from(coded, 'hex').swap16().toString('utf16le'),
  );
}

it.each(printed)('%s is printed with its title of today (if not: npm run art -- documents)', (path, title) => {
  const pdf = readFileSync(join(PUBLIC, path)).toString('latin1');
  expect(titlesOf(pdf)).toContain(`${title} · Fundación Paraguaya`);
  expect(new Set(pdf.match(/\/(?:Creation|Mod)Date \([^)]*/g))).toEqual(
    new Set(["/CreationDate (D:20260101000000+00'00'", "/ModDate (D:20260101000000+00'00'"]),
  );
});
