import { createJsonClient } from '#server/upstream/jsonClient.ts';
import type { Limits, Warn } from '#server/upstream/limits.ts';
import { createSemaphore } from '#server/upstream/semaphore.ts';

/** JSON of one request, not yet checked, with the totals of a list. */
export interface WordPressAnswer {
  body: unknown;
  /** X-WP-Total, where it is a whole number. */
  total: number | undefined;
}

/** For whom WordPress is asked, and until when. */
export interface Errand {
  /** `site`: for what the site itself shows; `unknown`: for what the news do not list, which all share one place. */
  lane: 'site' | 'unknown';
  signal: AbortSignal;
}

export interface WordPressClient {
  /**
   * GET below the REST root; `path` begins with a slash, `query` is without its question mark. A refusal is an
   * `UpstreamError` whose `isRefusal` is true. @throws UpstreamError
   */
  get: (path: string, query: string, errand: Errand) => Promise<WordPressAnswer>;
}

interface ClientOptions {
  /** REST root without a slash at its end. */
  blogUrl: string;
  limits: Limits;
  fetch: typeof fetch;
  warn: Warn;
}

/** More would wait longer than any of them has time. */
const UNKNOWN_QUEUED = 16;

/** The only way to the WordPress's REST service: few requests at once, none while it is out of order, all limited. */
export function createClient({ blogUrl, limits, fetch, warn }: ClientOptions): WordPressClient {
  const lanes = {
    site: createSemaphore({ atOnce: Math.max(1, limits.atOnce - 1), queued: limits.queued }),
    unknown: createSemaphore({ atOnce: 1, queued: Math.min(limits.queued, UNKNOWN_QUEUED) }),
  };
  const getJson = createJsonClient({ name: 'the WordPress', limits, fetch, warn });

  return {
    get: (path, query, { lane, signal }) =>
      lanes[lane](async () => {
        const { body, headers } = await getJson(new URL(`${blogUrl}${path}?${query}`), signal);
        return { body, total: toCount(headers.get('x-wp-total')) };
      }),
  };
}

function toCount(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
