import type { FastifyInstance } from 'fastify';
import type { Figure } from '#contract/content.ts';
import { toFigureFiles } from '#contract/figureFiles.ts';
import { sendBody, toBody } from '#server/http/send.ts';

const CACHING = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' };

/** GET /numeros.json and /numeros.csv: every figure that the site shows, for whoever wants to quote or check it. */
export function figureRoutes(app: FastifyInstance, { figures }: { figures: readonly Figure[] }): void {
  const files = toFigureFiles(figures);
  const json = toBody(files.json, { type: 'application/json; charset=utf-8', effort: 'best' });
  const csv = toBody(files.csv, { type: 'text/csv; charset=utf-8; header=present', effort: 'best' });
  app.get('/numeros.json', (request, reply) => sendBody(request, reply, json, { headers: CACHING }));
  app.get('/numeros.csv', (request, reply) => sendBody(request, reply, csv, { headers: CACHING }));
}
