import { SEARCH_LIMIT } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';
import { shownCategories } from '#web/news/categories.ts';

/** Stories shown at once, and added by each press of 'more'. */
export const PAGE_POSTS = 12;

/** What the list is reduced to; lives in the address, so that it can be shared and gone back to. */
export interface NewsQuery {
  /** Category id, parameter `categoria`; 0 is all. */
  category: number;
  /** What is searched for, parameter `q`. */
  search: string;
  /** Stories shown, parameter `mostrar`. */
  shown: number;
}

/** Reads the address; a value that makes no sense counts as absent. */
export function parseNewsQuery(search: string): NewsQuery {
  const query = new URLSearchParams(search);
  const whole = (name: string) => {
    const value = query.get(name) ?? '';
    return /^\d{1,9}$/.test(value) ? Number(value) : 0;
  };
  return {
    category: whole('categoria'),
    search: (query.get('q') ?? '').slice(0, SEARCH_LIMIT),
    shown: Math.max(PAGE_POSTS, whole('mostrar')),
  };
}

/** The query part of an address with these values; what is at its default is left out, what is not ours stays. */
export function writeNewsQuery(search: string, { category, search: wanted, shown }: NewsQuery): string {
  return withQueryParams(search, {
    categoria: category ? String(category) : undefined,
    q: wanted,
    mostrar: shown > PAGE_POSTS ? String(shown) : undefined,
    aviso: undefined,
  });
}

/** Posts of the category; 0 is all. */
export function inCategory(posts: Post[], category: number): Post[] {
  return category ? posts.filter((post) => post.categories.some(({ id }) => id === category)) : posts;
}

/** The month, or the year alone, that a story stands under: '2025-10', '2021'. */
export function periodOf(post: Post): string {
  return post.date.slice(0, post.fecha_precision === 'year' ? 4 : 7);
}

/** Posts in groups of one period, in the order they came in; `start` is the place of a group's first among all. */
export function groupByPeriod(posts: readonly Post[]): { period: string; start: number; posts: Post[] }[] {
  const groups: { period: string; start: number; posts: Post[] }[] = [];
  for (const [start, post] of posts.entries()) {
    const period = periodOf(post);
    const last = groups.at(-1);
    if (last?.period === period) last.posts.push(post);
    else groups.push({ period, start, posts: [post] });
  }
  return groups;
}

/** Categories that the posts are in, by how many they hold, for the filter's choices; the mark of a language is none. */
export function categoriesOf(posts: readonly Post[]): { id: number; name: string; count: number }[] {
  const found = new Map<number, { id: number; name: string; count: number }>();
  for (const post of posts) {
    for (const { id, name } of shownCategories(post)) {
      const category = found.get(id) ?? { id, name, count: 0 };
      category.count += 1;
      found.set(id, category);
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.id - b.id);
}
