import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import { pagePath } from '#contract/routes.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import type { Story } from '#server/blog/story.ts';
import { loadBuilt } from '#server/built.ts';
import { FIXED_ROUTES } from '#server/pages/pageRoutes.ts';

/** The whole server of the built site, for `inject`; for tests. */

export const ROOT = join(import.meta.dirname, '../..');

/** Origin under which the site believes to be known. */
export const ORIGIN = 'https://site.test';

export const realStories: readonly Story[] = loadPosts(join(ROOT, 'content/posts'));

/** Read and made ready once for all apps of a file: that takes longer than most of what is asked of one. */
let built: ReturnType<typeof loadBuilt> | undefined;
let realBlog: ReturnType<typeof createBlog> | undefined;

interface TestAppParts {
  stories?: readonly Story[];
  /** Other news than those of `stories`. */
  news?: Pick<AppDeps, 'blog' | 'pictures' | 'imageOrigins' | 'mediaOrigins'>;
  /** Where documents come from, instead of the site's own archive. */
  backend?: AppDeps['backend'];
  /** Without, the site takes no messages. */
  messages?: AppDeps['messages'];
  config?: Partial<AppDeps['config']>;
  siteUrl?: string;
  logger?: FastifyServerOptions['logger'];
  limits?: AppDeps['limits'];
  leaving?: AbortSignal;
}

/** The real app with the real stories, or with what a test wants different. Close it when the file is done. */
export async function createTestApp({
  stories,
  news = { blog: stories ? createBlog(stories) : (realBlog ??= createBlog(realStories)) },
  backend,
  messages,
  config = {},
  siteUrl = ORIGIN,
  logger = false,
  limits,
  leaving,
}: TestAppParts = {}): Promise<FastifyInstance> {
  return buildApp({
    config: { siteUrl, trustProxy: false, ...config },
    ...news,
    backend,
    messages,
    ...(await (built ??= loadBuilt(ROOT))),
    logger,
    limits,
    leaving,
  });
}

/** Opens the app on a port of its own, on this machine alone; gives the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the app does not listen');
  return address.port;
}

/** A page of the site: its address, and its route path in each language that has it. */
export interface KnownPage {
  language: Language;
  path: string;
  /** Route path of the same page in the other language; undefined when it has none. */
  translation: string | undefined;
}

const fixed = LANGUAGES.flatMap((language) =>
  FIXED_ROUTES.map(({ path }): KnownPage => ({ language, path, translation: path })),
);
const stories = realStories.map(({ lang, slug, translation }): KnownPage => ({
  language: lang,
  path: `/noticias/${slug}`,
  translation: translation && `/noticias/${translation}`,
}));
const categories = (
  [
    ['es', CATEGORY.news],
    ['es', CATEGORY.stories],
    ['en', CATEGORY.english],
  ] as const
).map(([language, id]): KnownPage => ({ language, path: `/noticias/categoria/${id}`, translation: undefined }));

/** Every fixed screen in both languages, every story in its own, every category in the one of its posts. */
export const KNOWN_PAGES: readonly KnownPage[] = [...fixed, ...stories, ...categories];

/** Path of a prerendered page, as the site's links write it. */
export function pageOf({ language, path }: Pick<KnownPage, 'language' | 'path'>): string {
  return pagePath(language, path);
}
