import { UpstreamError } from './upstreamError.ts';

export interface FetchLimits {
  answerMs: number;
  redirects: number;
  /** Largest body, unpacked. */
  bytes: number;
  /** What the body has to be, by its content type without parameters. */
  accepts: (type: string) => boolean;
  /** Whether an address may be asked; for redirects. */
  mayFollow: (from: URL, to: URL) => boolean;
  /** Ends everything; belongs to the whole of what the answer is for. */
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
 * GET of a foreign address, with nothing of the visitor in it: no cookies, no headers of theirs. Reads the body as it comes
 * and stops at the limit. An answer of any status is given, if its type is an accepted one.
 * @throws UpstreamError `timeout`, `late` (`signal` ended it before its time was over), `network`, `type`, `size`, `redirect`; `status` for an error that is not of an accepted type.
 */
export async function fetchLimited(address: URL, limits: FetchLimits, accept: string): Promise<Fetched> {
  // One timer for all redirects: a chain of slow ones is as bad as one slow answer.
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
      // Who waited long in our own queue has little time left: that is no fault of theirs.
      const theirs = slow.signal.aborted || performance.now() - started >= limits.answerMs;
      throw new UpstreamError(theirs ? 'timeout' : 'late', 'no answer in time', { cause });
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
    // Leaving the loop cancels the rest.
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The same host and port, or the same host's https in place of its http. */
export function isSameHost(from: URL, to: URL): boolean {
  if (to.username || to.password) return false;
  if (to.protocol === from.protocol) return to.host === from.host;
  return (
    from.protocol === 'http:' && to.protocol === 'https:' && to.hostname === from.hostname && !from.port && !to.port
  );
}
