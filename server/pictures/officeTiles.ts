import type { FastifyInstance } from 'fastify';
import { officeTile } from '#art/officeTile.ts';
import { HttpError } from '#server/http/errors.ts';

/** Longer than any name. */
const NAME_LIMIT = 100;

/** A woven tile for each office without a photo, drawn from the name and the same for ever (direction: imagery). */
export function officeTiles(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/art/oficinas/:name.svg', async ({ params: { name } }, reply) => {
    if (name.length > NAME_LIMIT) throw new HttpError(414, 'address-too-long');
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' })
      .send(officeTile(name));
  });
}
