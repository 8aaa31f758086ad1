import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendBody, toReadyBody, type Body } from './send.ts';

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

/** What was compressed of a file beforehand, and where the build lays down what is for the server alone. */
const COMPRESSED = /\.(?:br|gz)$/;
const HIDDEN = /^\.vite\//;

/** The files of a folder as they were when it was read: names are paths below it, with slashes whatever the machine. */
export interface ServedFiles {
  folder: string;
  kept: ReadonlyMap<string, Body>;
  /** Sent from the disk. */
  others: readonly string[];
}

/** Reads a folder to be served. @throws Error where it is not there */
export async function readFiles(folder: string): Promise<ServedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !HIDDEN.test(name));
  const there = new Set(all);
  const names = all.filter((name) => !COMPRESSED.test(name));
  const bodies = await Promise.all(names.map(async (name) => [name, await toKept(folder, name, there)] as const));
  return {
    folder,
    kept: new Map(bodies.flatMap(([name, body]) => (body ? [[name, body]] : []))),
    others: bodies.flatMap(([name, body]) => (body ? [] : [name])),
  };
}

/** Undefined for what is sent from the disk. */
async function toKept(folder: string, name: string, there: ReadonlySet<string>): Promise<Body | undefined> {
  const type = KEPT_TYPES[extname(name)];
  if (type === undefined || (await stat(join(folder, name))).size > KEPT_BYTES) return undefined;
  const read = async (ending: string) => (there.has(name + ending) ? readFile(join(folder, name + ending)) : undefined);
  const [identity, br, gzip] = await Promise.all([readFile(join(folder, name)), read('.br'), read('.gz')]);
  return toReadyBody({ identity, br, gzip }, type);
}

/** Serves these files, each compressed where it was beforehand, and no other that comes to lie in the folder. */
export async function staticFiles(app: FastifyInstance, { folder, kept, others }: ServedFiles): Promise<void> {
  for (const [name, body] of kept) {
    app.get(`/${name}`, (request, reply) => {
      const caching = cachingOf(request.url);
      return sendBody(request, reply, body, {
        headers: caching === undefined ? {} : { 'cache-control': caching },
      });
    });
  }

  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  for (const name of others) app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control') && [200, 206, 304].includes(reply.statusCode)) {
      const value = cachingOf(request.url);
      if (value !== undefined) void reply.header('cache-control', value);
    }
    done();
  });
}

function cachingOf(url: string): string | undefined {
  return CACHING.find(({ path }) => path.test(url))?.value;
}
