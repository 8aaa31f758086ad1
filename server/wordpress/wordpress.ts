import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { decodeSlug } from '#contract/htmlEntities.ts';
import { pagePath, storyPath } from '#contract/routes.ts';
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
import { createUnnamedCheck } from './unnamed.ts';
import { createWarmRound, startWarmer } from './warm.ts';

export interface WordPressOptions {
  /** REST root without a slash at its end, such as https://noticias.example.org/wp-json. */
  blogUrl: string;
  /** Where copies and pictures are kept; made when missing. */
  folder: string;
  /** `proxy`: pictures come through our own origin, smaller; `link`: from where they lie. */
  images: 'proxy' | 'link';
  /** Hosts (with port, where it is not the scheme's) besides the WordPress's own that its pictures may lie on. */
  imageHosts?: readonly string[];
  /** How often the lists that every visitor sees are asked for anew, in ms; 0: never by itself. */
  warmMs?: number;
  limits?: Partial<WordPressLimits>;
  fetch?: typeof fetch;
  warn?: Warn;
}

export interface WordPress extends NewsSource {
  /** Undefined with `images: 'link'`. */
  pictures: Pictures | undefined;
  /** Origins that pages have to allow for pictures; empty with `images: 'proxy'`. */
  imageOrigins: readonly string[];
  /** Origins that pages have to allow for films and sounds, which are too large to come through us. */
  mediaOrigins: readonly string[];
  /** Asks once for the lists that every visitor sees and their pictures; resolves when they are on disk, or cannot be had. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
}

const WARM_MS = 60_000;
/** While nothing good was ever had: the first visitor waits for it. */
const FIRST_WARM_MS = 5_000;
/** A page made of answers is made anew after this. */
const PAGE_AGE_MS = 60_000;
/** Enough for half a share card, cut out of a wide photograph; browsers ask for it too. */
const CARD_PICTURE_WIDTH = 1600;
/** How answers are written down; those of another format are void. */
const FORMAT = 3;

/**
 * A WordPress as the site's news: answered from the last good copies while they are renewed behind the visitor's back, so
 * that a WordPress that is slow, wrong or down is not noticed. Here the parts are handed one another. docs/decisions/007.
 * @throws ConfigError when `folder` cannot be written.
 */
export async function createWordPress({
  blogUrl,
  folder,
  images,
  imageHosts = [],
  warmMs = WARM_MS,
  limits: given = {},
  fetch = globalThis.fetch,
  warn = () => undefined,
}: WordPressOptions): Promise<WordPress> {
  const limits = { ...WORDPRESS_LIMITS, ...given };
  const secret = await readSecret(folder);
  const closing = new AbortController();
  let known: Known = toKnown(undefined);

  const store = new CacheStore({
    path: join(folder, 'answers.db'),
    fingerprint: toFingerprint([FORMAT, blogUrl, images, imageHosts], secret),
    limits: { entries: limits.diskEntries, bytes: limits.diskBytes },
    warn,
  });
  const client = createClient({ blogUrl, limits, fetch, warn });
  const common = { client, limits, known: () => known, warn, closing: closing.signal };
  const sitemap = createSitemap({ ...common, store });
  const storyAddress = createStoryAddresses(sitemap.stories);
  const addresses = createAddresses({ blogUrl, imageHosts, images, secret, story: storyAddress, warn });
  const fetched = createPictures({ folder: join(folder, 'pictures'), addresses, limits, fetch, now: Date.now, warn });
  const pictures = images === 'proxy' ? fetched : undefined;

  const cache = new PostCache({
    store,
    limits,
    onGood: (key, found) => {
      if (key === NEWS_LIST.key) known = toKnown(found);
    },
  });
  const load = createLoader({ ...common, addresses, named: sitemap.named, post: (id) => post(id) });
  const answers: StaleCache<Question, Answer> = createStaleCache({
    ...common,
    name: 'the WordPress',
    store: cache,
    load,
  });
  const checkUnnamed = createUnnamedCheck({ ...common, posts: cache, answers, named: sitemap.named });
  const warm = createWarmRound({ ...common, answers, posts: cache, pictures, after: [sitemap.renew, checkUnnamed] });

  const posts = async (question: Question | undefined): Promise<FoundPosts | null> => {
    const found = question ? await answers.get(question) : null;
    return found && isPosts(found) ? found : null;
  };
  const post = async (id: number) => (await posts(toIdQuestion('post', id)))?.posts[0] ?? null;
  const item = async (kind: ItemKind, id: number) => {
    const found = await answers.get(toIdQuestion(kind, id));
    return found && !isPosts(found) ? found.item : null;
  };
  const named = async (kind: 'categories' | 'users', id: number) => {
    const found = await item(kind, id);
    return found && 'name' in found ? found : null;
  };

  // What lies on disk makes a start ready at once.
  cache.get(NEWS_LIST);
  sitemap.restore();
  const nextMs = () => (known.posts.length ? warmMs : Math.min(warmMs, FIRST_WARM_MS));
  const warmer = warmMs > 0 ? startWarmer(warm, nextMs) : undefined;

  return {
    posts: (query) => posts(toListQuestion(query)),
    story: async (slug) => (await posts(toStoryQuestion(slug)))?.posts[0] ?? null,
    post,
    suggested: async (id) => (await posts(toIdQuestion('suggested', id)))?.posts ?? null,
    category: (id) => named('categories', id),
    author: (id) => named('users', id),
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
    warm,
    close: async () => {
      closing.abort();
      await warmer?.stop();
      store.close();
    },
  };
}

/** Address on our site of the story with a slug, as letters. Thousands of stories are not gone through for each link. */
function createStoryAddresses(stories: () => readonly SitemapStory[]): (slug: string) => string | undefined {
  let of: readonly SitemapStory[] = [];
  let bySlug: ReadonlyMap<string, string> = new Map();
  return (slug) => {
    if (of !== stories()) {
      of = stories();
      bySlug = new Map(
        of.map(({ lang, slug: written }) => {
          const letters = decodeSlug(written);
          return [letters, pagePath(lang, storyPath(letters))];
        }),
      );
    }
    return bySlug.get(slug);
  };
}

/** Of the settings under which copies are made: under others their addresses lead nowhere. */
function toFingerprint(settings: readonly unknown[], secret: Buffer): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(secret).digest('base64url');
}
