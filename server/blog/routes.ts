import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { NewsSource } from './source.ts';
import { noRoute } from './wpError.ts';

/** A minute fresh, then ten more in which a cache may serve it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * The blog over HTTP: everything below the prefix that the app mounts it under, `/wp-json`.
 * GET and HEAD are answered by `blog`, with an ETag; any other method, and any path that a WordPress does not have, is a
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

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  const json = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
  void reply.headers({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': status === 200 ? CACHE_CONTROL : 'no-cache',
    'x-robots-tag': 'noindex',
    etag,
  });
  const known = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  if (status === 200 && known) return reply.code(304).send();
  return reply.code(status).send(json);
}
