import type { UpstreamCounts } from '#server/metrics/upstreamMetrics.ts';
import { createJsonClient } from '#server/upstream/jsonClient.ts';
import type { Limits, Warn } from '#server/upstream/limits.ts';
import { createSemaphore } from '#server/upstream/semaphore.ts';

export interface WordPressAnswer {
  /** JSON, not validated. */
  body: unknown;
  /** X-WP-Total, where it is a whole number. */
  total: number | undefined;
}

export interface RequestOptions {
  /** `unlisted`: for posts that no list of ours names; these requests run one at a time. */
  queue: 'listed' | 'unlisted';
  signal: AbortSignal;
}

export interface WordPressClient {
  /** GET below the REST root; `path` starts with a slash, `query` has no question mark. @throws UpstreamError */
  get: (path: string, query: string, options: RequestOptions) => Promise<WordPressAnswer>;
}

interface ClientOptions {
  /** REST root without a slash at its end. */
  blogUrl: string;
  limits: Limits;
  fetch: typeof fetch;
  counts?: UpstreamCounts | undefined;
  warn: Warn;
}

/** More would time out in the queue. */
const MAX_UNLISTED_QUEUED = 16;

/** The only access to WordPress's REST API: limits concurrency, time and size, and pauses during an outage. */
export function createClient({ blogUrl, limits, fetch, counts, warn }: ClientOptions): WordPressClient {
  const queues = {
    listed: createSemaphore({ maxConcurrent: Math.max(1, limits.maxConcurrent - 1), maxQueued: limits.maxQueued }),
    unlisted: createSemaphore({ maxConcurrent: 1, maxQueued: Math.min(limits.maxQueued, MAX_UNLISTED_QUEUED) }),
  };
  const getJson = createJsonClient({ name: 'the WordPress', limits, fetch, counts, warn });

  return {
    get: (path, query, { queue, signal }) =>
      queues[queue](async () => {
        const { body, headers } = await getJson(new URL(`${blogUrl}${path}?${query}`), signal);
        return { body, total: toCount(headers.get('x-wp-total')) };
      }),
  };
}

function toCount(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
