import { CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import { ask, ServiceError } from './http.ts';

/** What came back for a mail, from our server or from something between it and here. */
export interface MailAnswer {
  status: number;
  /** The key that the answer is for; null where it is none of our server's. */
  key: string | null;
  text: string;
  /** What the server asks to wait, in ms; 0 when it asks nothing. */
  retryAfterMs: number;
}

/** Longer bodies are not allowed to outlive the page. */
const KEEPALIVE_CHARS = 30_000;

/** Hands a mail over. Any answer is one: what it means is for the outbox to say. @throws ServiceError `network` */
export async function postMail(mail: Record<string, string>, key: string, token: string): Promise<MailAnswer> {
  const body = new URLSearchParams(mail).toString();
  const response = await ask(MAIL_PATH, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [IDEMPOTENCY_HEADER]: key,
      [CSRF_HEADER]: token,
    },
    // Our server moves nobody on: a portal in between does.
    redirect: 'error',
    keepalive: body.length < KEEPALIVE_CHARS,
  });
  return {
    status: response.status,
    key: response.headers.get(IDEMPOTENCY_HEADER),
    text: await response.text().catch(() => ''),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  };
}

/** A new token against forged mails; its cookie comes with it. @throws ServiceError */
export async function fetchToken(): Promise<string> {
  const response = await ask(CSRF_PATH, { cache: 'no-store', redirect: 'error' });
  if (!response.ok) throw new ServiceError('status', CSRF_PATH, { status: response.status });
  const token = await response.text().catch(() => '');
  // A portal's page is no token.
  if (!/^[\w.~+/=-]{8,1024}$/.test(token)) throw new ServiceError('shape', CSRF_PATH);
  return token;
}

/** What a Retry-After asks for, seconds or a date, in ms from now. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0;
}
