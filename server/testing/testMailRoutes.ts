import fastify, { LogController } from 'fastify';
import { onTestFinished } from 'vitest';
import { CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import { errorAnswers } from '#server/http/errors.ts';
import { requestLog } from '#server/http/requestLog.ts';
import { mailRoutes } from '#server/mail/mailRoutes.ts';
import { openMessages } from './testMessages.ts';
import { temporaryFolder } from './testStores.ts';

/** A valid mail and its key. */
export const KEY = '3f1c7c0e-7f4e-4d39-9d2c-0a8a2c1f7b11';
export const MAIL = { destinatario: 'info', asunto: 'Hola', mensaje: '<p>¿Qué tal?</p>' };

interface Sending {
  /** Empty: none. */
  key?: string;
  headers?: Record<string, string>;
  /** The visitor's IP address. */
  from?: string;
}

/** The mail routes without a delivery worker. `send` sends like our pages; `kept` reads the store; `lines` is the log. */
export async function openMailRoutes({
  siteUrl = 'http://site.test',
  folder = temporaryFolder(),
  databaseUrl = '',
} = {}) {
  const messages = openMessages({ folder, databaseUrl });
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const app = fastify({
    trustProxy: '127.0.0.1',
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 16_000 },
  });
  onTestFinished(() => app.close());
  requestLog(app);
  errorAnswers(app);
  await app.register(mailRoutes, { ...messages, siteUrl, onStored: () => undefined });
  const token = (await app.inject(CSRF_PATH)).body;
  const send = (fields: object | string | Buffer, { key = KEY, headers = {}, from = '203.0.113.9' }: Sending = {}) =>
    app.inject({
      method: 'POST',
      url: MAIL_PATH,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        'x-forwarded-for': from,
        ...(key && { [IDEMPOTENCY_HEADER]: key }),
        ...headers,
      },
      payload:
        typeof fields === 'string' || Buffer.isBuffer(fields) ? fields : new URLSearchParams({ ...fields }).toString(),
    });
  const kept = async () => {
    const listed = await messages.store.list('', 1_000);
    return Promise.all(listed.map(({ code }) => messages.store.show(code)));
  };
  return { app, send, kept, token, lines, database: messages.database };
}
