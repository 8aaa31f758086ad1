import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const DAY_S = 86_400;

/** How long browsers keep a file, by where it lies. The first rule that matches counts; whatever has none is asked for anew. */
const CACHING: readonly { path: RegExp; value: string }[] = [
  { path: /^\/assets\/i18n\/[^?]+\?v=/, value: `public, max-age=${365 * DAY_S}, immutable` },
  { path: /^\/assets\/i18n\//, value: 'no-cache' },
  { path: /^\/assets\//, value: `public, max-age=${365 * DAY_S}, immutable` },
  { path: /^\/fonts\//, value: `public, max-age=${30 * DAY_S}` },
  {
    path: /^\/(art|cards|films|icons|documentos)\/|^\/favicon\./,
    value: `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`,
  },
];

/** The built files, each compressed beforehand where that helps. Only files that were there at the start are served. */
export async function staticFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control') || ![200, 206, 304].includes(reply.statusCode)) return;
    const rule = CACHING.find(({ path }) => path.test(request.url));
    if (rule) reply.header('cache-control', rule.value);
  });
}
