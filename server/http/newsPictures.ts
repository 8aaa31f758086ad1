import type { FastifyInstance } from 'fastify';
import { newsPicture } from '#art/newsPicture.ts';

/** A lace for each story that has no picture, drawn from its slug and the same for ever (direction: news without a picture). */
export function newsPictures(app: FastifyInstance): void {
  app.get<{ Params: { slug: string } }>('/art/noticias/:slug.svg', async (request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' })
      .send(newsPicture(request.params.slug)),
  );
}
