import { languageOf, NEWS_CATEGORIES, PER_PAGE } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import type { SitemapStory } from '#server/news/source.ts';
import type { WordPressClient } from './client.ts';
import type { CacheStore } from '#server/upstream/cacheStore.ts';
import type { Known, Listed } from './newsList.ts';
import type { Warn } from '#server/upstream/limits.ts';
import type { WordPressLimits } from './limits.ts';
import { readAll, sitemapPostSchema, storedSitemapSchema } from './shapes.ts';
import type { SitemapPost } from './shapes.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

interface SitemapParts {
  store: CacheStore;
  client: WordPressClient;
  limits: WordPressLimits;
  known: () => Known;
  warn: Warn;
  closing: AbortSignal;
}

export interface Sitemap {
  /** Newest first: the current news list, then older stories from the last full read. */
  stories: () => readonly SitemapStory[];
  /** Their ids and slugs; the same object while the stories are the same. */
  listed: () => Listed;
  /** Loads the last full read from disk. */
  restore: () => void;
  /** Reads all pages again, at most once an hour. Does not reject with an UpstreamError. */
  renew: () => Promise<void>;
}

/** WordPress's maximum. */
const PER_REQUEST = PER_PAGE.list;
const RENEW_MS = 3_600_000;
/** After a failure. */
const RETRY_MS = 300_000;
/** Cache key. */
const KEY = 'sitemap';

const FIELDS = 'id,slug,date,modified,categories,meta,excerpt.protected';

/**
 * The news list has the newest 100 posts; older ones are read page by page, ordered by id, so that a post published meanwhile
 * does not shift the pages. Only a complete read replaces the last one.
 */
export function createSitemap({ store, client, limits, known, warn, closing }: SitemapParts): Sitemap {
  let read: readonly SitemapPost[] = [];
  let renewAt = 0;
  let merged:
    | { known: Known; read: readonly SitemapPost[]; stories: readonly SitemapStory[]; listed: Listed }
    | undefined;

  const readPage = async (page: number) => {
    const query = `categories=${NEWS_CATEGORIES.join(',')}&per_page=${PER_REQUEST}&page=${page}&orderby=id&order=asc&_fields=${FIELDS}`;
    const signal = AbortSignal.any([AbortSignal.timeout(limits.totalMs), closing]);
    const { body, total } = await client.get('/wp/v2/posts', query, { queue: 'listed', signal });
    if (!Array.isArray(body)) throw new UpstreamError('shape', 'not a list where a list belongs');
    return { length: body.length, posts: readAll(sitemapPostSchema, body), total: total ?? 0 };
  };

  const readAllPages = async (): Promise<SitemapPost[]> => {
    const all = new Map<number, SitemapPost>();
    let expected = 0;
    let seen = 0;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { length, posts, total } = await readPage(page);
      if (page === 1) {
        pages = Math.min(Math.ceil(total / PER_REQUEST), limits.sitemapPages);
        expected = Math.min(total, pages * PER_REQUEST);
      }
      seen += length;
      if (length && !posts.length) throw new UpstreamError('shape', 'a page of other things than posts');
      for (const post of posts) if (!post.excerpt.protected) all.set(post.id, post);
    }
    if (seen < expected) throw new UpstreamError('shape', 'fewer posts than the first page promised');
    if (all.size < known().posts.length) throw new UpstreamError('shape', 'fewer posts than the news list names');
    return [...all.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1));
  };

  const mergeOnce = () => {
    const current = known();
    if (merged?.known !== current || merged.read !== read)
      merged = { known: current, read, ...mergeLists(current, read) };
    return merged;
  };

  return {
    stories: () => mergeOnce().stories,
    listed: () => mergeOnce().listed,

    restore: () => {
      read = store.read(KEY, storedSitemapSchema)?.value ?? [];
    },

    renew: async () => {
      if (isComplete(known()) || Date.now() < renewAt) return;
      try {
        read = await readAllPages();
        renewAt = Date.now() + RENEW_MS;
        store.put(KEY, { text: JSON.stringify(read), savedAt: Date.now() });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        renewAt = Date.now() + RETRY_MS;
        if (!error.isTemporary && !closing.aborted) {
          warn({ reason: error.reason, err: error }, 'the older stories could not be read for the sitemap');
        }
      }
    },
  };
}

/** Whether the news list has all posts. */
function isComplete({ posts, total }: Known): boolean {
  return total <= posts.length;
}

/** A post of the news list's period that is missing from it was deleted, so only older ones come from the last read. */
function mergeLists(
  current: Known,
  read: readonly SitemapPost[],
): { stories: readonly SitemapStory[]; listed: Listed } {
  const { posts, languages } = current;
  const listed = posts.map((post) => toStory(post, languageOf(post)));
  const last = posts.at(-1)?.date ?? '';
  const ids = new Set(posts.map(({ id }) => id));
  const older = isComplete(current) ? [] : read.filter(({ id, date }) => date <= last && !ids.has(id));
  const stories = [
    ...listed,
    ...older.map(({ meta, ...post }) =>
      toStory(
        { ...post, traduccion: meta?.traduccion ?? '' },
        post.categories.map((id) => languages.get(id)).find(Boolean) ?? DEFAULT_LANGUAGE,
      ),
    ),
  ];
  for (const { id } of older) ids.add(id);
  return { stories, listed: { ids, slugs: new Set(stories.map(({ slug }) => slug)) } };
}

/** Search engines need no times, only days. */
function toStory(
  { slug, date, modified, traduccion }: Pick<Post, 'slug' | 'date' | 'modified' | 'traduccion'>,
  lang: SitemapStory['lang'],
): SitemapStory {
  return {
    lang,
    slug,
    translation: traduccion || undefined,
    date: date.slice(0, 10),
    modified: modified.slice(0, 10),
  };
}
