import { UpstreamError } from './upstreamError.ts';

/** Lets a few tasks run at once and a few more wait, in the order in which they came. */
export class Gate {
  readonly #atOnce: number;
  readonly #queued: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, queued }: { atOnce: number; queued: number }) {
    this.#atOnce = atOnce;
    this.#queued = queued;
  }

  /** @throws UpstreamError `busy` when too many wait already, `late` when `signal` ends the wait; else what `task` throws. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#wait(signal);
    else this.#running++;
    try {
      return await task();
    } finally {
      // A place is handed on, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#queued) throw new UpstreamError('busy', 'too many requests wait already');
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(new UpstreamError('late', 'no place among the requests in time'));
      };
      if (signal.aborted) return reject(new UpstreamError('late', 'no time left'));
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(start);
    });
  }
}
