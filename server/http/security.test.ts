import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { FRAME_HOSTS } from '#contract/postHtml.ts';
import { createTestApp, ORIGIN } from '#server/testing/testApp.ts';

let app: FastifyInstance;
let plain: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  app.get('/test/broken', async () => {
    throw new Error('broken on purpose');
  });
  plain = await createTestApp({ siteUrl: 'http://localhost:8080' });
});
afterAll(() => Promise.all([app.close(), plain.close()]));

type Ask = string | InjectOptions;

/** One of each kind of answer that the server gives, with the status that shows that it is this kind. */
const KINDS: { kind: string; status: number; ask: Ask }[] = [
  { kind: 'a page', status: 200, ask: '/en/nosotros/' },
  { kind: 'a page for HEAD', status: 200, ask: { url: '/', method: 'HEAD' } },
  { kind: 'a page that is missing', status: 404, ask: '/no-such-place' },
  { kind: 'a story that is missing', status: 404, ask: '/es/noticias/no-such-story/' },
  { kind: 'a move', status: 308, ask: '/en/nosotros' },
  { kind: 'a list of posts', status: 200, ask: '/wp-json/wp/v2/posts?per_page=1' },
  { kind: 'a refusal of the blog', status: 400, ask: '/wp-json/wp/v2/posts?per_page=x' },
  { kind: 'a file', status: 200, ask: '/art/emblem.svg' },
  { kind: 'a compressed file', status: 200, ask: { url: '/art/emblem.svg', headers: { 'accept-encoding': 'br' } } },
  { kind: 'a part of a file', status: 206, ask: { url: '/cards/index.jpg', headers: { range: 'bytes=0-9' } } },
  { kind: 'a drawn picture', status: 200, ask: '/art/noticias/una-huerta.svg' },
  { kind: 'the texts', status: 200, ask: '/assets/i18n/en.json' },
  { kind: 'the sitemap', status: 200, ask: '/sitemap.xml' },
  { kind: 'a manifest', status: 200, ask: '/es.webmanifest' },
  { kind: 'health', status: 200, ask: '/healthz' },
  { kind: 'a method that nothing takes', status: 405, ask: { url: '/', method: 'DELETE' } },
  { kind: 'an address that is too long', status: 414, ask: `/art/noticias/${'a'.repeat(400)}.svg` },
  {
    kind: 'a body that is too large',
    status: 413,
    ask: { url: '/', method: 'POST', payload: { text: 'x'.repeat(70_000) } },
  },
  { kind: 'a fault of ours', status: 500, ask: '/test/broken' },
];

/** Directives of a policy by name, each with its values. */
function readPolicy(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

describe.each(KINDS)('$kind', ({ status, ask }) => {
  it('carries a policy that lets nothing inline, foreign or framing in [SEC-05]', async () => {
    const { statusCode, headers } = await app.inject(ask);
    expect(statusCode).toBe(status);
    const policy = readPolicy(headers['content-security-policy']);
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe-|\*|data:|blob:|http:/);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    for (const name of ['style-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'worker-src']) {
      expect([name, policy[name]]).toEqual([name, ["'self'"]]);
    }
    expect(policy['img-src']).toEqual(["'self'", ORIGIN]);
    expect(policy['frame-src']).toEqual(FRAME_HOSTS.map((host) => `https://${host}`));
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['dompurify', 'worker']);
  });

  it('says how it may be read, framed, referred to and what it may ask the device for [SEC-05]', async () => {
    const { headers } = await app.inject(ask);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    const permissions = String(headers['permissions-policy']).split(', ');
    for (const feature of ['camera', 'microphone', 'payment', 'usb']) {
      expect(permissions).toContain(`${feature}=()`);
    }
    expect(permissions).toContain('geolocation=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it('asks for https only where visitors come by it [SEC-05]', async () => {
    const secure = (await app.inject(ask)).headers;
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(readPolicy(secure['content-security-policy'])).toHaveProperty('upgrade-insecure-requests');
    if (status === 500) return;
    const local = (await plain.inject(ask)).headers;
    expect(local['strict-transport-security']).toBeUndefined();
    expect(readPolicy(local['content-security-policy'])).not.toHaveProperty('upgrade-insecure-requests');
  });
});

it('a URL that cannot be decoded gets headers that allow nothing at all [SEC-05, SEC-07]', async () => {
  const { statusCode, headers, body } = await app.inject('/%E0%A4%A');
  expect([statusCode, body]).toEqual([400, 'bad-request']);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect((await plain.inject('/%E0%A4%A')).headers['strict-transport-security']).toBeUndefined();
});

it('an answer that is still the same carries the headers too [SEC-05]', async () => {
  for (const url of ['/', '/art/emblem.svg', '/wp-json/wp/v2/categories/13']) {
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([url, again.statusCode]).toEqual([url, 304]);
    for (const name of ['content-security-policy', 'strict-transport-security', 'permissions-policy']) {
      expect([url, name, again.headers[name]]).toEqual([url, name, headers[name]]);
    }
  }
});
