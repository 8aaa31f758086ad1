import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Fastify's option `rewriteUrl`: a request target in absolute form (`GET http://host/path`), which servers must accept (RFC 9112,
 * section 3.2.2), becomes its path. Only if it names the same host as the Host header, because all checks read that header.
 */
export function rewriteUrl({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, host, path = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (!host || host.toLowerCase() !== headers.host?.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}
