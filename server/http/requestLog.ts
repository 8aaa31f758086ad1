import type { FastifyInstance } from 'fastify';

/**
 * One JSON line a request: method, path, status, time and size. Nothing personal: no address of the visitor, no query, no
 * header, no body (decisions 4).
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?', 1);
    request.log.info({
      reqId: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader('content-length') ?? 0),
    });
    done();
  });
}
