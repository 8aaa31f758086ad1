import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CSRF_PATH } from '#contract/mail.ts';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import { holdHalfOpen, HOSTILE, hostileAddress } from '#server/testing/hostileSenders.ts';
import { RawLine } from '#server/testing/rawLine.ts';
import { createTestApp, listen } from '#server/testing/testApp.ts';
import { mailServer, openMessages, PATIENCE } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';
import { sendAsVisitor } from '#server/testing/visitors.ts';

const VISITORS = 40;
const HOSTILE_REQUESTS = 3_000;
const HOSTILE_LINES = 20;
const HALF_OPEN = 100;

it('while thousands of hostile requests arrive, each is refused by its rule and costs no row, and every message of a visitor arrives once [SEC-06] [MAIL-05] [MAIL-07]', async () => {
  const mails = await mailServer();
  const messages = openMessages({ smtpUrl: mails.url });
  const app = await createTestApp({ messages, config: { trustProxy: '127.0.0.1' } });
  onTestFinished(() => app.close());
  const port = await listen(app);
  const release = await holdHalfOpen(port, HALF_OPEN);
  onTestFinished(release);

  const stolen = sampleMessage({ id: randomUUID() });
  await messages.store.accept(stolen);
  const loot = { token: await (await fetch(`http://127.0.0.1:${port}${CSRF_PATH}`)).text(), key: stolen.id };
  let at = 0;
  const answers = new Map(HOSTILE.map(({ name }) => [name, new Set<string>()]));
  const flood = Array.from({ length: HOSTILE_LINES }, async () => {
    const line = new RawLine(port);
    while (at < HOSTILE_REQUESTS) {
      const mine = at++;
      const kind = HOSTILE[mine % HOSTILE.length];
      if (!kind) return;
      const { status, body } = await line.ask(kind.bytes(hostileAddress(mine), loot));
      answers.get(kind.name)?.add(`${status} ${body}`);
    }
    line.close();
  });
  const visitors = Array.from({ length: VISITORS }, (_, who) =>
    sendAsVisitor(
      {
        port,
        from: `192.0.2.${who}`,
        mail: { destinatario: MAILBOX_KEYS[who % MAILBOX_KEYS.length] ?? '', asunto: 'Hola', mensaje: `<p>${who}</p>` },
      },
      PATIENCE.timeout,
    ),
  );

  const sent = await Promise.all(visitors);
  await Promise.all(flood);
  expect(Object.fromEntries([...answers].map(([name, said]) => [name, [...said]]))).toEqual(
    Object.fromEntries(HOSTILE.map(({ name, status, body }) => [name, [`${status} ${body}`]])),
  );
  expect(sent.map(({ state, tries }) => [state, tries])).toEqual(sent.map(() => ['sent', 1]));
  await vi.waitFor(async () => {
    expect(await messages.store.counts()).toMatchObject([{ state: 'done', messages: VISITORS + 1 }]);
  }, PATIENCE);
  const arrived = mails.received.map(({ messageId }) => messageId.slice(1, 37));
  expect(arrived.toSorted()).toEqual([stolen.id, ...sent.map(({ id }) => id)].toSorted());
});
