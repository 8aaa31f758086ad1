import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#server/testing/testApp.ts';
import { openMessages } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';

const TOKEN = 'a-secret-of-many-signs';

async function open({ metricsToken = '', trustProxy = '' } = {}) {
  const messages = openMessages();
  const app = await createTestApp({ messages, config: { metricsToken, ...(trustProxy && { trustProxy }) } });
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
    expect(body).toMatch(/^(?:(?:# (?:HELP|TYPE) )?mail_\w+(?:\{\w+="\w+"\})? .+\n)+$/);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are for programs of this machine, such as %s', async (address) => {
    const { ask } = await open();
    expect((await ask(address)).statusCode).toBe(200);
  });

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

it('a site whose store of messages cannot be reached says so at /readyz, and goes on [API-08]', async () => {
  const { app, store } = await open();
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', failing: [] });
  store.ping = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([503, '{"status":"not-ready","failing":["messages"]}']);
  expect((await app.inject('/es/')).statusCode).toBe(200);
});
