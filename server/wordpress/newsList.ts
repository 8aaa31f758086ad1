import { ENGLISH, LANGUAGES } from '#contract/language.ts';
import { CATEGORIES_OF, CATEGORY, NEWS_CATEGORIES, PER_PAGE } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { isPosts, toListQuestion } from './questions.ts';
import type { Found, ListQuestion, Question } from './questions.ts';

/** The news list of the site (spec 7): it is asked for all the time, and says which posts there are. */
export const NEWS_LIST: ListQuestion = toListQuestion({ categories: NEWS_CATEGORIES, perPage: PER_PAGE.list });

/** Lists that every visitor sees first: the news, and the home page's in both languages. */
export const WARM_LISTS: readonly ListQuestion[] = [
  NEWS_LIST,
  ...LANGUAGES.map((language) => toListQuestion({ categories: CATEGORIES_OF[language], perPage: PER_PAGE.home })),
];

/** The news list as it was last read. */
export interface Known {
  /** Newest first. */
  posts: readonly Post[];
  byId: ReadonlyMap<number, Post>;
  /** Ids of the categories that are named English. */
  english: ReadonlySet<number>;
  /** How many posts WordPress says that there are, those that the list has no room for included. */
  total: number;
}

export function toKnown(found: Found | undefined): Known {
  const { posts, total } = found && isPosts(found) ? found : { posts: [], total: 0 };
  const english = posts.flatMap(({ categories }) => categories).filter(({ name }) => name === ENGLISH);
  return {
    posts,
    byId: new Map(posts.map((post) => [post.id, post])),
    english: new Set([CATEGORY.english, ...english.map(({ id }) => id)]),
    total,
  };
}

/** Which posts the news list and the sitemap name, by id and by slug. */
export interface Named {
  ids: ReadonlySet<number>;
  slugs: ReadonlySet<string>;
}

/** Whether a question is about what the site itself shows. Of all others there are as many as people invent. */
export function isNamed(question: Question, { ids, slugs }: Named): boolean {
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
 * Whether posts that we know of say that the question must find something. A WordPress that lost its database, or is being
 * moved, says that there is nothing, politely and with status 200; a post that is really gone leaves the news list first.
 */
export function contradicts({ posts, byId }: Known, question: Question): boolean {
  if (question.kind === 'post') return byId.has(question.id);
  if (question.kind === 'story') return posts.some(({ slug }) => slug === question.slug);
  if (question.kind !== 'list' || question.search || question.page > 1) return false;
  return posts.some(({ categories }) => categories.some(({ id }) => question.categories.includes(id)));
}
