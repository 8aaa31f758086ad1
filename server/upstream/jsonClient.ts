import type { UpstreamCounts } from '#server/metrics/upstreamMetrics.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import { fetchLimited, isSameHost } from './fetchLimited.ts';
import type { Limits, Warn } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

export interface JsonAnswer {
  /** Not validated. */
  body: unknown;
  headers: Headers;
}

/** @throws UpstreamError */
export type GetForeignJson = (address: URL, signal: AbortSignal) => Promise<JsonAnswer>;

interface JsonClientOptions {
  /** For log messages: `the WordPress`. */
  name: string;
  limits: Pick<Limits, 'answerMs' | 'redirects' | 'jsonBytes' | 'failures' | 'pauseMs' | 'longestPauseMs'>;
  fetch: typeof fetch;
  counts?: UpstreamCounts | undefined;
  warn: Warn;
}

/** GET of JSON from a foreign service, with limits, without redirects to other hosts, and with a circuit breaker. */
export function createJsonClient({ name, limits, fetch, counts, warn }: JsonClientOptions): GetForeignJson {
  const run = createCircuitBreaker({
    limits,
    isOutage: (error) => error.isOutage,
    counts,
    onChange: (state, cause) =>
      state === 'paused'
        ? warn(
            { reason: cause?.reason, err: cause },
            `${name} does not answer as it should: visitors see the last good copies`,
          )
        : warn({}, `${name} answers again`),
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
    if (status >= 200 && status < 300) return { body: json, headers };
    throw new UpstreamError('status', `answered ${status}`, { status, code: toCode(json) });
  };

  return (address, signal) => run(() => ask(address, signal));
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new UpstreamError('type', 'a body that is not JSON', { cause });
  }
}

function toCode(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? code : undefined;
}
