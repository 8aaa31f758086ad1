import { SEARCH_LIMIT } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';
import { shownCategories } from '#web/news/categories.ts';

/** Shown at once, and added by 'more'. */
export const PAGE_POSTS = 12;
/** Shown at once on phones, where more follow. */
export const PHONE_POSTS = 8;

export interface NewsQuery {
  /** Parameter `categoria`; 0 is all. */
  category: number;
  /** Parameter `q`. */
  search: string;
  /** Parameter `mostrar`. */
  shown: number;
}

/** A value that makes no sense counts as absent. */
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

/** Stories in a row of the list, where it is widest (FrontPage.module.css). */
export const ROW = 4;

/** Earlier than so many years before the newest one, stories are of the archive. */
const RECENT_YEARS = 3;

/** The last of `posts`, newest first, that are of the archive; a single one is not worth a heading. */
export function archiveOf(posts: Post[], newest: Post | undefined): Post[] {
  const since = Number(newest?.date.slice(0, 4)) - RECENT_YEARS;
  const at = posts.findIndex(({ date }) => Number(date.slice(0, 4)) < since);
  const old = at < 0 ? [] : posts.slice(at);
  return old.length > 1 ? old : [];
}

/** '2020–2022', or '2021' where all are of one year. */
export function yearsOf(dates: string[]): string {
  const years = dates.map((date) => date.slice(0, 4)).sort();
  const [first, last] = [years[0] ?? '', years.at(-1) ?? ''];
  return first === last ? first : `${first}–${last}`;
}

/** How many stand in the row of the story at `index`, so that no row has a gap: four, and at the end threes, or a pair first. */
export function rowOf(index: number, count: number): 1 | 2 | 3 | 4 {
  if (count <= 2) return count === 2 ? 2 : 1;
  if (count === 5 && index < 2) return 2;
  const left = count % ROW;
  return left > 0 && index >= count - 3 * (ROW - left) ? 3 : 4;
}

/** How many of a list's stories show where so many are wanted: fewer than a row are not worth a button. */
export function shownOf(total: number, wanted: number): number {
  return total - wanted < ROW ? total : wanted;
}

/** Where the story at `index` waits for 'more': everywhere, only on phones, or nowhere. */
export function laterOf(
  index: number,
  { total, shown }: { total: number; shown: number },
): 'all' | 'phone' | undefined {
  if (index >= shown) return 'all';
  return index >= PHONE_POSTS && shown === PAGE_POSTS && shown < total ? 'phone' : undefined;
}

/** Leaves out what is at its default, keeps what is not ours. */
export function writeNewsQuery(search: string, { category, search: wanted, shown }: NewsQuery): string {
  return withQueryParams(search, {
    categoria: category ? String(category) : undefined,
    q: wanted,
    mostrar: shown > PAGE_POSTS ? String(shown) : undefined,
    aviso: undefined,
  });
}

/** Category 0 is all. */
export function inCategory(posts: Post[], category: number): Post[] {
  return category ? posts.filter((post) => post.categories.some(({ id }) => id === category)) : posts;
}

/** The fullest first; the mark of a language is no category. */
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
