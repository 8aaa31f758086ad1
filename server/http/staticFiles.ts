import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const DAY_S = 86_400;

/** Cache-Control by URL; the first match counts, and a file without one is asked for each time. */
const CACHE_CONTROL: readonly (readonly [url: RegExp, value: string])[] = [
  [/^\/assets\/i18n\/[^?]+$/, 'no-cache'],
  [/^\/(?:assets|fotos)\//, `public, max-age=${365 * DAY_S}, immutable`],
  [/^\/sw\.js$/, 'no-cache'],
  [/^\/fonts\//, `public, max-age=${30 * DAY_S}`],
  [
    /^\/(?:art|cards|films|icons|documentos)\/|^\/favicon\./,
    `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`,
  ],
];

/** Folders whose files are named by what they hold. */
const HASHED = ['assets', 'fotos'];

/** What pages of an earlier release ask for, if they are still open. */
export interface EarlierFiles {
  /** Its files for browsers. */
  folder: string;
  /** Addresses of its texts, with their versions: their files have the same names in each release. */
  texts: readonly string[];
}

/**
 * Serves the files that are in the folder now, and instead of each the `.br` or `.gz` beside it to clients that take one; and the
 * hashed files of earlier releases, the newest first.
 */
export async function staticFiles(
  app: FastifyInstance,
  folder: string,
  earlier: readonly EarlierFiles[] = [],
): Promise<void> {
  const options = {
    // A route for each file: what comes into the folder later, or starts with a dot, has none.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: Pick<FastifyReply, 'request' | 'header'>) => {
      const [, value] = CACHE_CONTROL.find(([url]) => url.test(reply.request.url)) ?? [];
      if (value !== undefined) void reply.header('cache-control', value);
      if (reply.request.url.startsWith('/fotos/')) void reply.header('vary', 'save-data');
    },
  };
  const compressed = '**/*.{br,gz}';
  const hashed = HASHED.map((name) => `${name}/**`);
  await app.register(fastifyStatic, { ...options, root: folder, globIgnore: [compressed, ...hashed] });
  for (const name of HASHED) {
    const root = [folder, ...earlier.map((one) => one.folder)].map((one) => join(one, name)).filter(existsSync);
    if (root.length === 0) continue;
    await app.register(fastifyStatic, {
      ...options,
      root,
      prefix: `/${name}/`,
      globIgnore: [compressed],
      decorateReply: false,
    });
  }
  const folderOf = new Map(earlier.toReversed().flatMap((one) => one.texts.map((text) => [text, one.folder])));
  app.addHook('onRequest', (request, reply, done) => {
    const from = folderOf.get(request.url);
    if (from === undefined || request.is404) return done();
    void reply.sendFile(request.url.replace(/\?.*$/, ''), from);
  });
}
