import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { BuiltAssets, RenderModule, RenderRequest } from '#contract/render.ts';
import {
  doorwayPath,
  FIXED_SCREENS,
  INTERNSHIP_IDS,
  parseDoorway,
  resolveRoute,
  type Route,
} from '#contract/routes.ts';
import type { NewsSource } from '#server/news/source.ts';
import { chooseEncoding } from './encoding.ts';
import { PageCache } from './pageCache.ts';

/** Pages kept rendered: all fixed ones and the stories read last. */
const KEPT_PAGES = 600;

/** Longest slug of a story, in characters: WordPress keeps 200. */
export const SLUG_LIMIT = 300;

export interface DoorwayDeps {
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  siteUrl: string;
  ask: RenderRequest['ask'];
  /** Says when a page that asked for news is no longer current. */
  news: Pick<NewsSource, 'version' | 'maxAgeMs'>;
}

/** Every route that has one fixed address, as the doorways' paths and the sitemap need it. */
export const FIXED_ROUTES: readonly Route[] = [
  ...FIXED_SCREENS.map((screen) => resolveRoute(`/${screen}`)),
  ...INTERNSHIP_IDS.map((id) => resolveRoute(`/involucrate/${id}`)),
];

/**
 * Ready HTML for every route and language, and for every address that leads nowhere (decisions 2). A page is rendered when
 * it is first asked for and kept, one with news until they change; HTML sets no cookie, so a shared cache in front may keep it too.
 */
export function doorways(app: FastifyInstance, deps: DoorwayDeps): void {
  const pages = new PageCache(KEPT_PAGES);

  const page = (language: Language, route: Route | undefined) =>
    // A page says which year it is.
    pages.get(`${new Date().getFullYear()} ${language} ${route?.path ?? '404'}`, async () => {
      const { siteUrl: origin, assets, news } = deps;
      const version = news.version();
      const madeAt = Date.now();
      let asked = false;
      let whole = true;
      const ask: RenderRequest['ask'] = async (path) => {
        asked = true;
        const given = await deps.ask(path);
        if (given.status >= 500) whole = false;
        return given;
      };
      const rendered = await deps.render({ language, route, origin, assets, texts: deps.texts[language], ask });
      const isCurrent = () => !asked || (news.version() === version && Date.now() - madeAt < news.maxAgeMs);
      return { ...rendered, whole, isCurrent };
    });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    const doorway = findDoorway(pathname);
    const target = doorway && doorwayPath(doorway.language, doorway.route.path, { chooses: true });
    if (target && pathname !== '/' && pathname !== target) {
      return reply.redirect(target + request.url.slice(pathname.length), 308);
    }
    const language = doorway?.language ?? (pathname.startsWith('/en/') ? 'en' : 'es');
    const { status, etag, bytes } = await page(language, doorway?.route);
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-language': language,
      vary: 'accept-encoding',
      etag,
    });
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.code(status).send(await bytes(encoding));
  };

  for (const url of ['/', ...LANGUAGES.flatMap((language) => [`/${language}`, `/${language}/*`])]) app.get(url, answer);
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('not-found');
  });

  // A visitor after a start waits for nobody's first rendering.
  app.addHook('onListen', async () => {
    for (const language of LANGUAGES) {
      for (const route of FIXED_ROUTES) {
        const stored = await page(language, route);
        await stored.bytes('br');
      }
    }
  });
}

/** The doorway of a path. What can be no story's slug is none: the blog would refuse to look for it. */
function findDoorway(pathname: string): ReturnType<typeof parseDoorway> {
  const doorway = parseDoorway(pathname);
  const slug = doorway?.route.screen === 'story' ? doorway.route.slug : '';
  return slug.length > SLUG_LIMIT || /[\p{Cc}/\\]/u.test(slug) ? undefined : doorway;
}

/** Whether If-None-Match names the tag, also among others, or made weak by a cache in between. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
