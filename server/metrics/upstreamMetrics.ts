import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** The foreign services that the site can be connected to; the mail server has counters of its own (server/mail/counters.ts). */
export type Upstream = 'blog' | 'backend' | 'pictures';

/** `UpstreamReason` and what else may come of a request; `paused`: not sent. */
const OUTCOMES = ['ok', 'timeout', 'network', 'status', 'type', 'size', 'redirect', 'late', 'paused', 'error'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** In seconds; no answer is waited for longer than ten. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** In seconds: a minute to a week. */
const AGES = [60, 300, 3_600, 21_600, 86_400, 604_800];

/** One foreign service. */
export interface UpstreamCounts {
  asked: (outcome: Outcome, seconds: number) => void;
  /** Whether the circuit breaker holds requests back. */
  paused: (on: boolean) => void;
  /** A copy was fetched again, or could not be. */
  renewed: (result: 'ok' | 'failed') => void;
  /** A copy of this age was given to a visitor. */
  served: (ageSeconds: number) => void;
}

/** What foreign services answered. */
export class UpstreamMetrics {
  readonly #requests: Counter<'upstream' | 'outcome'>;
  readonly #seconds: Histogram<'upstream'>;
  readonly #paused: Gauge<'upstream'>;
  readonly #renewals: Counter<'upstream' | 'result'>;
  readonly #ages: Histogram<'upstream'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#requests = new Counter({
      name: 'upstream_requests_total',
      help: 'Requests to a foreign service, by what came of them; paused: not sent.',
      labelNames: ['upstream', 'outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'upstream_request_duration_seconds',
      help: 'How long a foreign service took, failures included.',
      labelNames: ['upstream'],
      buckets: BUCKETS,
      registers,
    });
    this.#paused = new Gauge({
      name: 'upstream_paused',
      help: '1 from failures in a row until a request goes well again.',
      labelNames: ['upstream'],
      registers,
    });
    this.#renewals = new Counter({
      name: 'upstream_renewals_total',
      help: 'Copies that were fetched again or could not be, also for an answer that cannot be used.',
      labelNames: ['upstream', 'result'],
      registers,
    });
    this.#ages = new Histogram({
      name: 'upstream_copy_age_seconds',
      help: 'How old the copies were that visitors got.',
      labelNames: ['upstream'],
      buckets: AGES,
      registers,
    });
  }

  /** Its numbers begin at 0, so that the first failure is an increase. */
  of(upstream: Upstream): UpstreamCounts {
    for (const outcome of OUTCOMES) this.#requests.inc({ upstream, outcome }, 0);
    this.#seconds.zero({ upstream });
    this.#paused.set({ upstream }, 0);
    return {
      asked: (outcome, seconds) => {
        this.#requests.inc({ upstream, outcome });
        if (outcome !== 'paused') this.#seconds.observe({ upstream }, seconds);
      },
      paused: (on) => this.#paused.set({ upstream }, Number(on)),
      renewed: (result) => this.#renewals.inc({ upstream, result }),
      served: (ageSeconds) => this.#ages.observe({ upstream }, ageSeconds),
    };
  }

  /** The same for a service whose answers are kept as copies. */
  withCopies(upstream: Upstream): UpstreamCounts {
    for (const result of ['ok', 'failed']) this.#renewals.inc({ upstream, result }, 0);
    this.#ages.zero({ upstream });
    return this.of(upstream);
  }
}
