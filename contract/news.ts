import { languageOf, type Language } from './language.ts';
import type { Named, Post } from './posts.ts';

/**
 * What the site asks of its news. The server's pages, feeds and cards ask a `NewsSource` in the same process, the browser
 * asks over HTTP (newsPaths.ts); which posts a page shows is decided here, once for both.
 */

/** Category ids of the blog (spec 9): 13 and 8 hold Spanish posts, 79 the English ones. */
export const CATEGORY = { news: 13, stories: 8, english: 79 } as const;

/** Posts that each asks for: three screens (spec 9), and a feed. */
export const PER_PAGE = { home: 50, list: 100, category: 10, feed: 20 } as const;

/** All categories of the news, and those of one language (spec 7). */
export const NEWS_CATEGORIES: readonly number[] = [CATEGORY.news, CATEGORY.stories, CATEGORY.english];
export const CATEGORIES_OF: Readonly<Record<Language, readonly number[]>> = {
  es: [CATEGORY.news, CATEGORY.stories],
  en: [CATEGORY.english],
};

/** Longer searches are refused. */
export const SEARCH_LIMIT = 100;

/** Posts shown on the home page: one large, two smaller (spec 2). */
const HOME_SHOWN = 3;

/** Which posts a list holds, newest first. */
export interface PostQuery {
  /** Posts of any of these; empty: of all. */
  categories: readonly number[];
  perPage: number;
  /** From 1; left out: 1. */
  page?: number;
  /** Words that stand in title, summary or text, all of them. */
  search?: string;
  /** Whether the posts come with their content; left out: without. */
  content?: boolean;
}

/** Null is always: there is none. Rejects when the news cannot be had. */
export interface News {
  /** Null for a page beyond the last. */
  posts: (query: PostQuery) => Promise<{ posts: Post[] } | null>;
  /** One story with its content, by its slug as letters. */
  story: (slug: string) => Promise<Post | null>;
  /** Posts related to one, in its language, without their contents. */
  suggested: (id: number) => Promise<Post[] | null>;
  category: (id: number) => Promise<Named | null>;
}

export interface CategoryNews {
  name: string;
  posts: Post[];
}

/** The stories beside one in the list of its language; null where there is none. */
export interface Neighbours {
  /** The next older story. */
  previous: { slug: string; title: string } | null;
  /** The next newer story. */
  next: { slug: string; title: string } | null;
}

/** The home page's news (spec 7): categories 13 and 8 in Spanish, 79 in English. */
export async function fetchLatest(news: News, language: Language): Promise<Post[]> {
  const query = { categories: CATEGORIES_OF[language], perPage: PER_PAGE.home };
  return (await fetchPosts(news, language, query)).slice(0, HOME_SHOWN);
}

/** The news list (spec 7): a hundred posts of the three categories, reduced to the language's. */
export function fetchList(news: News, language: Language): Promise<Post[]> {
  return fetchPosts(news, language, { categories: NEWS_CATEGORIES, perPage: PER_PAGE.list });
}

/** The newest posts of the language that hold all the words. */
export function searchNews(news: News, language: Language, words: string): Promise<Post[]> {
  return fetchPosts(news, language, { categories: CATEGORIES_OF[language], perPage: PER_PAGE.list, search: words });
}

/** The posts of a feed, with their contents. */
export function fetchFeed(news: News, language: Language): Promise<Post[]> {
  return fetchPosts(news, language, { categories: CATEGORIES_OF[language], perPage: PER_PAGE.feed, content: true });
}

/** A category's page (spec 7). Null when there is no such category. */
export async function fetchCategory(news: News, language: Language, id: number): Promise<CategoryNews | null> {
  const [category, posts] = await Promise.all([
    news.category(id),
    fetchPosts(news, language, { categories: [id], perPage: PER_PAGE.category }),
  ]);
  return category && { name: category.name, posts };
}

/** The neighbours of a story in its language's list (spec 7 has no call of its own for them). */
export async function fetchNeighbours(news: News, language: Language, slug: string): Promise<Neighbours> {
  const posts = await fetchList(news, language);
  const at = posts.findIndex((post) => post.slug === slug);
  const toNeighbour = (post: Post | undefined) => (post ? { slug: post.slug, title: post.title.rendered } : null);
  return at < 0
    ? { previous: null, next: null }
    : { previous: toNeighbour(posts[at + 1]), next: toNeighbour(posts[at - 1]) };
}

async function fetchPosts(news: News, language: Language, query: PostQuery): Promise<Post[]> {
  const page = await news.posts(query);
  return page?.posts.filter((post) => languageOf(post) === language) ?? [];
}
