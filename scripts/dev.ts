// The edit loop: the real server, without a build. Vite transforms the browser's code, pages are rendered from source each time,
// texts and stories are read anew after each change.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import { createServer, type ViteDevServer } from 'vite';
import type { Figure, Foundation } from '#contract/content.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { PHOTOGRAPHS_PATH } from '#contract/photographs.ts';
import type { BuiltAssets, RenderModule } from '#contract/render.ts';
import { ofEachLanguage, textsIn, type AllTexts } from '#contract/texts.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { loadArchive } from '#server/built.ts';
import { connectMessages } from '#server/connectMessages.ts';
import { connectServices } from '#server/connectServices.ts';
import { ContentError } from '#server/blog/story.ts';
import { freePort } from '#server/testing/freePort.ts';
import { photographsOf } from '#server/blog/withPhotographs.ts';
import { buildHeadScript } from './build/headScript.ts';
import { buildPhotograph, cacheOf, PHOTOGRAPHS } from './build/photographs.ts';
import { createEditedBlog } from './dev/editedBlog.ts';
import { RESTART } from './dev/restart.mjs';
import { buildEditor } from './editor/build.ts';
import { startFileServer } from './editor/fileServer.ts';

const ROOT = join(import.meta.dirname, '..');
const POSTS = join(ROOT, 'content/posts');
const ENTRY = '/web/app/entry.tsx';

/** Where the editor is built to. */
const EDITOR = join(ROOT, '.cache/editor');

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
    offline: { modules: [], styles: [] },
    ownOffline: { modules: [], styles: [] },
    content: {},
    texts: await ofEachLanguage(async (language) => `/assets/i18n/${language}.json`),
    // Those of stories come with the edited blog, those of records with their modules (contentPlugin).
    photographs: {},
  };

  const edited = await createEditedBlog({
    folder: POSTS,
    addressesOf: async (stories) => {
      const named = stories.flatMap(photographsOf);
      return Object.fromEntries(await Promise.all(named.map(async (one) => [one, await buildPhotograph(ROOT, one)])));
    },
    onPhotographs: () => vite.ws.send({ type: 'full-reload' }),
  });
  const { editor } = parseArgs({ options: { editor: { type: 'boolean', default: false } } }).values;
  const port = config.port || (await freePort());
  const origin = `http://localhost:${port}`;
  if (editor) await buildEditor(ROOT, EDITOR);
  const editorBackend = editor ? await startFileServer(ROOT, origin) : undefined;
  const app = await buildApp({
    config: { ...config, siteUrl: origin, editorBackend },
    ...(await connectServices(config, () => edited.blog)),
    messages: connectMessages(config),
    assets,
    texts: textsReadAnew(),
    figures: readContent('impact.json') as Figure[],
    foundation: readContent('foundation.json') as Foundation,
    archive: await loadArchive(ROOT, join(ROOT, 'public')),
    clientFolder: join(ROOT, 'public'),
    editorFolder: EDITOR,
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
  // What is not made yet is served as it came.
  const photographs = [cacheOf(ROOT), join(ROOT, PHOTOGRAPHS)];
  for (const folder of photographs) mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, { root: photographs, prefix: `${PHOTOGRAPHS_PATH}/`, decorateReply: false });
  vite.watcher.on('all', (_event, path) => {
    const [folder = ''] = relative(ROOT, path).split(sep);
    if (RESTARTED_FOR.has(folder) && !/\.test\.tsx?$/.test(path)) process.exit(RESTART);
    if (path.startsWith(POSTS) || path.startsWith(join(ROOT, PHOTOGRAPHS))) edited.readAgain();
    if (folder === 'content') vite.ws.send({ type: 'full-reload' });
  });

  await app.listen({ port, host: config.host, listenTextResolver: () => 'listening' });
  console.log(`Edit loop: ${origin}`);
  if (editor) console.log(`Editor: ${origin}/editar/`);
}

/** The files are read each time that a language is asked for. */
function textsReadAnew(): Record<Language, Texts> {
  const getters = LANGUAGES.map((language) => [language, { get: () => readTexts(language) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<Language, Texts>;
}

function readTexts(language: Language): Texts {
  const files = LANGUAGES.map((one) => [one, readContent(`i18n/${one}.json`)]);
  return textsIn(language, Object.fromEntries(files) as AllTexts);
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
