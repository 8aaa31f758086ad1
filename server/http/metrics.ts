import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEqualInConstantTime } from './constantTime.ts';

/** Headers that proxies add. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * GET /metrics in the text format of Prometheus: for programs of this machine, and for whoever has the token
 * (`authorization: Bearer …`). Others get 404, as for any address that is none.
 */
export function metricsRoute(
  app: FastifyInstance,
  { collect, token }: { collect: () => Promise<string>; token: string },
): void {
  app.get('/metrics', async (request, reply) => {
    const allowed =
      isLocal(request) ||
      (token !== '' && isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`));
    if (!allowed) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .send(await collect());
  });
}

/**
 * A proxy on this machine asks for others, also where TRUST_PROXY does not name it. Who asks by another name than this
 * machine's own comes through one that adds no header, or is a page elsewhere whose name was made to lead here.
 */
function isLocal({ ip, raw, headers }: FastifyRequest): boolean {
  const own = [ip, raw.socket.remoteAddress ?? ''].every((address) =>
    /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address),
  );
  const named = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
  return own && named && !PASSED_ON.some((name) => name in headers);
}
