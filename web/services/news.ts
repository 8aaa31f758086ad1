import type { Language } from '#contract/language.ts';
import type { Post } from '#contract/posts.ts';
import type { Query } from './query.ts';

// The calls and their checks are a chunk of their own: a doorway brings its news along and needs none of it.
const calls = () => import('./newsCalls.ts');

/** The home page's news: up to three, newest first, in the visitor's language. */
export function latestNews(language: Language): Query<Post[]> {
  return { key: `latest:${language}`, fetch: async (getJson) => (await calls()).fetchLatest(getJson, language) };
}

/** All posts of the language, newest first. */
export function newsList(language: Language): Query<Post[]> {
  return { key: `list:${language}`, fetch: async (getJson) => (await calls()).fetchList(getJson, language) };
}

/** Up to ten posts of one category, newest first. */
export function categoryNews(language: Language, category: number): Query<CategoryNews | null> {
  return {
    key: `category:${language}:${category}`,
    fetch: async (getJson) => (await calls()).fetchCategory(getJson, language, category),
  };
}

/** One story with its content; null when no post has the slug. */
export function story(slug: string): Query<Post | null> {
  return { key: `story:${slug}`, fetch: async (getJson) => (await calls()).fetchStory(getJson, slug) };
}

/** The stories beside one in the list of its language; null where there is none. */
export function neighbours(language: Language, slug: string): Query<Neighbours> {
  return {
    key: `neighbours:${language}:${slug}`,
    fetch: async (getJson) => (await calls()).fetchNeighbours(getJson, language, slug),
  };
}

/** Posts related to one, in its language; empty when there are none. */
export function suggestedNews(post: number): Query<Post[]> {
  return { key: `suggested:${post}`, fetch: async (getJson) => (await calls()).fetchSuggested(getJson, post) };
}

export interface Neighbours {
  /** The next older story. */
  previous: { slug: string; title: string } | null;
  /** The next newer story. */
  next: { slug: string; title: string } | null;
}

export interface CategoryNews {
  name: string;
  posts: Post[];
}
