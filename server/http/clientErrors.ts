import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { answerError, HttpError } from './errors.ts';
import { isResponding } from './pipelining.ts';
import { HSTS_SECONDS, PERMISSIONS_POLICY } from './security.ts';

/** Node's codes for bytes that are no request; any other code is a 400. */
const STATUS_BY_CODE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
const WORDS: Record<number, string> = {
  400: 'bad-request',
  408: 'request-timeout',
  413: 'payload-too-large',
  431: 'headers-too-large',
};

/**
 * Options of Fastify for requests that no hook ever sees, so that they get security headers too: bytes that are no HTTP, and
 * URLs that cannot be decoded. The log says which rule was broken, and nothing of what was sent.
 */
export function answerMalformed(
  siteUrl: string,
): Required<Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'>> {
  const headers = bareHeaders(siteUrl);
  return {
    clientErrorHandler(this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
      this.log.info({ status, code: error.code }, 'malformed request');
      // Inside a response that has begun, an answer would be read as its body.
      if (!socket.writable || isResponding(socket)) socket.destroy();
      else socket.end(toRawResponse(status, headers), () => socket.destroy());
    },
    frameworkErrors(error, request, reply) {
      request.log.info({ status: error.statusCode, code: error.code }, 'malformed request');
      answerError(error, request, reply.headers(headers));
    },
  };
}

/** What Node would refuse without any header: an HTTP/1.1 request without a host, and an expectation that nobody meets. */
export function refuseUnreadable(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.headers.host === undefined && raw.httpVersion === '1.1' ? new HttpError(400, 'host-missing') : undefined);
  });
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...bareHeaders(siteUrl), 'content-length': 0, connection: 'close' }).end();
  });
}

function bareHeaders(siteUrl: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  };
}

function toRawResponse(status: number, headers: Record<string, string>): string {
  const word = WORDS[status] ?? '';
  const all = {
    date: new Date().toUTCString(),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': word.length,
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', word].join('\r\n');
}
