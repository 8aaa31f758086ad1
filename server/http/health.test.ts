import { expect, it, onTestFinished } from 'vitest';
import fastify from 'fastify';
import { createTestApp } from '#server/testing/testApp.ts';
import { healthRoutes, type ReadinessCheck } from './health.ts';

async function ready(checks: readonly ReadinessCheck[]) {
  const app = fastify();
  onTestFinished(() => app.close());
  healthRoutes(app, { checks });
  const { statusCode, headers } = await app.inject('/healthz');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  const answer = await app.inject('/readyz');
  expect(answer.headers['cache-control']).toBe('no-store');
  return [answer.statusCode, answer.json()];
}

it('the server with its stories lives and is ready [API-08]', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([200, '{"status":"ready","failing":[]}']);
});

it('a server without stories lives but is not ready [API-08]', async () => {
  const app = await createTestApp({ stories: [] });
  onTestFinished(() => app.close());
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([503, '{"status":"not-ready","failing":["content"]}']);
});

it('what cannot work is named, and nothing of why [API-08]', async () => {
  const answer = await ready([
    { name: 'content', check: () => true },
    { name: 'queue', check: () => Promise.reject(new Error('postgres://user:secret@host')) },
    { name: 'blog', check: async () => false },
    {
      name: 'disk',
      check: () => {
        throw new Error('full');
      },
    },
  ]);
  expect(answer).toEqual([503, { status: 'not-ready', failing: ['queue', 'blog', 'disk'] }]);
});

it('with nothing to check the server is ready [API-08]', async () => {
  expect(await ready([])).toEqual([200, { status: 'ready', failing: [] }]);
});

it('a server that is about to stop serves on, hangs up after each answer, and asks for nobody more [API-08]', async () => {
  const leaving = new AbortController();
  const app = await createTestApp({ leaving: leaving.signal });
  onTestFinished(() => app.close());
  expect((await app.inject('/es/')).headers.connection).not.toBe('close');
  leaving.abort();
  for (const url of ['/es/', '/art/emblem.svg', '/wp-json/wp/v2/posts', '/healthz']) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers.connection]).toEqual([url, 200, 'close']);
  }
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([503, '{"status":"not-ready","failing":["leaving"]}']);
});
