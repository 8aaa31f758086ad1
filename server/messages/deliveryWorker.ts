import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfter } from './retries.ts';
import { toReason, type Leased, type MessageStore } from './store.ts';

/**
 * Delivers a message and resolves once the other side has accepted it. Ends soon after `signal` is aborted.
 * @throws DeliveryError, or any other error, which counts as temporary
 */
export type Deliver = (message: Leased, signal: AbortSignal) => Promise<void>;

/** A failed delivery. `permanent`: retrying is useless. `message` holds nothing that a visitor wrote. */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  /** The other side's response, for the operator alone. */
  readonly answer: string;

  constructor(message: string, { permanent = false, answer = '' }: { permanent?: boolean; answer?: string } = {}) {
    super(message);
    this.permanent = permanent;
    this.answer = answer;
  }
}

/** Details hold nothing that a visitor wrote. */
type Log = (details: Record<string, unknown>, message: string) => void;

interface WorkerDeps {
  store: MessageStore;
  deliver: Deliver;
  log: Log;
  times?: Partial<WorkerTimes>;
}

/** In ms; tests use shorter ones. */
export interface WorkerTimes {
  /** Time limit of a delivery. */
  delivery: number;
  /** Longer than a delivery and the commit after it, so that no other worker takes the message meanwhile. */
  lease: number;
  /** How often the queue is polled for what other processes stored and what is due again. */
  poll: number;
  /** How often expired messages are deleted. */
  cleanUp: number;
  /** Pause between tries to write a result to the store. */
  writeRetry: number;
  /** How long a stopping worker waits for deliveries under way before it gives them back. */
  shutdown: number;
}

const TIMES: WorkerTimes = {
  delivery: 90_000,
  lease: 120_000,
  poll: 1_000,
  cleanUp: 3_600_000,
  writeRetry: 500,
  shutdown: 5_000,
};

/** Deliveries at a time, and connections to the mail server. */
export const MAX_DELIVERIES = 4;

/** An unreachable store is logged once in so many ms. */
const LOG_MS = 60_000;

/** Leases messages from the store and delivers them until it is stopped. Any number of workers may share a store. */
export class DeliveryWorker {
  readonly #deps: WorkerDeps;
  readonly #times: WorkerTimes;
  readonly #deliveries = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Aborted when a stopping worker no longer waits. */
  readonly #cancelled = new AbortController();
  #running: Promise<void> | undefined;
  #pause = new AbortController();
  #loggedAt = -Infinity;
  #cleanedAt = -Infinity;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#times = { ...TIMES, ...deps.times };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** A message was stored, or a delivery has ended: polls now. */
  wake(): void {
    this.#pause.abort();
  }

  /** Leases nothing more, waits a while for deliveries under way, and gives the rest back. */
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
      // Made before polling, so that a wake meanwhile is not missed.
      this.#pause = new AbortController();
      const { signal } = this.#pause;
      await this.#try(async () => {
        const free = MAX_DELIVERIES - this.#deliveries.size;
        const leased = free > 0 ? await this.#deps.store.lease({ most: free, ms: this.#times.lease }) : [];
        for (const message of leased) this.#track(message);
        if (Date.now() - this.#cleanedAt < this.#times.cleanUp) return;
        this.#cleanedAt = Date.now();
        await this.#deps.store.deleteExpired();
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
    try {
      const signal = AbortSignal.any([this.#cancelled.signal, AbortSignal.timeout(this.#times.delivery)]);
      await orAborted(deliver(message, signal), signal);
    } catch (error) {
      if (this.#cancelled.signal.aborted) {
        return this.#write(leasedUntil, () => store.later(message, 0, 'the site was stopped'));
      }
      const known = error instanceof DeliveryError ? error : undefined;
      const reason = known?.message ?? toReason(error);
      const details = [reason, known?.answer].filter(Boolean).join(': ');
      const pause = known?.permanent ? undefined : pauseAfter(message.age);
      log(
        { code, destinatario, tries, reason },
        pause === undefined ? 'a message is dead' : 'a message did not go out',
      );
      return this.#write(leasedUntil, () =>
        pause === undefined ? store.dead(message, details) : store.later(message, pause, details),
      );
    }
    return this.#write(leasedUntil, () => store.done(message));
  }

  /** Retries for as long as the lease holds: a delivery that is not written down is repeated. */
  async #write(leasedUntil: number, write: () => Promise<boolean>): Promise<void> {
    while (!(await this.#try(write))) {
      if (Date.now() > leasedUntil || this.#cancelled.signal.aborted) return;
      await sleep(this.#times.writeRetry);
    }
  }

  /** False where the store failed. */
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
  const abort = () => reject(new DeliveryError('took too long'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
