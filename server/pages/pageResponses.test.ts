import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { createTestApp, pageOf, KNOWN_PAGES } from '#server/testing/testApp.ts';
import { elements, metaOf, readPage, textOf, titleOf } from '#server/testing/testPage.ts';

const WP_LIST = '/wp-json/wp/v2/posts?per_page=10&_embed=1';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the address of a page', () => {
  it.each([
    ['/es', '/es/'],
    ['/en', '/en/'],
    ['/en/nosotros', '/en/nosotros/'],
    ['/es/involucrate/3', '/es/involucrate/3/'],
    ['/es/noticias/categoria/13', '/es/noticias/categoria/13/'],
    ['/en/recursos?x=1&y=%3F', '/en/recursos/?x=1&y=%3F'],
    ['/en/recursos?x=1?y=2', '/en/recursos/?x=1?y=2'],
  ])('%s without its last slash moves for good to %s [SHELL-12]', async (asked, target) => {
    const { statusCode, headers, body } = await app.inject(asked);
    expect([statusCode, headers.location, body]).toEqual([308, target, '']);
  });

  it.each([
    ['/es/noticias/%c3%b1andut%c3%ad/', '/es/noticias/%C3%B1andut%C3%AD/'],
    ['/es/noticias/%6euevo?x=%3F', '/es/noticias/nuevo/?x=%3F'],
  ])('%s, a story’s letters in another encoding, moves for good to %s [SHELL-12]', async (asked, target) => {
    const { statusCode, headers } = await app.inject(asked);
    expect([statusCode, headers.location]).toEqual([308, target]);
  });

  it('is the same with a query: no second page for search engines [SHELL-12]', async () => {
    const [plain, asked] = [await app.inject('/en/ee/'), await app.inject('/en/ee/?utm_source=mail&lang=es')];
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toBe(plain.body);
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['/no-such-place', 'es'],
    ['/no-such-place/', 'es'],
    ['/nosotros/', 'es'],
    ['/fr/nosotros/', 'es'],
    ['/ES/', 'es'],
    ['/english/', 'es'],
    ['/es/no-such-place/', 'es'],
    ['/es/index/', 'es'],
    ['/es//nosotros/', 'es'],
    ['/es/nosotros/x/', 'es'],
    ['/es/involucrate/5/', 'es'],
    ['/es/involucrate/01/', 'es'],
    ['/es/involucrate/1/x/', 'es'],
    ['/es/noticias/categoria/', 'es'],
    ['/es/noticias/categoria/x/', 'es'],
    ['/es/noticias/a/b/c/', 'es'],
    ['/en/no-such-place/', 'en'],
    ['/en/no-such-place', 'en'],
    ['/en/noticias/categoria/0/', 'en'],
  ])('%s answers 404 with a page in its language, kept out of search results [SHELL-14]', async (address, language) => {
    const { statusCode, headers, body } = await app.inject(address);
    const page = readPage(body);
    expect([statusCode, headers['content-language'], page.attributes.get('lang')]).toEqual([404, language, language]);
    const texts = language === 'es' ? es : en;
    expect(textOf(elements(page, 'h1')[0])).toBe(texts['missing.title']);
    expect(titleOf(page)).toContain(` · ${texts['site.name']}`);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(elements(page, 'link', { rel: 'canonical' })).toEqual([]);
    expect(elements(page, 'link', { rel: 'alternate' }).filter(({ attributes }) => attributes.has('hreflang'))).toEqual(
      [],
    );
  });

  it.each([
    ['/es/noticias/no-such-story/', 'es', '/es/noticias/'],
    ['/en/noticias/no-such-story/', 'en', '/en/noticias/'],
    ['/es/noticias/categoria/999/', 'es', '/es/noticias/'],
  ])('%s answers 404 and offers the list of news [SHELL-14, NEWS-04]', async (address, language, list) => {
    const { statusCode, body } = await app.inject(address);
    const page = readPage(body);
    expect([statusCode, page.attributes.get('lang')]).toEqual([404, language]);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(elements(page, 'h1')).toHaveLength(1);
    const main = elements(page, 'main').flatMap((element) => elements(element, 'a', { href: list }));
    expect(main.length).toBeGreaterThan(0);
  });
});

describe('the bytes of a page', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.9', 'gzip'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*, br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ] as const)('for a browser that accepts %j come as %s and hold the same [SHELL-12]', async (accepted, encoding) => {
    const plain = await app.inject('/en/semaforo/');
    const { headers, rawPayload } = await app.inject({
      url: '/en/semaforo/',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(decoders[encoding](rawPayload).toString()).toBe(plain.body);
    if (encoding !== 'identity') expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each([
    ['as it was given', (tag: string) => tag],
    ['made weak by a cache in between', (tag: string) => `W/${tag}`],
    ['among others', (tag: string) => `"x", ${tag}`],
  ])('do not come again for a browser that names their tag, %s', async (_how, name) => {
    const accepted = { 'accept-encoding': 'br' };
    const { headers } = await app.inject({ url: '/es/escuelas/', headers: accepted });
    const again = await app.inject({
      url: '/es/escuelas/',
      headers: { 'if-none-match': name(String(headers.etag)), ...accepted },
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
    const other = await app.inject({ url: '/es/ee/', headers: { 'if-none-match': String(headers.etag) } });
    expect(other.statusCode).toBe(200);
  });

  it('carry a tag of their own in each form: a part of one is no part of another', async () => {
    const forms = ['br', 'gzip', 'identity'].map((encoding) => ({ 'accept-encoding': encoding }));
    for (const url of ['/es/escuelas/', '/art/emblem.svg', '/sitemap.xml', '/es/noticias/feed.xml', WP_LIST]) {
      const answers = await Promise.all(forms.map((headers) => app.inject({ url, headers })));
      expect([url, answers.map(({ headers }) => headers['content-encoding'])]).toEqual([
        url,
        ['br', 'gzip', undefined],
      ]);
      expect([url, new Set(answers.map(({ headers }) => headers.etag)).size]).toEqual([url, 3]);
      for (const [at, { headers }] of answers.entries()) {
        const again = await app.inject({ url, headers: { ...forms[at], 'if-none-match': String(headers.etag) } });
        expect([url, again.statusCode, again.headers.etag]).toEqual([url, 304, headers.etag]);
      }
    }
  });

  it('stay away from HEAD, whose headers are those of GET', async () => {
    const headers = { 'accept-encoding': 'br' };
    const get = await app.inject({ url: '/es/', headers });
    const head = await app.inject({ url: '/es/', method: 'HEAD', headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  });

  it('set no cookie and are asked for anew; a shared cache may answer for ten seconds, but to no search and for no address that leads nowhere', async () => {
    for (const known of KNOWN_PAGES) {
      const { headers } = await app.inject(pageOf(known));
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    }
    for (const url of ['/es/buscar/?q=agua', '/es/no-existe/']) {
      const { headers } = await app.inject(url);
      expect([url, headers['cache-control']]).toEqual([url, 'public, max-age=0, must-revalidate']);
    }
  });
});
