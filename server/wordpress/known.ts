import { ENGLISH, LANGUAGES } from '#contract/language.ts';
import { CATEGORIES_OF, NEWS_CATEGORIES, PER_PAGE } from '#contract/newsQuestions.ts';
import { CATEGORY } from '#contract/posts.ts';
import { toCategoryList } from './ask.ts';
import type { Ask, ListAsk } from './ask.ts';
import type { Found, PostEntry } from './shapes.ts';

/** The news list of the site (spec 7): it is asked for all the time, and says which posts there are. */
export const NEWS_LIST: ListAsk = toCategoryList(NEWS_CATEGORIES, PER_PAGE.list);

/** Lists that every visitor sees first: the news, and the home page's in both languages. Kept warm. */
export const WARM_LISTS: readonly ListAsk[] = [
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

/**
 * Whether posts that we know of say that `ask` must find something. A WordPress that lost its database, or is being moved,
 * says that there is nothing, politely and with status 200; a post that is really gone leaves the news list first.
 */
export function contradicts({ posts, byId }: Known, ask: Ask): boolean {
  if (ask.kind === 'suggested') return false;
  if (ask.collection !== 'posts') return false;
  if (ask.kind === 'item') return byId.has(ask.id);
  if (ask.key === NEWS_LIST.key) return posts.length > 0;
  if (!ask.isPlain) return false;
  return posts.some(
    ({ item }) => ask.slugs.includes(item.slug) || item.categories.some((id) => ask.categories.includes(id)),
  );
}
