import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/** Our forms have six fields, but 64 KB could contain 32,000. */
const MAX_FIELDS = 32;

/**
 * Takes form-encoded bodies in UTF-8, and no others: 415 for another character set, also one that nobody named. Read as UTF-8,
 * each ñ would become �, for good.
 */
export function formBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, ({ headers }, body, done) => {
    try {
      done(null, toFields(toText(body as Buffer, headers['content-type'] ?? '')));
    } catch (cause) {
      done(new HttpError(415, 'unsupported-media-type', { cause }));
    }
  });
}

/** @throws Error for what is no UTF-8 */
function toText(body: Buffer, type: string): string {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type) ?? [];
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) throw new Error(`charset ${charset.slice(0, 20)}`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  for (const [escapes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escapes);
  // Node mixes up a field that has both escapes and letters beyond Latin-1.
  return text.replace(/[^\0-\x7f]+/gu, encodeURIComponent);
}

/** Drops repeated fields, because programs disagree on which one counts; drops all if there are too many. */
function toFields(body: string): Record<string, string> {
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return {};
  const fields = new URLSearchParams(body);
  return Object.fromEntries([...fields].filter(([name]) => fields.getAll(name).length === 1));
}
