import { setTimeout as sleep } from 'node:timers/promises';
import { Breaker, type Stopped } from './breaker.ts';
import type { DeliveryLog } from './deliveryLog.ts';
import { pauseAfter } from './retries.ts';
import type { Leased } from './rows.ts';
import type { MessageStore, Sent } from './store.ts';
import { toReason } from './toReason.ts';

/** Resolves once the other side has accepted the message. @throws DeliveryError; any other error counts as temporary */
export type Deliver = (message: Leased, signal: AbortSignal) => Promise<Sent>;

/**
 * Whose fault it is that a message did not go out. `recipient`: it can never be taken there. `ours`: refused for good, for what a
 * setting can mend. `busy`: to be tried later. `unreachable`: no answer that says anything.
 */
export const FAULTS = ['recipient', 'ours', 'busy', 'unreachable'] as const;
export type Fault = (typeof FAULTS)[number];

/** `message` must not contain visitors' text: it is logged. */
export class DeliveryError extends Error {
  readonly fault: Fault;
  /** The mail server's response; never logged. */
  readonly answer: string;

  constructor(message: string, { fault = 'busy', answer = '' }: { fault?: Fault; answer?: string } = {}) {
    super(message);
    this.fault = fault;
    this.answer = answer;
  }
}

type Log = (details: Record<string, unknown>, message: string) => void;

interface WorkerDeps {
  store: MessageStore;
  deliver: Deliver;
  log: Log;
  times?: Partial<WorkerTimes>;
  /** What went out, whatever the store says. */
  delivered?: DeliveryLog;
  /** Called once, with the first look at the queue. */
  onStart?: () => void;
  /** With the store's own. */
  cleanUp?: () => Promise<void>;
  /** The queue stands still, or goes on. */
  onStopped?: (stopped: Stopped) => void;
}

/** In ms; tests use shorter ones. */
export interface WorkerTimes {
  /** Time limit of a delivery. */
  delivery: number;
  /** Longer than a delivery and its commit, so that no other worker takes the message meanwhile. */
  lease: number;
  /** Interval of polling the queue for other processes' messages and due retries. */
  poll: number;
  /** Interval of deleting expired messages. */
  cleanUp: number;
  /** Pause before writing a result to the store is retried. */
  writeRetry: number;
  /** First pause of a queue that stands still (breaker.ts). */
  firstPause: number;
  /** How long `stop` waits for running deliveries before it cancels them. */
  shutdown: number;
}

const TIMES: WorkerTimes = {
  delivery: 90_000,
  lease: 120_000,
  poll: 1_000,
  cleanUp: 3_600_000,
  writeRetry: 500,
  firstPause: 10_000,
  shutdown: 5_000,
};

/** Also the number of connections to the mail server. */
export const MAX_DELIVERIES = 4;

const GONE = 'it had gone out before';

const REASONS: Record<Stopped, string> = {
  '': 'a message arrived',
  refused: 'several in a row were refused for good: see npm run mail -- list',
  unreachable: 'the mail server could not be reached several times in a row',
};

/** An unreachable store is logged at most this often. */
const LOG_MS = 60_000;

/** Leases messages and delivers them until stopped. Several workers may share a store. */
export class DeliveryWorker {
  readonly #deps: WorkerDeps;
  readonly #times: WorkerTimes;
  readonly #breaker: Breaker;
  readonly #deliveries = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Aborted when `stop` no longer waits. */
  readonly #cancelled = new AbortController();
  #running: Promise<void> | undefined;
  #pause = new AbortController();
  #loggedAt = -Infinity;
  #unlogged = false;
  #cleanedAt = -Infinity;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#times = { ...TIMES, ...deps.times };
    this.#breaker = new Breaker({
      firstPause: this.#times.firstPause,
      onChange: (stopped) => {
        deps.log({ reason: REASONS[stopped] }, stopped ? 'the queue stands still' : 'the queue goes on');
        deps.onStopped?.(stopped);
      },
    });
  }

  start(): void {
    if (this.#running) return;
    this.#deps.onStart?.();
    this.#running = this.#run();
  }

  /** Polls now. */
  wake(): void {
    this.#pause.abort();
  }

  /** Stops leasing, waits a while for running deliveries, and returns the others to the queue. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#running;
    const timer = setTimeout(() => this.#cancelled.abort(), this.#times.shutdown);
    await Promise.all(this.#deliveries);
    clearTimeout(timer);
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Created before polling, so that a `wake` during it is not missed.
      this.#pause = new AbortController();
      const { signal } = this.#pause;
      await this.#try(async () => {
        const underWay = this.#deliveries.size;
        const free = this.#breaker.allows(MAX_DELIVERIES - underWay, underWay);
        const leased = free > 0 ? await this.#deps.store.lease({ most: free, ms: this.#times.lease }) : [];
        for (const message of leased) this.#track(message);
        if (Date.now() - this.#cleanedAt < this.#times.cleanUp) return;
        this.#cleanedAt = Date.now();
        await this.#deps.store.deleteExpired();
        await this.#deps.cleanUp?.();
      });
      if (this.#stopping.signal.aborted) return;
      await sleep(this.#times.poll, undefined, { signal }).catch(() => undefined);
    }
  }

  #track(message: Leased): void {
    const delivery = this.#deliver(message).finally(() => {
      this.#deliveries.delete(delivery);
      this.wake();
    });
    this.#deliveries.add(delivery);
  }

  async #deliver(message: Leased): Promise<void> {
    const { store, deliver, log } = this.#deps;
    const leasedUntil = Date.now() + this.#times.lease;
    const { code, destinatario, tries } = message;
    if (this.#deps.delivered?.has(message.id)) {
      log({ code, destinatario, tries, reason: GONE }, 'a message is not sent again');
      return this.#write(leasedUntil, () => store.done(message, { messageId: '', answer: GONE }));
    }
    let sent: Sent;
    try {
      const signal = AbortSignal.any([this.#cancelled.signal, AbortSignal.timeout(this.#times.delivery)]);
      sent = await orAborted(deliver(message, signal), signal);
    } catch (error) {
      if (this.#cancelled.signal.aborted) {
        return this.#write(leasedUntil, () => store.later(message, 0, 'the site was stopped'));
      }
      const known = error instanceof DeliveryError ? error : undefined;
      const reason = known?.message ?? toReason(error);
      const details = [reason, known?.answer].filter(Boolean).join(': ');
      const fault = known?.fault ?? 'busy';
      // A queue that stands still kills nothing: what is refused then may be refused for our sake.
      const dies = fault === 'recipient' && !this.#breaker.stopped;
      this.#breaker.failed(fault);
      const pause = dies ? undefined : pauseAfter(message.age);
      log(
        { code, destinatario, tries, reason },
        pause === undefined ? 'a message is dead' : 'a message did not go out',
      );
      return this.#write(leasedUntil, () =>
        pause === undefined ? store.dead(message, details) : store.later(message, pause, details),
      );
    }
    this.#breaker.arrived();
    this.#logDelivery(message.id);
    return this.#write(leasedUntil, () => store.done(message, sent));
  }

  #logDelivery(id: string): void {
    try {
      this.#deps.delivered?.add(id);
    } catch (error) {
      if (!this.#unlogged) this.#deps.log({ reason: toReason(error) }, 'the log of deliveries cannot be written');
      this.#unlogged = true;
    }
  }

  /** Retries until the lease ends: a delivery whose result is not stored would be repeated. */
  async #write(leasedUntil: number, write: () => Promise<boolean>): Promise<void> {
    while (!(await this.#try(write))) {
      if (Date.now() > leasedUntil || this.#cancelled.signal.aborted) return;
      await sleep(this.#times.writeRetry);
    }
  }

  /** False if the store failed. */
  async #try(task: () => Promise<unknown>): Promise<boolean> {
    try {
      await task();
      return true;
    } catch (error) {
      if (Date.now() - this.#loggedAt > LOG_MS) {
        this.#loggedAt = Date.now();
        this.#deps.log({ reason: toReason(error) }, 'messages cannot be reached');
      }
      return false;
    }
  }
}

/** Rejects when the signal is aborted, even if the task ignores it. */
async function orAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new DeliveryError('took too long', { fault: 'unreachable' }));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
