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
