import type { FastifyInstance } from 'fastify';

/** Upper limits of the histogram, in seconds. */
const LIMITS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Route {
  statuses: Map<number, number>;
  /** How many took as long as each limit at most, and no limit below it; the last: longer than all. */
  buckets: number[];
  seconds: number;
}

/** What was asked for and how long it took, for as long as the process lives. */
export class RequestMetrics {
  readonly #routes = new Map<string, Route>();

  count(route: string, status: number, seconds: number): void {
    const counted = this.#routes.get(route) ?? { statuses: new Map(), buckets: [...LIMITS_S, 0].fill(0), seconds: 0 };
    this.#routes.set(route, counted);
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
    counted.seconds += seconds;
    const limit = LIMITS_S.findIndex((most) => seconds <= most);
    const bucket = limit === -1 ? LIMITS_S.length : limit;
    counted.buckets[bucket] = (counted.buckets[bucket] ?? 0) + 1;
  }

  /** Prometheus text format. */
  lines(): string[] {
    const routes = [...this.#routes];
    return [
      '# HELP http_requests_total Responses, by the route that gave them.',
      '# TYPE http_requests_total counter',
      ...routes.flatMap(([route, { statuses }]) =>
        [...statuses].map(([status, times]) => `http_requests_total{route="${route}",status="${status}"} ${times}`),
      ),
      '# HELP http_request_duration_seconds From the head of a request to the end of its response.',
      '# TYPE http_request_duration_seconds histogram',
      ...routes.flatMap(([route, counted]) => toHistogram(route, counted)),
    ];
  }
}

function toHistogram(route: string, { buckets, seconds }: Route): string[] {
  const name = 'http_request_duration_seconds';
  let all = 0;
  const lines = [...LIMITS_S, '+Inf'].map((limit, at) => {
    all += buckets[at] ?? 0;
    return `${name}_bucket{route="${route}",le="${limit}"} ${all}`;
  });
  return [...lines, `${name}_sum{route="${route}"} ${seconds.toFixed(3)}`, `${name}_count{route="${route}"} ${all}`];
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
