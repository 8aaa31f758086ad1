import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { searchIndexPath } from '#contract/siteSearch.ts';
import { sendBody } from '#server/http/send.ts';
import type { SiteIndex } from './siteIndex.ts';

/** Revalidated each time: a story of today is found today. */
const CACHING = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** GET /busqueda/es.json: what can be found, for browsers that search by themselves. */
export function searchRoutes(
  app: FastifyInstance,
  { index }: { index: (language: Language) => Promise<SiteIndex> },
): void {
  for (const language of LANGUAGES) {
    app.get(searchIndexPath(language), async (request, reply) =>
      sendBody(request, reply, (await index(language)).body, { headers: CACHING }),
    );
  }
}
