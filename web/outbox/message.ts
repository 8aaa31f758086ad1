import type { MailRefusal } from '#contract/mail.ts';
import { toReceiptCode } from '#contract/receipts.ts';
import type { MailAnswer } from '#web/services/mail.ts';

export interface Written {
  form: string;
  values: Record<string, string>;
  /** The form's subject; mostly empty. */
  about: string;
  /** When the form was opened, in ms since the epoch. */
  since: number;
}

interface Kept {
  /** UUID v4, the Idempotency-Key of every attempt. */
  id: string;
  /** In ms since the epoch. */
  keptAt: number;
}

/** `mail`: the request's fields, the same at every attempt. */
export interface Waiting extends Kept {
  state: 'waiting';
  written: Written;
  mail: Record<string, string>;
  tries: number;
  triedAt: number;
  /** Our retry delay; ends early when visitor or network return. */
  pausedUntil: number;
  /** From Retry-After; never ends early. */
  heldUntil: number;
}

/** Refused or expired: back to the visitor. */
export interface Returned extends Kept {
  state: 'returned';
  written: Written;
  reason: MailRefusal | 'expired';
}

/** The visitor's data are deleted. */
export interface Sent extends Kept {
  state: 'sent';
  /** Of the receipt; may be empty. */
  code: string;
}

/** A message in the device's outbox (docs/decisions/019). */
export type OutboxMessage = Waiting | Returned | Sent;

/** `answered`: there is a network. */
export type Outcome =
  | { kind: 'sent'; code: string }
  | { kind: 'refused'; reason: MailRefusal }
  | { kind: 'later'; answered: boolean; retryAfterMs: number };

/** Older messages go back to the visitor. */
export const EXPIRES_AFTER_MS = 7 * 24 * 3_600_000;

const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 10 * 60_000;
/** Limits Retry-After. */
const MAX_HOLD_MS = 6 * 3_600_000;

/** Final refusals by status: codes that the body may name, and the default. */
const REFUSALS: Record<number, { says: MailRefusal[]; else: MailRefusal }> = {
  400: { says: ['mail-invalid'], else: 'mail-invalid' },
  413: { says: ['payload-too-large'], else: 'payload-too-large' },
  415: { says: ['unsupported-media-type'], else: 'unsupported-media-type' },
  422: { says: ['recipient-unknown', 'key-reused'], else: 'recipient-unknown' },
};

export function newMessage(id: string, written: Written, mail: Record<string, string>, now: number): Waiting {
  return { id, keptAt: now, state: 'waiting', written, mail, tries: 0, triedAt: 0, pausedUntil: 0, heldUntil: 0 };
}

/** A 2xx without our key comes from a captive portal. */
export function toOutcome({ status, key, text, retryAfterMs }: MailAnswer, id: string): Outcome {
  if (status >= 200 && status < 300 && key?.toLowerCase() === id) {
    return { kind: 'sent', code: toReceiptCode(text) ?? '' };
  }
  const refusal = REFUSALS[status];
  if (!refusal) return { kind: 'later', answered: true, retryAfterMs };
  const [word = ''] = text.split(' ', 1);
  return { kind: 'refused', reason: refusal.says.find((one) => one === word) ?? refusal.else };
}

/** Exponential backoff; `random` (0 to 1) spreads the phones. */
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
  // The clock was set back, so stored times mean nothing.
  if (triedAt > now) return now;
  return ignorePause ? heldUntil : Math.max(pausedUntil, heldUntil);
}

export function isExpired({ keptAt }: Waiting, now: number): boolean {
  return now - keptAt > EXPIRES_AFTER_MS;
}

export function toExpired({ id, keptAt, written }: Waiting): Returned {
  return { id, keptAt, state: 'returned', written, reason: 'expired' };
}
