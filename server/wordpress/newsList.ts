import { entryOf, LANGUAGES, type Language } from '#contract/language.ts';
import { categoriesOf, languageMarkedBy, NEWS_CATEGORIES, PER_PAGE } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { isPosts, toListQuestion } from './questions.ts';
import type { Found, ListQuestion, Question } from './questions.ts';

/** The site's news list (spec 7); also the source of truth for which posts exist. */
export const NEWS_LIST: ListQuestion = toListQuestion({ categories: NEWS_CATEGORIES, perPage: PER_PAGE.list });

/** The news list, and the home page's list in each language. */
export const PREFETCHED_LISTS: readonly ListQuestion[] = [
  NEWS_LIST,
  ...LANGUAGES.map((language) => toListQuestion({ categories: categoriesOf(language), perPage: PER_PAGE.home })),
];

/** The last good news list. */
export interface Known {
  /** Newest first. */
  posts: readonly Post[];
  byId: ReadonlyMap<number, Post>;
  /** By the ids of the categories that mark one, such as English (spec 9). */
  languages: ReadonlyMap<number | undefined, Language | undefined>;
  /** WordPress's total, including posts beyond the list's page. */
  total: number;
}

export function toKnown(found: Found | undefined): Known {
  const { posts, total } = found && isPosts(found) ? found : { posts: [], total: 0 };
  const named = posts.flatMap(({ categories }) => categories);
  const marks = named.map(({ id, name }) => [id, languageMarkedBy(name)] as const);
  const written = LANGUAGES.map((language) => [entryOf(language).category, language] as const);
  return {
    posts,
    byId: new Map(posts.map((post) => [post.id, post])),
    languages: new Map([...written, ...marks]),
    total,
  };
}

/** Posts in the news list or the sitemap. */
export interface Listed {
  ids: ReadonlySet<number>;
  slugs: ReadonlySet<string>;
}

/** Whether the site itself would ask this; visitors can make up any number of other questions. */
export function isListed(question: Question, { ids, slugs }: Listed): boolean {
  switch (question.kind) {
    case 'story':
      return slugs.has(question.slug);
    case 'post':
    case 'suggested':
      return ids.has(question.id);
    case 'list': {
      const { search, page, categories } = question;
      return !search && page === 1 && categories.length > 0 && categories.every((id) => NEWS_CATEGORIES.includes(id));
    }
    default:
      return true;
  }
}

/**
 * Whether the news list proves that the question has an answer. A WordPress that lost its database answers with an empty list
 * and status 200; a post that was really deleted disappears from the news list first.
 */
export function isKnownToExist({ posts, byId }: Known, question: Question): boolean {
  if (question.kind === 'post') return byId.has(question.id);
  if (question.kind === 'story') return posts.some(({ slug }) => slug === question.slug);
  if (question.kind !== 'list' || question.search || question.page > 1) return false;
  return posts.some(({ categories }) => categories.some(({ id }) => question.categories.includes(id)));
}
