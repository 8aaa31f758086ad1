// The edit loop: the real server, without a build. Vite transforms the browser's code, pages are rendered from source each time,
// texts and stories are read anew after each change.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Figure } from '#contract/content.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { BuiltAssets, RenderModule } from '#contract/render.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { loadArchive } from '#server/built.ts';
import { connectMessages } from '#server/connectMessages.ts';
import { connectServices } from '#server/connectServices.ts';
import { ContentError } from '#server/blog/story.ts';
import { buildHeadScript } from './build/headScript.ts';
import { createEditedBlog } from './dev/editedBlog.ts';
import { RESTART } from './dev/restart.mjs';

const ROOT = join(import.meta.dirname, '..');
const POSTS = join(ROOT, 'content/posts');
const ENTRY = '/web/app/entry.tsx';

/** Folders whose code runs in this process: a change needs a restart. */
const RESTARTED_FOR = new Set(['contract', 'server', 'art', 'scripts']);

type Texts = Record<string, string>;

async function main(): Promise<void> {
  // Otherwise the head script's build sets production, in which Vite does not replace components in place.
  process.env.NODE_ENV ??= 'development';
  const config = readConfig({ PORT: '5173', ...process.env });
  const head = await buildHeadScript(ROOT);
  const assets: BuiltAssets = {
    headScript: head.code,
    headScriptHash: head.hash,
    entry: ENTRY,
    always: {
      modules: [ENTRY],
      styles: ['/web/styles/fonts.css', '/web/styles/tokens.css', '/web/styles/base.css', '/web/styles/layout.css'],
    },
    // Vite's client loads the styles of screens.
    screens: {},
    content: {},
    texts: { es: '/assets/i18n/es.json', en: '/assets/i18n/en.json' },
  };

  const edited = createEditedBlog(POSTS);
  const app = await buildApp({
    config,
    ...(await connectServices(config, () => edited.blog)),
    messages: connectMessages(config),
    assets,
    texts: {
      get es() {
        return readTexts('es');
      },
      get en() {
        return readTexts('en');
      },
    },
    figures: readContent('impact.json') as Figure[],
    archive: await loadArchive(ROOT, join(ROOT, 'public')),
    clientFolder: join(ROOT, 'public'),
    render: (request) => renderFromSource(vite, request),
    editing: true,
  });
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true, ws: { server: app.server } } });

  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  for (const language of LANGUAGES) {
    app.get(assets.texts[language], async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(readTexts(language)),
    );
  }
  vite.watcher.on('all', (_event, path) => {
    const [folder = ''] = relative(ROOT, path).split(sep);
    if (RESTARTED_FOR.has(folder) && !/\.test\.tsx?$/.test(path)) process.exit(RESTART);
    if (path.startsWith(POSTS)) edited.readAgain();
    if (folder === 'content') vite.ws.send({ type: 'full-reload' });
  });

  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
  const address = app.server.address();
  console.log(`Edit loop: http://localhost:${typeof address === 'object' && address ? address.port : config.port}`);
}

function readTexts(language: Language): Texts {
  return readContent(`i18n/${language}.json`) as Texts;
}

function readContent(name: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, 'content', name), 'utf8'));
}

/** Renders a page from source; an error becomes a page with its stack. */
async function renderFromSource(
  vite: ViteDevServer,
  request: Parameters<AppDeps['render']>[0],
): ReturnType<AppDeps['render']> {
  try {
    const { renderPage } = (await vite.ssrLoadModule('/web/app/render.tsx')) as RenderModule;
    const page = await renderPage(request);
    return { ...page, html: await vite.transformIndexHtml('/', page.html) };
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    const told = String(error instanceof Error ? error.stack : error)
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;');
    const html = `<!doctype html><body><pre>${told}</pre></body>`;
    return { status: 503, isRemote: false, html: await vite.transformIndexHtml('/', html) };
  }
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof ContentError;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(known || taken ? error.message : error);
  process.exit(1);
});
