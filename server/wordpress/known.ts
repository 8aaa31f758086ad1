import { ENGLISH, LANGUAGES } from '#contract/language.ts';
import { CATEGORIES_OF, NEWS_CATEGORIES, PER_PAGE } from '#contract/newsQuestions.ts';
import { CATEGORY } from '#contract/posts.ts';
import { toCategoryList } from './question.ts';
import type { ListQuestion, Question } from './question.ts';
import type { Found, PostEntry } from './shapes.ts';

/** The news list of the site (spec 7): it is asked for all the time, and says which posts there are. */
export const NEWS_LIST: ListQuestion = toCategoryList(NEWS_CATEGORIES, PER_PAGE.list);

/** Lists that every visitor sees first: the news, and the home page's in both languages. Kept warm. */
export const WARM_LISTS: readonly ListQuestion[] = [
  NEWS_LIST,
  ...LANGUAGES.map((language) => toCategoryList(CATEGORIES_OF[language], PER_PAGE.home)),
];

/** The posts of the news list as it was last seen whole, newest first. */
export interface Known {
  posts: readonly PostEntry[];
  byId: ReadonlyMap<number, PostEntry>;
  /** Ids of the categories that are named English. */
  english: ReadonlySet<number>;
  /** How many posts WordPress says that there are, those that the list has no room for included. */
  total: number;
}

export function toKnown(found: Found | undefined): Known {
  const posts = found?.collection === 'posts' ? found.entries : [];
  const terms = posts.flatMap(({ embedded }) => embedded['wp:term'].flat());
  const english = terms.filter(({ name }) => name === ENGLISH).map(({ id }) => id);
  return {
    posts,
    byId: new Map(posts.map((entry) => [entry.item.id, entry])),
    english: new Set([CATEGORY.english, ...english]),
    total: found?.total ?? 0,
  };
}

/** Which posts the news list and the sitemap name, by id and by slug. */
export interface Named {
  ids: ReadonlySet<number>;
  slugs: ReadonlySet<string>;
}

/**
 * Whether a question is about what the site knows of, so that somebody may well read the answer: its own lists, and posts
 * that are named. Of all others there are as many as people invent.
 */
export function isNamed(question: Question, { ids, slugs }: Named): boolean {
  if (question.kind === 'suggested') return ids.has(question.id);
  if (question.kind === 'item') return question.collection !== 'posts' || ids.has(question.id);
  if (question.collection !== 'posts' || question.page > 1 || !question.isPlain) return false;
  if (question.slugs.length) return question.slugs.every((slug) => slugs.has(slug));
  return question.categories.every((id) => NEWS_CATEGORIES.includes(id));
}

/**
 * Whether posts that we know of say that the question must find something. A WordPress that lost its database, or is being
 * moved, says that there is nothing, politely and with status 200; a post that is really gone leaves the news list first.
 */
export function contradicts({ posts, byId }: Known, question: Question): boolean {
  if (question.kind === 'suggested') return false;
  if (question.collection !== 'posts') return false;
  if (question.kind === 'item') return byId.has(question.id);
  if (question.key === NEWS_LIST.key) return posts.length > 0;
  if (!question.isPlain) return false;
  return posts.some(
    ({ item }) => question.slugs.includes(item.slug) || item.categories.some((id) => question.categories.includes(id)),
  );
}
