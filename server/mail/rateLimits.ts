import { RateLimit } from '#server/upstream/rateLimit.ts';

const HOUR_S = 3600;

/** Requests of one visitor's address in ten minutes: an office's, or a whole village's behind one, included. */
export const CLIENT_LIMIT = { max: 30, timeWindow: '10 minutes' } as const;

/** Questions after receipts of one address a minute. */
export const RECEIPT_LIMIT = { max: 60, timeWindow: '1 minute' } as const;

/**
 * Addresses whose requests are counted at once, of messages and of receipts each: who was silent for longest is forgotten for the
 * next. Their memory, some 2 MB; nothing else that visitors send is held in it.
 */
export const CLIENTS_COUNTED = 5_000;

/** New messages that one mailbox takes an hour, and at once after a rest; and all that look automatic together. */
const OF_ONE_MAILBOX = { anHour: 120, burst: 60 };
const OF_MARKED = { anHour: 20, burst: 10 };

/** Counts new messages, in this process. */
export class MailboxLimits {
  readonly #mailboxes = new Map<string, RateLimit>();
  readonly #marked: RateLimit;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#marked = this.#limit(OF_MARKED);
  }

  /** 0: it may pass, and counts. Otherwise the seconds after which it is worth another try. */
  pass({ destinatario, mark }: { destinatario: string; mark: string }): number {
    const limit = this.#mailboxes.get(destinatario) ?? this.#limit(OF_ONE_MAILBOX);
    this.#mailboxes.set(destinatario, limit);
    if (mark && !this.#marked.pass()) return HOUR_S / OF_MARKED.anHour;
    return limit.pass() ? 0 : HOUR_S / OF_ONE_MAILBOX.anHour;
  }

  #limit({ anHour, burst }: { anHour: number; burst: number }): RateLimit {
    return new RateLimit({ aSecond: anHour / HOUR_S, burst, now: this.#now });
  }
}
