import { DEFAULT_LANGUAGE, entryOf, LANGUAGES, type Language } from './language.ts';
import type { Named, Post } from './posts.ts';

/** Which posts each page shows, for both sides: the server calls a `NewsSource`, the browser HTTP (newsPaths.ts). */

/** Category ids of the blog (spec 9): 13 and 8 are Spanish, 79 is English. */
export const CATEGORY = { news: 13, stories: 8, english: 79 } as const;

/** Of three screens (spec 9) and the feeds. */
export const PER_PAGE = { home: 50, list: 100, category: 10, feed: 20 } as const;

/** Spec 7. */
export const NEWS_CATEGORIES: readonly number[] = LANGUAGES.flatMap(categoriesOf);

/** Those of the news that are shown to who chose `language`. */
export function categoriesOf(language: Language): readonly number[] {
  const { category } = entryOf(language);
  return category ? [category] : [CATEGORY.news, CATEGORY.stories];
}

/** The language of the news that are shown to who chose `language`. */
export function languageOfNews(language: Language): Language {
  return entryOf(language).category ? language : DEFAULT_LANGUAGE;
}

/** The language that a category of this name says its posts to be in; undefined where it says something else (spec 9). */
export function languageMarkedBy(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => entryOf(language).category && entryOf(language).name === name);
}

/** The language of a post, by the names of its categories. */
export function languageOf({ categories }: { categories: readonly { name?: string | undefined }[] }): Language {
  return categories.map(({ name }) => languageMarkedBy(name)).find(Boolean) ?? DEFAULT_LANGUAGE;
}

/** The language that a story in `written` is translated into: from the default one into the first other with news, and back. */
export function languageOfTranslation(written: Language): Language {
  const other = LANGUAGES.find((language) => entryOf(language).category);
  return (written === DEFAULT_LANGUAGE && other) || DEFAULT_LANGUAGE;
}

export const SEARCH_LIMIT = 100;

/** One large and two smaller cards (spec 2). */
const HOME_SHOWN = 3;

/** Results are newest first. */
export interface PostQuery {
  /** Any of these; empty: all. */
  categories: readonly number[];
  perPage: number;
  /** Default: 1. */
  page?: number;
  /** All words must occur in title, summary or text. */
  search?: string;
  /** Whether posts include `content`. Default: false. */
  content?: boolean;
}

/** Null: does not exist. Rejects if the news are unavailable. */
export interface News {
  /** Null: page after the last. */
  posts: (query: PostQuery) => Promise<{ posts: Post[] } | null>;
  /** With content, by the decoded slug. */
  story: (slug: string) => Promise<Post | null>;
  /** Related posts in the same language, without content. */
  suggested: (id: number) => Promise<Post[] | null>;
  category: (id: number) => Promise<Named | null>;
}

export interface CategoryNews {
  name: string;
  posts: Post[];
}

export interface Neighbours {
  /** The next older story. */
  previous: { slug: string; title: string } | null;
  /** The next newer story. */
  next: { slug: string; title: string } | null;
}

/** The home page's news (spec 7): categories 13 and 8 in Spanish, 79 in English. */
export async function fetchLatest(news: News, language: Language): Promise<Post[]> {
  const query = { categories: categoriesOf(language), perPage: PER_PAGE.home };
  return (await fetchPosts(news, language, query)).slice(0, HOME_SHOWN);
}

/** The news list (spec 7): 100 posts of the three categories, filtered by language. */
export function fetchList(news: News, language: Language): Promise<Post[]> {
  return fetchPosts(news, language, { categories: NEWS_CATEGORIES, perPage: PER_PAGE.list });
}

export function searchNews(news: News, language: Language, words: string): Promise<Post[]> {
  return fetchPosts(news, language, { categories: categoriesOf(language), perPage: PER_PAGE.list, search: words });
}

export function fetchFeed(news: News, language: Language): Promise<Post[]> {
  return fetchPosts(news, language, { categories: categoriesOf(language), perPage: PER_PAGE.feed, content: true });
}

/** A category's page (spec 7). Null: no such category. */
export async function fetchCategory(news: News, language: Language, id: number): Promise<CategoryNews | null> {
  const [category, posts] = await Promise.all([
    news.category(id),
    fetchPosts(news, language, { categories: [id], perPage: PER_PAGE.category }),
  ]);
  return category && { name: category.name, posts };
}

/** From the news list, because spec 7 has no call for neighbours. */
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
  const shown = languageOfNews(language);
  return page?.posts.filter((post) => languageOf(post) === shown) ?? [];
}
