import type { MailRefusal } from '#contract/mail.ts';
import { toReceiptCode } from '#contract/receipts.ts';
import type { MailAnswer } from '#web/services/mail.ts';

/** A visitor's input, as it is restored into its form. */
export interface Written {
  form: string;
  values: Record<string, string>;
  /** The form's subject besides its fields; empty for most. */
  about: string;
  /** When the form was opened, in ms since the epoch. */
  since: number;
}

interface Kept {
  /** A UUID v4: the Idempotency-Key of every attempt. */
  id: string;
  /** In ms since the epoch. */
  keptAt: number;
}

/** To be sent: `mail` holds the fields of the request, the same at every attempt. */
export interface Waiting extends Kept {
  state: 'waiting';
  written: Written;
  mail: Record<string, string>;
  tries: number;
  triedAt: number;
  /** Our own retry delay; ignored when the visitor comes back or the network does. */
  pausedUntil: number;
  /** From the server's Retry-After; never ignored. */
  heldUntil: number;
}

/** Refused or expired, to be shown to the visitor. */
export interface Returned extends Kept {
  state: 'returned';
  written: Written;
  reason: MailRefusal | 'expired';
}

/** Accepted by the server; the visitor's data are deleted. */
export interface Sent extends Kept {
  state: 'sent';
  /** The receipt's code; empty when the server sent none. */
  code: string;
}

/** A message in the device's outbox (docs/decisions/019). */
export type OutboxMessage = Waiting | Returned | Sent;

/** Result of one attempt. `answered`: something answered, so there is a network. */
export type Outcome =
  | { kind: 'sent'; code: string }
  | { kind: 'refused'; reason: MailRefusal }
  | { kind: 'later'; answered: boolean; retryAfterMs: number };

/** An older message is not sent any more: its writer decides. */
export const EXPIRES_AFTER_MS = 7 * 24 * 3_600_000;

const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 10 * 60_000;
/** Limit for the server's Retry-After. */
const MAX_HOLD_MS = 6 * 3_600_000;

/** Final refusals by HTTP status: the codes that the body may name, and the default. */
const REFUSALS: Record<number, { says: MailRefusal[]; else: MailRefusal }> = {
  400: { says: ['mail-invalid'], else: 'mail-invalid' },
  413: { says: ['payload-too-large'], else: 'payload-too-large' },
  415: { says: ['unsupported-media-type'], else: 'unsupported-media-type' },
  422: { says: ['recipient-unknown', 'key-reused'], else: 'recipient-unknown' },
};

export function newMessage(id: string, written: Written, mail: Record<string, string>, now: number): Waiting {
  return { id, keptAt: now, state: 'waiting', written, mail, tries: 0, triedAt: 0, pausedUntil: 0, heldUntil: 0 };
}

/** Interprets an answer. A 2xx without our key comes from something else, such as a captive portal. */
export function toOutcome({ status, key, text, retryAfterMs }: MailAnswer, id: string): Outcome {
  if (status >= 200 && status < 300 && key?.toLowerCase() === id) {
    return { kind: 'sent', code: toReceiptCode(text) ?? '' };
  }
  const refusal = REFUSALS[status];
  if (!refusal) return { kind: 'later', answered: true, retryAfterMs };
  const [word = ''] = text.split(' ', 1);
  return { kind: 'refused', reason: refusal.says.find((one) => one === word) ?? refusal.else };
}

/** Exponential backoff, multiplied by 0.5 to 1 through `random` (0 to 1), so that many phones do not retry at once. */
export function retryDelay(tries: number, random: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** (tries - 1), MAX_RETRY_DELAY_MS) * (0.5 + random / 2);
}

export function afterAttempt(message: Waiting, outcome: Outcome, now: number, random: number): OutboxMessage {
  const { id, keptAt, written } = message;
  if (outcome.kind === 'sent') return { id, keptAt, state: 'sent', code: outcome.code };
  if (outcome.kind === 'refused') return { id, keptAt, state: 'returned', written, reason: outcome.reason };
  const tries = message.tries + 1;
  return {
    ...message,
    tries,
    triedAt: now,
    pausedUntil: now + retryDelay(tries, random),
    heldUntil: outcome.retryAfterMs > 0 ? now + Math.min(outcome.retryAfterMs, MAX_HOLD_MS) : 0,
  };
}

export function dueAt({ triedAt, pausedUntil, heldUntil }: Waiting, now: number, ignorePause: boolean): number {
  // The device's clock was set back, so the stored times are meaningless.
  if (triedAt > now) return now;
  return ignorePause ? heldUntil : Math.max(pausedUntil, heldUntil);
}

export function isExpired({ keptAt }: Waiting, now: number): boolean {
  return now - keptAt > EXPIRES_AFTER_MS;
}

export function toExpired({ id, keptAt, written }: Waiting): Returned {
  return { id, keptAt, state: 'returned', written, reason: 'expired' };
}
