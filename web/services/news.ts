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

/** The home page's news: up to three, newest first, in the visitor's language. */
export function latestNews(language: Language): Query<Post[]> {
  return { key: `latest:${language}`, fetch: ({ news }) => fetchLatest(news, language) };
}

/** All posts of the language, newest first. */
export function newsList(language: Language): Query<Post[]> {
  return { key: `list:${language}`, fetch: ({ news }) => fetchList(news, language) };
}

/** Posts of the language that hold all the words, newest first. */
export function foundNews(language: Language, words: string): Query<Post[]> {
  return {
    key: `found:${language}:${words}`,
    fetch: ({ news }) => searchNews(news, language, words),
    keepsPrevious: true,
  };
}

/** Up to ten posts of one category, newest first; null when there is no such category. */
export function categoryNews(language: Language, category: number): Query<CategoryNews | null> {
  return { key: `category:${language}:${category}`, fetch: ({ news }) => fetchCategory(news, language, category) };
}

/** One story with its content; null when no post has the slug. */
export function story(slug: string): Query<Post | null> {
  return { key: `story:${slug}`, fetch: ({ news }) => news.story(slug) };
}

/** The stories beside one in the list of its language. */
export function neighbours(language: Language, slug: string): Query<Neighbours> {
  return { key: `neighbours:${language}:${slug}`, fetch: ({ news }) => fetchNeighbours(news, language, slug) };
}

/** Posts related to one, in its language; empty when there are none. */
export function suggestedNews(post: number): Query<Post[]> {
  return { key: `suggested:${post}`, fetch: async ({ news }) => (await news.suggested(post)) ?? [] };
}
