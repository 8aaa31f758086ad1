/**
 * How a form's message is sent (spec 7, docs/decisions/019).
 *
 * POST MAIL_PATH, form-encoded, with the headers IDEMPOTENCY_HEADER (a UUID v4, the same at each try) and CSRF_HEADER (what the
 * cookie CSRF_COOKIE holds):
 * - 202 `text/plain`: the receipt's code, and IDEMPOTENCY_HEADER as it was sent. The message is on disk; the same key and
 *   fields get the same answer again. A 2xx without that header is not from us, but from a captive portal for example.
 * - 400 `mail-invalid` and the names of the wrong fields, a space before each
 * - 403 `csrf`: ask CSRF_PATH for a new token and try again; nothing else answers 403
 * - 413 `payload-too-large`: all of it is larger than MAIL_LIMITS.bytes
 * - 415 `unsupported-media-type`
 * - 422 `recipient-unknown`, or `key-reused`: the key came before with other fields
 * - 429 `too-many-mails`, 503 `mail-not-kept`: nothing was kept; try again after the seconds of `retry-after`
 *
 * 400, 413, 415 and 422 are final; everything else may be tried again.
 */
export const MAIL_PATH = '/public/send-mail';

/** GET: a token as `text/plain`, never stored, and the cookie CSRF_COOKIE with it. Good for a day. */
export const CSRF_PATH = '/public/v1/web/csrf';

export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Codes of the refusals above, the first word of their bodies. */
export type MailRefusal =
  | 'mail-invalid'
  | 'csrf'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'recipient-unknown'
  | 'key-reused'
  | 'too-many-mails'
  | 'mail-not-kept';

/** Longest fields in UTF-16 units; `bytes` is the whole form-encoded body. */
export const MAIL_LIMITS = {
  destinatario: 64,
  asunto: 150,
  mensaje: 20_000,
  responder_a: 254,
  bytes: 64 * 1024,
} as const;

/** Honeypot: a field that people never see and no autofill knows. Empty or missing unless a bot filled it in. */
export const TRAP_FIELD = 'asunto_alternativo';

/** Whole seconds between opening and sending the form; optional. */
export const SECONDS_FIELD = 'segundos';

/**
 * A mail sent sooner than this, or with something in the honeypot, is accepted but marked for staff, since a person may have sent
 * it after all. Marked mails have a lower rate limit (429).
 */
export const HUMAN_SECONDS = 3;

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whether it is a UUID v4 in lower case, as `crypto.randomUUID` makes it. */
export function isIdempotencyKey(text: string): boolean {
  return UUID_V4.test(text);
}
