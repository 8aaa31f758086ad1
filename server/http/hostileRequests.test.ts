import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestApp, listen } from '#server/testing/testApp.ts';
import { expectNoLeak } from '#server/testing/expectNoLeak.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  app.post('/test/body', async ({ body }) => ({ got: typeof body }));
  port = await listen(app);
});
afterAll(() => app.close());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  payload?: string;
}

/** Asks over the wire: unlike `inject` and `fetch`, with the path exactly as it is written. */
function ask(path: string, { method = 'GET', headers = {}, payload = '' }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((answered, failed) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, 'content-length': Buffer.byteLength(payload) } },
      (answer) => {
        text(answer).then(
          (body) => answered({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          failed,
        );
      },
    );
    sent.on('error', failed);
    sent.end(payload);
  });
}

async function expectAlive(): Promise<void> {
  const { status, body } = await ask('/healthz');
  expect([status, body]).toEqual([200, '{"status":"ok"}']);
}

const TRAVERSALS = [
  '/../package.json',
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/../../server/render.js',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%252f..%252fpackage.json',
  '/%2e%2e%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/assets/..\\..\\package.json',
  '/assets/%2e%2e%5c%2e%2e%5cpackage.json',
  '/assets//../../package.json',
  '/.//package.json',
  '/art/noticias/../../../package.json',
  '/es/../../package.json',
  '/es/noticias/..%2f..%2f..%2fpackage.json',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/assets.json',
  '/server/render.js',
  '/.vite/manifest.json',
  '/.build-stamp',
  '/assets/',
  '/fonts/',
];

describe('a path that climbs out of the public files', () => {
  it.each(TRAVERSALS)('%s is a missing page [SEC-07]', async (url) => {
    const { status: statusCode, headers, body } = await ask(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).not.toMatch(/"dependencies"|root:x:|renderPage|"headScript"/);
    expectNoLeak(body);
  });
});

describe('an address that is no text', () => {
  it.each([
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/%ff%fe/', 400],
    ['/%00', 404],
    ['/en/%', 400],
    ['/es/noticias/%E0%A4%A/', 400],
    ['/es/noticias/%c0%ae%c0%ae/', 400],
    ['/es/noticias/%00/', 404],
    ['/es/noticias/a%0d%0aSet-Cookie:x=1/', 404],
    ['/es/noticias/%C2%85/', 404],
    ['/es/noticias/categoria/%31%33%/', 400],
    ['/art/noticias/%.svg', 400],
    ['/wp-json/%', 400],
    ['/wp-json/wp/v2/%E0%A4%A', 400],
    ['/wp-json/wp/v2/posts/%00', 404],
    ['/wp-json/wp/v2/posts?slug=%E0%A4%A', 400],
    ['/wp-json/wp/v2/posts?slug=%00', 400],
    ['/assets/%E0%A4%A', 400],
  ])('%s gets a clean %i [SEC-07]', async (url, status) => {
    const { status: statusCode, headers, body } = await ask(url);
    expect(statusCode).toBe(status);
    expect(headers['set-cookie']).toBeUndefined();
    expectNoLeak(body);
    await expectAlive();
  });

  it('moves nowhere but to an address of ours [SEC-07]', async () => {
    for (const url of [
      '//evil.test/es',
      '/en//evil.test',
      '/es/noticias/%0d%0aX:y',
      '/\\evil.test/es',
      '///evil.test',
    ]) {
      const { status: statusCode, headers } = await ask(url);
      expect([url, statusCode]).toEqual([url, headers.location === undefined ? 404 : 308]);
      if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(es|en)\/[\w%/-]*$/);
    }
  });
});

describe('an address that is too long', () => {
  it.each([
    [`/${'a'.repeat(12_000)}`, 404],
    [`/es/noticias/${'a'.repeat(12_000)}/`, 404],
    [`/es/noticias/${'a'.repeat(301)}/`, 404],
    [`/es/${'a/'.repeat(6_000)}`, 404],
    [`/art/noticias/${'a'.repeat(12_000)}.svg`, 414],
    [`/wp-json/wp/v2/posts?slug=${'a'.repeat(12_000)}`, 400],
    [`/wp-json/${'a'.repeat(12_000)}`, 404],
  ])('%.30s… gets a clean answer that does not repeat it [SEC-07]', async (url, status) => {
    const { status: statusCode, body } = await ask(url);
    expect(statusCode).toBe(status);
    expect(body).not.toContain('a'.repeat(300));
    expectNoLeak(body);
  });
});

describe('a method or body that nothing takes', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    '%s is refused everywhere, in a word [SEC-07]',
    async (method) => {
      for (const url of ['/', '/en/nosotros/', '/es/noticias/x/', '/art/emblem.svg', '/healthz', '/no-such-place']) {
        const { status: statusCode, headers, body } = await ask(url, { method });
        expect([url, statusCode, body]).toEqual([url, 405, 'method-not-allowed']);
        expect([url, headers.allow]).toEqual([url, 'GET, HEAD']);
      }
      const { status: statusCode, headers } = await ask('/wp-json/wp/v2/posts', { method });
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it('a method that the framework has no name for is refused in the same word [SEC-07]', async () => {
    for (const url of ['/es/', '/wp-json/wp/v2/posts', '/no-such-place']) {
      const { status, headers, body } = await ask(url, { method: 'PROPFIND' });
      expect([url, status, headers.allow, body]).toEqual([url, 405, 'GET, HEAD', 'method-not-allowed']);
    }
  });

  it.each([
    ['too large', 413, 'application/json', `"${'x'.repeat(64 * 1024)}"`],
    ['broken', 400, 'application/json', '{"a":'],
    ['empty', 400, 'application/json', ''],
    ['poisoned', 400, 'application/json', '{"__proto__":{"a":1}}'],
    ['of an unknown kind', 415, 'application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
    ['of a kind that is none', 415, 'x', 'y'],
  ])('a body that is %s gets %i and one word [SEC-07]', async (_what, status, type, payload) => {
    const { status: statusCode, body } = await ask('/test/body', {
      method: 'POST',
      headers: { 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(status);
    expect(body).toMatch(/^[a-z-]+$/);
    await expectAlive();
  });
});
