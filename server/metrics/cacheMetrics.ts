import { Counter, Gauge, type Registry } from 'prom-client';

/** `stale`: answered with what it held, and made or fetched anew. */
const RESULTS = ['hit', 'stale', 'miss'] as const;

export type CacheName = 'pages' | 'news_answers' | 'share_cards' | 'blog' | 'backend' | 'pictures';

interface Held {
  entries: number;
  bytes: number;
}

/** One cache. */
export interface CacheCounts {
  count: (result: (typeof RESULTS)[number]) => void;
  /** What it holds, asked for with each reading; undefined: not known now. A later cache of the name takes its place. */
  holds: (held: () => Held | undefined) => void;
}

/** What the server's caches hold, and how often they had what was asked for. */
export class CacheMetrics {
  readonly #requests: Counter<'cache' | 'result'>;
  readonly #held = new Map<CacheName, () => Held | undefined>();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#requests = new Counter({
      name: 'cache_requests_total',
      help: 'What a cache was asked for: it had it, had it but had it made anew, or had it not.',
      labelNames: ['cache', 'result'],
      registers,
    });
    const gauge = (name: string, help: string, of: keyof Held) => {
      const held = this.#held;
      return new Gauge({
        name,
        help,
        labelNames: ['cache'],
        registers,
        collect() {
          this.reset();
          for (const [cache, read] of held) {
            const now = read();
            if (now) this.set({ cache }, now[of]);
          }
        },
      });
    };
    gauge('cache_entries', 'What a cache holds.', 'entries');
    gauge('cache_bytes', 'How large that is.', 'bytes');
  }

  of(cache: CacheName): CacheCounts {
    for (const result of RESULTS) this.#requests.inc({ cache, result }, 0);
    return {
      count: (result) => this.#requests.inc({ cache, result }),
      holds: (held) => void this.#held.set(cache, held),
    };
  }
}
