/** `http://host/path`, as some proxies and tools write what they ask for: the host, and the rest. */
const WHOLE_ADDRESS = /^https?:\/\/[^/?#]+(.*)$/i;

/**
 * What the router is to look for: an address whose path can be decoded. A whole address is its path: who asks was led here,
 * whatever host it names. Where a path cannot be decoded, each of its `%` stands for itself: the router would refuse it
 * before any hook runs; mended, it is one more unknown address, answered with all headers and logged. The query stays.
 */
export function mendAddress(target: string): string {
  const url = toPath(target);
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Whether a request's target is an address at all: a path, or a whole address that has a host. */
export function isAddress(target: string): boolean {
  return target.startsWith('/') || WHOLE_ADDRESS.test(target);
}

function toPath(target: string): string {
  const rest = WHOLE_ADDRESS.exec(target)?.[1];
  if (rest === undefined) return target.startsWith('/') ? target : `/${target}`;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
