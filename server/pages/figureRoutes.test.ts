import { afterAll, beforeAll, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import impact from '#content/impact.json' with { type: 'json' };
import { figureListSchema } from '#contract/content.ts';
import { inLanguage, LANGUAGES } from '#contract/language.ts';
import { pagePath } from '#contract/routes.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';
import { figureRoutes } from './figureRoutes.ts';

type Text = Record<'es' | 'en', string>;

interface PublicFigure {
  tipo: string;
  cifra: number;
  desde?: number;
  unidad: Text;
  anio: string | null;
  fuente: Text;
  url: string | null;
  reciente?: Text & { url: string; cifra?: number; unidad?: Text; anio?: string; fuente?: Text };
}

/** Rows of cells, as RFC 4180 says; each row ends in CRLF. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('every figure of the site can be had with its unit, year and source, and be kept for a while', async () => {
  const { statusCode, headers, body } = await app.inject('/numeros.json');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['access-control-allow-origin']).toBe('*');
  const figures = JSON.parse(body) as PublicFigure[];
  expect(figures).toEqual(
    impact.map((one) => expect.objectContaining({ tipo: one.tipo, cifra: one.impacto, fuente: one.fuente })),
  );
  for (const { tipo, unidad, fuente, anio, url } of figures) {
    expect([unidad.es, unidad.en, fuente.es, fuente.en].every(Boolean), tipo).toBe(true);
    expect(anio ?? '2024', tipo).toMatch(/^\d{4}(-\d{4})?$/);
    expect(url ?? 'https://', tipo).toMatch(/^https:\/\//);
  }
  const dated = impact.map(({ anio = null, enlace = null, desde }) => [anio, enlace, desde]);
  expect(figures.map(({ anio, url, desde }) => [anio, url, desde])).toEqual(dated);
  for (const { tipo, reciente } of figureListSchema.parse(impact)) {
    const actual = reciente?.actual;
    const newer = actual && { cifra: actual.impacto, unidad: actual.titulo, anio: actual.anio, fuente: actual.fuente };
    expect(figures.find((one) => one.tipo === tipo)?.reciente).toEqual(
      reciente && { ...reciente.texto, url: reciente.enlace, ...newer },
    );
  }
});

it('a spreadsheet opens the same figures: a header row, then one row each, of as many cells', async () => {
  const { statusCode, headers, body } = await app.inject('/numeros.csv');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const [names = [], ...rows] = readCsv(body);
  const read = rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
  const figures = (await app.inject('/numeros.json')).json<PublicFigure[]>();
  expect(rows.every((row) => row.length === names.length)).toBe(true);
  expect(read).toEqual(
    figures.map(({ tipo, cifra, desde, unidad, anio, fuente, url, reciente }) => ({
      tipo,
      cifra: String(cifra),
      desde: String(desde ?? ''),
      unidad_es: unidad.es,
      unidad_en: unidad.en,
      anio: anio ?? '',
      fuente_es: fuente.es,
      fuente_en: fuente.en,
      url: url ?? '',
      reciente_es: reciente?.es ?? '',
      reciente_en: reciente?.en ?? '',
      reciente_url: reciente?.url ?? '',
      reciente_cifra: String(reciente?.cifra ?? ''),
      reciente_unidad_es: reciente?.unidad?.es ?? '',
      reciente_unidad_en: reciente?.unidad?.en ?? '',
      reciente_anio: reciente?.anio ?? '',
      reciente_fuente_es: reciente?.fuente?.es ?? '',
      reciente_fuente_en: reciente?.fuente?.en ?? '',
    })),
  );
});

it.each(LANGUAGES)(
  'the page about them prints each figure with its source, and leads to both files, in %s',
  async (language) => {
    const page = readPage((await app.inject(pagePath(language, '/datos-abiertos'))).body);
    const chapters = elements(page, 'section').filter(({ attributes }) => attributes.has('data-scale'));
    const rows = chapters.flatMap((chapter) => elements(chapter, 'li'));
    expect(rows).toHaveLength(impact.length);
    for (const { titulo, fuente, enlace, reciente } of figureListSchema.parse(impact)) {
      // The newest number alone, where another source counts the same.
      const shown = reciente?.actual ?? { titulo, fuente };
      const title = inLanguage(shown.titulo, language);
      const row = rows.find((one) => textOf(one).includes(title));
      if (!row) throw new Error(`${title} is not shown`);
      expect(textOf(row)).toContain(inLanguage(shown.fuente, language));
      const links = elements(row, 'a').map(({ attributes }) => attributes.get('href'));
      expect(links).toEqual([!reciente?.actual && enlace, reciente?.enlace].filter(Boolean));
    }
    for (const href of ['/numeros.csv', '/numeros.json']) expect(elements(page, 'a', { href })).toHaveLength(1);
  },
);

it('a comma, a quotation mark and a line break stay within their cell', async () => {
  const [first] = figureListSchema.parse(impact);
  if (!first) throw new Error('no figures');
  const titulo = { es: 'dijo "sí", \r\ny volvió', en: 'said “yes”' };
  const own = Fastify();
  figureRoutes(own, { figures: [{ ...first, titulo }] });
  const [names = [], row = []] = readCsv((await own.inject('/numeros.csv')).body);
  expect(row[names.indexOf('unidad_es')]).toBe(titulo.es);
  expect(row).toHaveLength(names.length);
});

it('whoever has the figures already is told so', async () => {
  const { headers } = await app.inject('/numeros.json');
  const again = await app.inject({ url: '/numeros.json', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});
