import { setImmediate, setTimeout } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#contract/render.ts';
import type { CacheCounts } from '#server/metrics/cacheMetrics.ts';
import { toBody, type Body } from '#server/http/send.ts';

/** A rendered page as bytes. */
export interface StoredPage {
  status: number;
  body: Body;
  /** Whether it is cached, and worth showing again. */
  isCurrent: () => boolean;
}

/** A rendered page and whether it is still current. */
export interface MadePage extends Pick<RenderedPage, 'status' | 'html'> {
  /** False when something was missing while it was rendered: it is shown this once, unless there is one that was whole. */
  whole: boolean;
  /** Whether it still says what it would say if it were rendered now. */
  isCurrent: () => boolean;
}

/** A stale page is rendered anew; visitors who waited this long get the stale one. */
const STALE_AFTER_MS = 300;

/** Concurrent renderings: each blocks the event loop for milliseconds. */
const AT_ONCE = 2;

/** Queue of unknown URLs; more are refused. */
const UNKNOWN_QUEUE = 50;

/** Cached pages of unknown URLs, apart from the others so that they evict none of them. */
const UNKNOWN_CACHED = 60;

/**
 * Cache of rendered pages by key. Equal requests share one rendering, and the `capacity` pages used last stay. Failed, incomplete
 * and 503 pages are not cached and replace none. Unknown URLs are rendered one at a time, so that they cannot hold up our pages.
 */
export class PageCache {
  readonly #cached: LRUCache<string, StoredPage>;
  readonly #unknown = new LRUCache<string, StoredPage>({ max: UNKNOWN_CACHED });
  readonly #rendering = new Map<string, Promise<StoredPage>>();
  readonly #semaphore = bulkhead(AT_ONCE, Infinity);
  readonly #unknownSemaphore = bulkhead(1, UNKNOWN_QUEUE);

  readonly #counts: CacheCounts | undefined;

  constructor(capacity: number, counts?: CacheCounts) {
    this.#cached = new LRUCache({ max: capacity });
    this.#counts = counts;
    counts?.holds(() => {
      const pages = [...this.#cached.values(), ...this.#unknown.values()];
      return { entries: pages.length, bytes: pages.reduce((sum, { body }) => sum + body.size, 0) };
    });
  }

  /** Synchronous for a cached page. @throws BulkheadRejectedError when too many unknown URLs wait */
  get(key: string, render: () => Promise<MadePage>, { isUnknown = false } = {}): StoredPage | Promise<StoredPage> {
    const cached = this.#find(key);
    const isCurrent = cached?.isCurrent() ?? false;
    this.#counts?.count(isCurrent ? 'hit' : cached ? 'stale' : 'miss');
    if (cached && isCurrent) return cached;
    const made = this.#make(key, render, isUnknown);
    if (!cached) return made;
    const renewed = made.catch(() => cached);
    return Promise.race([renewed, setTimeout(STALE_AFTER_MS, cached, { ref: false })]);
  }

  #find(key: string): StoredPage | undefined {
    return this.#cached.get(key) ?? this.#unknown.get(key);
  }

  #make(key: string, render: () => Promise<MadePage>, isUnknown: boolean): Promise<StoredPage> {
    const known = this.#rendering.get(key);
    if (known) return known;
    const inTurn = () =>
      this.#semaphore.execute(async () => {
        // Let other requests run between two renderings.
        await setImmediate();
        return render();
      });
    const rendering = (isUnknown ? this.#unknownSemaphore.execute(inTurn) : inTurn())
      .then((made) => {
        const good = made.whole && made.status !== 503;
        const cached = this.#find(key);
        if (!good && cached) return cached;
        const page = toStoredPage(made, good ? made.isCurrent : () => false);
        if (good) this.#cache(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #cache(key: string, page: StoredPage): void {
    const [place, other] = page.status === 200 ? [this.#cached, this.#unknown] : [this.#unknown, this.#cached];
    other.delete(key);
    place.set(key, page);
  }
}

/** Existing pages are requested often, unknown URLs and searches perhaps once. */
function toStoredPage({ status, html, whole }: MadePage, isCurrent: () => boolean): StoredPage {
  return {
    status,
    isCurrent,
    body: toBody(html, { type: 'text/html; charset=utf-8', effort: status === 200 && whole ? 'best' : 'light' }),
  };
}
