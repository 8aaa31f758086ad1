import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Story } from '#server/blog/story.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { findDeadLinks } from './deadLinks.ts';
import { inEachLanguage } from '#server/testing/languages.ts';
import { readContent, type Content } from './readContent.ts';

const ROOT = join(import.meta.dirname, '../..');
const OWN = readContent(ROOT);

/** What is dead where the site says nothing but this; its stories and files are there. */
function deadIn(said: Partial<Content>): string[] {
  const faults = findDeadLinks({
    ...OWN,
    files: new Map(),
    texts: inEachLanguage({}),
    stories: [],
    slugs: new Set(['a-story']),
    ...said,
  });
  return faults.map(({ file, keys, says }) => `${file}: ${keys.join('.')}: ${says.en.split('. ')[0]}`);
}

describe('an address in a structured file', () => {
  const deadAt = (enlace: string) => deadIn({ files: new Map([['links.json', { kiva: { enlace } }]]) });

  it.each([
    '/es/nosotros/',
    '/en/involucrate/2/?lang=en#roles',
    '/#/noticias?lang=es',
    '/documentos/memoria-2013.pdf',
    '/art/emblem.svg',
    '/art/retratos/Mart%C3%ADn%20Burt.svg',
    '/numeros.json',
    'https://www.kiva.org/microfinanza',
  ])('may be %s', (enlace) => {
    expect(deadAt(enlace)).toEqual([]);
  });

  it.each([
    '/es/microfinanza/',
    // No language: nothing is served there.
    '/microfinanzas',
    '/documentos/memoria-1985.pdf',
    '/documentos',
    '/art/emblema.svg',
    '/art/100%.svg',
    '/art/otra/martin.svg',
  ])('may not be %s: nothing is there', (enlace) => {
    expect(deadAt(enlace)).toEqual([`content/links.json: kiva.enlace: ${enlace} leads nowhere`]);
  });
});

describe('a route that a screen gives its language', () => {
  const deadAt = (es: string) => deadIn({ files: new Map([['countries.json', { viaje: [{ ruta: { es } }] }]]) });

  it.each([
    '/microfinanzas',
    '/involucrate/2',
    '/noticias/a-story',
    '/noticias/categoria/13',
    '/semaforo/mi-semaforo',
    '/recursos?categoria=libros#libros',
  ])('may be %s', (route) => {
    expect(deadAt(route)).toEqual([]);
  });

  it.each([
    '/microfinanza',
    '/microfinanzas/',
    '/es/microfinanzas/',
    '/involucrate/5',
    '/noticias/no-hay-tal-historia',
    '/noticias/categoria/7',
    '/art/emblem.svg',
  ])('may not be %s', (route) => {
    expect(deadAt(route)).toEqual([`content/countries.json: viaje.0.ruta.es: ${route} leads nowhere`]);
  });
});

it.each([
  ['voice.json', { historia: 'nadie' }, 'historia: /noticias/nadie'],
  ['videos.json', [{ pelicula: '/films/nada' }], '0.pelicula: /films/nada'],
  ['microfinance.json', { productos: [{ imagen: '/art/nada.svg' }] }, 'productos.0.imagen: /art/nada.svg'],
] as const)('what %s names, with or without its whole address, is looked for, too', (name, broken, fault) => {
  expect(deadIn({ files: new Map([[name, broken]]) })).toEqual([`content/${name}: ${fault} leads nowhere`]);
});

it('a document is looked for in both languages, a sheet of rates in Spanish', () => {
  const archive = { categorias: [{ archivo: 'nada' }], tarifas: { hojas: [{ archivo: 'tampoco' }] } };
  expect(deadIn({ files: new Map([['documents.json', archive]]) })).toEqual([
    'content/documents.json: categorias.0.archivo: /documentos/nada.pdf leads nowhere',
    'content/documents.json: categorias.0.archivo: /documentos/nada-en.pdf leads nowhere',
    'content/documents.json: tarifas.hojas.0.archivo: /documentos/tampoco.pdf leads nowhere',
  ]);
});

it('a text of the interface may not link to what is not there', () => {
  const texts = {
    ...inEachLanguage({}),
    es: { 'site.name': '<a href="/nosotras">Quiénes somos</a>' },
    en: { 'site.name': 'Kilos and/or /day' },
  };
  expect(deadIn({ texts })).toEqual(['content/i18n/es.json: site.name: /nosotras leads nowhere']);
});

describe('a story', () => {
  const deadWith = (change: { markdown?: string; image?: string }) =>
    deadIn({ stories: [sampleStory({ slug: 'una', ...change })] });

  it.each([
    '[a](/es/microfinanzas/)',
    '[a](/#/involucrate/2?lang=es)',
    '[a](#/nosotros)',
    '[a](https://example.org/no)',
    '[a](mailto:a@b.example)',
    '[a](#nota)',
    '`[a](/nada)`',
    '<a href="/en/noticias/a-story/">a</a>',
  ])('may say %s', (markdown) => {
    expect(deadWith({ markdown })).toEqual([]);
  });

  it.each([
    ['[a](/es/microfinanza/)', '/es/microfinanza/'],
    // A story says its language itself.
    ['[a](/microfinanzas)', '/microfinanzas'],
    ['[a](microfinanzas)', 'microfinanzas'],
    ['[a](/#/noticias/nada)', '/#/noticias/nada'],
    ['[a][1]\n\n[1]: /documentos/nada.pdf', '/documentos/nada.pdf'],
    ['![Una huerta](/art/nada.svg)', '/art/nada.svg'],
    ['Vea <a href="/es/nada/">esto</a>.', '/es/nada/'],
  ])('may not say %s', (markdown, address) => {
    expect(deadWith({ markdown })).toEqual([`content/posts/es/una.md: body: ${address} leads nowhere`]);
  });

  it('that is public leads to none of a later day, nor to a draft', () => {
    const draft = sampleStory({ slug: 'a-story', draft: true });
    const later = sampleStory({ slug: 'later', date: '2027-03-03' });
    const deadBy = (source: Partial<Story>, link: string) =>
      deadIn({
        today: '2027-03-02',
        slugs: new Set(['a-story', 'later', 'una']),
        stories: [draft, later, sampleStory({ slug: 'una', markdown: `[a](/es/noticias/${link}/)`, ...source })],
      });
    expect(deadBy({}, 'later')).toEqual([expect.stringContaining('/es/noticias/later/')]);
    expect(deadBy({}, 'a-story')).toEqual([expect.stringContaining('/es/noticias/a-story/')]);
    expect(deadBy({ date: '2027-03-03' }, 'later')).toEqual([]);
    expect(deadBy({ draft: true }, 'a-story')).toEqual([]);
  });

  it('shows a picture that is there', () => {
    expect(deadWith({ image: '/art/nada.svg' })).toEqual([
      'content/posts/es/una.md: image: /art/nada.svg leads nowhere',
    ]);
  });
});
