import { expect, it, onTestFinished, vi } from 'vitest';
import { BROWSER_ERRORS_PATH } from '#contract/browserErrors.ts';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import { LOGGED, MESSAGE_DAYS } from '#contract/privacy.ts';
import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { KEY, MAIL } from '#server/testing/testMailRoutes.ts';
import { openMessages, PATIENCE } from '#server/testing/testMessages.ts';
import { GIVE_UP_MS } from '#server/messages/retries.ts';
import { RETENTION } from '#server/messages/store.ts';
import { EXPIRES_AFTER_MS } from '#web/outbox/message.ts';

/** What a visitor brings along that no line may hold. */
const VISITOR = { address: '203.0.113.9', agent: 'TelefonoDeRosa/1.0', from: 'https://otro.test/', word: 'Ñandutí' };

/** A visit of everything that the log knows of: pages, a message that arrives and one that does not, a page that breaks. */
async function visit(): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  // Nobody listens there: the mail cannot go out.
  const messages = openMessages({ smtpUrl: 'smtp://127.0.0.1:1' });
  const logger = { level: 'info', base: null, stream: { write: (line: string) => void lines.push(line) } };
  const app = await createTestApp({ messages, logger, siteUrl: 'http://site.test' });
  onTestFinished(() => app.close());
  const headers = { 'user-agent': VISITOR.agent, referer: VISITOR.from };
  const get = (url: string) => app.inject({ url, headers, remoteAddress: VISITOR.address });

  for (const url of ['/', `/en/noticias/?q=${encodeURIComponent(VISITOR.word)}`, '/favicon.svg', '/no-such-place']) {
    await get(url);
  }
  const token = (await get(CSRF_PATH)).body;
  const send = (destinatario: string) =>
    app.inject({
      method: 'POST',
      url: MAIL_PATH,
      remoteAddress: VISITOR.address,
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `${CSRF_COOKIE}=${token}`,
        [CSRF_HEADER]: token,
        [IDEMPOTENCY_HEADER]: KEY,
      },
      payload: new URLSearchParams({ ...MAIL, destinatario, mensaje: VISITOR.word }).toString(),
    });
  expect((await send('nadie')).statusCode).toBe(422);
  const { statusCode, body: code } = await send(MAIL.destinatario);
  expect(statusCode).toBe(202);
  expect((await get(`${RECEIPTS_PATH}/${code}`)).statusCode).toBe(200);
  await app.inject({
    method: 'POST',
    url: BROWSER_ERRORS_PATH,
    headers: { ...headers, 'content-type': 'text/plain' },
    remoteAddress: VISITOR.address,
    payload: JSON.stringify({ name: 'TypeError', at: 'assets/app-AbCd1234.js:1:2345', path: '/es/noticias/' }),
  });
  await vi.waitFor(() => expect(messages.log.join()).toContain('"destinatario"'), PATIENCE);
  const carried = messages.log.map((line) => {
    const { message: msg, ...details } = JSON.parse(line) as Record<string, unknown>;
    return { ...details, msg };
  });
  return [...lines.map((line) => JSON.parse(line) as Record<string, unknown>), ...carried];
}

it('the privacy policy names each field that a visit leaves in the log, and no other [PRIV-01]', async () => {
  const lines = await visit();
  const logged = new Set(lines.flatMap((line) => Object.keys(line)));
  expect([...logged].toSorted()).toEqual(LOGGED.toSorted());
  // As it promises of the rest.
  const written = JSON.stringify(lines);
  expect(lines.map(({ path }) => path)).toContain(RECEIPTS_PATH);
  for (const hidden of [...Object.values(VISITOR), encodeURIComponent(VISITOR.word)]) {
    expect(written).not.toContain(hidden);
  }
});

it('the privacy policy says the days that messages are kept for [PRIV-01]', () => {
  const days = (ms: number) => ms / 86_400_000;
  expect([EXPIRES_AFTER_MS, GIVE_UP_MS, RETENTION.textMs, RETENTION.rowMs].map(days)).toEqual(MESSAGE_DAYS);
});
