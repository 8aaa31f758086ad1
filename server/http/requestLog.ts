import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { RECEIPTS_PATH } from '#contract/receipts.ts';

/** As much of a path as tells it from others: addresses may be 16 KB long, and each would be a line of the log. */
const MOST_OF_PATH = 300;

interface Answered {
  method: string;
  url: string;
  status: number;
  /** Of the body. */
  bytes: number;
}

/**
 * One JSON line a request: its number, method, path, status, size and time. Nothing personal: no address of the visitor, no
 * query, no header, no body (decisions 4), and no code of a message.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', ({ id, method, url }, reply, done) => {
    const bytes = Number(reply.getHeader('content-length') ?? 0);
    app.log.info({
      reqId: id,
      ...toLine({ method, url, status: reply.statusCode, bytes }),
      ms: toTenths(reply.elapsedTime),
    });
    done();
  });
}

/** The same line for an answer that is given again and again, by a logger that has written down all but the two that change. */
export function createLineLog(log: FastifyBaseLogger, answered: Answered, nextId: () => string): (ms: number) => void {
  const line = log.child(toLine(answered));
  return (ms) => line.info({ reqId: nextId(), ms: toTenths(ms) });
}

/** Numbers of requests, as their lines name them. */
export function createRequestIds(): () => string {
  let last = 0;
  return () => `req-${(++last).toString(36)}`;
}

function toLine({ method, url, status, bytes }: Answered) {
  const [path = ''] = url.split('?', 1);
  return {
    method,
    path: path.startsWith(RECEIPTS_PATH) ? RECEIPTS_PATH : path.slice(0, MOST_OF_PATH),
    status,
    bytes,
  };
}

function toTenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
