import { expect, it, vi } from 'vitest';
import { DeliveryError } from '#server/messages/deliveryWorker.ts';
import type { NewMessage } from '#server/messages/store.ts';
import { openDelivery, PATIENCE } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';
import { Confirmations } from './confirmation.ts';

/** Mails that went to visitors, once the messages are delivered. */
async function confirmed(messages: Partial<NewMessage>[], { confirms = true } = {}) {
  const { server, store, worker, counters } = await openDelivery({ confirms });
  const codes: string[] = [];
  for (const message of messages) codes.push(await store.accept(sampleMessage({ asunto: 'secreto', ...message })));
  worker.wake();
  await vi.waitFor(async () => expect(await store.list('done', 99)).toHaveLength(messages.length), PATIENCE);
  const toVisitors = () => server.received.filter(({ to }) => to[0]?.endsWith('@example.org'));
  return { codes, toVisitors, metrics: () => counters.metrics(store) };
}

it('a visitor who gave an address is told the code, in the language of the page, and nothing that was typed', async () => {
  const { codes, toVisitors, metrics } = await confirmed([
    { responder_a: 'ana@example.org', mensaje: '<p>secreto</p>', idioma: 'en' },
  ]);
  await vi.waitFor(() => expect(toVisitors()).toHaveLength(1), PATIENCE);
  const { source = '' } = toVisitors()[0] ?? {};
  expect(source).toMatch(/^Subject: We received your message\r$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  expect(source).toContain(codes[0]);
  expect(source).not.toMatch(/secreto|Reply-To/);
  await vi.waitFor(async () => expect(await metrics()).toMatch(/^mail_confirmed_total 1$/m), PATIENCE);
});

it.each([
  ['a setting that is not yes', { responder_a: 'ana@example.org' }, false],
  ['what looks automatic', { responder_a: 'ana@example.org', mark: 'trampa' }, true],
  ['no address', { responder_a: 'ana@example.org, eva@example.org' }, true],
])('%s sends none', async (_what, message, confirms) => {
  const { toVisitors } = await confirmed([message, { responder_a: '' }], { confirms });
  expect(toVisitors()).toEqual([]);
});

it('an address gets one a day, all together get ten at once and twenty an hour, and one that fails is not tried again', async () => {
  let time = 1;
  const sent: unknown[] = [];
  const mailer = {
    send: async ({ to }: { to?: unknown }) => {
      sent.push(to);
      if (sent.length === 1) throw new DeliveryError('refused');
      return { messageId: '', answer: '' };
    },
  };
  const from = { name: '', address: 'sitio@example.org' };
  const confirmations = new Confirmations({ mailer, from, publicOrigin: '', now: () => time });
  const leased = (responder_a: string) => ({
    ...sampleMessage({ responder_a }),
    code: '',
    idioma: '',
    tries: 1,
    accepted_at: 0,
    age: 0,
  });
  expect(await confirmations.send(leased('ana@example.org'))).toBe(false);
  expect(await confirmations.send(leased('Ana@Example.org'))).toBe(false);
  for (let at = 0; at < 30; at++) await confirmations.send(leased(`visitor${at}@example.org`));
  expect(sent).toHaveLength(10);
  time += 3_600_000;
  for (let at = 30; at < 60; at++) await confirmations.send(leased(`visitor${at}@example.org`));
  expect(sent).toHaveLength(20);
  time += 86_400_000;
  expect(await confirmations.send(leased('ana@example.org'))).toBe(true);
});
