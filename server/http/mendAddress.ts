/**
 * An address whose path can be decoded: where it cannot, each of its `%` stands for itself. The router would refuse such a
 * path before any hook runs; mended, it is one more unknown address, answered with all headers and logged. The query stays.
 */
export function mendAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
