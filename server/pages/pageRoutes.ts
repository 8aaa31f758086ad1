import { BulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRERENDERED_ROUTES } from '#contract/fixedRoutes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOfScreen, type Language } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import type { BuiltAssets, RenderModule, RenderRequest, Services } from '#contract/render.ts';
import { languageOfPath, pagePath, parsePagePath, SLUG_LIMIT, type Route } from '#contract/routes.ts';
import { isSearchable, searchedWords } from '#contract/search.ts';
import type { CacheCounts } from '#server/metrics/cacheMetrics.ts';
import type { NewsSource, SitemapStory } from '#server/news/source.ts';
import { HttpError } from '#server/http/errors.ts';
import { PageCache, type StoredPage } from './pageCache.ts';
import { sendBody } from '#server/http/send.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

/** Size of the page cache: all fixed pages and the stories read last. */
const KEPT_PAGES = 600;

/** Retry-After when too many pages wait to be rendered. */
const BUSY_SECONDS = 5;

/** Browsers ask each time. */
const CACHING = 'public, max-age=0, must-revalidate';
/** A shared cache may answer for ten seconds: docs/decisions/055. */
const CACHING_OF_PAGES = 'public, max-age=0, s-maxage=10, must-revalidate';

export interface PageDeps {
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  siteUrl: string;
  services: Services;
  vitalsSample: number;
  /** Says when a page that asked for news is no longer current, and which stories there are. */
  news: Pick<NewsSource, 'version' | 'maxAgeMs' | 'sitemapStories'>;
  liveSite?: RenderRequest['liveSite'];
  /** False: every page is rendered each time that it is asked for. */
  keep: boolean;
  /** Of the cache of pages. */
  counts: CacheCounts;
}

export interface Pages {
  /** Makes all fixed pages; rejects where one cannot be made. */
  prerender: () => Promise<void>;
  /** A page's HTML, as visitors get it. */
  html: (language: Language, route: Route) => Promise<string>;
}

/**
 * Ready HTML for every route and language, and for every address that leads nowhere (decisions 2). A page is rendered when
 * it is first asked for and kept, one with news until they change; HTML sets no cookie, so a shared cache in front may keep it too.
 * `prerender` makes all fixed pages, so that no visitor waits for a first rendering; it rejects where one cannot be made.
 */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): Pages {
  const pages = new PageCache(KEPT_PAGES, deps.counts);
  const isOurs = knownRoutes(deps.news);

  const page = (language: Language, route: Route | undefined, words = '') => {
    const render = async () => {
      const { siteUrl: origin, assets, news, services, vitalsSample, liveSite } = deps;
      const version = news.version();
      const madeAt = Date.now();
      const month = monthOf(madeAt);
      let whole = deps.keep && !words;
      const onUnavailable = (error: unknown) => {
        if (!(error instanceof UpstreamError) || liveSite !== undefined) throw error;
        whole = false;
      };
      const texts = deps.texts[language];
      const rendered = await deps.render({
        language,
        route,
        words,
        origin,
        assets,
        texts,
        vitalsSample,
        services,
        liveSite,
        onUnavailable,
      });
      const isCurrent = () =>
        // The footer shows the year, the rates how many months old the limit of the law is.
        monthOf(Date.now()) === month &&
        (!rendered.isRemote || (news.version() === version && Date.now() - madeAt < news.maxAgeMs));
      return { ...rendered, whole, isCurrent };
    };
    // Searches wait their turn as unknown URLs do: anyone may ask for any words.
    return pages.get(`${language} ${route?.path ?? '404'} ${words}`, render, {
      isUnknown: route !== undefined && (words !== '' || !isOurs(route)),
    });
  };

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    const asked = findPage(pathname);
    const target = asked && pagePath(asked.language, asked.route.path, { chooses: true });
    if (target && pathname !== '/' && pathname !== target) {
      return reply.redirect(target + request.url.slice(pathname.length), 308);
    }
    const language = asked?.language ?? languageOfPath(pathname) ?? DEFAULT_LANGUAGE;
    const words = asked && isSearchable(asked.route) ? searchedWords(request.url.slice(pathname.length)) : '';
    const send = ({ status, body }: StoredPage) => {
      const caching = status === 200 && !words ? CACHING_OF_PAGES : CACHING;
      return sendBody(request, reply, body, {
        status,
        headers: { 'cache-control': caching, 'content-language': language },
      });
    };
    const found = page(language, asked?.route, words);
    if (!(found instanceof Promise)) return send(found);
    return found.then(send, (error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new HttpError(503, 'busy', { retrySeconds: BUSY_SECONDS }) : error;
    });
  };

  for (const url of ['/', ...LANGUAGES.flatMap((language) => [`/${language}`, `/${language}/*`])]) app.get(url, answer);
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, reply);
    const [url = '/'] = request.url.split('?', 1);
    void reply.header('allow', app.hasRoute({ method: 'POST', url }) ? 'POST' : 'GET, HEAD');
    throw new HttpError(405, 'method-not-allowed');
  });

  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  return {
    html: async (language, route) => {
      const { body } = await page(language, route);
      return (await body.bytes('identity')).toString();
    },
    prerender: async () => {
      for (const language of LANGUAGES) {
        const own = PRERENDERED_ROUTES.filter(({ screen }) => languageOfScreen(language, screen) === language);
        for (const route of [...own, undefined]) {
          if (closing || !deps.keep) return;
          const { body } = await page(language, route);
          await body.bytes('br');
        }
      }
    },
  };
}

/** Whether a route exists: fixed ones, the site's categories, and stories that the news list. */
function knownRoutes(news: Pick<NewsSource, 'sitemapStories'>): (route: Route) => boolean {
  const categories = new Set<number>(Object.values(CATEGORY));
  let named: { in: readonly SitemapStory[]; slugs: ReadonlySet<string> } | undefined;
  return (route) => {
    if (route.screen === 'category') return categories.has(route.category);
    if (route.screen !== 'story') return true;
    const stories = news.sitemapStories();
    if (named?.in !== stories) named = { in: stories, slugs: new Set(stories.map(({ slug }) => slug)) };
    return named.slugs.has(route.slug);
  };
}

/** The page of a path; undefined also for what cannot be a story's slug. */
function findPage(pathname: string): ReturnType<typeof parsePagePath> {
  const asked = parsePagePath(pathname);
  const slug = asked?.route.screen === 'story' ? asked.route.slug : '';
  return slug.length > SLUG_LIMIT || /[\p{Cc}/\\]/u.test(slug) ? undefined : asked;
}

/** By the server's clock, where the page's code reads it, too. */
function monthOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${date.getMonth()}`;
}
