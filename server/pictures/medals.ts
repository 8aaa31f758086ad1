import type { FastifyInstance } from 'fastify';
import { medal, seal } from '#art/medal.ts';
import { HttpError } from '#server/http/errors.ts';
import { sendBody, toBody } from '#server/http/send.ts';

/** Longer than the name of any award, with its year. */
const NAME_LIMIT = 150;

/** A medal for each award and a seal for each certificate, woven from the name and the same for ever (direction: imagery). */
export function medals(app: FastifyInstance): void {
  for (const [kind, draw] of [
    ['medallas', medal],
    ['sellos', seal],
  ] as const) {
    app.get<{ Params: { name: string } }>(`/art/${kind}/:name.svg`, async (request, reply) => {
      const { name } = request.params;
      if (name.length > NAME_LIMIT) throw new HttpError(414, 'address-too-long');
      const body = toBody(draw(name), { type: 'image/svg+xml; charset=utf-8', effort: 'light' });
      return sendBody(request, reply, body, { headers: { 'cache-control': 'public, max-age=604800' } });
    });
  }
}
