import type { FastifyInstance } from 'fastify';
import type { Figure } from '#contract/content.ts';
import { sendBody, toBody } from '#server/http/send.ts';

const CACHING = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' };

/**
 * GET /numeros.json: every figure that the site shows, as data for whoever wants to quote or check it. An array of
 * `{ tipo, cifra, unidad, anio, fuente, url }`; `unidad` and `fuente` in both languages, `anio` and `url` null where the source
 * is still to be named. A share in per cent that came down also has `desde`, what it was before.
 */
export function figureRoutes(app: FastifyInstance, { figures }: { figures: readonly Figure[] }): void {
  const body = toBody(JSON.stringify(figures.map(toPublic)), {
    type: 'application/json; charset=utf-8',
    effort: 'best',
  });
  app.get('/numeros.json', (request, reply) => sendBody(request, reply, body, { headers: CACHING }));
}

function toPublic({ tipo, impacto, desde, titulo, anio, fuente, enlace }: Figure) {
  const unidad = desde === undefined ? titulo : { es: `% ${titulo.es}`, en: `% ${titulo.en}` };
  return {
    tipo,
    cifra: impacto,
    ...(desde !== undefined && { desde }),
    unidad,
    anio: anio ?? null,
    fuente,
    url: enlace ?? null,
  };
}
