import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { decodeSlug } from '#contract/htmlEntities.ts';
import { pagePath, storyPath } from '#contract/routes.ts';
import { SiteMetrics } from '#server/metrics/siteMetrics.ts';
import type { NewsSource, SitemapStory } from '#server/news/source.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { readSecret } from '#server/pictures/secret.ts';
import { CacheStore } from '#server/upstream/cacheStore.ts';
import type { Warn } from '#server/upstream/limits.ts';
import { createStaleCache } from '#server/upstream/staleCache.ts';
import type { StaleCache } from '#server/upstream/staleCache.ts';
import { createAddresses } from './addresses.ts';
import { createClient } from './client.ts';
import { WORDPRESS_LIMITS } from './limits.ts';
import type { WordPressLimits } from './limits.ts';
import { createLoader } from './load.ts';
import { NEWS_LIST, toKnown } from './newsList.ts';
import type { Known } from './newsList.ts';
import { PostCache } from './postCache.ts';
import { isPosts, toIdQuestion, toListQuestion, toStoryQuestion } from './questions.ts';
import type { Answer, FoundPosts, ItemKind, Question } from './questions.ts';
import { createSitemap } from './sitemap.ts';
import { createDeletedStoriesCheck } from './deletedStories.ts';
import { createPrefetchRound, startPrefetching } from './prefetch.ts';

export interface WordPressOptions {
  /** REST root without a slash at its end, such as https://noticias.example.org/wp-json. */
  blogUrl: string;
  /** For cached answers and pictures; created if missing. */
  folder: string;
  /** `proxy`: pictures are served, scaled, by our site; `link`: by their own hosts. */
  images: 'proxy' | 'link';
  /** Other allowed hosts of pictures, each with its port unless that is the default. */
  imageHosts?: readonly string[];
  /** Time between rounds of prefetching; 0: off. */
  prefetchMs?: number;
  limits?: Partial<WordPressLimits>;
  fetch?: typeof fetch;
  metrics?: SiteMetrics | undefined;
  warn?: Warn;
}

export interface WordPress extends NewsSource {
  /** Undefined with `images: 'link'`. */
  pictures: Pictures | undefined;
  /** For the Content-Security-Policy; empty with `images: 'proxy'`. */
  imageOrigins: readonly string[];
  /** For the Content-Security-Policy: videos and audio files are too large to proxy. */
  mediaOrigins: readonly string[];
  /** Runs one round of prefetching. */
  prefetch: () => Promise<void>;
  close: () => Promise<void>;
}

const PREFETCH_MS = 60_000;
/** Until the first success, because visitors see no news before it. */
const FIRST_PREFETCH_MS = 5_000;
const PAGE_AGE_MS = 60_000;
/** Enough for half a share card cut from a wide photo; also a width that browsers request. */
const CARD_PICTURE_WIDTH = 1600;
/** Increase it when the format of cached answers changes: old ones are then ignored. */
const CACHE_FORMAT = 3;

/**
 * News from a WordPress, served from the last good answers while new ones are fetched in the background, so that visitors do
 * not notice an outage (docs/decisions/007). @throws ConfigError if `folder` is not writable
 */
export async function createWordPress({
  blogUrl,
  folder,
  images,
  imageHosts = [],
  prefetchMs = PREFETCH_MS,
  limits: given = {},
  fetch = globalThis.fetch,
  metrics = new SiteMetrics(),
  warn = () => undefined,
}: WordPressOptions): Promise<WordPress> {
  const limits = { ...WORDPRESS_LIMITS, ...given };
  const secret = await readSecret(folder);
  const closing = new AbortController();
  let known: Known = toKnown(undefined);

  const store = new CacheStore({
    path: join(folder, 'answers.db'),
    fingerprint: toFingerprint([CACHE_FORMAT, blogUrl, images, imageHosts], secret),
    limits: { entries: limits.diskEntries, bytes: limits.diskBytes },
    warn,
  });
  const counts = { upstream: metrics.upstreams.withCopies('blog'), cache: metrics.caches.of('blog') };
  counts.cache.holds(() => store.size());
  const client = createClient({ blogUrl, limits, fetch, counts: counts.upstream, warn });
  const common = { client, limits, known: () => known, warn, closing: closing.signal };
  const sitemap = createSitemap({ ...common, store });
  const storyAddress = createStoryAddresses(sitemap.stories);
  const addresses = createAddresses({ blogUrl, imageHosts, images, secret, story: storyAddress, warn });
  const fetched = createPictures({
    folder: join(folder, 'pictures'),
    addresses,
    limits,
    fetch,
    now: Date.now,
    metrics,
    warn,
  });
  const pictures = images === 'proxy' ? fetched : undefined;

  const cache = new PostCache({
    store,
    limits,
    onAnswer: (key, found) => {
      if (key === NEWS_LIST.key) known = toKnown(found);
    },
  });
  const load = createLoader({ ...common, addresses, listed: sitemap.listed, post: (id) => post(id) });
  const answers: StaleCache<Question, Answer> = createStaleCache({
    ...common,
    name: 'the WordPress',
    store: cache,
    load,
    counts,
  });
  const checkDeletedStories = createDeletedStoriesCheck({ ...common, posts: cache, answers, listed: sitemap.listed });
  const prefetch = createPrefetchRound({
    ...common,
    answers,
    posts: cache,
    pictures,
    after: [sitemap.renew, checkDeletedStories],
  });

  const posts = async (question: Question | undefined): Promise<FoundPosts | null> => {
    const found = question ? await answers.get(question) : null;
    return found && isPosts(found) ? found : null;
  };
  const post = async (id: number) => (await posts(toIdQuestion('post', id)))?.posts[0] ?? null;
  const item = async (kind: ItemKind, id: number) => {
    const found = await answers.get(toIdQuestion(kind, id));
    return found && !isPosts(found) ? found.item : null;
  };
  const categoryOrAuthor = async (kind: 'categories' | 'users', id: number) => {
    const found = await item(kind, id);
    return found && 'name' in found ? found : null;
  };

  // With answers on disk the site is ready at once.
  cache.get(NEWS_LIST);
  sitemap.restore();
  const nextMs = () => (known.posts.length ? prefetchMs : Math.min(prefetchMs, FIRST_PREFETCH_MS));
  const prefetching = prefetchMs > 0 ? startPrefetching(prefetch, nextMs) : undefined;

  return {
    posts: (query) => posts(toListQuestion(query)),
    story: async (slug) => (await posts(toStoryQuestion(slug)))?.posts[0] ?? null,
    post,
    suggested: async (id) => (await posts(toIdQuestion('suggested', id)))?.posts ?? null,
    category: (id) => categoryOrAuthor('categories', id),
    author: (id) => categoryOrAuthor('users', id),
    media: async (id) => {
      const found = await item('media', id);
      return found && 'source_url' in found ? found : null;
    },
    sitemapStories: sitemap.stories,
    ready: () => known.posts.length > 0,
    version: () => cache.version,
    maxAgeMs: PAGE_AGE_MS,
    picture: (address) => fetched.getByAddress(address, { width: CARD_PICTURE_WIDTH, format: 'jpeg' }),
    pictures,
    imageOrigins: images === 'link' ? addresses.imageOrigins : [],
    mediaOrigins: addresses.imageOrigins,
    prefetch,
    close: async () => {
      closing.abort();
      await prefetching?.stop();
      store.close();
    },
  };
}

/** Our address of a story, by its decoded slug; an index, because every link in every post asks. */
function createStoryAddresses(stories: () => readonly SitemapStory[]): (slug: string) => string | undefined {
  let known: readonly SitemapStory[] = [];
  let bySlug: ReadonlyMap<string, string> = new Map();
  return (slug) => {
    if (known !== stories()) {
      known = stories();
      bySlug = new Map(
        known.map(({ lang, slug: written }) => {
          const letters = decodeSlug(written);
          return [letters, pagePath(lang, storyPath(letters))];
        }),
      );
    }
    return bySlug.get(slug);
  };
}

/** Cached answers contain addresses that depend on these settings. */
function toFingerprint(settings: readonly unknown[], secret: Buffer): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(secret).digest('base64url');
}
