import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { errorAnswer } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import type { NewsSource } from '#server/news/source.ts';
import { noRoute } from '#server/news/wpError.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Shorter answers fit into one packet as they are. */
const COMPRESSED_FROM_BYTES = 1_200;
/** More would take longer than it saves on the way: a list of a hundred posts takes two milliseconds. */
const BROTLI_QUALITY = 5;

/** A minute fresh, then ten more in which a cache may serve it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * The blog over HTTP: everything below the prefix that the app mounts it under, `/wp-json`.
 * GET and HEAD are answered by `blog`, with an ETag, compressed; any other method, and any path that a WordPress does not have, is a
 * 404 `rest_no_route`. Bodies of requests are never read.
 */
export function blogRoutes(app: FastifyInstance, { blog }: { blog: Pick<NewsSource, 'answer'> }): void {
  // Before Fastify looks at a body: a POST with broken JSON has no route either.
  app.addHook('onRequest', async (request, reply) => {
    const known = request.method === 'GET' || request.method === 'HEAD';
    const answer = known ? await blog.answer(request.url.slice(app.prefix.length)) : errorAnswer(noRoute());
    return send(request, reply, answer);
  });
  for (const url of ['/', '/*']) app.all(url, () => undefined);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Answer,
): Promise<FastifyReply> {
  const json = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
  void reply.headers({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': status === 200 ? CACHE_CONTROL : 'no-cache',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
    etag,
  });
  const known = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  if (status === 200 && known) return reply.code(304).send();
  const bytes = Buffer.from(json);
  const encoding =
    bytes.length < COMPRESSED_FROM_BYTES ? 'identity' : chooseEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(status).send(await compress(bytes, encoding));
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
