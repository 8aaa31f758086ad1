import type { Language } from '#contract/language.ts';
import {
  fetchCategory,
  fetchLatest,
  fetchList,
  fetchNeighbours,
  searchNews,
  type CategoryNews,
  type Neighbours,
} from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import type { Query } from './query.ts';

/** Up to three, newest first. */
export function latestNews(language: Language): Query<Post[]> {
  return { key: `latest:${language}`, fetch: ({ news }) => fetchLatest(news, language) };
}

/** Newest first. */
export function newsList(language: Language): Query<Post[]> {
  return { key: `list:${language}`, fetch: ({ news }) => fetchList(news, language) };
}

/** With all words, newest first. */
export function foundNews(language: Language, words: string): Query<Post[]> {
  return {
    key: `found:${language}:${words}`,
    fetch: ({ news }) => searchNews(news, language, words),
    keepsPrevious: true,
  };
}

/** Up to ten, newest first; null when there is no such category. */
export function categoryNews(language: Language, category: number): Query<CategoryNews | null> {
  return { key: `category:${language}:${category}`, fetch: ({ news }) => fetchCategory(news, language, category) };
}

/** With content; null for an unknown slug. */
export function story(slug: string): Query<Post | null> {
  return { key: `story:${slug}`, fetch: ({ news }) => news.story(slug) };
}

/** Previous and next story. */
export function neighbours(language: Language, slug: string): Query<Neighbours> {
  return { key: `neighbours:${language}:${slug}`, fetch: ({ news }) => fetchNeighbours(news, language, slug) };
}

/** May be empty. */
export function suggestedNews(post: number): Query<Post[]> {
  return { key: `suggested:${post}`, fetch: async ({ news }) => (await news.suggested(post)) ?? [] };
}
