import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper limits of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What was asked for and how long it took. */
export class RequestMetrics {
  readonly #requests: Counter<'route' | 'status'>;
  readonly #seconds: Histogram<'route'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#requests = new Counter({
      name: 'http_requests_total',
      help: 'Responses, by the route that gave them.',
      labelNames: ['route', 'status'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the head of a request to the end of its response.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    });
  }

  count(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status });
    this.#seconds.observe({ route }, seconds);
  }
}

export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', ({ routeOptions }, reply, done) => {
    metrics.count(toRoute(routeOptions.url), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

/** Few names: the files of a folder are one, and so is all that leads nowhere. */
function toRoute(pattern = ''): string {
  const [, folder] = /^(\/[^/]+)\/[^:*]*\.\w+$/.exec(pattern) ?? [];
  return folder ? `${folder}/*` : pattern.replace(/\(.*?\)/g, '') || 'none';
}
