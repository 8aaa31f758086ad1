import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;

/** A photograph in one of its widths (contract/photographs.ts). */
const PHOTOGRAPH = /^(\/fotos\/[\w.-]+\.)\d+(\.(?:avif|webp))$/;

/** There is none without this width. */
const SMALLEST = 400;

/**
 * Fastify's option `rewriteUrl`: a request target in absolute form (`GET http://host/path`), which servers must accept (RFC 9112,
 * section 3.2.2), becomes its path. Only if it names the same host as the Host header, because all checks read that header.
 * Who saves data is given a photograph in its smallest width: browsers choose the width by the window alone.
 */
export function rewriteUrl({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const path = toPath(url, headers.host);
  return headers['save-data'] === 'on' ? path.replace(PHOTOGRAPH, `$1${SMALLEST}$2`) : path;
}

function toPath(url: string, ownHost: string | undefined): string {
  const [, host, path = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (!host || host.toLowerCase() !== ownHost?.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}
