/**
 * How a form's message is sent (spec 7, docs/decisions/019).
 *
 * POST MAIL_PATH, form-encoded, with the headers IDEMPOTENCY_HEADER (a UUID v4, the same for each retry) and CSRF_HEADER (value of
 * the cookie CSRF_COOKIE):
 * - 202 `text/plain`: the receipt's code, and IDEMPOTENCY_HEADER as sent. The message is on disk; a retry gets the same response.
 *   A 2xx without that header is not ours, but for example a captive portal's.
 * - 400 `mail-invalid` and the invalid fields, separated by spaces
 * - 403 `csrf`: retry once with the new token that this answer puts into CSRF_COOKIE, or with one from CSRF_PATH
 * - 413 `payload-too-large`: more than MAIL_LIMITS.bytes
 * - 415 `unsupported-media-type`: also what is not in UTF-8
 * - 422 `recipient-unknown`, or `key-reused`: the key was used with other fields
 * - 429 `too-many-mails`, 503 `mail-not-kept`: not stored; retry after `retry-after` seconds
 *
 * 400, 413, 415 and 422 are final; everything else may be retried.
 */
export const MAIL_PATH = '/public/send-mail';

/** GET: a token as `text/plain` and in the cookie CSRF_COOKIE. Valid for a day. */
export const CSRF_PATH = '/public/v1/web/csrf';

export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** First word of the error bodies above. */
export type MailRefusal =
  | 'mail-invalid'
  | 'csrf'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'recipient-unknown'
  | 'key-reused'
  | 'too-many-mails'
  | 'mail-not-kept';

/** In UTF-16 units; `bytes` is the whole form-encoded body. */
export const MAIL_LIMITS = {
  destinatario: 64,
  asunto: 150,
  mensaje: 20_000,
  responder_a: 254,
  bytes: 64 * 1024,
} as const;

/** Honeypot: invisible to people and unknown to autofill, so only bots fill it in. */
export const TRAP_FIELD = 'asunto_alternativo';

/** Optional: whole seconds between opening and sending the form. */
export const SECONDS_FIELD = 'segundos';

/**
 * A mail sent sooner, or with a filled honeypot, is accepted but marked for staff, because a person may have sent it. Marked mails
 * have a lower rate limit (429).
 */
export const HUMAN_SECONDS = 3;

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A UUID v4 in lower case, as from `crypto.randomUUID`. */
export function isIdempotencyKey(text: string): boolean {
  return UUID_V4.test(text);
}
