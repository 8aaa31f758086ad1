import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createCache } from 'async-cache-dedupe';
import type { StorageInterface } from 'async-cache-dedupe';
import { decodeSlug } from '#contract/entities.ts';
import { doorwayPath, storyPath } from '#contract/routes.ts';
import { errorAnswer } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import type { NewsSource, SitemapStory } from '#server/news/source.ts';
import { WpError } from '#server/news/wpError.ts';
import { readAsk, toStoryAsk } from './ask.ts';
import type { Ask } from './ask.ts';
import { createAddresses } from './addresses.ts';
import { createClient } from './client.ts';
import { Copies } from './copies.ts';
import { NEWS_LIST, toKnown, WARM_LISTS } from './known.ts';
import type { Known } from './known.ts';
import { LIMITS } from '#server/upstream/limits.ts';
import type { Limits, Warn } from '#server/upstream/limits.ts';
import { createLoader } from './load.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { readSecret } from '#server/pictures/secret.ts';
import { createSitemap } from './sitemap.ts';
import { isFound } from './shapes.ts';
import type { Found, Outcome } from './shapes.ts';
import { emptyAnswer, outageAnswer, toAnswer } from './toAnswer.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

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
  limits?: Partial<Limits>;
  fetch?: typeof fetch;
  now?: () => number;
  warn?: Warn;
}

export interface WordPress extends NewsSource {
  answer: (pathAndQuery: string) => Promise<Answer>;
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
/** An outage is told once, by the client; what the operator can mend in the WordPress, this often for each reason. */
const TELL_MS = 600_000;
/** Stories fetched ahead of their readers at each round, so that WordPress hardly notices: each costs four requests, once. */
const STORIES_A_ROUND = 10;
/** A stale answer counts for ever (copies.ts); the cache wants a number. */
const STALE_SECONDS = 10 * 365 * 86_400;

/**
 * A WordPress as the site's news: answered from the last good copies while they are renewed behind the visitor's back, so
 * that a WordPress that is slow, wrong or down is not noticed. docs/decisions/007.
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
  now = Date.now,
  warn = () => undefined,
}: WordPressOptions): Promise<WordPress> {
  const limits = { ...LIMITS, ...given };
  const secret = await readSecret(folder);
  let doorways: { of: readonly SitemapStory[]; bySlug: ReadonlyMap<string, string> } = { of: [], bySlug: new Map() };
  const story = (slug: string) => {
    const of = sitemap.stories();
    // Thousands of stories are not gone through for each link.
    if (doorways.of !== of) doorways = { of, bySlug: toDoorways(of) };
    return doorways.bySlug.get(slug);
  };
  const addresses = createAddresses({ blogUrl, imageHosts, images, secret, story, warn });
  const fetched = createPictures({ folder: join(folder, 'pictures'), addresses, limits, fetch, now, warn });
  const pictures = images === 'proxy' ? fetched : undefined;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([blogUrl, images, imageHosts]))
    .update(secret)
    .digest('base64url');

  let known: Known = toKnown(undefined);
  const copies = new Copies({
    folder: join(folder, 'answers'),
    limits,
    fingerprint,
    isWorthKeeping,
    goodSeconds: limits.freshSeconds + STALE_SECONDS,
    onGood: (key, found) => {
      if (key === NEWS_LIST.key) known = toKnown(found);
    },
    now,
    warn,
  });
  const closing = new AbortController();
  const client = createClient({ blogUrl, limits, fetch, now, warn });
  const load = createLoader({
    client,
    addresses,
    wholeMs: limits.wholeMs,
    known: () => known,
    post: (id) => ask({ kind: 'item', key: `posts/${id}`, collection: 'posts', id }),
    now,
    closing: closing.signal,
  });

  const sitemap = createSitemap({
    folder: join(folder, 'sitemap'),
    client,
    limits,
    fingerprint,
    known: () => known,
    now,
    warn,
    closing: closing.signal,
  });

  const toldAt = new Map<string, number>();
  const tell = ({ key }: Ask, error: UpstreamError) => {
    const { reason, status, wpCode } = error;
    if (error.isPassing || closing.signal.aborted || now() - (toldAt.get(reason) ?? -Infinity) < TELL_MS) return;
    toldAt.set(reason, now());
    warn({ key, reason, status, wpCode, err: error }, 'the WordPress gave an answer that cannot be used');
  };

  // Dedupe and staleness are the cache's; what is kept, and that a good answer never runs out, is the storage's.
  const cache = createCache({ storage: { type: 'custom', options: { storage: toStorage(copies) } } }).define(
    NAME,
    {
      serialize: ({ key }: Ask) => key,
      // Functions, because 0 as a number would switch the cache off.
      ttl: (outcome: Outcome) => (isFound(outcome) ? limits.freshSeconds : limits.missingSeconds),
      stale: (outcome: Outcome) => (isFound(outcome) ? STALE_SECONDS : 0),
    },
    async (wanted: Ask): Promise<Outcome> => {
      try {
        return await load(wanted);
      } catch (error) {
        if (error instanceof UpstreamError) tell(wanted, error);
        throw error;
      }
    },
  );
  const ask = (wanted: Ask): Promise<Outcome> => cache.load(wanted);

  /** A story that nobody opened yet is to be had as well while WordPress is down. */
  const warmStories = async () => {
    let left = STORIES_A_ROUND;
    for (const { item } of known.posts) {
      const wanted = toStoryAsk(item.slug);
      if (!wanted || (await copies.get(wanted.key))) continue;
      if (left-- === 0 || closing.signal.aborted) return;
      await ask(wanted).catch(() => undefined);
    }
  };

  const warm = async () => {
    for (const list of WARM_LISTS) await ask(list).catch(() => undefined);
    const pictured = known.posts.flatMap(({ embedded }) => embedded['wp:featuredmedia']?.[0]?.source_url ?? []);
    await pictures?.warm(pictured, closing.signal);
    await warmStories();
    await sitemap.renew();
    await copies.settle();
  };

  // What lies on disk makes a start ready at once.
  await copies.get(NEWS_LIST.key);
  await sitemap.restore();
  const warmer =
    warmMs > 0 ? startWarmer(warm, () => (known.posts.length ? warmMs : Math.min(warmMs, FIRST_WARM_MS))) : undefined;

  return {
    answer: async (pathAndQuery) => {
      try {
        const { ask: wanted, cut } = readAsk(pathAndQuery);
        return wanted ? toAnswer(await ask(wanted), wanted, cut) : emptyAnswer(cut);
      } catch (error) {
        if (error instanceof WpError) return errorAnswer(error);
        if (error instanceof UpstreamError) return outageAnswer(error);
        throw error;
      }
    },
    sitemapStories: sitemap.stories,
    ready: () => known.posts.length > 0,
    version: () => copies.version,
    maxAgeMs: PAGE_AGE_MS,
    picture: (address) => fetched.getByAddress(address, { width: CARD_PICTURE_WIDTH, format: 'jpeg' }),
    pictures,
    imageOrigins: images === 'link' ? addresses.imageOrigins : [],
    mediaOrigins: addresses.imageOrigins,
    warm,
    close: async () => {
      closing.abort();
      await warmer?.stop();
      await copies.settle();
    },
  };
}

/** Addresses of stories on our site by their slug, as letters. */
function toDoorways(stories: readonly SitemapStory[]): Map<string, string> {
  return new Map(
    stories.map(({ lang, slug: written }) => {
      const slug = decodeSlug(written);
      return [slug, doorwayPath(lang, storyPath(slug))];
    }),
  );
}

/** Name of the one function of the cache; it stands before each key of the storage, with a tilde. */
const NAME = 'load';

function toStorage(copies: Copies): StorageInterface {
  const own = (key: string) => key.slice(NAME.length + 1);
  const storage = {
    get: (key: string) => copies.get(own(key)),
    set: (key: string, outcome: Outcome, ttl: number) => copies.set(own(key), outcome, ttl),
    getTTL: (key: string) => copies.getTTL(own(key)),
    exists: (key: string) => copies.exists(own(key)),
    // Called when an answer could not be had where none was: there is nothing to remove, and a copy on disk stays.
    remove: () => undefined,
    invalidate: () => undefined,
    clear: () => undefined,
  };
  // The package's type asks for a class whose methods all answer promises of nothing; its code asks for these methods.
  return storage as unknown as StorageInterface;
}

const KEPT_KEYS: readonly RegExp[] = [
  /^[a-z]+\/\d+$/,
  /^posts\?categories=(?:13%2C79%2C8|13%2C8|\d+)&per_page=(?:10|20|50|100)(?:\+content)?$/,
  /^suggested-posts\?post_id=\d+$/,
];

/** The calls that the site itself makes, of things that exist: their number is that of the posts, whatever visitors ask for. */
function isWorthKeeping(key: string, { collection, entries }: Found): boolean {
  if (!entries.length) return false;
  const slug = /^posts\?per_page=10&slug=([^&]+)\+content$/.exec(key)?.[1];
  if (slug !== undefined) return collection === 'posts' && entries[0]?.item.slug === decodeURIComponent(slug);
  return KEPT_KEYS.some((kept) => kept.test(key));
}

function startWarmer(warm: () => Promise<void>, nextMs: () => number): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const round = () => {
    running = warm().finally(() => {
      if (!stopped) timer = setTimeout(round, nextMs()).unref();
    });
  };
  round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
