import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#server/testing/testApp.ts';
import { HttpError } from './errors.ts';

/** The real app with a few broken routes; `lines` are what it logged, each parsed. */
async function createLoggedApp() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = await createTestApp({ logger: { level: 'info', base: null, stream } });
  onTestFinished(() => app.close());
  app.get('/test/fault', async () => {
    throw new Error('the outer reason', { cause: new Error('the inner reason') });
  });
  app.get('/test/refusal', async () => {
    throw new HttpError(422, 'recipient-unknown', { cause: new Error('what was wrong with it') });
  });
  app.get('/test/outage', async () => {
    throw new HttpError(503, 'queue-down', { cause: new Error('connect ECONNREFUSED 10.0.0.7:5432') });
  });
  app.get('/test/away', async () => {
    throw new HttpError(503, 'weather-away', {
      retrySeconds: 60,
      cause: new Error('connect ECONNREFUSED 10.0.0.7:443'),
    });
  });
  app.get('/test/nothing', async () => {
    throw undefined;
  });
  app.get('/test/bad-status', async () => {
    throw Object.assign(new Error('secret'), { statusCode: 200 });
  });
  return { app, lines };
}

it.each(['/test/fault', '/test/outage', '/test/nothing', '/test/bad-status'])(
  'a fault of ours at %s says nothing of its reason, and is never kept [SEC-07]',
  async (url) => {
    const { app } = await createLoggedApp();
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(url === '/test/outage' ? 503 : 500);
    expect([headers['content-type'], headers['cache-control'], body]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
      'internal-error',
    ]);
  },
);

it('a fault of ours is logged with its reason, the reason of that, and where it happened', async () => {
  const { app, lines } = await createLoggedApp();
  await app.inject('/test/fault');
  const fault = lines.find(({ level }) => level === 50);
  expect(fault).toMatchObject({ msg: 'request failed', err: { message: expect.stringContaining('the outer reason') } });
  expect(JSON.stringify(fault)).toContain('the inner reason');
  expect(JSON.stringify(fault)).toContain('errors.test.ts');
});

it('a refusal tells its code, keeps its reason, and is no fault in the log', async () => {
  const { app, lines } = await createLoggedApp();
  const { statusCode, headers, body } = await app.inject('/test/refusal');
  expect([statusCode, headers['cache-control'], body]).toEqual([422, 'no-store', 'recipient-unknown']);
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

it('an outage that passes tells its code and when to ask again, keeps its reason, and is no fault in the log', async () => {
  const { app, lines } = await createLoggedApp();
  const { statusCode, headers, body } = await app.inject('/test/away');
  expect([statusCode, headers['retry-after'], headers['cache-control'], body]).toEqual([
    503,
    '60',
    'no-store',
    'weather-away',
  ]);
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

it('each request is one line that tells what was asked for and how it went, and nothing of who asked', async () => {
  const { app, lines } = await createLoggedApp();
  const asked = [
    '/',
    '/en/nosotros',
    '/no-such-place?correo=ana@example.org',
    '/art/emblem.svg',
    '/wp-json/wp/v2/posts?search=ana',
    `/art/noticias/${'a'.repeat(400)}.svg`,
    '/test/refusal',
  ];
  for (const url of asked) {
    await app.inject({
      url,
      remoteAddress: '203.0.113.9',
      headers: {
        'user-agent': 'Mozilla/5.0 (someone)',
        'x-forwarded-for': '203.0.113.10',
        cookie: 'XSRF-TOKEN=secret',
        referer: 'https://example.org/from',
      },
    });
  }
  // Once in the life of a process another line warns of the proxy.
  const requests = lines.filter(({ level }) => level === 30);
  expect(requests.map(({ status }) => status)).toEqual([200, 308, 404, 200, 200, 414, 422]);
  for (const line of requests) {
    expect(Object.keys(line).toSorted()).toEqual(['bytes', 'level', 'method', 'ms', 'path', 'reqId', 'status', 'time']);
    expect(line['method']).toBe('GET');
    expect(line['path']).not.toContain('?');
    expect(line['ms']).toBeTypeOf('number');
  }
  expect(Math.max(...requests.map((line) => String(line['path']).length))).toBe(300);
  expect(requests[0]).toMatchObject({ path: '/', bytes: expect.any(Number) });
  expect(requests[0]?.['bytes']).toBeGreaterThan(10_000);
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|Mozilla|ana|secret|example\.org/);
});
