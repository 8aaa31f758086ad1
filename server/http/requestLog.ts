import type { FastifyInstance } from 'fastify';
import { RECEIPTS_PATH } from '#contract/receipts.ts';

/** URLs may have 16 KB: log lines are cut. */
const PATH_LIMIT = 300;

/**
 * One JSON line a request: its number, method, path, status, bytes of the body and milliseconds. Nothing personal: no address
 * of the visitor, no query, no header, no body (decisions 4), and no code of a message.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, url }, reply, done) => {
    const [path = ''] = url.split('?', 1);
    log.info({
      method,
      path: path.startsWith(RECEIPTS_PATH) ? RECEIPTS_PATH : path.slice(0, PATH_LIMIT),
      status: reply.statusCode,
      bytes: Number(reply.getHeader('content-length') ?? 0),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}

/** Each release has an app of its own. */
let told = false;

/** Says once in the life of the process that a proxy in front seems to be none that is trusted. */
export function warnOfProxy(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!told && ('x-forwarded-for' in headers || 'forwarded' in headers)) {
      told = true;
      log.warn(
        'X-Forwarded-For arrives, but TRUST_PROXY is not set: all who come through a proxy are counted as one visitor',
      );
    }
    done();
  });
}
