import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseResourceQuestion, RATES_PATH, RESOURCES_PATH } from '#contract/resources.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';
import type { ResourceAnswer, ResourceSource } from './source.ts';

/** A minute fresh, then ten more in which a cache may serve it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
const TYPE = 'application/json; charset=utf-8';

/**
 * GET /public/v1/web/recursos?version=es|en and /public/v1/web/recursos/tarifas-gastos-admin: `{ datos }`, one group of
 * documents for each category (spec 7). A version that there is not, or none, is Spanish; rates are always Spanish.
 */
export function resourceRoutes(app: FastifyInstance, { resources }: { resources: ResourceSource }): void {
  // An answer that did not change is the same object: then its bytes are, too.
  const bodies = new WeakMap<ResourceAnswer['body'], Body>();
  const toBytes = ({ body }: ResourceAnswer): Body => {
    const known = bodies.get(body);
    if (known) return known;
    const made = toBody(JSON.stringify(body), { type: TYPE, effort: 'best' });
    bodies.set(body, made);
    return made;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { kind, version } = parseResourceQuestion(request.url) ?? { kind: 'recursos', version: 'es' };
    const given = await resources.answer(kind, version);
    const { status, headers } = given;
    return sendBody(request, reply, toBytes(given), {
      status,
      headers: { ...headers, 'cache-control': status === 200 ? CACHE_CONTROL : 'no-store', 'x-robots-tag': 'noindex' },
    });
  };
  for (const url of [RESOURCES_PATH, RATES_PATH]) app.get(url, answer);
}
