import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#contract/language.ts';
import { FIXED_SCREENS, pagePath, storyPath } from '#contract/routes.ts';
import { createSiteSearch, searchIndexPath, searchIndexSchema, type Found } from '#contract/siteSearch.ts';
import { fold } from '#contract/text.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createTestApp, realStories } from '#server/testing/testApp.ts';
import { COMPLETE_LANGUAGES } from '#server/testing/languages.ts';
import { elements, metaOf, readPage, textOf } from '#server/testing/testPage.ts';

const TEXTS = { es, en };
/** Bytes, compressed: pages, their parts and stories are as many as there are. */
const LIMIT_A_FIND = 100;

let app: FastifyInstance;
const search = {} as Record<Language, (words: string) => Found[]>;
beforeAll(async () => {
  app = await createTestApp();
  for (const language of LANGUAGES) {
    const { body } = await app.inject(searchIndexPath(language));
    search[language] = createSiteSearch(searchIndexSchema.parse(JSON.parse(body)));
  }
});
afterAll(() => app.close());

const best = (language: Language, words: string) => search[language](words).slice(0, 3);

/** Without a letter in its middle. */
const withSlip = (word: string) => word.slice(0, word.length >> 1) + word.slice((word.length >> 1) + 1);

describe.each(COMPLETE_LANGUAGES)('the index in %s', (language) => {
  const url = searchIndexPath(language);

  it('is light, and comes again only when it changed', async () => {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const finds = searchIndexSchema.parse(JSON.parse(brotliDecompressSync(rawPayload).toString()));
    expect(rawPayload.length / finds.length).toBeLessThanOrEqual(LIMIT_A_FIND);
    expect(headers['cache-control']).toContain('must-revalidate');
    const again = await app.inject({
      url,
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(FIXED_SCREENS)('finds /%s by its title, without accents', (screen) => {
    const found = best(language, fold(TEXTS[language][`route.${screen}.title`]));
    expect(found.map(({ href }) => href.replace(/#.*/, ''))).toContain(pagePath(language, `/${screen}`));
  });

  it('finds every story by its title, without accents', () => {
    const stories = realStories.filter(({ lang }) => lang === language);
    const missed = stories.filter(
      ({ title, slug }) =>
        !best(language, fold(title)).some(({ href }) => href === pagePath(language, storyPath(slug))),
    );
    expect(missed.map(({ slug }) => slug)).toEqual([]);
  });

  it('leads only to what is there', async () => {
    const { body } = await app.inject(url);
    const hrefs = searchIndexSchema.parse(JSON.parse(body)).map(({ href }) => href);
    const places = new Set(hrefs.filter((href) => href.startsWith('/')));
    const pages = new Map<string, string>();
    for (const path of new Set([...places].map((place) => place.replace(/[?#].*/, '')))) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      pages.set(path, answer.headers['content-type']?.toString().startsWith('text/html') ? answer.body : '');
    }
    const lost = [...places].filter((place) => {
      const [path = '', anchor] = place.split('#');
      return anchor !== undefined && !pages.get(path.replace(/\?.*/, ''))?.includes(` id="${anchor}"`);
    });
    expect(lost).toEqual([]);
  });
});

it('every office that has a page of its own name is found with a slip', async () => {
  const { body } = await app.inject(searchIndexPath('es'));
  const offices = searchIndexSchema.parse(JSON.parse(body)).filter(({ kind }) => kind === 'office');
  expect(offices.length).toBeGreaterThan(0);
  const missed = offices.filter(({ title, href }) => {
    const name = fold(title).replace(/^[\d· ]+/, '');
    if (!/^[a-z]{7,}$/.test(name)) return false;
    return !best('es', withSlip(name)).some((one) => one.href === href);
  });
  expect(missed.map(({ title }) => title)).toEqual([]);
});

it('stories of the moment are found, drafts and those of days to come are not', async () => {
  const stories = [
    sampleStory({ id: 1, title: 'Hoy zarzamora' }),
    sampleStory({ id: 2, title: 'Borrador zarzamora', draft: true }),
    sampleStory({ id: 3, title: 'Mañana zarzamora', date: '2999-01-01' }),
  ];
  const own = await createTestApp({ stories });
  try {
    const { body } = await own.inject(searchIndexPath('es'));
    const found = createSiteSearch(searchIndexSchema.parse(JSON.parse(body)))('zarzamora');
    expect(found.map(({ title }) => title)).toEqual(['Hoy zarzamora']);
  } finally {
    await own.close();
  }
});

describe('the page of the search', () => {
  it('answers without scripts, marks the words, keeps them in its field and is not for search engines', async () => {
    const { statusCode, body } = await app.inject(`/es/buscar/?q=${encodeURIComponent(es['route.recursos.title'])}`);
    const page = readPage(body);
    const [main] = elements(page, 'main');
    if (!main) throw new Error('no main');
    expect(statusCode).toBe(200);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(elements(main, 'a', { href: '/es/recursos/' }).length).toBeGreaterThan(0);
    const [field] = elements(main, 'input', { name: 'q' });
    expect(field?.attributes.get('value')).toBe(es['route.recursos.title']);
    const story = realStories.find(({ lang }) => lang === 'es');
    const [word = ''] = story?.excerpt.match(/\p{L}{7,}/u) ?? [];
    const found = readPage((await app.inject(`/es/buscar/?q=${encodeURIComponent(word)}`)).body);
    expect(elements(found, 'mark').map(textOf).map(fold)).toContain(fold(word));
  });

  it('says that there is nothing, and where to go on, as it does before a question', async () => {
    for (const [query, says] of [
      ['?q=qqxzqqxz', en['search.none'].replace('{words}', 'qqxzqqxz')],
      ['', en['search.hint']],
    ] as const) {
      const [main] = elements(readPage((await app.inject(`/en/buscar/${query}`)).body), 'main');
      if (!main) throw new Error('no main');
      expect(textOf(main)).toContain(says);
      expect(elements(main, 'a', { href: '/en/nuestras-oficinas/' }).length).toBeGreaterThan(0);
    }
  });

  it('is not in the sitemap', async () => {
    expect((await app.inject('/sitemap.xml')).body).not.toContain('/buscar/');
  });

  it('leaves no question in the log', async () => {
    const lines: string[] = [];
    const logged = await createTestApp({
      logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
    });
    try {
      await logged.inject('/es/buscar/?q=zarzamora');
      expect(lines.join('')).toContain('/es/buscar/');
      expect(lines.join('')).not.toContain('zarzamora');
    } finally {
      await logged.close();
    }
  });
});
