import { UpstreamError } from './upstreamError.ts';

interface CircuitOptions {
  failures: number;
  pauseMs: number;
  longestPauseMs: number;
  now: () => number;
  /** Which failures say that the service does not work; others say that it does. */
  isOutage: (error: UpstreamError) => boolean;
  /** Told when a pause begins and when the service works again. */
  onChange: (state: 'paused' | 'works', cause?: UpstreamError) => void;
}

/**
 * Leaves a service alone that failed several times in a row: then nothing is asked for a while, and after it one request
 * alone finds out whether it works again.
 */
export class Circuit {
  readonly #options: CircuitOptions;
  #failed = 0;
  #pausedUntil = 0;
  #trying = false;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** @throws UpstreamError `paused`, without running `task`; else what `task` throws. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const { failures, now } = this.#options;
    const doubtful = this.#failed >= failures;
    if (doubtful && (this.#trying || now() < this.#pausedUntil)) {
      throw new UpstreamError('paused', 'not asked: it failed too often a moment ago');
    }
    if (doubtful) this.#trying = true;
    try {
      const result = await task();
      this.#succeed();
      return result;
    } catch (error) {
      if (error instanceof UpstreamError && this.#options.isOutage(error)) this.#fail(error);
      else if (error instanceof UpstreamError && !error.isOurs) this.#succeed();
      throw error;
    } finally {
      if (doubtful) this.#trying = false;
    }
  }

  #succeed(): void {
    if (this.#failed >= this.#options.failures) this.#options.onChange('works');
    this.#failed = 0;
  }

  #fail(error: UpstreamError): void {
    const { failures, pauseMs, longestPauseMs, now, onChange } = this.#options;
    this.#failed++;
    if (this.#failed < failures) return;
    this.#pausedUntil = now() + Math.min(pauseMs * 2 ** (this.#failed - failures), longestPauseMs);
    if (this.#failed === failures) onChange('paused', error);
  }
}
