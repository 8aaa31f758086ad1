import rateLimit from '@fastify/rate-limit';
import Fastify, { type onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '#server/http/errors.ts';
import { RateLimit } from '#server/upstream/rateLimit.ts';

const HOUR_S = 3600;

/** Messages per IP address, which a whole office or village may share. */
const CLIENT_LIMIT = { max: 30, timeWindow: '10 minutes' } as const;

/** Receipt requests per IP address. */
const RECEIPT_LIMIT = { max: 60, timeWindow: '1 minute' } as const;

/** IP addresses counted at a time (about 2 MB). */
export const CLIENTS_COUNTED = 5_000;

/** New messages per mailbox, and of all that look automatic together. */
const MAILBOX_LIMIT = { anHour: 120, burst: 60 };
/** Of one IP address in a mailbox: two of them leave half of it to others. */
const SHARE = { anHour: 30, burst: 15 };
const MARKED_LIMIT = { anHour: 20, burst: 10 };

export class MailboxLimits {
  readonly #mailboxes = new Map<string, RateLimit>();
  readonly #shares = new LRUCache<string, RateLimit>({ max: CLIENTS_COUNTED });
  readonly #marked: RateLimit;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#marked = this.#limit(MARKED_LIMIT);
  }

  /** 0: allowed and counted; otherwise the seconds until a retry makes sense. */
  pass({ destinatario, mark }: { destinatario: string; mark: string }, address: string): number {
    const share = `${destinatario} ${toNetwork(address)}`;
    const ofSender = this.#shares.get(share) ?? this.#limit(SHARE);
    this.#shares.set(share, ofSender);
    if (!ofSender.pass()) return HOUR_S / SHARE.anHour;
    const limit = this.#mailboxes.get(destinatario) ?? this.#limit(MAILBOX_LIMIT);
    this.#mailboxes.set(destinatario, limit);
    if (mark && !this.#marked.pass()) return HOUR_S / MARKED_LIMIT.anHour;
    return limit.pass() ? 0 : HOUR_S / MAILBOX_LIMIT.anHour;
  }

  #limit({ anHour, burst }: { anHour: number; burst: number }): RateLimit {
    return new RateLimit({ perSecond: anHour / HOUR_S, burst, now: this.#now });
  }
}

/** What has been counted, for as long as the process lives. */
export interface MailLimits {
  mailboxes: MailboxLimits;
  /** Refuse with 429 `too-many-mails`. */
  ofSender: onRequestAsyncHookHandler;
  ofReceipts: onRequestAsyncHookHandler;
}

export async function createMailLimits(): Promise<MailLimits> {
  // An app of their own holds the counts: those that answer come and go with releases.
  const counting = Fastify();
  await counting.register(rateLimit, {
    global: false,
    addHeaders: NO_COUNTS,
    addHeadersOnExceeding: NO_COUNTS,
    cache: CLIENTS_COUNTED,
    errorResponseBuilder: () => new HttpError(429, 'too-many-mails'),
  });
  return {
    mailboxes: new MailboxLimits(),
    ofSender: counting.rateLimit(CLIENT_LIMIT),
    ofReceipts: counting.rateLimit(RECEIPT_LIMIT),
  };
}

const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** An IPv4 address, or the /64 of an IPv6 one, which is one visitor's. */
function toNetwork(address: string): string {
  if (!address.includes(':')) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [before = '', after] = address.split('::');
  const left = before.split(':').filter(Boolean);
  const right = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
