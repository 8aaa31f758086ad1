import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { originsOf, type EditorBackend } from './backend.ts';
import type { Refused } from './refused.ts';

export interface EditorOptions {
  /** What scripts/editor/build.ts made: `page/`, and `config.json`, Decap's configuration but for what is told here. */
  folder: string;
  backend: EditorBackend;
  /** Links lead from what is edited to its page there. */
  siteUrl: string;
  /** Left out in the edit loop, where nothing is refused. */
  refused?: (() => Promise<Refused>) | undefined;
}

/** Serves the editor for staff on /editar/, with a policy of its own (docs/decisions/042). */
export async function editorRoutes(
  app: FastifyInstance,
  { folder, backend, siteUrl, refused }: EditorOptions,
): Promise<void> {
  const built = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as { backend: object };
  const config = { ...built, backend: { ...built.backend, ...backend }, site_url: siteUrl };
  const headers = {
    'content-security-policy': policyFor(backend),
    // Some git hosts sign in in a window of their own, which hands over what it was given.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
  };
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.headers(headers));
    scope.get('/editar', async (_request, reply) => reply.redirect('/editar/', 308));
    scope.get('/editar/config.json', async (_request, reply) => reply.send(config));
    if (refused) scope.get('/editar/rechazado.json', async (_request, reply) => reply.send(await refused()));
    await scope.register(fastifyStatic, {
      root: join(folder, 'page'),
      prefix: '/editar/',
      wildcard: false,
      globIgnore: ['**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
    });
  });
}

/** Decap compiles its checks and its styles in the browser, and shows uploads as blobs. */
function policyFor(backend: EditorBackend): string {
  const origins = originsOf(backend);
  // Staff's portraits: GitHub has a host for them.
  const portraits = backend.name === 'github' ? ['https://avatars.githubusercontent.com'] : origins;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...portraits],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...origins],
    // The edit loop's pages may be framed, the public ones may not.
    'frame-src': [backend.name === 'proxy' ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
