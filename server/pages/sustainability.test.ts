import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import content from '#content/sustainability.json' with { type: 'json' };
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each(['es', 'en'] as const)(
  'without scripts all that is done for sustainability is in the page, and each option leads to its own (%s) [SUST-01, SUST-02]',
  async (language) => {
    const [page] = elements(readPage((await app.inject(`/${language}/sostenibilidad/`)).body), 'main');
    if (!page) throw new Error('no main element');
    const links = elements(page, 'a').map(({ attributes }) => attributes.get('href') ?? '');
    for (const { slug, descripcion, cosas } of content.temas) {
      expect(links).toContain(`/${language}/sostenibilidad/?tema=${slug}#${slug}`);
      const [section] = elements(page, 'section', { id: slug });
      if (!section) throw new Error(`${slug} is not shown`);
      expect(textOf(elements(section, 'h2')[0])).toBe(descripcion[language]);
      const rows = elements(section, 'article');
      expect(rows).toHaveLength(cosas.length);
      for (const [index, { titulo, hecho, alt, fuente }] of cosas.entries()) {
        const row = rows[index];
        if (!row) throw new Error(`${titulo[language]} is not shown`);
        expect(textOf(elements(row, 'h3')[0])).toBe(titulo[language]);
        expect(textOf(row)).toContain(hecho[language]);
        expect(elements(row, 'img', { alt: alt[language], loading: 'lazy' })).toHaveLength(1);
        const source = content.fuentes.find(({ id }) => id === fuente)?.enlace;
        expect(elements(row, 'a').map(({ attributes }) => attributes.get('href'))).toEqual(source ? [source] : []);
      }
    }
    expect(links.some((link) => link.includes(content.voz.historia))).toBe(true);
    // The server chooses none: who asks with a theme gets the page that is kept for all.
    expect(elements(page, 'a', { 'aria-current': 'true' })).toEqual([]);
  },
);
