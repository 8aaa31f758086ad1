import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { KEY, MAIL, openMailRoutes } from '#server/testing/testMailRoutes.ts';
import { mailServer, openMessages, PATIENCE } from '#server/testing/testMessages.ts';
import { providePostgres, sampleMessage } from '#server/testing/testStores.ts';
import { DeliveryWorker } from './deliveryWorker.ts';

const held = providePostgres();

it('while Postgres is away messages are refused with 503, and taken as soon as it is back [MAIL-05]', async ({
  skip,
}) => {
  const postgres = held.postgres ?? skip();
  const { send, app, lines } = await openMailRoutes({ databaseUrl: await postgres.database() });
  const first = await send(MAIL);
  expect(first.statusCode).toBe(202);
  await postgres.stop();
  const { statusCode, body, headers } = await send(MAIL, { key: randomUUID() });
  expect([statusCode, body, headers['retry-after']]).toEqual([503, 'mail-not-kept', '30']);
  expect((await app.inject(`${RECEIPTS_PATH}/${first.body}`)).statusCode).toBe(503);
  await postgres.start();
  expect((await send(MAIL, { key: randomUUID() })).statusCode).toBe(202);
  expect(await send(MAIL, { key: KEY })).toMatchObject({ statusCode: 202, body: first.body });
  expect(lines.join('')).not.toMatch(/Qué tal/);
});

it('what was lying in Postgres when it went away goes out when it is back [MAIL-05]', async ({ skip }) => {
  const postgres = held.postgres ?? skip();
  const mails = await mailServer();
  const { store, worker, log } = openMessages({ smtpUrl: mails.url, databaseUrl: await postgres.database() });
  for (let at = 0; at < 20; at++) await store.accept(sampleMessage());
  await postgres.stop();
  worker.start();
  await vi.waitFor(() => expect(log).toHaveLength(1), PATIENCE);
  expect(log[0]).toMatch(/^\{"reason":"[^"]+","message":"messages cannot be reached"\}$/);
  await postgres.start();
  await vi.waitFor(async () => expect(await store.counts()).toMatchObject([{ state: 'done', messages: 20 }]), PATIENCE);
  expect(mails.received).toHaveLength(20);
});

it('what went out while Postgres was away is written down when it is back, and does not go out again [MAIL-07]', async ({
  skip,
}) => {
  const postgres = held.postgres ?? skip();
  const { store } = openMessages({ databaseUrl: await postgres.database() });
  const code = await store.accept(sampleMessage());
  let times = 0;
  const worker = new DeliveryWorker({
    store,
    log: () => undefined,
    times: { poll: 20, writeRetry: 20 },
    deliver: async () => {
      await postgres.stop();
      times += 1;
      return { messageId: '', answer: '' };
    },
  });
  onTestFinished(() => worker.stop());
  worker.start();
  await vi.waitFor(() => expect(times).toBe(1), PATIENCE);
  await postgres.start();
  await vi.waitFor(async () => expect(await store.state(code)).toBe('done'), PATIENCE);
  expect(times).toBe(1);
});
