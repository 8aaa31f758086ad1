import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import type { Language } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import { pagePath } from '#contract/routes.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { dayOf, publicOn } from '#server/blog/publication.ts';
import type { Story } from '#server/blog/story.ts';
import { withPhotographs } from '#server/blog/withPhotographs.ts';
import { loadBuilt } from '#server/built.ts';
import { COMPLETE_LANGUAGES } from './languages.ts';

/** The whole server of the built site, for `inject`. */

export const ROOT = join(import.meta.dirname, '../..');

export const ORIGIN = 'https://site.test';

/** Those that are public today. */
export const realStories: readonly Story[] = publicOn(dayOf(Date.now()), loadPosts(join(ROOT, 'content/posts')));

/** Loaded once per test file, because it takes longer than most tests. */
let built: ReturnType<typeof loadBuilt> | undefined;
let realBlog: ReturnType<typeof createBlog> | undefined;

interface TestAppParts {
  stories?: readonly Story[];
  /** Replaces `stories`. */
  news?: Pick<AppDeps, 'blog' | 'pictures' | 'imageOrigins' | 'mediaOrigins'>;
  /** Replaces the site's own documents. */
  backend?: AppDeps['backend'];
  /** Undefined: the site takes no messages. */
  messages?: AppDeps['messages'];
  metrics?: AppDeps['metrics'];
  /** Replaces the site's own. */
  texts?: AppDeps['texts'];
  config?: Partial<AppDeps['config']>;
  /** Replaces the one of the build, which may have none. */
  editorFolder?: string;
  siteUrl?: string;
  logger?: FastifyServerOptions['logger'];
  limits?: AppDeps['limits'];
  leaving?: AbortSignal;
}

/** The real app with the real stories. Close it at the end of the file. */
export async function createTestApp({
  stories,
  news,
  backend,
  messages,
  metrics,
  texts,
  config = {},
  editorFolder,
  siteUrl = ORIGIN,
  logger = false,
  limits,
  leaving,
}: TestAppParts = {}): Promise<FastifyInstance> {
  const { assets, ...others } = await (built ??= loadBuilt(ROOT));
  const ownBlog = () => (realBlog ??= createBlog(withPhotographs(realStories, assets.photographs)));
  return buildApp({
    config: { siteUrl, trustProxy: false, ...config },
    ...(news ?? { blog: stories ? createBlog(stories) : ownBlog() }),
    backend,
    messages,
    metrics,
    assets,
    ...others,
    ...(texts && { texts }),
    ...(editorFolder !== undefined && { editorFolder }),
    logger,
    limits,
    leaving,
  });
}

/** Listens on this machine only; returns the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the app does not listen');
  return address.port;
}

export interface KnownPage {
  language: Language;
  path: string;
  /** Undefined: not translated. */
  translation: string | undefined;
}

const fixed = COMPLETE_LANGUAGES.flatMap((language) =>
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

/** All screens in each complete language, stories in their language, categories in the language of their posts. */
export const KNOWN_PAGES: readonly KnownPage[] = [...fixed, ...stories, ...categories];

/** Path of a prerendered page. */
export function pageOf({ language, path }: Pick<KnownPage, 'language' | 'path'>): string {
  return pagePath(language, path);
}
