import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const DAY_S = 86_400;

/** Cache-Control by URL; the first match counts, and a file without one is asked for each time. */
const CACHE_CONTROL: readonly (readonly [url: RegExp, value: string])[] = [
  [/^\/assets\/i18n\/[^?]+$/, 'no-cache'],
  [/^\/assets\//, `public, max-age=${365 * DAY_S}, immutable`],
  [/^\/sw\.js$/, 'no-cache'],
  [/^\/fonts\//, `public, max-age=${30 * DAY_S}`],
  [
    /^\/(?:art|cards|films|icons|documentos)\/|^\/favicon\./,
    `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`,
  ],
];

/** Serves the files that are in the folder now, and instead of each the `.br` or `.gz` beside it to clients that take one. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file: what comes into the folder later, or starts with a dot, has none.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      const [, value] = CACHE_CONTROL.find(([url]) => url.test(reply.request.url)) ?? [];
      if (value !== undefined) void reply.header('cache-control', value);
    },
  });
}
