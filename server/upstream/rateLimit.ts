interface RateLimitOptions {
  /** How many may pass a second, in the long run. */
  aSecond: number;
  /** How many may pass at once after a rest. */
  burst: number;
  now: () => number;
}

/** Counts what passes, and says when it is too much. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  #left: number;
  #at: number;

  constructor(options: RateLimitOptions) {
    this.#options = options;
    this.#left = options.burst;
    this.#at = options.now();
  }

  /** Whether one more may pass now; then it counts. */
  pass(): boolean {
    const { aSecond, burst, now } = this.#options;
    const at = now();
    this.#left = Math.min(burst, this.#left + (Math.max(0, at - this.#at) * aSecond) / 1000);
    this.#at = at;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
