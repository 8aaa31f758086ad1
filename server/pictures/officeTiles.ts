import type { FastifyInstance } from 'fastify';
import { officeTile } from '#art/officeTile.ts';
import { HttpError } from '#server/http/errors.ts';
import { sendBody, toBody } from '#server/http/send.ts';

/** Longer than any name. */
const NAME_LIMIT = 100;

/** A woven tile for each office without a photo, drawn from the name and the same for ever (direction: imagery). */
export function officeTiles(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/art/oficinas/:name.svg', async (request, reply) => {
    const { name } = request.params;
    if (name.length > NAME_LIMIT) throw new HttpError(414, 'address-too-long');
    // A page shows 25 of them, and thread compresses to a fifth.
    const body = toBody(officeTile(name), { type: 'image/svg+xml; charset=utf-8', effort: 'light' });
    return sendBody(request, reply, body, { headers: { 'cache-control': 'public, max-age=604800' } });
  });
}
