interface RateLimitOptions {
  /** Long-term average. */
  perSecond: number;
  /** Most at once after a quiet time. */
  burst: number;
  now: () => number;
}

/** A token bucket. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  #tokens: number;
  #updatedAt: number;

  constructor(options: RateLimitOptions) {
    this.#options = options;
    this.#tokens = options.burst;
    this.#updatedAt = options.now();
  }

  /** Takes a token; false if none is left. */
  pass(): boolean {
    const { perSecond, burst, now } = this.#options;
    const time = now();
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, time - this.#updatedAt) * perSecond) / 1000);
    this.#updatedAt = time;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
