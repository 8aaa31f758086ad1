import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfter } from './retries.ts';
import { toReason, type Leased, type MessageStore } from './store.ts';

/** Resolves once the other side has accepted the message. @throws DeliveryError; any other error counts as temporary */
export type Deliver = (message: Leased, signal: AbortSignal) => Promise<void>;

/** `permanent`: a retry cannot succeed. `message` must not contain visitors' text: it is logged. */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  /** The mail server's response; never logged. */
  readonly answer: string;

  constructor(message: string, { permanent = false, answer = '' }: { permanent?: boolean; answer?: string } = {}) {
    super(message);
    this.permanent = permanent;
    this.answer = answer;
  }
}

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
  /** Longer than a delivery and its commit, so that no other worker takes the message meanwhile. */
  lease: number;
  /** Interval of polling the queue for other processes' messages and due retries. */
  poll: number;
  /** Interval of deleting expired messages. */
  cleanUp: number;
  /** Pause before writing a result to the store is retried. */
  writeRetry: number;
  /** How long `stop` waits for running deliveries before it cancels them. */
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

/** Also the number of connections to the mail server. */
export const MAX_DELIVERIES = 4;

/** An unreachable store is logged at most this often. */
const LOG_MS = 60_000;

/** Leases messages and delivers them until stopped. Several workers may share a store. */
export class DeliveryWorker {
  readonly #deps: WorkerDeps;
  readonly #times: WorkerTimes;
  readonly #deliveries = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Aborted when `stop` no longer waits. */
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
  const abort = () => reject(new DeliveryError('took too long'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
