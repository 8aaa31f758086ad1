import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER, IDEMPOTENCY_HEADER, MAIL_LIMITS, MAIL_PATH } from '#contract/mail.ts';
import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { openRaw } from './rawLine.ts';

/** A valid token, which anybody can get, and the key of somebody else's message. */
export interface Loot {
  token: string;
  key: string;
}

export interface HostileKind {
  name: string;
  status: number;
  body: string;
  /** The raw request; `from` is the sender's address, as a proxy reports it. */
  bytes: (from: string, loot: Loot) => string;
}

const FORM = 'application/x-www-form-urlencoded';
const GOOD = 'destinatario=info&asunto=Hola&mensaje=Vos';

interface Parts {
  token?: string;
  key?: string;
  type?: string;
  body?: string;
  /** More header lines, each with its line break, instead of the content-length. */
  more?: string;
}

function post(from: string, { token = '', key = randomUUID(), type = FORM, body = GOOD, more }: Parts): string {
  return [
    `POST ${MAIL_PATH} HTTP/1.1`,
    'host: site.test',
    `x-forwarded-for: ${from}`,
    `cookie: ${CSRF_COOKIE}=${token}`,
    `${CSRF_HEADER}: ${token}`,
    `${IDEMPOTENCY_HEADER}: ${key}`,
    `content-type: ${type}`,
    `${more ?? `content-length: ${body.length}\r\n`}\r\n${body}`,
  ].join('\r\n');
}

function invalid(name: string, body: string, status: number, said: string): HostileKind {
  return { name, status, body: said, bytes: (from, { token }) => post(from, { token, body }) };
}

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

export const HOSTILE: readonly HostileKind[] = [
  { name: 'no token', status: 403, body: 'csrf', bytes: (from) => post(from, {}) },
  { name: 'a forged token', status: 403, body: 'csrf', bytes: (from) => post(from, { token: 'a.b.c' }) },
  {
    name: 'a changed token',
    status: 403,
    body: 'csrf',
    bytes: (from, { token }) => post(from, { token: `${token.slice(0, -2)}xx` }),
  },
  {
    name: 'a page of another site',
    status: 403,
    body: 'csrf',
    bytes: (from, { token }) =>
      post(from, { token, more: `origin: https://evil.test\r\ncontent-length: ${GOOD.length}\r\n` }),
  },
  ...['application/json', 'text/plain', 'multipart/form-data; boundary=x'].map((type) => ({
    name: type,
    status: 415,
    body: 'unsupported-media-type',
    bytes: (from: string, { token }: Loot) => post(from, { token, type }),
  })),
  invalid('too large', `${GOOD}&x=${'x'.repeat(MAIL_LIMITS.bytes)}`, 413, 'payload-too-large'),
  {
    name: 'too large, chunked',
    status: 413,
    body: 'payload-too-large',
    bytes: (from, { token }) =>
      post(from, {
        token,
        body: chunked('x'.repeat(MAIL_LIMITS.bytes + 1)),
        more: 'transfer-encoding: chunked\r\n',
      }),
  },
  invalid('a zero byte', 'destinatario=info&asunto=Hola&mensaje=Vos%00', 400, 'mail-invalid mensaje'),
  invalid('letters that are none', 'destinatario=%ff&asunto=%zz%0d&mensaje=%c0%80', 415, 'unsupported-media-type'),
  invalid('a field twice', `${GOOD}&asunto=x`, 400, 'mail-invalid asunto'),
  invalid('fields without end', 'x&'.repeat(1_000), 400, 'mail-invalid destinatario asunto mensaje'),
  invalid(
    'a header in the subject',
    'destinatario=info&asunto=Hola%0D%0ABcc:%20eva@evil.test&mensaje=x',
    400,
    'mail-invalid asunto',
  ),
  invalid(
    'a header in the answer’s address',
    `${GOOD}&responder_a=a@b.test%0D%0ABcc:%20eva@evil.test`,
    400,
    'mail-invalid responder_a',
  ),
  invalid('somebody else’s mailbox', 'destinatario=eva@evil.test&asunto=Hola&mensaje=x', 422, 'recipient-unknown'),
  {
    name: 'the key of another message',
    status: 422,
    body: 'key-reused',
    bytes: (from, { token, key }) => post(from, { token, key }),
  },
  {
    name: 'a key that is none',
    status: 400,
    body: `mail-invalid ${IDEMPOTENCY_HEADER}`,
    bytes: (from, { token }) => post(from, { token, key: '1' }),
  },
  {
    name: 'two lengths',
    status: 400,
    body: 'bad-request',
    bytes: (from, { token }) => post(from, { token, more: 'content-length: 4\r\ntransfer-encoding: chunked\r\n' }),
  },
  {
    name: 'a guessed receipt',
    status: 404,
    body: 'receipt-unknown',
    bytes: (from) =>
      `GET ${RECEIPTS_PATH}/2CR5-QHZE-VJ9M HTTP/1.1\r\nhost: site.test\r\nx-forwarded-for: ${from}\r\n\r\n`,
  },
];

/** Each address sends six requests. */
export function hostileAddress(at: number): string {
  const who = Math.floor(at / 6);
  return `10.${(who >> 16) & 255}.${(who >> 8) & 255}.${who & 255}`;
}

/** Opens connections with an unfinished request; the result closes them. */
export async function holdHalfOpen(port: number, many: number): Promise<() => void> {
  const sockets = await Promise.all(Array.from({ length: many }, () => openRaw(port)));
  for (const socket of sockets) socket.resume().write(`POST ${MAIL_PATH} HTTP/1.1\r\nhost: site.test\r\n`);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
