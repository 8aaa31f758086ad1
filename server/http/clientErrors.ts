import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';
import { isAddress } from './mendAddress.ts';
import { HSTS_SECONDS } from './security.ts';

/** What Node calls the ways in which bytes are no request; any other is a 400. */
const STATUS_BY_CODE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
const WORDS: Record<number, string> = {
  400: 'bad-request',
  408: 'request-timeout',
  413: 'payload-too-large',
  417: 'expectation-failed',
  431: 'headers-too-large',
};

type ClientError = Error & { code?: string };

/**
 * Answers bytes that Node cannot read as a request, which no hook ever sees: bare, but with the headers that every answer of
 * ours has. The log says which rule was broken and nothing of what was sent.
 */
export function answerClientErrors(siteUrl: string) {
  return function onClientError(this: { log: FastifyBaseLogger }, error: ClientError, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    this.log.info({ status, code: error.code }, 'bytes that are no request');
    // Node's own name for the answer that this connection is in the middle of: another one inside it would be read as its body.
    const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
    if (!socket.writable || underWay?.headersSent) {
      socket.destroy();
      return;
    }
    socket.end(toBareAnswer(status, siteUrl), () => socket.destroy());
  };
}

/** What else Node or the router would answer: a target that is no address, no host, an expectation that nobody meets. */
export function refuseUnreadable(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  app.addHook('onRequest', ({ raw, originalUrl }, reply, done) => {
    const word = isAddress(originalUrl)
      ? raw.headers.host === undefined && raw.httpVersion !== '1.0' && 'host-missing'
      : 'address-unreadable';
    if (!word) return done();
    void reply.header('connection', 'close');
    done(new HttpError(400, word));
  });
  app.server.on('checkExpectation', ({ socket }: { socket: Socket }) => {
    app.log.info({ status: 417 }, 'bytes that are no request');
    socket.end(toBareAnswer(417, siteUrl), () => socket.destroy());
  });
}

function toBareAnswer(status: number, siteUrl: string): string {
  const word = WORDS[status] ?? '';
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `date: ${new Date().toUTCString()}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${word.length}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy: same-origin',
    'referrer-policy: no-referrer',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    ...(siteUrl.startsWith('https://')
      ? [`strict-transport-security: max-age=${HSTS_SECONDS}; includeSubDomains`]
      : []),
    'connection: close',
    '',
    word,
  ].join('\r\n');
}
