import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEqualInConstantTime } from '#server/http/constantTime.ts';

/** Headers that proxies add. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

interface MetricsParts {
  collect: () => Promise<string>;
  /** Empty: nobody has it. */
  token: string;
  /** Programs of this machine need none. Only where no proxy of this machine can ask for others (`metricsOpen` of the settings). */
  open: boolean;
}

/**
 * GET /metrics in the text format of Prometheus, for whoever has the token (`authorization: Bearer …`). Others get 404, as for
 * any address that is none.
 */
export function metricsRoute(app: FastifyInstance, { collect, token, open }: MetricsParts): void {
  app.get('/metrics', async (request, reply) => {
    const allowed =
      (open && isLocal(request)) ||
      (token !== '' && isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`));
    if (!allowed) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .send(await collect());
  });
}

/**
 * A second lock behind `open`: who asks by another name than this machine's own is a page elsewhere whose name was made to lead
 * here, or comes through a proxy that nobody told us of.
 */
function isLocal({ ip, raw, headers }: FastifyRequest): boolean {
  const own = [ip, raw.socket.remoteAddress ?? ''].every((address) =>
    /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address),
  );
  const named = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
  return own && named && !PASSED_ON.some((name) => name in headers);
}
