import { readShape } from './fields.ts';
import type { Shape } from './fields.ts';
import { integer, integers, oneOf, publishedStatus, readParams, strings, termIds } from './params.ts';
import { parseRequest } from './query.ts';
import type { Query } from './query.ts';
import { WpError } from './wpError.ts';

const COLLECTION = /^\/wp\/v2\/(?:posts|categories|tags|media|users)$/;
const ITEM = /^\/wp\/v2\/(?:posts|categories|tags|media|users)\/\d{1,15}$/;
const SUGGESTED = '/custom/v1/suggested-posts';

const context = oneOf(['view', 'embed'], 'view');
const listParams = {
  context,
  page: integer(1, { minimum: 1, maximum: 10_000 }),
  per_page: integer(10, { minimum: 1, maximum: 100 }),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderby: oneOf(['date', 'modified', 'id', 'slug', 'title'], 'date'),
  slug: strings,
  status: publishedStatus,
  author: integers,
  categories: termIds,
  tags: termIds,
};
const DEFAULTS: Record<string, unknown> = {
  context: 'view',
  page: 1,
  per_page: 10,
  order: 'desc',
  orderby: 'date',
  status: 'publish',
};

/** More than these of one kind in a question are nobody's habit. */
const LIST_LENGTH = 10;
const FIELDS_LENGTH = 40;

/** Parameters whose values are as many as callers like. */
const FREE = [
  ['search', 'search_columns', 'include', 'exclude', 'offset', 'after', 'before', 'modified_after', 'modified_before'],
  ['author_exclude', 'categories_exclude', 'tags_exclude', 'tax_relation', 'sticky', 'parent', 'post', 'hide_empty'],
].flat();

/**
 * One spelling for all questions that have the same answer, itself a question: parameters sorted, their lists too, those at
 * their defaults or unknown left out. `pathAndQuery` is what `NewsSource.answer` takes. Undefined for one whose answer is not
 * worth keeping: a wrong one, or one whose like are as many as callers invent (searches, lists of ids or of several slugs).
 * The answer to a slug may still be an empty list, for a name that somebody made up.
 */
export function toCanonicalQuestion(pathAndQuery: string): string | undefined {
  try {
    const { path, query } = parseRequest(pathAndQuery);
    const shape = toShapePairs(readShape(query));
    const params = readFor(path, query);
    if (!shape || !params) return undefined;
    const pairs = Object.entries(params).flatMap(([name, value]): [string, string][] => {
      const text = Array.isArray(value)
        ? [...new Set(value.map((one) => (name === 'slug' ? toSlug(String(one)) : String(one))))].toSorted().join(',')
        : String(value);
      return text === '' || text === String(DEFAULTS[name]) ? [] : [[name, text]];
    });
    const search = new URLSearchParams([...pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)), ...shape]).toString();
    return search ? `${path}?${search}` : path;
  } catch (error) {
    if (error instanceof WpError) return undefined;
    throw error;
  }
}

/** Slugs are kept in small letters. */
function toSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}

function readFor(path: string, query: Query): Record<string, unknown> | undefined {
  if (ITEM.test(path)) return readParams({ context }, query);
  if (path === SUGGESTED) {
    if (!query.has('post_id')) return undefined;
    return readParams({ context, post_id: integer(0, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }, query);
  }
  if (!COLLECTION.test(path) || FREE.some((name) => query.has(name))) return undefined;
  // What surrounds the posts is sorted in other ways from the start.
  if (!path.endsWith('/posts') && (query.has('order') || query.has('orderby'))) return undefined;
  const params = readParams(listParams, query);
  if (params.slug.length > 1) return undefined;
  const lists = [params.author, params.categories, params.tags];
  return lists.some((list) => list.length > LIST_LENGTH) ? undefined : params;
}

function toShapePairs({ fields, embed }: Shape): [string, string][] | undefined {
  const names = fields ? toNames(fields).toSorted() : [];
  if (names.length > FIELDS_LENGTH) return undefined;
  const rels = embed === 'all' ? ['1'] : [...new Set(embed)].toSorted();
  if (rels.length > LIST_LENGTH) return undefined;
  return [
    ...(rels.length ? [['_embed', rels.join(',')] as [string, string]] : []),
    ...(names.length ? [['_fields', names.join(',')] as [string, string]] : []),
  ];
}

/** `title.rendered` for `rendered` below `title`. */
function toNames(tree: NonNullable<Shape['fields']>): string[] {
  return [...tree].flatMap(([name, below]) =>
    below.size ? toNames(below).map((inner) => `${name}.${inner}`) : [name],
  );
}
