import { NEWS_CATEGORIES, PER_PAGE } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import type { SitemapStory } from '#server/news/source.ts';
import type { WordPressClient } from './client.ts';
import type { CacheStore } from '#server/upstream/cacheStore.ts';
import type { Known, Named } from './newsList.ts';
import type { Warn } from '#server/upstream/limits.ts';
import type { WordPressLimits } from './limits.ts';
import { readAll, sitemapPostSchema, storedSitemapSchema } from './shapes.ts';
import type { SitemapPost } from './shapes.ts';
import { languageOf } from '#contract/language.ts';
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
  /** All stories, newest first: those of the news list as they are now, older ones as they were last read. */
  stories: () => readonly SitemapStory[];
  /** Their ids and slugs. The same object as long as the stories are the same. */
  named: () => Named;
  /** What the disk kept. */
  restore: () => void;
  /** Reads the older ones, one page after the other, if that was not done for an hour. Never rejects. */
  renew: () => Promise<void>;
}

/** Posts a page: as many as the news list holds, the most that WordPress gives. */
const PAGE = PER_PAGE.list;
const RENEW_MS = 3_600_000;
/** After a failure, or an answer that could not be believed. */
const RETRY_MS = 300_000;
/** Key of the last reading among the copies. */
const KEY = 'sitemap';

const FIELDS = 'id,slug,date,modified,categories,meta,excerpt.protected';

/**
 * The stories that a sitemap names. The news list holds the newest hundred; the older ones are read behind it, in the order
 * of their ids, so that what is published meanwhile moves no page. Only a whole reading takes the place of the last one.
 */
export function createSitemap({ store, client, limits, known, warn, closing }: SitemapParts): Sitemap {
  let read: readonly SitemapPost[] = [];
  let renewAt = 0;
  let made: { known: Known; read: readonly SitemapPost[]; stories: readonly SitemapStory[]; named: Named } | undefined;

  const readPage = async (page: number) => {
    const query = `categories=${NEWS_CATEGORIES.join(',')}&per_page=${PAGE}&page=${page}&orderby=id&order=asc&_fields=${FIELDS}`;
    const signal = AbortSignal.any([AbortSignal.timeout(limits.wholeMs), closing]);
    const { body, total } = await client.get('/wp/v2/posts', query, { lane: 'site', signal });
    if (!Array.isArray(body)) throw new UpstreamError('shape', 'not a list where a list belongs');
    return { length: body.length, posts: readAll(sitemapPostSchema, body), total: total ?? 0 };
  };

  const readWhole = async (): Promise<SitemapPost[]> => {
    const all = new Map<number, SitemapPost>();
    let promised = 0;
    let seen = 0;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { length, posts, total } = await readPage(page);
      if (page === 1) {
        pages = Math.min(Math.ceil(total / PAGE), limits.sitemapPages);
        promised = Math.min(total, pages * PAGE);
      }
      seen += length;
      if (length && !posts.length) throw new UpstreamError('shape', 'a page of other things than posts');
      for (const post of posts) if (!post.excerpt.protected) all.set(post.id, post);
    }
    if (seen < promised) throw new UpstreamError('shape', 'fewer posts than the first page promised');
    // The news list is full, so that there have to be as many at least.
    if (all.size < known().posts.length) throw new UpstreamError('shape', 'fewer posts than the news list names');
    return [...all.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1));
  };

  const make = () => {
    const current = known();
    if (made?.known !== current || made.read !== read) made = { known: current, read, ...joinLists(current, read) };
    return made;
  };

  return {
    stories: () => make().stories,
    named: () => make().named,

    restore: () => {
      read = store.read(KEY, storedSitemapSchema)?.value ?? [];
    },

    renew: async () => {
      if (isWhole(known()) || Date.now() < renewAt) return;
      try {
        read = await readWhole();
        renewAt = Date.now() + RENEW_MS;
        store.put(KEY, { text: JSON.stringify(read), savedAt: Date.now() });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        renewAt = Date.now() + RETRY_MS;
        if (!error.isPassing && !closing.aborted) {
          warn({ reason: error.reason, err: error }, 'the older stories could not be read for the sitemap');
        }
      }
    },
  };
}

/** Whether the news list holds all that there is. */
function isWhole({ posts, total }: Known): boolean {
  return total <= posts.length;
}

/** The news list says what there is of its time: whatever else was read of it is gone. */
function joinLists(current: Known, read: readonly SitemapPost[]): { stories: readonly SitemapStory[]; named: Named } {
  const { posts, english } = current;
  const listed = posts.map((post) => toStory(post, languageOf(post)));
  const last = posts.at(-1)?.date ?? '';
  const ids = new Set(posts.map(({ id }) => id));
  const older = isWhole(current) ? [] : read.filter(({ id, date }) => date <= last && !ids.has(id));
  const stories = [
    ...listed,
    ...older.map(({ meta, ...post }) =>
      toStory(
        { ...post, traduccion: meta?.traduccion ?? '' },
        post.categories.some((id) => english.has(id)) ? 'en' : 'es',
      ),
    ),
  ];
  for (const { id } of older) ids.add(id);
  return { stories, named: { ids, slugs: new Set(stories.map(({ slug }) => slug)) } };
}

/** Days, because hours are of no use to a search engine. */
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
