import type { FastifyInstance } from 'fastify';
import { RECEIPTS_PATH } from '#contract/receipts.ts';

/** As much of a path as tells it from others: addresses may be 16 KB long, and each would be a line of the log. */
const MOST_OF_PATH = 300;

/**
 * One JSON line a request: method, path, status, time and size. Nothing personal: no address of the visitor, no query, no
 * header, no body (decisions 4), and no code of a message.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    request.log.info({
      reqId: request.id,
      method: request.method,
      path: path.startsWith(RECEIPTS_PATH) ? RECEIPTS_PATH : path.slice(0, MOST_OF_PATH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader('content-length') ?? 0),
    });
    done();
  });
}
