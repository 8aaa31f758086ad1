import type { MailRefusal } from '#contract/mail.ts';
import { toReceiptCode } from '#contract/receipts.ts';
import type { MailAnswer } from '#web/services/mail.ts';

/** What a visitor filled in, as it goes back into its form. */
export interface Written {
  /** Name of the form. */
  form: string;
  values: Record<string, string>;
  /** What the form was about besides its fields; empty for most. */
  about: string;
  /** When the form was opened, in ms since the epoch. */
  since: number;
}

interface Kept {
  /** A UUID v4: the Idempotency-Key of every try. */
  id: string;
  /** When it was kept, in ms since the epoch. */
  keptAt: number;
}

/** On its way: what was written, and the fields of the mail that it makes, the same at every try. */
export interface Waiting extends Kept {
  state: 'waiting';
  written: Written;
  mail: Record<string, string>;
  tries: number;
  triedAt: number;
  /** Our own pause ends then; a visitor who comes back ends it, too. */
  pausedUntil: number;
  /** The server asked not to be asked before. */
  heldUntil: number;
}

/** Given back to the visitor. */
export interface Returned extends Kept {
  state: 'returned';
  written: Written;
  reason: MailRefusal | 'expired';
}

/** The server has it: nothing that the visitor wrote is kept any longer. */
export interface Sent extends Kept {
  state: 'sent';
  /** Of the receipt; empty where the server named none. */
  code: string;
}

/** A message in the outbox of the device (docs/decisions/019). */
export type OutboxMessage = Waiting | Returned | Sent;

/** What became of one try. `answered`: by somebody, so that there is a network. */
export type Outcome =
  | { kind: 'sent'; code: string }
  | { kind: 'refused'; reason: MailRefusal }
  | { kind: 'later'; answered: boolean; waitMs: number };

/** After so long a message is old news: whoever wrote it decides. */
export const KEPT_MS = 7 * 24 * 3_600_000;

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Whatever a server, or something in its place, asks for. */
const LONGEST_HOLD_MS = 6 * 3_600_000;

/** Answers that stay as they are however often they are asked for, with what they mean where they do not say it. */
const REFUSALS: Record<number, { says: MailRefusal[]; else: MailRefusal }> = {
  400: { says: ['mail-invalid'], else: 'mail-invalid' },
  413: { says: ['payload-too-large'], else: 'payload-too-large' },
  415: { says: ['unsupported-media-type'], else: 'unsupported-media-type' },
  422: { says: ['recipient-unknown', 'key-reused'], else: 'recipient-unknown' },
};

export function newMessage(id: string, written: Written, mail: Record<string, string>, now: number): Waiting {
  return { id, keptAt: now, state: 'waiting', written, mail, tries: 0, triedAt: 0, pausedUntil: 0, heldUntil: 0 };
}

/** What an answer means for the message that was sent. A 2xx for another key, or for none, is somebody else's: a portal's. */
export function judge({ status, key, text, waitMs }: MailAnswer, id: string): Outcome {
  if (status >= 200 && status < 300 && key?.toLowerCase() === id) {
    return { kind: 'sent', code: toReceiptCode(text) ?? '' };
  }
  const refusal = REFUSALS[status];
  if (!refusal) return { kind: 'later', answered: true, waitMs };
  const [word = ''] = text.split(' ', 1);
  return { kind: 'refused', reason: refusal.says.find((one) => one === word) ?? refusal.else };
}

/** The pause after so many tries, from half of it to all of it by `chance` (0 to 1): a crowd does not come back at once. */
export function pauseAfter(tries: number, chance: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS) * (0.5 + chance / 2);
}

/** The message after a try. */
export function settle(message: Waiting, outcome: Outcome, now: number, chance: number): OutboxMessage {
  const { id, keptAt, written } = message;
  if (outcome.kind === 'sent') return { id, keptAt, state: 'sent', code: outcome.code };
  if (outcome.kind === 'refused') return { id, keptAt, state: 'returned', written, reason: outcome.reason };
  const tries = message.tries + 1;
  return {
    ...message,
    tries,
    triedAt: now,
    pausedUntil: now + pauseAfter(tries, chance),
    heldUntil: outcome.waitMs > 0 ? now + Math.min(outcome.waitMs, LONGEST_HOLD_MS) : 0,
  };
}

/** When the message may be tried next. `eager`: something has changed, a pause of our own is over. */
export function dueAt({ triedAt, pausedUntil, heldUntil }: Waiting, now: number, eager: boolean): number {
  // The device's clock was put back: what it said before counts no more.
  if (triedAt > now) return now;
  return eager ? heldUntil : Math.max(pausedUntil, heldUntil);
}

/** Whether the message has waited for too long. */
export function isOld({ keptAt }: Waiting, now: number): boolean {
  return now - keptAt > KEPT_MS;
}

/** The message as it is given back then. */
export function expired({ id, keptAt, written }: Waiting): Returned {
  return { id, keptAt, state: 'returned', written, reason: 'expired' };
}
