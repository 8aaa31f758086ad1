import type { FastifyInstance } from 'fastify';
import { DRAWN_PICTURES, type DrawnFolder } from '#contract/drawnPictures.ts';
import { HttpError } from '#server/http/errors.ts';
import { sendBody, toBody } from '#server/http/send.ts';
import { drawByName } from '#server/lace/drawByName.ts';

/** GET /art/<folder>/<name>.svg, for what has no picture of its own. 414 `address-too-long`. */
export function drawnPictures(app: FastifyInstance): void {
  for (const [folder, limit] of Object.entries(DRAWN_PICTURES) as [DrawnFolder, number][]) {
    app.get<{ Params: { name: string } }>(`/art/${folder}/:name.svg`, async (request, reply) => {
      const { name } = request.params;
      if (name.length > limit) throw new HttpError(414, 'address-too-long');
      // A page may show 25 of them, and thread compresses to a fifth.
      const body = toBody(drawByName[folder](name), { type: 'image/svg+xml; charset=utf-8', effort: 'light' });
      return sendBody(request, reply, body, { headers: { 'cache-control': 'public, max-age=604800' } });
    });
  }
}
