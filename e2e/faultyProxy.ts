import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Of calls of `/public/` alone; `wrong-mailbox` makes the server refuse the message for good. */
type CallFault = 'reset' | 'response-lost' | 'unavailable' | 'wrong-mailbox';

/**
 * Of all that a page asks for: a slow line; every fifth request lost, and every third call of `/public/`; scripts, styles and
 * data that break off in the middle the first time; a portal that answers everything with its own page; a release whose files
 * have other names.
 */
export type Fault = 'none' | CallFault | 'slow' | 'loss' | 'cut' | 'portal' | 'new-release';

/** A line of 800 kbps that takes 0.2 s to answer: words are read and pressed seconds before the code is there. */
const LATENCY_MS = 200;
const BYTES_PER_MS = 800 / 8;
const PIECE_BYTES = 4096;

const LOST = { request: 5, call: 3 };

export const PORTAL_TITLE = 'Wi-Fi gratis';
const PORTAL = `<!doctype html><title>${PORTAL_TITLE}</title><h1>${PORTAL_TITLE}</h1><form><input name="codigo"></form>`;

/** Follows the hash in the names of the new release's files. */
const RELEASE = '-otra';
const BUILT_NAME = /(\w-[\w-]{8})(\.(?:js|css)\b)/g;

/** Stands between browser and server, and does to their line what `fault` says. */
export class FaultyProxy {
  url = '';
  fault: Fault = 'none';
  /** Attempts to send a message. */
  tries = 0;
  readonly #origin: string;
  readonly #visitor: string;
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer).catch(() => answer.destroy()));
  #port = 0;
  #passed = { request: 0, call: 0 };
  #cut = new Set<string>();
  /** Messages that the server was asked to take. */
  readonly #sent: Promise<IncomingMessage>[] = [];
  /** When the line has passed on all that came so far. */
  #freeAt = 0;

  /** `visitor`: IP address sent to the server: each test has rate limits of its own. */
  constructor(origin: string, visitor: string) {
    this.#origin = origin;
    this.#visitor = visitor;
  }

  /** At the same address again. */
  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, '127.0.0.1', done));
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    this.url = `http://127.0.0.1:${this.#port}`;
  }

  /** From now on connections are refused. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Until the server has answered each message that was passed on. */
  async untilPassed(): Promise<void> {
    await Promise.allSettled(this.#sent);
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    const isCall = path.startsWith('/public/');
    const isMessage = asked.method === 'POST' && path === '/public/send-mail';
    const { fault } = this;
    const body = await buffer(asked);
    if (isMessage) this.tries += 1;
    if ((isCall && fault === 'reset') || (fault === 'loss' && this.#isLost(asked, isCall))) {
      asked.socket.resetAndDestroy();
    } else if (isCall && fault === 'unavailable') {
      answer.writeHead(503, { 'content-type': 'text/plain' }).end('mail-not-kept');
    } else if (fault === 'portal') {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    } else if (fault === 'new-release' && isOldFile(path)) {
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    } else {
      if (fault === 'slow') await pause(LATENCY_MS);
      const wrong = isMessage && fault === 'wrong-mailbox';
      const coming = this.#ask(asked, wrong ? toWrongMailbox(body) : body);
      if (isMessage) this.#sent.push(coming);
      const came = await coming;
      if (isMessage && fault === 'response-lost') asked.socket.destroy(void came.resume());
      else await this.#bring(came, asked, answer);
    }
  }

  #isLost({ headers }: IncomingMessage, isCall: boolean): boolean {
    if (headers['sec-fetch-dest'] === 'document') return false;
    const kind = isCall ? 'call' : 'request';
    this.#passed[kind] += 1;
    return this.#passed[kind] % LOST[kind] === 0;
  }

  #ask({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const sent: IncomingHttpHeaders = { ...headers, 'x-forwarded-for': this.#visitor };
    if (body.length > 0) sent['content-length'] = String(body.length);
    if (this.fault === 'new-release') {
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete sent[name];
    }
    return new Promise((done, failed) => {
      const path = this.fault === 'new-release' ? url.replace(RELEASE, '') : url;
      request(this.#origin + path, { method, headers: sent }, done)
        .on('error', failed)
        .end(body);
    });
  }

  async #bring(came: IncomingMessage, { url = '/', headers }: IncomingMessage, answer: ServerResponse): Promise<void> {
    const status = came.statusCode ?? 502;
    if (this.fault === 'slow') {
      answer.writeHead(status, came.headers);
      for await (const piece of this.#paced(came)) answer.write(piece);
      answer.end();
    } else if (this.fault === 'new-release' && /html|css|javascript/.test(came.headers['content-type'] ?? '')) {
      const text = (await buffer(came)).toString().replace(BUILT_NAME, `$1${RELEASE}$2`);
      const { 'content-length': _old, ...kept } = came.headers;
      answer.writeHead(status, kept).end(text);
    } else if (this.fault === 'cut' && isCode(headers) && !this.#cut.has(url)) {
      this.#cut.add(url);
      const whole = await buffer(came);
      answer.writeHead(status, { ...came.headers, 'content-length': String(whole.length) });
      answer.write(whole.subarray(0, whole.length / 2), () => answer.destroy());
    } else {
      // A browser silently repeats what is lost on a connection that it uses again.
      answer.writeHead(status, this.fault === 'loss' ? { ...came.headers, connection: 'close' } : came.headers);
      came.pipe(answer);
    }
  }

  /** All connections share the line. */
  async *#paced(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES);
        this.#freeAt = Math.max(this.#freeAt, performance.now()) + piece.length / BYTES_PER_MS;
        await pause(this.#freeAt - performance.now());
        yield piece;
      }
    }
  }
}

function isCode({ 'sec-fetch-dest': kind = '' }: IncomingHttpHeaders): boolean {
  return ['script', 'style', 'empty', 'serviceworker'].includes(kind);
}

function isOldFile(path: string): boolean {
  return /^\/assets\/.*\.(?:js|css)$/.test(path) && !path.includes(RELEASE);
}

function toWrongMailbox(body: Buffer): Buffer {
  return Buffer.from(body.toString('latin1').replace(/destinatario=[^&]*/, 'destinatario=nadie'), 'latin1');
}
