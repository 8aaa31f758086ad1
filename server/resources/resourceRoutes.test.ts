import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import documents from '#content/documents.json' with { type: 'json' };
import rates from '#content/rates.json' with { type: 'json' };
import { documentPath, documentsSchema, elsewhere } from '#contract/documents.ts';
import { RATES_PATH, resourceListSchema, RESOURCES_PATH } from '#contract/resources.ts';
import { createArchive } from './archive.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const listAt = async (url: string) => resourceListSchema.parse((await app.inject(url)).json()).datos;

it('a document that was printed in one language is there in the other, too, and says in which it is [API-04]', async () => {
  const [category] = documentsSchema.parse(documents).categorias;
  const [first] = category?.documentos ?? [];
  if (!category || !first) throw new Error('no documents');
  const alone = { ...first, enlace: undefined, idiomas: { es: 'español', en: 'Spanish' } };
  const { tarifas } = documentsSchema.parse(documents);
  const path = documentPath(first.archivo, 'es');
  const archive = createArchive(
    { categorias: [{ ...category, documentos: [alone] }], tarifas },
    new Map([[path, 1000]]),
  );
  const { datos } = await archive.list('recursos', 'en');
  expect(datos[0]?.[0]).toMatchObject({ descripcion: first.descripcion.en, path, idiomas: 'Spanish' });
});

it('a document’s cover has the drawing that its record names, another has none [RES-02]', async () => {
  const { categorias, tarifas } = documentsSchema.parse(documents);
  const [category] = categorias;
  const [first] = category?.documentos ?? [];
  if (!category || !first) throw new Error('no documents');
  const drawn = { ...first, archivo: 'a', tapa: '/art/a.svg' };
  const plain = { ...first, archivo: 'b', tapa: undefined };
  const sizes = new Map([drawn, plain].map(({ archivo }) => [documentPath(archivo, 'es'), 1000]));
  const archive = createArchive({ categorias: [{ ...category, documentos: [drawn, plain] }], tarifas }, sizes);
  const { datos } = await archive.list('recursos', 'es');
  expect(datos.flat().map(({ portada }) => portada)).toEqual(['/art/a.svg', undefined]);
});

describe('the call for resources', () => {
  it('answers groups of one category each, none empty, with a link to each document [API-04]', async () => {
    const groups = await listAt(`${RESOURCES_PATH}?version=es`);
    expect(groups.map(([first]) => first?.categoria)).toEqual(documents.categorias.map(({ nombre }) => nombre.es));
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(0);
      expect(new Set(group.map(({ categoria }) => categoria)).size).toBe(1);
    }
    for (const [at, { documentos }] of documentsSchema.parse(documents).categorias.entries()) {
      expect(groups[at]).toEqual(
        documentos.map((one) =>
          expect.objectContaining({
            descripcion: one.descripcion.es,
            path: elsewhere(one)?.es ?? documentPath(one.archivo, 'es'),
            resumen: one.resumen.es,
            ...(one.idiomas && { idiomas: one.idiomas.es }),
          }),
        ),
      );
    }
  });

  it('leads to real PDF files of the size that it says, in both languages [RES-02, API-04]', async () => {
    const all = [
      ...(await listAt(`${RESOURCES_PATH}?version=es`)),
      ...(await listAt(`${RESOURCES_PATH}?version=en`)),
      ...(await listAt(RATES_PATH)),
    ].flat();
    for (const { path, bytes } of all.filter((document) => document.path.startsWith('/'))) {
      const file = await app.inject(path);
      expect([path, file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
        path,
        200,
        'application/pdf',
        bytes,
      ]);
    }
  });

  it.each(['', '?version=', '?version=fr', '?version=ES', '?x=1', '?version=es&version=en'])(
    'is Spanish for a version that there is not: %j [API-04]',
    async (query) => {
      expect(await listAt(RESOURCES_PATH + query)).toEqual(await listAt(`${RESOURCES_PATH}?version=es`));
    },
  );

  it('says the same of no document in two languages [API-04]', async () => {
    const [es, en] = [await listAt(`${RESOURCES_PATH}?version=es`), await listAt(`${RESOURCES_PATH}?version=en`)];
    expect(en.length).toBe(es.length);
    for (const [at, { nombre, clave }] of documents.categorias.entries()) {
      expect(es[at]?.[0]).toMatchObject({ categoria: nombre.es, clave });
      expect(en[at]?.[0]).toMatchObject({ categoria: nombre.en, clave });
    }
  });
});

it.each(['?version=es', '?version=en', ''])(
  'rates are in Spanish whatever is asked for: %j [API-05]',
  async (query) => {
    const groups = await listAt(RATES_PATH + query);
    expect(groups.flat().map(({ categoria, path }) => [categoria, path])).toEqual(
      documents.tarifas.hojas.map((one) => [one.categoria.es, documentPath(one.archivo, 'es')]),
    );
  },
);

describe.each([RESOURCES_PATH, RATES_PATH])('%s', (url) => {
  it('is bytes that are kept: compressed, tagged, and a 304 for who has them [API-04, API-05]', async () => {
    const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'x-robots-tag': 'noindex',
    });
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const second = await app.inject({ url, headers });
    expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0]);
  });

  it('takes no other method [API-04, API-05]', async () => {
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    const refused = await app.inject({ method: 'POST', url });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a prerendered page', () => {
  const pageAt = async (url: string) => readPage((await app.inject(url)).body);

  it.each(['es', 'en'] as const)('of resources is whole without scripts, in %s [RES-01, RES-03]', async (language) => {
    const page = await pageAt(`/${language}/recursos/`);
    const groups = await listAt(`${RESOURCES_PATH}?version=${language}`);
    const links = elements(page, 'a').map((link) => link.attributes.get('href'));
    for (const { path } of groups.flat()) expect(links).toContain(path);
    const ids = elements(page, 'li').map((tile) => tile.attributes.get('id'));
    // A category of which nothing can be read has no tile.
    for (const [first] of groups
      .map((group) => group.filter(({ muestra }) => !muestra))
      .filter(({ length }) => length)) {
      expect(links).toContain(`/${language}/recursos/?categoria=${first?.clave}#${first?.clave}`);
      expect(ids).toContain(first?.clave);
    }
  });

  it('of rates has a sheet for each loan, by its English name or said to be Spanish on an English page [RES-04]', async () => {
    const page = await pageAt('/en/tasas-tarifas/');
    const links = elements(page, 'a').map((link) => link.attributes.get('href'));
    const inEnglish = elements(page, 'h4').map(textOf);
    const inSpanish = elements(page, 'h4', { lang: 'es' }).map(textOf);
    for (const [sheet] of await listAt(RATES_PATH)) {
      expect(links).toContain(sheet?.path);
      const loan = rates.productos.find((one) => 'hoja' in one && one.hoja === sheet?.clave);
      if (loan) expect(inEnglish).toContain(loan.nombre.en);
      else expect(inSpanish).toContain(sheet?.categoria);
    }
  });
});
