import type { FastifyInstance } from 'fastify';
import { SLUG_LIMIT } from '#contract/routes.ts';
import { WOVEN, type WovenFolder } from '#art/woven.ts';
import { HttpError } from '#server/http/errors.ts';
import { sendBody, toBody } from '#server/http/send.ts';

/** The longest name of each folder: longer than any there is. */
const NAME_LIMITS: Record<WovenFolder, number> = {
  medallas: 150,
  noticias: SLUG_LIMIT,
  oficinas: 100,
  retratos: 100,
  sellos: 150,
};

/** /art/<folder>/<name>.svg for whatever has no picture of its own. */
export function wovenPictures(app: FastifyInstance): void {
  for (const [folder, limit] of Object.entries(NAME_LIMITS) as [WovenFolder, number][]) {
    app.get<{ Params: { name: string } }>(`/art/${folder}/:name.svg`, async (request, reply) => {
      const { name } = request.params;
      if (name.length > limit) throw new HttpError(414, 'address-too-long');
      // A page may show 25 of them, and thread compresses to a fifth.
      const body = toBody(WOVEN[folder](name), { type: 'image/svg+xml; charset=utf-8', effort: 'light' });
      return sendBody(request, reply, body, { headers: { 'cache-control': 'public, max-age=604800' } });
    });
  }
}
