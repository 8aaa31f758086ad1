import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '#contract/render.ts';
import type { Encoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page, compressed the first time that somebody asks for it so. */
export interface StoredPage {
  status: number;
  etag: string;
  bytes: (encoding: Encoding) => Promise<Buffer>;
}

/** A page as it was rendered, and how long it is worth showing. */
export interface MadePage extends RenderedPage {
  /** False when something was missing while it was rendered: it is shown this once, unless there is one that was whole. */
  whole: boolean;
  /** Whether it still says what it would say if it were rendered now. */
  isCurrent: () => boolean;
}

interface KeptPage {
  page: StoredPage;
  isCurrent: () => boolean;
}

/** A page that is no longer current is rendered anew; whoever has waited this long for it gets the old one. */
const PATIENCE_MS = 300;

/**
 * Pages by key, each rendered once however many ask for it together. Keeps the `capacity` used last. A page that failed,
 * was only 503 or was not whole is not kept, and takes the place of none.
 */
export class PageCache {
  readonly #kept = new Map<string, KeptPage>();
  readonly #making = new Map<string, Promise<StoredPage>>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string, render: () => Promise<MadePage>): Promise<StoredPage> {
    const kept = this.#kept.get(key);
    if (!kept) return this.#make(key, render);
    this.#keep(key, kept);
    if (kept.isCurrent()) return Promise.resolve(kept.page);
    const renewed = this.#make(key, render).catch(() => kept.page);
    return Promise.race([renewed, setTimeout(PATIENCE_MS, kept.page, { ref: false })]);
  }

  clear(): void {
    this.#kept.clear();
  }

  #make(key: string, render: () => Promise<MadePage>): Promise<StoredPage> {
    const known = this.#making.get(key);
    if (known) return known;
    const making = render()
      .then((made) => {
        const good = made.whole && made.status !== 503;
        const kept = this.#kept.get(key);
        if (!good && kept) return kept.page;
        const page = toStoredPage(made);
        if (good) this.#keep(key, { page, isCurrent: made.isCurrent });
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** The one used last is the last to go. */
  #keep(key: string, page: KeptPage): void {
    this.#kept.delete(key);
    this.#kept.set(key, page);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > this.#capacity && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function toStoredPage({ status, html }: RenderedPage): StoredPage {
  const identity = Buffer.from(html);
  const compressed = new Map<string, Promise<Buffer>>();
  const once = (encoding: string, compress: () => Promise<Buffer>) => {
    const bytes = compressed.get(encoding) ?? compress();
    compressed.set(encoding, bytes);
    return bytes;
  };
  return {
    status,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    bytes: (encoding) => {
      if (encoding === 'identity') return Promise.resolve(identity);
      return once(encoding, () =>
        encoding === 'br'
          ? compressBrotli(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } })
          : compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
      );
    },
  };
}
