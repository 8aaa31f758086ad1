import type { FastifyInstance } from 'fastify';
import { newsPicture } from '#art/newsPicture.ts';
import { SLUG_LIMIT } from '#server/http/doorways.ts';
import { HttpError } from '#server/http/errors.ts';

/** A lace for each story that has no picture, drawn from its slug and the same for ever (direction: news without a picture). */
export function newsPictures(app: FastifyInstance): void {
  app.get<{ Params: { slug: string } }>('/art/noticias/:slug.svg', async ({ params: { slug } }, reply) => {
    if (slug.length > SLUG_LIMIT) throw new HttpError(414, 'address-too-long');
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' })
      .send(newsPicture(slug));
  });
}
