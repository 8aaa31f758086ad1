import { expect, it } from 'vitest';
import countries from '#content/countries.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import impact from '#content/impact.json' with { type: 'json' };
import { createTestApp } from '#server/testing/testApp.ts';
import { COMPLETE_LANGUAGES } from '#server/testing/languages.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

const TEXTS = { es, en };

it.each(COMPLETE_LANGUAGES)(
  'without scripts /donde-trabajamos has counters, list, map, slides and regions, in %s [WHERE-01][WHERE-02][WHERE-03][WHERE-04]',
  async (language) => {
    const app = await createTestApp();
    const page = readPage((await app.inject(`/${language}/donde-trabajamos/`)).body);
    await app.close();
    const t = TEXTS[language];
    const [main] = elements(page, 'main');
    if (!main) throw new Error('the page has no main part');
    expect(textOf(elements(main, 'h1')[0])).toBe(t['route.donde-trabajamos.title']);

    const figures = elements(main, 'dd').map(textOf);
    const counted = ['paises', 'organizaciones'].flatMap((kind) => impact.find(({ tipo }) => tipo === kind) ?? []);
    expect(figures).toHaveLength(counted.length);
    for (const [index, { tipo, impacto }] of counted.entries()) {
      expect(figures[index]).toContain(`${tipo === 'organizaciones' ? '+' : ''}${impacto}`);
    }

    const links = elements(main, 'a');
    const named = (name: string) => links.filter((link) => textOf(link).replace(/ \(.*/, '') === name);
    for (const region of countries.regiones) {
      // Without scripts a country leads to the text of its region, which is there.
      const [section] = elements(main, 'section', { id: `hub-${region.id}` });
      expect(textOf(section)).toContain(region.texto[language]);
      expect(section && elements(section, 'img', { alt: region.alt[language] })).toHaveLength(1);
      for (const { iso3, nombre } of region.paises) {
        const href = `/${language}/donde-trabajamos/?pais=${iso3}#hub-${region.id}`;
        expect(named(nombre[language]).map((link) => link.attributes.get('href'))).toEqual([href]);
        expect(elements(main, 'use', { href: `/art/maps/mundo.svg#${iso3}` })).toHaveLength(1);
      }
    }
    for (const { alt, titulo } of countries.viaje) {
      expect(elements(main, 'img', { alt: alt[language] })).toHaveLength(1);
      expect(elements(main, 'h3').map(textOf)).toContain(titulo[language]);
    }
    // No picture stands twice.
    const pictures = elements(main, 'img').map((picture) => picture.attributes.get('src'));
    expect(new Set(pictures).size).toBe(pictures.length);
  },
);
