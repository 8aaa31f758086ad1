import { expect, it } from 'vitest';
import es from '#content/i18n/es.json' with { type: 'json' };
import { createTexts } from '#web/i18n/texts.tsx';
import { fileOf, filesOf, siteOf } from './fileOf.ts';

const [spanish, english] = [createTexts('es', es), createTexts('en', es)];

it.each<[{ path: string; bytes?: number }, string]>([
  [{ path: '/documentos/a.pdf', bytes: 34_500 }, 'PDF · 34 KB'],
  [{ path: '/documentos/a.pdf', bytes: 12 }, 'PDF · 1 KB'],
  [{ path: 'https://x.example/a.PDF?v=2#page=3', bytes: 1_300_000 }, 'PDF · 1,2 MB'],
  [{ path: 'https://x.example/tabla.xlsx' }, 'XLSX'],
  [{ path: 'https://x.example/memoria.2024' }, es['documents.file']],
  [{ path: 'https://x.example/descargar?id=7' }, es['documents.file']],
])('a visitor reads of %j what the link opens: %s [RES-02]', (document, said) => {
  expect(fileOf(document, spanish)).toBe(said);
});

it('writes a fraction in English with a point [RES-02]', () => {
  expect(fileOf({ path: '/a.pdf', bytes: 1_300_000 }, english)).toBe('PDF · 1.2 MB');
});

it.each([
  ['/documentos/a.pdf', undefined],
  ['http://www.x.example/a.pdf', 'x.example'],
  ['https://archivo.x.example?id=7', 'archivo.x.example'],
])('a visitor reads of %j on which other site it is: %s [RES-02]', (path, site) => {
  expect(siteOf(path)).toBe(site);
});

it.each([
  [[34_500, 44_000], 'PDF · 43 KB'],
  [[34_500, undefined], undefined],
])('a list of files of %j bytes says once what all open: %s', (sizes, said) => {
  const documents = sizes.map((bytes, at) => ({ path: `/${at}.pdf`, ...(bytes !== undefined && { bytes }) }));
  expect(filesOf(documents, spanish)).toBe(said);
  expect(filesOf([...documents, { path: '/a.xlsx', bytes: 1 }], spanish)).toBeUndefined();
});
