// The edit loop: Vite transforms the browser's code and reloads it in place, pages are rendered from the source at each
// request, and everything else is answered by the real server. Security headers and compression are the real server's alone.
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { LANGUAGES } from '#contract/language.ts';
import { BLOG_ROOT } from '#contract/posts.ts';
import type { BuiltAssets, RenderModule } from '#contract/render.ts';
import { parseDoorway } from '#contract/routes.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { newsPicture } from '#art/newsPicture.ts';
import { portrait } from '#art/portrait.ts';
import { buildHeadScript } from './build/headScript.ts';

const ROOT = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 5173);

const head = await buildHeadScript(ROOT);
const assets: BuiltAssets = {
  headScript: head.code,
  headScriptHash: head.hash,
  entry: '/web/app/entry.tsx',
  always: {
    modules: ['/web/app/entry.tsx'],
    styles: ['/web/styles/fonts.css', '/web/styles/tokens.css', '/web/styles/base.css'],
  },
  screens: {},
  texts: { es: '/assets/i18n/es.json', en: '/assets/i18n/en.json' },
};

const http = createHttpServer();
const vite = await createServer({ root: ROOT, server: { middlewareMode: { server: http } } });

const readTexts = async (language: string) => readFile(join(ROOT, `content/i18n/${language}.json`), 'utf8');

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request.url ?? '/').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
      },
    );
  });
});

interface DevAnswer {
  status: number;
  type: string;
  body: string;
}

async function answer(url: string): Promise<DevAnswer> {
  const [pathname = '/'] = url.split('?', 1);
  const blog = createBlog(loadPosts(join(ROOT, 'content/posts')));

  const texts = /^\/assets\/i18n\/(es|en)\.json$/.exec(pathname)?.[1];
  if (texts) return { status: 200, type: 'application/json', body: await readTexts(texts) };

  const picture = /^\/art\/noticias\/(.+)\.svg$/.exec(pathname)?.[1];
  if (picture) return { status: 200, type: 'image/svg+xml', body: newsPicture(decodeURIComponent(picture)) };

  const person = /^\/art\/retratos\/(.+)\.svg$/.exec(pathname)?.[1];
  if (person) return { status: 200, type: 'image/svg+xml', body: portrait(decodeURIComponent(person)) };

  if (pathname.startsWith(BLOG_ROOT)) {
    const { status, body } = blog.answer(url.slice(BLOG_ROOT.length));
    return { status, type: 'application/json', body: JSON.stringify(body) };
  }

  const doorway = parseDoorway(pathname.endsWith('/') ? pathname : `${pathname}/`);
  const language = doorway?.language ?? LANGUAGES[0];
  const { renderPage } = (await vite.ssrLoadModule('/web/app/render.tsx')) as RenderModule;
  const { status, html } = await renderPage({
    language,
    route: doorway?.route,
    origin: `http://localhost:${port}`,
    assets,
    texts: JSON.parse(await readTexts(language)) as Record<string, string>,
    ask: async (path) => blog.answer(path.slice(BLOG_ROOT.length)),
  });
  return { status, type: 'text/html; charset=utf-8', body: await vite.transformIndexHtml(url, html) };
}

http.on('error', (error) => {
  console.error(`Port ${port} is not to be had: ${error.message}`);
  process.exit(1);
});
http.listen(port, () => console.log(`Edit loop: http://localhost:${port}`));
