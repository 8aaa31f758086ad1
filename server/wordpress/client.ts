import { Circuit } from '#server/upstream/circuit.ts';
import { fetchLimited, isSameHost } from '#server/upstream/fetchLimited.ts';
import { Gate } from '#server/upstream/gate.ts';
import type { Limits, Warn } from '#server/upstream/limits.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

/** JSON of one request, not yet checked, with the totals of a list. */
export interface JsonAnswer {
  body: unknown;
  /** X-WP-Total, where it is a whole number. */
  total: number | undefined;
}

/** For whom WordPress is asked, and until when. */
export interface Errand {
  /** `site`: for what the site itself shows; `stranger`: for things that nobody knows of, which all share one place. */
  lane: 'site' | 'stranger';
  signal: AbortSignal;
}

export interface WordPressClient {
  /**
   * GET below the REST root; `path` begins with a slash, `query` is without its question mark. A refusal is an
   * `UpstreamError` whose `isRefusal` is true. @throws UpstreamError
   */
  get: (path: string, query: string, errand: Errand) => Promise<JsonAnswer>;
}

interface ClientOptions {
  /** REST root without a slash at its end. */
  blogUrl: string;
  limits: Limits;
  fetch: typeof fetch;
  now: () => number;
  warn: Warn;
}

/** More would wait longer than any of them has time. */
const STRANGERS_QUEUED = 16;

/** The only way to the WordPress's REST service: few requests at once, none while it is out of order, all limited. */
export function createClient({ blogUrl, limits, fetch, now, warn }: ClientOptions): WordPressClient {
  const gates = {
    site: new Gate({ atOnce: Math.max(1, limits.atOnce - 1), queued: limits.queued }),
    stranger: new Gate({ atOnce: 1, queued: Math.min(limits.queued, STRANGERS_QUEUED) }),
  };
  const circuit = new Circuit({
    ...limits,
    now,
    isOutage: (error) => error.isOutage,
    onChange: (state, cause) =>
      state === 'paused'
        ? warn(
            { reason: cause?.reason, err: cause },
            'the WordPress does not answer as it should: visitors see the last good copies',
          )
        : warn({}, 'the WordPress answers again'),
  });

  const ask = async (address: URL, signal: AbortSignal): Promise<JsonAnswer> => {
    const { status, headers, body } = await fetchLimited(
      address,
      {
        ...limits,
        bytes: limits.jsonBytes,
        accepts: (type) => type === 'application/json',
        mayFollow: isSameHost,
        signal,
        fetch,
      },
      'application/json',
    );
    const json = parse(body);
    if (status >= 200 && status < 300) return { body: json, total: toCount(headers.get('x-wp-total')) };
    throw new UpstreamError('status', `answered ${status}`, { status, wpCode: toCode(json) });
  };

  return {
    get: (path, query, { lane, signal }) =>
      gates[lane].run(() => circuit.run(() => ask(new URL(`${blogUrl}${path}?${query}`), signal)), signal),
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new UpstreamError('type', 'a body that is not JSON', { cause });
  }
}

function toCount(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

function toCode(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? code : undefined;
}
