import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RESOURCES_PATH } from '#contract/resources.ts';
import { createBackend } from '#server/resources/backend.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { startService } from '#server/testing/testService.ts';
import { openMessages } from '#server/testing/testMessages.ts';
import { sampleMessage, temporaryFolder } from '#server/testing/testStores.ts';
import { SiteMetrics } from './siteMetrics.ts';

const TOKEN = 'a-secret-of-many-signs';

/** `metricsOpen`: no other machine reaches the site. */
async function open({ metricsToken = '', metricsOpen = true } = {}) {
  const messages = openMessages();
  const app = await createTestApp({ messages, config: { metricsToken, metricsOpen } });
  onTestFinished(() => app.close());
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });
  return { ask, app, ...messages };
}

describe('the counts of messages', () => {
  it('tell what waits, since when, what went out and what is dead', async () => {
    const { ask, store, worker } = await open();
    await worker.stop();
    for (let at = 0; at < 3; at++) await store.accept(sampleMessage());
    const [one] = await store.lease({ most: 1, ms: 60_000 });
    if (one) await store.dead(one, '');
    const { statusCode, headers, body } = await ask('127.0.0.1');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'mail_messages{state="waiting"} 2',
        'mail_messages{state="dead"} 1',
        'mail_oldest_waiting_seconds 0',
        'mail_accepted_total 0',
        'mail_sent_total 0',
      ]),
    );
    expect(body).toMatch(/^(?:(?:# (?:HELP|TYPE) )?[a-z]\w+(?:\{\w+="[^"\\]+"(?:,\w+="[^"\\]+")*\})? .+\n+)+$/);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'are for programs of this machine, such as %s, where no other reaches the site',
    async (address) => {
      const { ask } = await open();
      expect((await ask(address)).statusCode).toBe(200);
    },
  );

  it.each([
    ['as it comes', {}],
    ['by a name of this machine', { host: 'localhost' }],
    ['by its address', { host: '127.0.0.1:8080' }],
  ])(
    'need the token of whoever may come through a proxy of this machine that adds no header, %s',
    async (_how, headers) => {
      for (const metricsToken of ['', TOKEN]) {
        const { ask } = await open({ metricsToken, metricsOpen: false });
        expect((await ask('127.0.0.1', headers)).statusCode).toBe(404);
        const told = { ...headers, authorization: `Bearer ${metricsToken}` };
        expect((await ask('127.0.0.1', told)).statusCode).toBe(metricsToken ? 200 : 404);
      }
    },
  );

  it.each([
    ['another machine', '10.0.0.7', {}],
    ['another machine that says it is this one', '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }],
    ['somebody behind a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['somebody behind a proxy that names nobody', '127.0.0.1', { via: '1.1 proxy' }],
    ['somebody behind a proxy that hands bytes on', '127.0.0.1', { host: 'site.test' }],
    ['a page elsewhere whose name leads here', '127.0.0.1', { host: 'localhost.evil.test' }],
    ['another machine with a wrong token', '10.0.0.7', { authorization: 'Bearer wrong' }],
    ['another machine with no token', '10.0.0.7', { authorization: 'Bearer ' }],
  ])('are not there for %s', async (_who, address, headers) => {
    for (const metricsToken of ['', TOKEN]) {
      const { ask } = await open({ metricsToken });
      expect((await ask(address, headers)).statusCode).toBe(404);
    }
  });

  it('are for whoever has the token', async () => {
    const { ask } = await open({ metricsToken: TOKEN });
    expect((await ask('10.0.0.7', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  });
});

it('requests are counted by route and status, files by their folder, and how long they took', async () => {
  const { app, ask } = await open();
  const asset = /\/assets\/[\w-]+\.js/.exec((await app.inject('/es/')).body)?.[0] ?? '';
  for (const url of [asset, '/es/nosotros/', '/es/no-such-page/', '/no-such-place', '/wp-json/wp/v2/posts/1']) {
    await app.inject(url);
  }
  const lines = (await ask('127.0.0.1')).body.split('\n');
  expect(lines.filter((line) => line.startsWith('http_requests_total'))).toEqual([
    'http_requests_total{route="/es/*",status="200"} 2',
    'http_requests_total{route="/assets/*",status="200"} 1',
    'http_requests_total{route="/es/*",status="404"} 1',
    'http_requests_total{route="none",status="404"} 1',
    expect.stringMatching(/^http_requests_total\{route="\/wp-json\/wp\/v2\/posts\/:id",status="\d+"\} 1$/),
  ]);
  const buckets = lines.filter((line) => /^http_request_duration_seconds_bucket\{.*route="\/es\/\*"/.test(line));
  const counts = buckets.map((line) => Number(line.split(' ')[1]));
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(buckets.at(-1)).toBe('http_request_duration_seconds_bucket{le="+Inf",route="/es/*"} 3');
  expect(lines).toContain('http_request_duration_seconds_count{route="/es/*"} 3');
});

it('a foreign service is told of by what it answered, how long it took, and how old its copies are that visitors get', async () => {
  const metrics = new SiteMetrics();
  const theirs = await startService({ datos: [[{ categoria: 'a', descripcion: 'b', path: 'c.pdf' }]] });
  const limits = { failures: 2, freshSeconds: 0 };
  const folder = temporaryFolder();
  const backend = createBackend({ backendUrl: theirs.url.replace(/\/$/, ''), folder, limits, metrics });
  const app = await createTestApp({ backend, metrics, config: { metricsOpen: true } });
  onTestFinished(() => app.close());
  const ask = () => app.inject(`${RESOURCES_PATH}?version=es`);
  const told = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body.split('\n');

  expect((await ask()).statusCode).toBe(200);
  expect(await told()).toEqual(
    expect.arrayContaining([
      'upstream_requests_total{upstream="backend",outcome="ok"} 1',
      'upstream_requests_total{upstream="backend",outcome="status"} 0',
      'upstream_request_duration_seconds_count{upstream="backend"} 1',
      'upstream_renewals_total{upstream="backend",result="ok"} 1',
      'upstream_paused{upstream="backend"} 0',
      'cache_requests_total{cache="backend",result="miss"} 1',
      'cache_entries{cache="backend"} 1',
    ]),
  );

  theirs.behave(behaviours.broken);
  await vi.waitFor(async () => {
    expect((await ask()).statusCode).toBe(200);
    expect(await told()).toContain('upstream_paused{upstream="backend"} 1');
  });
  const lines = await told();
  expect(lines).toContain('upstream_requests_total{upstream="backend",outcome="status"} 2');
  const numbers = new Map(lines.map((line) => line.split(' ') as [string, string]));
  const of = (name: string) => Number(numbers.get(name));
  expect(of('upstream_renewals_total{upstream="backend",result="failed"}')).toBeGreaterThanOrEqual(2);
  expect(of('upstream_copy_age_seconds_count{upstream="backend"}')).toBe(
    of('cache_requests_total{cache="backend",result="stale"}'),
  );
});

it('caches tell what they hold, and how often they had what was asked for', async () => {
  const { app, ask } = await open();
  for (let times = 0; times < 3; times++) await app.inject('/es/nosotros/');
  const lines = (await ask('127.0.0.1')).body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'cache_requests_total{cache="pages",result="miss"} 1',
      'cache_requests_total{cache="pages",result="hit"} 2',
      'cache_entries{cache="pages"} 1',
      expect.stringMatching(/^cache_bytes\{cache="pages"\} [1-9]\d{3,}$/),
    ]),
  );
});

it('the process tells its memory, its computing time and how late its event loop is', async () => {
  const { ask } = await open();
  const read = async () =>
    new Map(
      [...(await ask('127.0.0.1')).body.matchAll(/^(\w+) ([\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)]),
    );
  const told = await vi.waitFor(
    async () => {
      const until = performance.now() + 100;
      while (performance.now() < until) Math.random();
      // The next turns of the loop, in which its delay is seen.
      for (let turn = 0; turn < 3; turn++) await new Promise((next) => setImmediate(next));
      const values = await read();
      expect(values.get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.05);
      return values;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(
    told.get('nodejs_heap_size_used_bytes') ?? Infinity,
  );
  expect(told.get('process_cpu_seconds_total')).toBeGreaterThan(0);
});

it('a site whose store of messages cannot be reached says so at /readyz, and goes on [API-08]', async () => {
  const { app, store } = await open();
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', failing: [] });
  store.check = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([503, '{"status":"not-ready","failing":["messages"]}']);
  expect((await app.inject('/es/')).statusCode).toBe(200);
});
