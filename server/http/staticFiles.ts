import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendBody, toReadyBody } from './send.ts';

const DAY_S = 86_400;

/** How long browsers keep a file, by where it lies. The first rule that matches counts; whatever has none is asked for anew. */
const CACHING: readonly { path: RegExp; value: string }[] = [
  { path: /^\/assets\/i18n\/[^?]+\?v=/, value: `public, max-age=${365 * DAY_S}, immutable` },
  { path: /^\/assets\/i18n\//, value: 'no-cache' },
  { path: /^\/assets\//, value: `public, max-age=${365 * DAY_S}, immutable` },
  { path: /^\/sw\.js$/, value: 'no-cache' },
  { path: /^\/fonts\//, value: `public, max-age=${30 * DAY_S}` },
  {
    path: /^\/(art|cards|films|icons|documentos)\/|^\/favicon\./,
    value: `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`,
  },
];

/** Files that are kept in memory, whole: what every page is made of. Photographs and films are sent from the disk, in parts. */
const KEPT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Larger files are not kept, whatever they are. */
const KEPT_BYTES = 256 * 1024;

/** What the build put there for the server alone. */
const HIDDEN = ['**/*.br', '**/*.gz', '.vite/**'];

/** The built files, each compressed beforehand where that helps. Only files that were there at the start are served. */
export async function staticFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const kept = await findKept(root);
  for (const file of kept) await keepFile(app, root, file);

  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [...HIDDEN, ...kept],
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control') && [200, 206, 304].includes(reply.statusCode)) {
      const value = cachingOf(request.url);
      if (value !== undefined) void reply.header('cache-control', value);
    }
    done();
  });
}

/** Paths below the root, with slashes whatever the machine. */
async function findKept(root: string): Promise<string[]> {
  const names = (await readdir(root, { recursive: true })).map((name) => name.split(sep).join('/'));
  const sized = await Promise.all(
    names
      .filter((name) => KEPT_TYPES[extname(name)] !== undefined && !name.startsWith('.vite/'))
      .map(async (name) => ({ name, size: (await stat(join(root, name))).size })),
  );
  return sized.filter(({ size }) => size <= KEPT_BYTES).map(({ name }) => name);
}

async function keepFile(app: FastifyInstance, root: string, file: string): Promise<void> {
  const read = async (ending: string) => readFile(join(root, file + ending)).catch(() => undefined);
  const [identity, br, gzip] = [await readFile(join(root, file)), await read('.br'), await read('.gz')];
  const body = toReadyBody({ identity, br, gzip }, KEPT_TYPES[extname(file)] ?? '');
  app.get(`/${file}`, (request, reply) => {
    const caching = cachingOf(request.url);
    return sendBody(request, reply, body, { headers: caching === undefined ? {} : { 'cache-control': caching } });
  });
}

function cachingOf(url: string): string | undefined {
  return CACHING.find(({ path }) => path.test(url))?.value;
}
