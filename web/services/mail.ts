import { CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import { request, ServiceError } from './http.ts';

/** May come from a captive portal. */
export interface MailAnswer {
  status: number;
  /** Null when our server did not answer. */
  key: string | null;
  text: string;
  /** From Retry-After; 0 without one. */
  retryAfterMs: number;
}

/** Below the 64 KiB limit of `keepalive`. */
const KEEPALIVE_CHARS = 30_000;

/** Resolves for every status. @throws ServiceError `network`, also for an answer that breaks off: asked again, it brings the receipt */
export async function postMail(mail: Record<string, string>, key: string, token: string): Promise<MailAnswer> {
  const body = new URLSearchParams(mail).toString();
  const response = await request(MAIL_PATH, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [IDEMPOTENCY_HEADER]: key,
      [CSRF_HEADER]: token,
    },
    // Our server never redirects; captive portals do.
    redirect: 'error',
    keepalive: body.length < KEEPALIVE_CHARS,
  });
  return {
    status: response.status,
    key: response.headers.get(IDEMPOTENCY_HEADER),
    text: await response.text().catch((cause: unknown) => {
      throw new ServiceError('network', MAIL_PATH, { cause });
    }),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  };
}

/** The response also sets the CSRF cookie. @throws ServiceError */
export async function fetchToken(): Promise<string> {
  const response = await request(CSRF_PATH, { cache: 'no-store', redirect: 'error' });
  if (!response.ok) throw new ServiceError('status', CSRF_PATH, { status: response.status });
  const token = await response.text().catch(() => '');
  // A captive portal answers with HTML.
  if (!/^[\w.~+/=-]{8,1024}$/.test(token)) throw new ServiceError('shape', CSRF_PATH);
  return token;
}

/** From seconds or a date to ms from now. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0;
}
