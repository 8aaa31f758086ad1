import type { FastifyInstance } from 'fastify';

/** A condition of readiness. */
export interface ReadinessCheck {
  name: string;
  /** Rejects, or answers false, when it does not work. */
  check: () => boolean | Promise<boolean>;
}

/**
 * /healthz: the process answers. /readyz: it can serve, 503 with the names of what cannot (ledger API-08). Once `leaving` is
 * aborted it still serves, but says at /readyz that nobody is to be sent here, and hangs up after each answer.
 */
export function healthRoutes(
  app: FastifyInstance,
  { checks, leaving }: { checks: readonly ReadinessCheck[]; leaving?: AbortSignal | undefined },
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving?.aborted) void reply.header('connection', 'close');
    done();
  });

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const failing: string[] = leaving?.aborted ? ['leaving'] : [];
    for (const { name, check } of checks) {
      try {
        if (!(await check())) failing.push(name);
      } catch (error) {
        request.log.warn({ err: error, check: name }, 'not ready');
        failing.push(name);
      }
    }
    return reply
      .code(failing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: failing.length === 0 ? 'ready' : 'not-ready', failing });
  });
}
