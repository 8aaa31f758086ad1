import { pauseAfter } from './retries.ts';
import { toReason, type Leased, type MessageStore } from './store.ts';

/**
 * Hands a message to who takes it from us, and resolves once they have it. An aborted `signal` ends it soon.
 * @throws DeliveryError, or anything else: then it is tried again
 */
export type Deliver = (message: Leased, signal: AbortSignal) => Promise<void>;

/** A message did not go out. `permanent`: it would not the next time either. `message` holds nothing of a visitor's. */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  /** What the other side said, for the operator's eyes alone. */
  readonly answer: string;

  constructor(message: string, { permanent = false, answer = '' }: { permanent?: boolean; answer?: string } = {}) {
    super(message);
    this.permanent = permanent;
    this.answer = answer;
  }
}

/** What a worker tells the log: its words, and details without a visitor's text. */
type Log = (details: Record<string, unknown>, message: string) => void;

interface WorkerDeps {
  store: MessageStore;
  deliver: Deliver;
  log: Log;
  times?: Partial<WorkerTimes>;
}

/** In ms; tests have less of it. */
export interface WorkerTimes {
  /** A delivery takes no longer. */
  delivery: number;
  /** Longer than a delivery and the commit after it: nobody takes over what is still under way. */
  lease: number;
  /** How often the queue is looked at when nobody says that something came: what another process left, what is due again. */
  look: number;
  /** How often what has been kept long enough is deleted. */
  forget: number;
  /** Between two tries to write down what became of a message. */
  settle: number;
  /** What is under way when the site stops has so long to get there; then it is given back. */
  leave: number;
}

const TIMES: WorkerTimes = {
  delivery: 90_000,
  lease: 120_000,
  look: 1_000,
  forget: 3_600_000,
  settle: 500,
  leave: 5_000,
};

/** Deliveries at once, and connections to the mail server. */
export const AT_ONCE = 4;

/** An unreachable store is told of once a minute. */
const TELL_MS = 60_000;

/** Takes messages from the store and delivers them, until it is stopped. Any number of couriers may share a store. */
export class DeliveryWorker {
  readonly #parts: WorkerDeps;
  readonly #times: WorkerTimes;
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #cut = new AbortController();
  #looking: Promise<void> | undefined;
  #wake: () => void = () => undefined;
  #woken = false;
  #toldAt = -Infinity;
  #forgotAt = -Infinity;

  constructor(parts: WorkerDeps) {
    this.#parts = parts;
    this.#times = { ...TIMES, ...parts.times };
  }

  start(): void {
    this.#looking ??= this.#look();
  }

  /** Something came: it need not wait for the next look. */
  wake(): void {
    this.#woken = true;
    this.#wake();
  }

  /** Takes nothing more, waits a while for what is under way, and gives the rest back. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#looking;
    const cut = setTimeout(() => this.#cut.abort(), this.#times.leave);
    await Promise.all(this.#underWay);
    clearTimeout(cut);
  }

  async #look(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#woken = false;
      await this.#try(async () => {
        const free = AT_ONCE - this.#underWay.size;
        const leased = free > 0 ? await this.#parts.store.lease({ most: free, ms: this.#times.lease }) : [];
        for (const message of leased) this.#carry(message);
        if (Date.now() - this.#forgotAt < this.#times.forget) return;
        this.#forgotAt = Date.now();
        await this.#parts.store.forget();
      });
      await this.#rest();
    }
  }

  /** Until something comes or goes, but not for long. */
  async #rest(): Promise<void> {
    if (this.#woken || this.#stopping.signal.aborted) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, this.#times.look);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #carry(message: Leased): void {
    const carried = this.#deliver(message).finally(() => {
      this.#underWay.delete(carried);
      this.wake();
    });
    this.#underWay.add(carried);
  }

  async #deliver(message: Leased): Promise<void> {
    const { store, deliver, log } = this.#parts;
    const until = Date.now() + this.#times.lease;
    const { code, destinatario, tries } = message;
    try {
      const signal = AbortSignal.any([this.#cut.signal, AbortSignal.timeout(this.#times.delivery)]);
      await orAborted(deliver(message, signal), signal);
    } catch (error) {
      if (this.#cut.signal.aborted) return this.#settle(until, () => store.later(message, 0, 'the site was stopped'));
      const known = error instanceof DeliveryError ? error : undefined;
      const reason = known?.message ?? toReason(error);
      const said = [reason, known?.answer].filter(Boolean).join(': ');
      const pause = known?.permanent ? undefined : pauseAfter(message.age);
      log(
        { code, destinatario, tries, reason },
        pause === undefined ? 'a message is dead' : 'a message did not go out',
      );
      return this.#settle(until, () =>
        pause === undefined ? store.dead(message, said) : store.later(message, pause, said),
      );
    }
    // What has gone out and is not written down goes out again.
    return this.#settle(until, () => store.done(message));
  }

  /** Writes down what became of a message, as long as nobody else can have it. */
  async #settle(until: number, write: () => Promise<boolean>): Promise<void> {
    for (;;) {
      if (await this.#try(write)) return;
      if (Date.now() > until || this.#cut.signal.aborted) return;
      await new Promise((done) => setTimeout(done, this.#times.settle));
    }
  }

  /** Whether the store could be asked. */
  async #try(task: () => Promise<unknown>): Promise<boolean> {
    try {
      await task();
      return true;
    } catch (error) {
      if (Date.now() - this.#toldAt > TELL_MS) {
        this.#toldAt = Date.now();
        this.#parts.log({ reason: toReason(error) }, 'messages cannot be reached');
      }
      return false;
    }
  }
}

/** Rejects when the signal is aborted, whatever the task makes of it. */
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
