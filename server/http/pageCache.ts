import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '#contract/render.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page, compressed the first time that somebody asks for it so. */
export interface StoredPage {
  status: number;
  etag: string;
  bytes: (encoding: 'br' | 'gzip' | 'identity') => Promise<Buffer>;
}

/**
 * Pages by key, each rendered once however many ask for it together. Keeps the `capacity` used last; a page that failed or
 * was only 503 is not kept.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<StoredPage>>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const page = this.#pages.get(key) ?? render().then(toStoredPage);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    page.then(
      ({ status }) => status === 503 && this.#pages.delete(key),
      () => this.#pages.delete(key),
    );
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.#capacity && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }

  clear(): void {
    this.#pages.clear();
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
