import rateLimit from '@fastify/rate-limit';
import Fastify, { type onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readConfig, type Limits } from '#server/config.ts';
import { HttpError } from '#server/http/errors.ts';
import { RateLimit } from '#server/upstream/rateLimit.ts';

const HOUR_S = 3600;

/** IP addresses counted at a time (about 2 MB). */
export const CLIENTS_COUNTED = 5_000;

/** Of all messages together that look automatic, in an hour. */
const MARKED_PER_HOUR = 20;

/** Of one IP address in a mailbox: two of them leave half of it to others. */
const SHARE = 1 / 4;

export class MailboxLimits {
  readonly #mailboxes = new Map<string, RateLimit>();
  readonly #shares = new LRUCache<string, RateLimit>({ max: CLIENTS_COUNTED });
  readonly #marked: RateLimit;
  /** Of a mailbox, in an hour. */
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
    this.#marked = perHour(MARKED_PER_HOUR);
  }

  /** 0: allowed and counted; otherwise the seconds until a retry makes sense. */
  pass({ destinatario, mark }: { destinatario: string; mark: string }, address: string): number {
    const share = `${destinatario} ${toNetwork(address)}`;
    const ofSender = this.#shares.get(share) ?? perHour(this.#most * SHARE);
    this.#shares.set(share, ofSender);
    if (!ofSender.pass()) return Math.ceil(HOUR_S / (this.#most * SHARE));
    const limit = this.#mailboxes.get(destinatario) ?? perHour(this.#most);
    this.#mailboxes.set(destinatario, limit);
    if (mark && !this.#marked.pass()) return HOUR_S / MARKED_PER_HOUR;
    return limit.pass() ? 0 : Math.ceil(HOUR_S / this.#most);
  }
}

/** After a quiet time half of them at once, and one in any case. */
export function perHour(most: number, now: () => number = Date.now): RateLimit {
  return new RateLimit({ perSecond: most / HOUR_S, burst: Math.max(1, Math.floor(most / 2)), now });
}

/** What has been counted, for as long as the process lives. */
export interface MailLimits {
  mailboxes: MailboxLimits;
  /** Refuse with 429 `too-many-mails`. */
  ofSender: onRequestAsyncHookHandler;
  ofReceipts: onRequestAsyncHookHandler;
}

/** An IP address may be a whole office's or village's. */
export async function createMailLimits(
  { messagesPerAddress, messagesPerMailbox, receiptsPerAddress }: Omit<Limits, 'confirmationsPerHour'> = readConfig({})
    .limits,
): Promise<MailLimits> {
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
    mailboxes: new MailboxLimits(messagesPerMailbox),
    ofSender: counting.rateLimit({ max: messagesPerAddress, timeWindow: '10 minutes' }),
    ofReceipts: counting.rateLimit({ max: receiptsPerAddress, timeWindow: '1 minute' }),
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
