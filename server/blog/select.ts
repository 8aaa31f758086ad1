import { fold } from '#contract/text.ts';
import type { PostParams } from '#server/news/questions.ts';
import type { Entry, Library } from './library.ts';

/** Which posts are asked for, and in which order. An empty list or text filters nothing, as in WordPress. */
type Wanted = Omit<PostParams, 'context' | 'page' | 'per_page' | 'status'>;

const isIn = (ids: readonly number[], own: readonly number[]) => !ids.length || own.some((id) => ids.includes(id));

/** What each parameter lets through that looks at one entry alone; the others choose or order many at once. */
const FILTERS: Record<
  Exclude<keyof Wanted, 'slug' | 'search' | 'order' | 'orderby'>,
  (entry: Entry, wanted: Wanted) => boolean
> = {
  include: ({ story }, { include }) => isIn(include, [story.id]),
  exclude: ({ story }, { exclude }) => !exclude.includes(story.id),
  categories: ({ story }, { categories }) => isIn(categories, story.categories),
  tags: (entry, { tags }) => isIn(tags, entry.tags),
  author: (entry, { author }) => isIn(author, [entry.author]),
};

/** The entries of one page and how many there are on all pages together. */
export function selectEntries(
  library: Library,
  { context: _context, page: _page, per_page: _perPage, status: _status, ...wanted }: PostParams,
  { offset, count }: { offset: number; count: number },
): { total: number; entries: Entry[] } {
  // Nothing changes while the process lives: the places of the matches are looked for once.
  const key = JSON.stringify(wanted);
  const places = library.selections.get(key) ?? select(library, wanted);
  library.selections.set(key, places);
  const entries = places.slice(offset, offset + count).flatMap((index) => library.entries[index] ?? []);
  return { total: places.length, entries };
}

/** Indexes of all matches, in order. */
function select(library: Library, wanted: Wanted): readonly number[] {
  const { orderby, order } = wanted;
  const filters = Object.values(FILTERS);
  const passes = (index: number): boolean => {
    const entry = library.entries[index];
    return entry !== undefined && filters.every((lets) => lets(entry, wanted));
  };

  const few = toFew(library, wanted);
  if (!few)
    return library
      .ordering(orderby === 'relevance' || orderby === 'include' ? 'date' : orderby, order)
      .order.filter(passes);
  const matches = few.filter(passes);
  // These two come in the order in which they were found; WordPress heeds no direction for `include` either.
  if (orderby === 'include') return matches;
  if (orderby === 'relevance') return order === 'asc' ? matches.toReversed() : matches;
  const { rank } = library.ordering(orderby, order);
  return matches.toSorted((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
}

/** What slugs, ids or words leave at once; undefined where they are not asked for. */
function toFew(library: Library, { slug, include, search, orderby }: Wanted): readonly number[] | undefined {
  const found = search.trim() ? library.search(search) : undefined;
  const bySlug = slug.length
    ? slug.flatMap((one) => (library.bySlug.get(one) ?? library.bySlug.get(fold(one)))?.index ?? [])
    : undefined;
  const byId = include.length ? include.flatMap((id) => library.byId.get(id)?.index ?? []) : undefined;
  const lists = [orderby === 'relevance' ? found : byId, found, bySlug, byId].filter((list) => list !== undefined);
  const [first, ...others] = lists;
  if (!first) return undefined;
  const sets = others.map((list) => new Set(list));
  return [...new Set(first)].filter((index) => sets.every((set) => set.has(index)));
}
