import type { CDPSession, Page } from '@playwright/test';

export interface Transfer {
  /** Path and query. */
  path: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'video' | 'other';
  /** Headers included; 0 from the browser's cache. */
  wireBytes: number;
  /** As compressed. */
  bodyBytes: number;
  status: number;
  /** In ms since the epoch. */
  askedAt: number;
}

/** The page counts as idle after this time without requests. */
const QUIET_MS = 700;

const LIMIT_MS = 20_000;

const KINDS: Record<string, Transfer['kind']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Media: 'video',
};

/** Requests of a page, as in the network panel of DevTools. */
export class NetworkLog {
  readonly #session: CDPSession;
  readonly #transfers = new Map<string, Transfer>();
  readonly #pending = new Set<string>();
  /** By request id: the events that tell them may come before the request's own. */
  readonly #statuses = new Map<string, number>();
  #last = performance.now();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async start(page: Page): Promise<NetworkLog> {
    const log = new NetworkLog(await page.context().newCDPSession(page));
    log.#listen();
    await log.#session.send('Network.enable');
    return log;
  }

  /** What came since the last call, once the network is idle; videos may go on. */
  async untilIdle(): Promise<Transfer[]> {
    this.#last = performance.now();
    const deadline = this.#last + LIMIT_MS;
    while (performance.now() - this.#last < QUIET_MS || this.#pending.size > 0) {
      if (performance.now() > deadline) throw new Error(`still on their way: ${[...this.#pending].join(', ')}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    const came = [...this.#transfers].map(([id, one]) => ({ ...one, status: this.#statuses.get(id) ?? one.status }));
    this.#transfers.clear();
    return came;
  }

  #listen(): void {
    this.#session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
      if (!request.url.startsWith('http')) return;
      const { pathname, search } = new URL(request.url);
      const kind = KINDS[type] ?? 'other';
      const path = pathname + search;
      // What a page that is left still waited for may end without a word.
      if (kind === 'document') this.#pending.clear();
      this.#transfers.set(requestId, { path, kind, wireBytes: 0, bodyBytes: 0, status: 0, askedAt: wallTime * 1000 });
      if (kind !== 'video') this.#pending.add(requestId);
      this.#last = performance.now();
    });
    this.#session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const transfer = this.#transfers.get(requestId);
      if (!transfer) return;
      // A preloaded module shows its kind only in the response.
      if (response.mimeType.endsWith('javascript')) transfer.kind = 'script';
      else transfer.kind = KINDS[type] ?? transfer.kind;
      transfer.status = response.status;
    });
    // 304 where responseReceived tells of the cached copy.
    this.#session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      this.#statuses.set(requestId, statusCode);
    });
    this.#session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const transfer = this.#transfers.get(requestId);
      if (!transfer) return;
      transfer.bodyBytes += encodedDataLength;
      if (transfer.kind === 'video') transfer.wireBytes += encodedDataLength;
    });
    this.#session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = this.#transfers.get(requestId);
      if (transfer) transfer.wireBytes = encodedDataLength;
      this.#end(requestId);
    });
    this.#session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId));
  }

  #end(requestId: string): void {
    this.#pending.delete(requestId);
    this.#last = performance.now();
  }
}
