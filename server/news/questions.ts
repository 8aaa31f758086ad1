import * as z from 'zod/mini';
import { readShape } from './fields.ts';
import type { Shape } from './fields.ts';
import { integer, integers, oneOf, publishedStatus, readParams, strings, text } from './params.ts';
import { parseRequest } from './query.ts';
import type { Query } from './query.ts';
import { WpError } from './wpError.ts';

/** What the news service may be asked: its collections with their parameters, and one spelling for equal questions. */

export const SUGGESTED_PATH = '/custom/v1/suggested-posts';

const context = oneOf(['view', 'embed', 'edit'], 'view');

/** Parameters that every list has, with WordPress's bounds; all of them in the order in which it registers them. */
const paging = {
  context,
  page: integer(1, { minimum: 1 }),
  per_page: integer(10, { minimum: 1, maximum: 100 }),
  search: text,
};
const chosen = { exclude: integers, include: integers };
const ascending = oneOf(['asc', 'desc'], 'asc');
const descending = oneOf(['asc', 'desc'], 'desc');

const termParams = z.object({
  ...paging,
  ...chosen,
  order: ascending,
  orderby: oneOf(['id', 'include', 'name', 'slug', 'count'], 'name'),
  post: integers,
  slug: strings,
});

const LIST_PARAMS = {
  posts: z.object({
    ...paging,
    author: integers,
    ...chosen,
    order: descending,
    orderby: oneOf(['date', 'id', 'include', 'modified', 'relevance', 'slug', 'title'], 'date'),
    slug: strings,
    status: publishedStatus,
    categories: integers,
    tags: integers,
  }),
  categories: termParams,
  tags: termParams,
  media: z.object({
    ...paging,
    ...chosen,
    order: descending,
    orderby: oneOf(['date', 'id', 'include', 'slug', 'title'], 'date'),
    parent: integers,
    slug: strings,
  }),
  users: z.object({
    ...paging,
    ...chosen,
    order: ascending,
    orderby: oneOf(['id', 'include', 'name', 'slug'], 'name'),
    slug: strings,
  }),
} as const;

export type CollectionName = keyof typeof LIST_PARAMS;
export type ListParams<Name extends CollectionName> = z.output<(typeof LIST_PARAMS)[Name]>;
export type PostParams = ListParams<'posts'>;

const itemParams = z.object({ context });
const suggestedParams = z.object({
  context,
  post_id: integer(0, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});

/** Parameters of a WordPress that change an answer: a list that does not offer one refuses it, and does not ignore it. */
const NOT_TO_IGNORE = [
  ['search_columns', 'after', 'before', 'modified_after', 'modified_before', 'offset', 'sticky', 'tax_relation'],
  ['author_exclude', 'categories_exclude', 'tags_exclude', 'hide_empty', 'media_type', 'mime_type'],
].flat();

/** `/wp/v2/posts` or `/wp/v2/posts/7` by their parts; undefined for any other path. */
export function readPath(path: string): { collection: CollectionName; id: number | undefined } | undefined {
  const [, name, id] = /^\/wp\/v2\/(posts|categories|tags|media|users)(?:\/(\d+))?$/.exec(path) ?? [];
  if (!isCollection(name)) return undefined;
  return { collection: name, id: id === undefined ? undefined : Number(id) };
}

/**
 * The parameters of a list. @throws WpError 400 `rest_invalid_param`, `rest_no_search_term_defined`,
 * `rest_orderby_include_missing_include`
 */
export function readListParams<Name extends CollectionName>(collection: Name, query: Query): ListParams<Name>;
export function readListParams(collection: CollectionName, query: Query): ListParams<CollectionName> {
  const offered = LIST_PARAMS[collection];
  const refused = NOT_TO_IGNORE.find((name) => query.has(name) && !Object.hasOwn(offered.shape, name));
  if (refused !== undefined) throw notOffered(refused);
  const params = readParams(offered, query);
  if (params.orderby === 'relevance' && !params.search.trim()) {
    throw new WpError(400, 'rest_no_search_term_defined', 'You need to define a search term to order by relevance.');
  }
  if (params.orderby === 'include' && !params.include.length) {
    const message = 'You need to define an include parameter to order by include.';
    throw new WpError(400, 'rest_orderby_include_missing_include', message);
  }
  return params;
}

export function readItemParams(query: Query): z.output<typeof itemParams> {
  return readParams(itemParams, query);
}

/** @throws WpError 400 `rest_missing_callback_param`, `rest_invalid_param` */
export function readSuggestedParams(query: Query): z.output<typeof suggestedParams> {
  if (!query.has('post_id')) {
    throw new WpError(400, 'rest_missing_callback_param', 'Missing parameter(s): post_id', { params: ['post_id'] });
  }
  return readParams(suggestedParams, query);
}

export function notOffered(name: string): WpError {
  return refusal(name, `${name} is not offered here.`);
}

/** A parameter refused for a reason of ours. */
export function refusal(name: string, message: string): WpError {
  return new WpError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, { params: { [name]: message } });
}

/**
 * The parameters of a list as a query in one spelling: sorted, their lists too, those at their defaults left out, as well as
 * `context` and `status`, which choose no items.
 */
export function toSortedPairs(collection: CollectionName, params: ListParams<CollectionName>): [string, string][] {
  const { context: _context, ...defaults } = readParams(LIST_PARAMS[collection], new Map());
  const pairs = Object.entries(params).flatMap(([name, value]): [string, string][] => {
    if (name === 'status' || !Object.hasOwn(defaults, name)) return [];
    const standard: unknown = Reflect.get(defaults, name);
    if (!Array.isArray(value)) return value === standard || value === '' ? [] : [[name, String(value)]];
    const distinct = [...new Set(value.map((one) => (name === 'slug' ? toSlug(String(one)) : String(one))))];
    if (!(name === 'include' && params.orderby === 'include')) distinct.sort();
    return distinct.length ? [[name, distinct.join(',')]] : [];
  });
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Slugs are kept in small letters. */
export function toSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}

/** More values than these in a question are nobody's habit. */
const VALUES = 10;
const FIELDS = 40;

/** Parameters that have few values; of any other, such as a search, there are as many as callers like. */
const OF_FEW_VALUES = new Set(['page', 'per_page', 'order', 'orderby', 'slug', 'categories', 'tags', 'author']);

/**
 * One spelling for all questions that have the same answer, itself a question: parameters sorted, their lists too, those at
 * their defaults or unknown left out. `pathAndQuery` is what `NewsSource.answer` takes. Undefined for one whose answer is not
 * worth keeping: a wrong one, or one whose like are as many as callers invent (searches, lists of ids or of several slugs).
 * The answer to a slug may still be an empty list, for a name that somebody made up.
 */
export function toCanonicalQuestion(pathAndQuery: string): string | undefined {
  try {
    const { path, query } = parseRequest(pathAndQuery);
    const pairs = toChosenPairs(path, query);
    const shape = toShapePairs(readShape(query));
    if (!pairs || !shape) return undefined;
    const search = new URLSearchParams([...pairs, ...shape]).toString();
    return search ? `${path}?${search}` : path;
  } catch (error) {
    if (error instanceof WpError) return undefined;
    throw error;
  }
}

function toChosenPairs(path: string, query: Query): [string, string][] | undefined {
  if (path === SUGGESTED_PATH) {
    const { context: asked, post_id } = readSuggestedParams(query);
    return withContext(asked, [['post_id', String(post_id)]]);
  }
  const { collection, id } = readPath(path) ?? {};
  if (!collection) return undefined;
  if (id !== undefined) return withContext(readItemParams(query).context, []);
  const params = readListParams(collection, query);
  const pairs = toSortedPairs(collection, params);
  const isOneOfFew = ([name, value]: [string, string]) =>
    OF_FEW_VALUES.has(name) && value.split(',').length <= (name === 'slug' ? 1 : VALUES);
  return pairs.every(isOneOfFew) ? withContext(params.context, pairs) : undefined;
}

function withContext(asked: string, pairs: [string, string][]): [string, string][] | undefined {
  if (asked === 'edit') return undefined;
  return asked === 'view' ? pairs : [['context', asked], ...pairs];
}

function toShapePairs({ fields, embed }: Shape): [string, string][] | undefined {
  const names = fields ? toNames(fields).toSorted() : [];
  const rels = embed === 'all' ? ['1'] : [...new Set(embed)].toSorted();
  if (names.length > FIELDS || rels.length > VALUES) return undefined;
  const pairs: [string, string][] = [
    ['_embed', rels.join(',')],
    ['_fields', names.join(',')],
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** `title.rendered` for `rendered` below `title`. */
function toNames(tree: NonNullable<Shape['fields']>): string[] {
  return [...tree].flatMap(([name, below]) =>
    below.size ? toNames(below).map((inner) => `${name}.${inner}`) : [name],
  );
}

function isCollection(name: string | undefined): name is CollectionName {
  return name !== undefined && Object.hasOwn(LIST_PARAMS, name);
}
