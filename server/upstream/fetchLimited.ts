import { UpstreamError } from './upstreamError.ts';

export interface FetchLimits {
  answerMs: number;
  redirects: number;
  /** Largest body, decompressed. */
  bytes: number;
  /** Checks the media type, without parameters. */
  accepts: (type: string) => boolean;
  /** Checks each redirect. */
  mayFollow: (from: URL, to: URL) => boolean;
  /** Aborts when the whole task, of which this request is a part, runs out of time. */
  signal: AbortSignal;
  fetch: typeof fetch;
}

export interface Fetched {
  status: number;
  headers: Headers;
  type: string;
  body: Buffer;
}

const USER_AGENT = 'fundacion-paraguaya-site';

/**
 * GET without any header or cookie of the visitor. Resolves with any status if the media type is accepted.
 * @throws UpstreamError `timeout`, `late` (`signal` aborted first), `network`, `type`, `size`, `redirect`, or `status` for a
 * status of 400 and above with another media type
 */
export async function fetchLimited(address: URL, limits: FetchLimits, accept: string): Promise<Fetched> {
  // One timer for all redirects together, so that a chain of them cannot take longer.
  const started = performance.now();
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), limits.answerMs);
  const signal = AbortSignal.any([slow.signal, limits.signal]);
  try {
    const response = await follow(address, limits, { accept, 'user-agent': USER_AGENT }, signal);
    clearTimeout(timer);
    const { status, headers } = response;
    const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!limits.accepts(type)) {
      await response.body?.cancel();
      const message = `${status} with a body of type ${type.slice(0, 60) || 'unknown'}`;
      throw status >= 400 ? new UpstreamError('status', message, { status }) : new UpstreamError('type', message);
    }
    return { status, headers, type, body: await readBody(response, limits.bytes) };
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    if (signal.aborted) {
      // A request that waited long in our own queue has little time left: not the service's fault.
      const isTheirs = slow.signal.aborted || performance.now() - started >= limits.answerMs;
      throw new UpstreamError(isTheirs ? 'timeout' : 'late', 'no answer in time', { cause });
    }
    throw new UpstreamError('network', 'the connection failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function follow(
  address: URL,
  { redirects, mayFollow, fetch: ask }: FetchLimits,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  let from = address;
  for (let left = redirects; ; left--) {
    const response = await ask(from, { redirect: 'manual', headers, signal });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (left === 0) throw new UpstreamError('redirect', 'too many redirects');
    if (!URL.canParse(location, from)) throw new UpstreamError('redirect', 'a redirect to no address');
    const to = new URL(location, from);
    if (!mayFollow(from, to)) throw new UpstreamError('redirect', `a redirect to ${to.host}, which may not be asked`);
    from = to;
  }
}

async function readBody(response: Response, limit: number): Promise<Buffer> {
  const tooLarge = () => new UpstreamError('size', `a body of more than ${limit} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Throwing out of the loop cancels the stream.
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Same origin, or an upgrade from http to https on default ports. */
export function isSameHost(from: URL, to: URL): boolean {
  if (to.username || to.password) return false;
  if (to.protocol === from.protocol) return to.host === from.host;
  return (
    from.protocol === 'http:' && to.protocol === 'https:' && to.hostname === from.hostname && !from.port && !to.port
  );
}
