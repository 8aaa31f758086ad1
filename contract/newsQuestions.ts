import type { Language } from './language.ts';
import { BLOG_ROOT, CATEGORY } from './posts.ts';

/**
 * What the site asks the news service: screens, feeds and share cards ask in these words. What a parameter may be is read in
 * server/news/questions.ts, and answered by server/blog/select.ts; a WordPress gets it as it is. Of a WordPress's answers those
 * to lists by categories and to single things are kept on disk; a question that names anything else waits in the line of
 * strangers' (server/wordpress: `isOfTheSite`, `isNamed`).
 */

/** Posts that each asks for: three screens (spec 9), and a feed. */
export const PER_PAGE = { home: 50, list: 100, category: 10, feed: 20 } as const;

/** All categories of the news, and those of one language (spec 7). */
export const NEWS_CATEGORIES: readonly number[] = [CATEGORY.news, CATEGORY.stories, CATEGORY.english];
export const CATEGORIES_OF: Readonly<Record<Language, readonly number[]>> = {
  es: [CATEGORY.news, CATEGORY.stories],
  en: [CATEGORY.english],
};

/** What surrounds a post and comes with it. */
export const EMBED = 'author,wp:featuredmedia,wp:term';

/** Everything of a post but its content. */
export const LIST_FIELDS = 'id,slug,date,modified,title,excerpt,author,categories,featured_media,meta,_links,_embedded';

const WHOLE_FIELDS = `${LIST_FIELDS},content`;

/** The newest posts in any of the categories, without their contents. */
export function listQuestion(perPage: number, categories: readonly number[]): string {
  return toQuestion('/wp/v2/posts', `per_page=${perPage}&categories=${categories.join(',')}`, LIST_FIELDS);
}

/** The newest posts of a language with their contents, for its feed. */
export function feedQuestion(language: Language): string {
  const categories = CATEGORIES_OF[language].join(',');
  return toQuestion('/wp/v2/posts', `per_page=${PER_PAGE.feed}&categories=${categories}`, WHOLE_FIELDS);
}

/** One story with its content, by its slug as letters. */
export function storyQuestion(slug: string): string {
  return toQuestion('/wp/v2/posts', `slug=${encodeURIComponent(slug)}`, WHOLE_FIELDS);
}

/** Posts related to one. */
export function suggestedQuestion(post: number): string {
  return toQuestion('/custom/v1/suggested-posts', `post_id=${post}`, LIST_FIELDS);
}

/** One category, picture or author, where a list came without what surrounds its posts. */
export function itemQuestion(kind: 'categories' | 'media' | 'users', id: number): string {
  return `${BLOG_ROOT}/wp/v2/${kind}/${id}`;
}

function toQuestion(path: string, query: string, fields: string): string {
  return `${BLOG_ROOT}${path}?${query}&_embed=${EMBED}&_fields=${fields}`;
}
