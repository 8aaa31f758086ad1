import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseResourceQuestion, RATES_PATH, RESOURCES_PATH, type ResourceList } from '#contract/resources.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import type { ResourceSource } from './source.ts';

/** A minute fresh, then ten more in which a cache may serve it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
const TYPE = 'application/json; charset=utf-8';
const RETRY_SECONDS = '30';

/**
 * GET /public/v1/web/recursos?version=es|en and /public/v1/web/recursos/tarifas-gastos-admin: `{ datos }`, one group of
 * documents for each category (spec 7). A version that there is not, or none, is Spanish; rates are always Spanish. While the
 * list cannot be had, 503, or 502 where the backend answers wrongly.
 */
export function resourceRoutes(app: FastifyInstance, { resources }: { resources: ResourceSource }): void {
  // A list that did not change is the same object: then its bytes are, too.
  const bodies = new WeakMap<ResourceList, Body>();
  const toBytes = (list: ResourceList): Body => {
    const body = bodies.get(list) ?? toBody(JSON.stringify(list), { type: TYPE, effort: 'best' });
    bodies.set(list, body);
    return body;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { kind, version } = parseResourceQuestion(request.url) ?? { kind: 'recursos', version: 'es' };
    void reply.header('x-robots-tag', 'noindex');
    try {
      const list = await resources.list(kind, version);
      return await sendBody(request, reply, toBytes(list), { headers: { 'cache-control': CACHE_CONTROL } });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return reply
        .code(error.isTemporary ? 503 : 502)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS })
        .send({ code: error.isTemporary ? 'backend-unavailable' : 'backend-invalid' });
    }
  };
  for (const url of [RESOURCES_PATH, RATES_PATH]) app.get(url, answer);
}
