import { Bits } from './bits.ts';
import { compare } from './library.ts';
import type { Direction, Entry, Library, Ordering, SortKey } from './library.ts';
import { fold } from '#contract/text.ts';

/** Which posts are asked for. An empty list or text filters nothing, as in WordPress. Dates are in the site's own time. */
export interface Filters {
  include: readonly number[];
  exclude: readonly number[];
  slug: readonly string[];
  categories: readonly number[];
  categories_exclude: readonly number[];
  tags: readonly number[];
  tags_exclude: readonly number[];
  author: readonly number[];
  author_exclude: readonly number[];
  search: string;
  after: string;
  before: string;
  modified_after: string;
  modified_before: string;
}

export interface Page {
  orderby: SortKey | 'parent' | 'relevance' | 'include' | 'include_slugs';
  order: Direction;
  offset: number;
  count: number;
}

/** The entries of one page and how many there are on all pages together. */
export function selectEntries(library: Library, filters: Filters, page: Page): { total: number; entries: Entry[] } {
  const { entries } = library;
  const found = filters.search.trim() ? library.search(filters.search) : undefined;
  const matches = narrow(library, filters, found);
  const total = matches?.count() ?? entries.length;

  const chosen: Entry[] = [];
  let passed = 0;
  for (const index of toCandidates(library, matches, total, toOrder(library, filters, page, found))) {
    if (chosen.length === page.count) break;
    if (matches && !matches.has(index)) continue;
    const entry = entries[index];
    if (entry && passed++ >= page.offset) chosen.push(entry);
  }
  return { total, entries: chosen };
}

/** Below this share of all posts, sorting the matches is quicker than looking for them along the whole order. */
const FEW_AMONG = 16;

function toCandidates(
  library: Library,
  matches: Bits | undefined,
  total: number,
  { order, rank }: Ordering,
): readonly number[] {
  if (!matches || !rank || total * FEW_AMONG > library.entries.length) return order;
  return matches.members().sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
}

/** What passes every filter, or nothing when no filter is set. */
function narrow(library: Library, filters: Filters, found: readonly number[] | undefined): Bits | undefined {
  const size = library.entries.length;
  const keep: Bits[] = [];
  const drop: Bits[] = [];

  if (found) keep.push(Bits.of(size, found));
  if (filters.include.length) keep.push(Bits.of(size, toIndexes(library, filters.include)));
  if (filters.slug.length) keep.push(Bits.of(size, toSlugIndexes(library, filters.slug)));
  if (filters.exclude.length) drop.push(Bits.of(size, toIndexes(library, filters.exclude)));
  for (const kind of ['categories', 'tags', 'author'] as const) {
    if (filters[kind].length) keep.push(anyOf(library, kind, filters[kind]));
    if (filters[`${kind}_exclude`].length) drop.push(anyOf(library, kind, filters[`${kind}_exclude`]));
  }
  if (filters.after || filters.before) keep.push(between(library, 'date', filters.after, filters.before));
  if (filters.modified_after || filters.modified_before) {
    keep.push(between(library, 'modified', filters.modified_after, filters.modified_before));
  }
  if (!keep.length && !drop.length) return undefined;

  const [first = new Bits(size).unite(everything(size)), ...rest] = keep;
  for (const bits of rest) first.intersect(bits);
  for (const bits of drop) first.subtract(bits);
  return first;
}

/** Candidates in the order asked for; only those that `narrow` keeps count. */
function toOrder(
  library: Library,
  filters: Filters,
  { orderby, order }: Page,
  found: readonly number[] = [],
): Ordering {
  if (orderby === 'relevance') return { order: order === 'asc' ? found.toReversed() : found };
  // These two follow the list as it was given; WordPress heeds no direction here either.
  if (orderby === 'include') return { order: toIndexes(library, filters.include) };
  if (orderby === 'include_slugs' && filters.slug.length) return { order: toSlugIndexes(library, filters.slug) };
  // No post has a parent: all are equal, so the rule for equals decides.
  if (orderby === 'parent') return library.ordering('id', 'desc');
  return library.ordering(orderby === 'include_slugs' ? 'date' : orderby, order);
}

function anyOf(library: Library, kind: keyof Library['members'], ids: readonly number[]): Bits {
  const any = new Bits(library.entries.length);
  for (const id of ids) {
    const bits = library.members[kind].get(id);
    if (bits) any.unite(bits);
  }
  return any;
}

/** Entries strictly after one moment and before the other; an empty moment is no limit. */
function between(library: Library, key: 'date' | 'modified', after: string, before: string): Bits {
  const newestFirst = library.ordering(key, 'desc').order;
  const at = (place: number) => library.entries[newestFirst[place] ?? 0]?.[key] ?? '';
  const start = before ? firstPlace(newestFirst.length, (place) => compare(at(place), before) < 0) : 0;
  const end = after ? firstPlace(newestFirst.length, (place) => compare(at(place), after) <= 0) : newestFirst.length;
  return Bits.of(library.entries.length, newestFirst.slice(start, end));
}

/** The first place at which `holds` is true, given that it stays true from there on; `size` when it never is. */
function firstPlace(size: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function toIndexes({ byId }: Library, ids: readonly number[]): number[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id)?.index ?? []);
}

function toSlugIndexes({ bySlug }: Library, slugs: readonly string[]): number[] {
  const found = slugs.flatMap((slug) => (bySlug.get(slug) ?? bySlug.get(fold(slug)))?.index ?? []);
  return [...new Set(found)];
}

function everything(size: number): Bits {
  return Bits.of(size, Array(size).keys());
}
