import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { loadBuilt } from '#server/built.ts';
import { createTestApp, ROOT } from '#server/testing/testApp.ts';
import { elements, readPage } from '#server/testing/testPage.ts';

const CLIENT = (await loadBuilt(ROOT)).clientFolder;
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Every built file by its address, without what was compressed of it. */
const FILES = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT.length).replaceAll('\\', '/'));
const PLAIN = FILES.filter((file) => !/\.(br|gz)$/.test(file) && !file.startsWith('/.vite/'));

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a built file', () => {
  it('is served byte for byte, in its own type, to whoever takes nothing compressed', async () => {
    for (const url of PLAIN) {
      const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
      expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, undefined]);
      expect([url, rawPayload.equals(readFileSync(join(CLIENT, url)))]).toEqual([url, true]);
      expect(headers['content-type']).not.toBe('application/octet-stream');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it.each([
    ['br', '.br', brotliDecompressSync],
    ['gzip', '.gz', gunzipSync],
  ] as const)(
    'goes out as %s where it was compressed beforehand, and says that it differs',
    async (encoding, end, decode) => {
      const compressed = PLAIN.filter((file) => FILES.includes(file + end));
      expect(compressed.length).toBeGreaterThan(10);
      for (const url of compressed) {
        const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
        expect([url, headers['content-encoding'], headers.vary]).toEqual([url, encoding, 'accept-encoding']);
        expect([url, decode(rawPayload).equals(readFileSync(join(CLIENT, url)))]).toEqual([url, true]);
      }
    },
  );

  it('that works for all pages lies at the root, and is asked for anew', async () => {
    const { statusCode, headers } = await app.inject('/sw.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  it('keeps its type when it is compressed', async () => {
    for (const [end, type] of [
      ['.js', 'application/javascript; charset=utf-8'],
      ['.css', 'text/css; charset=utf-8'],
      ['.svg', 'image/svg+xml'],
    ] as const) {
      const url = PLAIN.find((file) => file.endsWith(end) && FILES.includes(`${file}.br`)) ?? '';
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, headers['content-type'], headers['content-encoding']]).toEqual([url, type, 'br']);
    }
  });

  it('is not sent again while it is the same', async () => {
    const { headers } = await app.inject('/art/emblem.svg');
    const again = await app.inject({ url: '/art/emblem.svg', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', DAY]);
  });

  it('comes in parts for a player that asks so', async () => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: '/cards/index.jpg',
      headers: { range: 'bytes=2-11' },
    });
    const whole = readFileSync(join(CLIENT, 'cards/index.jpg'));
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes 2-11/${whole.length}`]);
    expect(rawPayload.equals(whole.subarray(2, 12))).toBe(true);
    const beyond = await app.inject({ url: '/cards/index.jpg', headers: { range: 'bytes=99999999-' } });
    expect(beyond.statusCode).toBe(416);
  });
});

describe('a film', () => {
  it.each([
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
  ])('as %s is sent in parts, in its own type, never compressed again', async (end, type) => {
    const url = `/films/recorrido-por-cerrito.${end}`;
    const whole = readFileSync(join(CLIENT, url));
    const { statusCode, headers, rawPayload } = await app.inject({
      url,
      headers: { range: 'bytes=1000-1999', 'accept-encoding': 'br, gzip' },
    });
    expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([206, type, undefined]);
    expect(headers['content-range']).toBe(`bytes 1000-1999/${whole.length}`);
    expect(headers['accept-ranges']).toBe('bytes');
    expect(rawPayload.equals(whole.subarray(1000, 2000))).toBe(true);
    expect(FILES.filter((file) => /^\/films\/.*\.(br|gz)$/.test(file))).toEqual([]);
    expect(String(headers['content-security-policy'])).toContain("media-src 'self';");
  });
});

describe('how long a browser keeps', () => {
  it('what its name holds the hash of: for ever', async () => {
    const hashed = PLAIN.filter((file) => /^\/assets\/[^/]+$/.test(file));
    expect(hashed.length).toBeGreaterThan(10);
    for (const url of hashed) {
      expect(url).toMatch(/-[\w-]{8}\.\w+$/);
      expect((await app.inject(url)).headers['cache-control']).toBe(YEAR);
    }
  });

  it.each([
    ['/fonts/piazzolla-latin.woff2', 'public, max-age=2592000'],
    ['/art/emblem.svg', DAY],
    ['/art/maps/paraguay.svg', DAY],
    ['/cards/index.jpg', DAY],
    ['/films/recorrido-por-cerrito.webm', DAY],
    ['/icons/icon-192.png', DAY],
    ['/favicon.ico', DAY],
    ['/favicon.svg', DAY],
    ['/assets/i18n/es.json', 'no-cache'],
  ])('%s: %s', async (url, value) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, value]);
  });

  it('a file that is not there: never', async () => {
    for (const url of ['/assets/gone-12345678.js', '/fonts/gone.woff2', '/art/gone.svg']) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'public, max-age=0, must-revalidate']);
    }
  });
});

describe('the texts', () => {
  it.each(LANGUAGES)(
    'of %s are served as they were written, kept for ever under their version [SHELL-07]',
    async (language) => {
      const written = readFileSync(join(ROOT, `content/i18n/${language}.json`), 'utf8');
      const { headers, body } = await app.inject(`/assets/i18n/${language}.json`);
      expect([headers['content-type'], headers['cache-control']]).toEqual([
        'application/json; charset=utf-8',
        'no-cache',
      ]);
      expect(body).toBe(written);

      const page = readPage((await app.inject(`/${language}/nosotros/`)).body);
      // Until the page has painted the network belongs to what shows: the head script asks for them after.
      expect(elements(page, 'link', { as: 'fetch' })).toEqual([]);
      const [address = ''] = elements(page, 'script').flatMap(
        ({ attributes }) => attributes.get('data-all-texts') ?? [],
      );
      expect(address).toMatch(new RegExp(`^/assets/i18n/${language}\\.json\\?v=[0-9a-f]{10}$`));
      const versioned = await app.inject(address);
      expect([versioned.headers['cache-control'], versioned.body]).toEqual([YEAR, written]);
    },
  );
});

it('what was compressed or noted down by the build cannot be asked for by itself [SEC-07]', async () => {
  const hidden = FILES.filter((file) => !PLAIN.includes(file));
  expect(hidden).toContain('/.vite/manifest.json');
  expect(hidden.length).toBeGreaterThan(20);
  for (const url of hidden) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
});
