import { RateLimit } from '#server/upstream/rateLimit.ts';

const HOUR_S = 3600;

/** Messages per IP address, which a whole office or village may share. */
export const CLIENT_LIMIT = { max: 30, timeWindow: '10 minutes' } as const;

/** Receipt requests per IP address. */
export const RECEIPT_LIMIT = { max: 60, timeWindow: '1 minute' } as const;

/** IP addresses counted at a time (about 2 MB). */
export const CLIENTS_COUNTED = 5_000;

/** New messages per mailbox, and of all that look automatic together. */
const MAILBOX_LIMIT = { anHour: 120, burst: 60 };
const MARKED_LIMIT = { anHour: 20, burst: 10 };

export class MailboxLimits {
  readonly #mailboxes = new Map<string, RateLimit>();
  readonly #marked: RateLimit;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#marked = this.#limit(MARKED_LIMIT);
  }

  /** 0: allowed and counted; otherwise the seconds until a retry makes sense. */
  pass({ destinatario, mark }: { destinatario: string; mark: string }): number {
    const limit = this.#mailboxes.get(destinatario) ?? this.#limit(MAILBOX_LIMIT);
    this.#mailboxes.set(destinatario, limit);
    if (mark && !this.#marked.pass()) return HOUR_S / MARKED_LIMIT.anHour;
    return limit.pass() ? 0 : HOUR_S / MAILBOX_LIMIT.anHour;
  }

  #limit({ anHour, burst }: { anHour: number; burst: number }): RateLimit {
    return new RateLimit({ perSecond: anHour / HOUR_S, burst, now: this.#now });
  }
}
