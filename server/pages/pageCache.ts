import { setImmediate, setTimeout } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#contract/render.ts';
import { toBody, type Body } from '#server/http/send.ts';

/** A rendered page as bytes. */
export interface StoredPage {
  status: number;
  body: Body;
  /** Whether it is kept, and worth showing again. */
  isCurrent: () => boolean;
}

/** A page as it was rendered, and how long it is worth showing. */
export interface MadePage extends Pick<RenderedPage, 'status' | 'html'> {
  /** False when something was missing while it was rendered: it is shown this once, unless there is one that was whole. */
  whole: boolean;
  /** Whether it still says what it would say if it were rendered now. */
  isCurrent: () => boolean;
}

/** A page that is no longer current is rendered anew; whoever has waited this long for it gets the old one. */
const PATIENCE_MS = 300;

/** Renderings at once: each keeps the processor to itself for milliseconds. */
const AT_ONCE = 2;

/** Made-up addresses that wait for their turn; more are refused. */
const STRANGERS_WAITING = 50;

/** Pages of made-up addresses that are kept. They have places of their own: none of ours goes for one. */
const STRANGERS_KEPT = 60;

/**
 * Pages by key, each rendered once however many ask for it together. Keeps the `capacity` used last. A page that failed,
 * was only 503 or was not whole is not kept, and takes the place of none. A `stranger`, an address that nobody wrote, is
 * rendered only one at a time, so that at most one stands before a page of ours.
 */
export class PageCache {
  readonly #kept: LRUCache<string, StoredPage>;
  readonly #strangers = new LRUCache<string, StoredPage>({ max: STRANGERS_KEPT });
  readonly #making = new Map<string, Promise<StoredPage>>();
  readonly #turns = bulkhead(AT_ONCE, Infinity);
  readonly #strangersTurns = bulkhead(1, STRANGERS_WAITING);

  constructor(capacity: number) {
    this.#kept = new LRUCache({ max: capacity });
  }

  /** At once where it is kept. @throws BulkheadRejectedError for a stranger, when too many wait */
  get(key: string, render: () => Promise<MadePage>, { stranger = false } = {}): StoredPage | Promise<StoredPage> {
    const kept = this.#find(key);
    if (kept?.isCurrent()) return kept;
    const made = this.#make(key, render, stranger);
    if (!kept) return made;
    const renewed = made.catch(() => kept);
    return Promise.race([renewed, setTimeout(PATIENCE_MS, kept, { ref: false })]);
  }

  #find(key: string): StoredPage | undefined {
    return this.#kept.get(key) ?? this.#strangers.get(key);
  }

  #make(key: string, render: () => Promise<MadePage>, stranger: boolean): Promise<StoredPage> {
    const known = this.#making.get(key);
    if (known) return known;
    const inTurn = () =>
      this.#turns.execute(async () => {
        // What came in meanwhile is answered between two renderings.
        await setImmediate();
        return render();
      });
    const making = (stranger ? this.#strangersTurns.execute(inTurn) : inTurn())
      .then((made) => {
        const good = made.whole && made.status !== 503;
        const kept = this.#find(key);
        if (!good && kept) return kept;
        const page = toStoredPage(made, good ? made.isCurrent : () => false);
        if (good) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, page: StoredPage): void {
    const [place, other] = page.status === 200 ? [this.#kept, this.#strangers] : [this.#strangers, this.#kept];
    other.delete(key);
    place.set(key, page);
  }
}

/** A page that is there is asked for often; one that is not, perhaps by this one visitor. */
function toStoredPage({ status, html }: MadePage, isCurrent: () => boolean): StoredPage {
  return {
    status,
    isCurrent,
    body: toBody(html, { type: 'text/html; charset=utf-8', effort: status === 200 ? 'best' : 'light' }),
  };
}
