import type { CDPSession, Page } from '@playwright/test';

/** What one request brought over the wire. */
export interface Transfer {
  /** Path and query. */
  path: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'film' | 'other';
  /** Bytes received for it, its head included; 0 from the browser's cache. */
  wireBytes: number;
  /** Bytes of the body as they came, compressed. */
  bodyBytes: number;
  status: number;
  /** When it was asked for, in ms since the epoch. */
  askedAt: number;
}

/** Nothing was on its way for this long: the page has what it wants, in ms. */
const QUIET_MS = 700;

/** A page that asks for something all the time never has what it wants. */
const LIMIT_MS = 20_000;

const KINDS: Record<string, Transfer['kind']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Media: 'film',
};

/** Listens to everything that a page receives from now on, as DevTools' network panel counts it. */
export class Wire {
  readonly #session: CDPSession;
  readonly #transfers = new Map<string, Transfer>();
  readonly #pending = new Set<string>();
  /** Statuses as they came, also of requests that were not told of yet: these events keep no order with the others. */
  readonly #statuses = new Map<string, number>();
  #last = performance.now();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async tap(page: Page): Promise<Wire> {
    const wire = new Wire(await page.context().newCDPSession(page));
    wire.#listen();
    await wire.#session.send('Network.enable');
    return wire;
  }

  /** All that came since the last call. Waits until the page is quiet; films may go on. */
  async settled(): Promise<Transfer[]> {
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
      this.#transfers.set(requestId, { path, kind, wireBytes: 0, bodyBytes: 0, status: 0, askedAt: wallTime * 1000 });
      if (kind !== 'film') this.#pending.add(requestId);
      this.#last = performance.now();
    });
    this.#session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const transfer = this.#transfers.get(requestId);
      if (!transfer) return;
      // A module fetched ahead of time is known as a script only by what comes.
      if (response.mimeType.endsWith('javascript')) transfer.kind = 'script';
      else transfer.kind = KINDS[type] ?? transfer.kind;
      transfer.status = response.status;
    });
    // Says 304 where the response above tells of the kept copy.
    this.#session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      this.#statuses.set(requestId, statusCode);
    });
    this.#session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const transfer = this.#transfers.get(requestId);
      if (!transfer) return;
      transfer.bodyBytes += encodedDataLength;
      if (transfer.kind === 'film') transfer.wireBytes += encodedDataLength;
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
