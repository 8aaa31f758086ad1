import { createCircuitBreaker } from './circuitBreaker.ts';
import { fetchLimited, isSameHost } from './fetchLimited.ts';
import type { Limits, Warn } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

/** JSON of one request, not yet checked. */
export interface JsonAnswer {
  body: unknown;
  headers: Headers;
}

/** GET of one address. A refusal is an `UpstreamError` whose `isRefusal` is true. @throws UpstreamError */
export type GetForeignJson = (address: URL, signal: AbortSignal) => Promise<JsonAnswer>;

interface JsonClientOptions {
  /** As the log names the service: `the WordPress`. */
  name: string;
  limits: Pick<Limits, 'answerMs' | 'redirects' | 'jsonBytes' | 'failures' | 'pauseMs' | 'longestPauseMs'>;
  fetch: typeof fetch;
  warn: Warn;
}

/** The only way to a foreign service that speaks JSON: limited, on its own host, and not taken while it is out of order. */
export function createJsonClient({ name, limits, fetch, warn }: JsonClientOptions): GetForeignJson {
  const run = createCircuitBreaker({
    limits,
    isOutage: (error) => error.isOutage,
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
