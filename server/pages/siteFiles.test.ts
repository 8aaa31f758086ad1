import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import foundation from '#content/foundation.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { LANGUAGES } from '#contract/language.ts';
import { COMPLETE_LANGUAGES } from '#server/testing/languages.ts';
import { createTestApp, pageOf, KNOWN_PAGES, ORIGIN, realStories } from '#server/testing/testApp.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Width and height that a PNG file says it has. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

interface SitemapEntry {
  lastmod: string | undefined;
  /** Address of each language's version. */
  alternates: Record<string, string>;
}

/** Entries of the sitemap by their address. @throws Error where it is no XML */
function readSitemap(xml: string): Map<string, SitemapEntry> {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent);
  expect(document.documentElement.tagName).toBe('urlset');
  const entries = [...document.getElementsByTagName('url')].map((url): [string, SitemapEntry] => [
    url.getElementsByTagName('loc')[0]?.textContent ?? '',
    {
      lastmod: url.getElementsByTagName('lastmod')[0]?.textContent,
      alternates: Object.fromEntries(
        [...url.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
    },
  ]);
  expect(new Set(entries.map(([address]) => address)).size).toBe(entries.length);
  return new Map(entries);
}

it('robots may read every page, not the calls, and are told of the sitemap', async () => {
  const { headers, body } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(`User-agent: *\nDisallow: /wp-json/\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

it('whoever finds a weak spot is told whom to call, in which languages, and until when that holds (RFC 9116)', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = body
    .trim()
    .split('\n')
    .map((line) => line.split(': '));
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value);
  expect(valuesOf('Contact')).toEqual([`tel:${foundation.telefono.enlace}`, `${ORIGIN}/`]);
  expect(valuesOf('Preferred-Languages')).toEqual([LANGUAGES.join(', ')]);
  expect(valuesOf('Canonical')).toEqual([`${ORIGIN}/.well-known/security.txt`]);
  const [expires = ''] = valuesOf('Expires');
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

describe('the sitemap', () => {
  it('names every page once, each an address that answers 200', async () => {
    const { headers, body } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries = readSitemap(body);
    const pages = KNOWN_PAGES.filter(({ path }) => !path.includes('/categoria/'));
    expect([...entries.keys()].toSorted()).toEqual(pages.map((page) => ORIGIN + pageOf(page)).toSorted());
    for (const address of entries.keys()) {
      const { statusCode } = await app.inject(address.slice(ORIGIN.length));
      expect([address, statusCode]).toEqual([address, 200]);
    }
  });

  it('names the versions of a page, and each version names the others back', async () => {
    const entries = readSitemap((await app.inject('/sitemap.xml')).body);
    for (const [address, { alternates }] of entries) {
      expect(Object.values(alternates)).toContain(address);
      for (const other of Object.values(alternates)) {
        expect([address, entries.get(other)?.alternates]).toEqual([address, alternates]);
      }
    }
    expect(entries.get(`${ORIGIN}/`)?.alternates).toEqual({ es: `${ORIGIN}/`, en: `${ORIGIN}/en/` });
  });

  it('says when a story was last changed, as precisely as it is known', async () => {
    const entries = readSitemap((await app.inject('/sitemap.xml')).body);
    for (const { lang, slug, date, modified } of realStories) {
      const address = ORIGIN + pageOf({ language: lang, path: `/noticias/${slug}` });
      expect([address, entries.get(address)?.lastmod]).toEqual([address, modified ?? date]);
    }
  });
});

const manifestSchema = z.object({
  name: z.string(),
  description: z.string().check(z.minLength(20)),
  lang: z.string(),
  start_url: z.string(),
  scope: z.literal('/'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) })),
});

describe.each(COMPLETE_LANGUAGES)('the manifest in %s', (language) => {
  it('starts the site in its language', async () => {
    const { headers, body } = await app.inject(`/${language}.webmanifest`);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = manifestSchema.parse(JSON.parse(body));
    const name = { es, en }[language]['site.name'];
    expect([manifest.name, manifest.lang, manifest.start_url]).toEqual([name, language, `/${language}/`]);
    expect((await app.inject(manifest.start_url)).statusCode).toBe(200);
  });

  it('names icons that are there, of the type and size that it states', async () => {
    const { icons } = manifestSchema.parse((await app.inject(`/${language}.webmanifest`)).json());
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes, type } of icons) {
      const { statusCode, headers, rawPayload } = await app.inject(src);
      expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
      if (type === 'image/png') expect([src, pngSize(rawPayload)]).toEqual([src, sizes]);
    }
  });
});

it('icons of tabs and home screens are pictures of the sizes that browsers ask for', async () => {
  const ico = (await app.inject('/favicon.ico')).rawPayload;
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico.readUInt8(6 + at * 16));
  expect(sizes).toEqual([16, 32]);
  const touch = await app.inject('/icons/apple-touch-icon.png');
  expect([touch.headers['content-type'], pngSize(touch.rawPayload)]).toEqual(['image/png', '180x180']);
  expect((await app.inject('/favicon.svg')).body).toMatch(/^<svg /);
});

describe('the picture of a story that has none', () => {
  it('is drawn from its slug, always the same, and holds nothing of it', async () => {
    const slug = encodeURIComponent('"><script>alert(1)</script>');
    const first = await app.inject(`/art/noticias/${slug}.svg`);
    expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(first.headers['cache-control']).toBe('public, max-age=604800');
    expect(first.body).not.toMatch(/script|alert/);
    expect((await app.inject(`/art/noticias/${slug}.svg`)).body).toBe(first.body);
    expect((await app.inject('/art/noticias/una-huerta.svg')).body).not.toBe(first.body);
  });
});
