import type { FastifyInstance } from 'fastify';

/** Something that has to work before visitors are sent here. */
export interface ReadinessCheck {
  name: string;
  /** Rejects, or answers false, when it does not work. */
  check: () => boolean | Promise<boolean>;
}

/** /healthz: the process answers. /readyz: it can serve, 503 with the names of what cannot (ledger API-08). */
export function healthRoutes(app: FastifyInstance, { checks }: { checks: readonly ReadinessCheck[] }): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const failing: string[] = [];
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
