import { readShape } from '#server/news/fields.ts';
import type { Shape } from '#server/news/fields.ts';
import { integer, integers, oneOf, publishedStatus, readParams, strings, termIds } from '#server/news/params.ts';
import { parseRequest } from '#server/news/query.ts';
import type { Query } from '#server/news/query.ts';
import { forbiddenContext, noRoute, WpError } from '#server/news/wpError.ts';
import { COLLECTIONS } from './shapes.ts';
import type { Collection } from './shapes.ts';

/**
 * What is to be had from WordPress, in one spelling: `key` is the same for requests that get the same thing, and is all that
 * ever goes upstream. `_fields`, `_embed` and `context` only cut what we hold, so that they are no part of it.
 */
export type Ask = ListAsk | ItemAsk | SuggestedAsk;

export interface ListAsk {
  kind: 'list';
  key: string;
  collection: Collection;
  /** Parameters, sorted, without those that are at their defaults. */
  query: string;
  page: number;
  perPage: number;
  /** Whether posts come with their content. */
  content: boolean;
  categories: readonly number[];
  slugs: readonly string[];
  /** Nothing narrows the list but categories, or nothing but slugs. */
  isPlain: boolean;
}

interface ItemAsk {
  kind: 'item';
  key: string;
  collection: Collection;
  id: number;
}

interface SuggestedAsk {
  kind: 'suggested';
  key: string;
  id: number;
}

/** How an answer is to be cut for the one who asks. */
export interface Cut {
  context: string;
  shape: Shape;
  path: string;
  search: string;
}

const context = oneOf(['view', 'embed', 'edit'], 'view');
const order = oneOf(['asc', 'desc'], 'desc');

const postParams = {
  context,
  page: integer(1, { minimum: 1, maximum: 10_000 }),
  per_page: integer(10, { minimum: 1, maximum: 100 }),
  author: integers,
  exclude: integers,
  include: integers,
  order,
  orderby: oneOf(['date', 'modified', 'id', 'include', 'slug', 'title'], 'date'),
  slug: strings,
  status: publishedStatus,
  categories: termIds,
  tags: termIds,
};

const sideParams = {
  context,
  page: postParams.page,
  per_page: postParams.per_page,
  include: integers,
  slug: strings,
};

/** Parameters of a WordPress that change an answer and are not handed on: to leave them out would answer something else. */
const NOT_OFFERED = [
  ['search', 'search_columns', 'after', 'before', 'modified_after', 'modified_before', 'offset', 'sticky', 'parent'],
  ['author_exclude', 'categories_exclude', 'tags_exclude', 'tax_relation', 'post', 'hide_empty', 'media_type'],
].flat();

/** More ids or slugs than this in one request are nobody's honest wish. */
const LIST_LENGTH = 100;

/**
 * What WordPress's slugs are made of: of ASCII little, of the rest all but blanks, emoji included. Nothing else can be found,
 * so it is not asked for.
 */
const SLUG = /^(?:[\w.~-]|[^\p{ASCII}\p{Cc}\s]){1,300}$/u;

/**
 * Reads a request for the paths and parameters that the site answers. A slug that cannot exist is not handed on: `ask` is
 * then undefined, and the answer an empty list.
 * @throws WpError 404 `rest_no_route`; 400 `rest_invalid_param`, `rest_missing_callback_param`; 401, 414 as the embedded blog.
 */
export function readAsk(pathAndQuery: string): { ask: Ask | undefined; cut: Cut } {
  const { path, query, search } = parseRequest(pathAndQuery);
  const shape = readShape(query);
  const cutBy = (context: string): Cut => {
    if (context === 'edit') throw forbiddenContext();
    return { context, shape, path, search };
  };

  if (path === '/custom/v1/suggested-posts') {
    if (!query.has('post_id')) {
      throw new WpError(400, 'rest_missing_callback_param', 'Missing parameter(s): post_id', { params: ['post_id'] });
    }
    const params = readParams(
      { context, post_id: integer(0, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
      query,
    );
    const ask: Ask = { kind: 'suggested', key: `suggested-posts?post_id=${params.post_id}`, id: params.post_id };
    return { ask, cut: cutBy(params.context) };
  }

  const [, name, id] = /^\/wp\/v2\/([a-z]+)(?:\/(\d{1,15}))?$/.exec(path) ?? [];
  const collection = COLLECTIONS.find((one) => one === name);
  if (collection === undefined) throw noRoute();
  if (id !== undefined) {
    const params = readParams({ context }, query);
    const ask: Ask = { kind: 'item', key: `${collection}/${Number(id)}`, collection, id: Number(id) };
    return { ask, cut: cutBy(params.context) };
  }
  refuseUnoffered(query);
  if (collection === 'posts') {
    const params = readParams(postParams, query);
    const cut = cutBy(params.context);
    return { ask: toListAsk('posts', params, wantsContent(shape)), cut };
  }
  const params = readParams(sideParams, query);
  return { ask: toListAsk(collection, params, false), cut: cutBy(params.context) };
}

/** The list of posts in the given categories, without their contents, as the site's screens ask for it. */
export function toCategoryList(categories: readonly number[], perPage: number): ListAsk {
  const ask = toListAsk('posts', { page: 1, per_page: perPage, categories, slug: [] }, false);
  if (!ask) throw new Error('a list without slugs can always be asked for');
  return ask;
}

/** A story with its content, as its page asks for it; undefined for a slug that cannot exist. */
export function toStoryAsk(slug: string): ListAsk | undefined {
  return toListAsk('posts', { page: 1, per_page: 10, slug: [slug] }, true);
}

interface ListParams {
  page: number;
  per_page: number;
  slug: readonly string[];
  categories?: readonly number[];
  [name: string]: number | string | readonly (number | string)[] | undefined;
}

const DEFAULTS: Record<string, unknown> = { page: 1, order: 'desc', orderby: 'date' };

function toListAsk(collection: Collection, params: ListParams, wanted: boolean): ListAsk | undefined {
  const { context: _context, status: _status, page, per_page, ...rest } = params;
  const slugs = [...new Set(params.slug.map(toSlug))];
  if (slugs.some((slug) => !SLUG.test(slug))) return undefined;
  const ordered = rest['orderby'] === 'include';
  const values: ListParams = { ...rest, page, per_page, slug: slugs };
  const pairs = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'object')
      return value === DEFAULTS[name] || value === undefined ? [] : [[name, String(value)]];
    if (value.length > LIST_LENGTH) throw refusal(name, `${name} must contain at most ${LIST_LENGTH} items.`);
    const distinct = [...new Set(value.map(String))];
    if (!(ordered && name === 'include')) distinct.sort();
    return distinct.length ? [[name, distinct.join(',')]] : [];
  });
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(pairs).toString();
  // A single story is read with its content at once: asking for it in two ways would keep it twice.
  const content = collection === 'posts' && (wanted || slugs.length > 0);
  const narrowedBy = pairs.map(([name]) => name).filter((name) => name !== 'per_page');
  return {
    kind: 'list',
    key: `${collection}?${query}${content ? '+content' : ''}`,
    collection,
    query,
    page,
    perPage: per_page,
    content,
    categories: params.categories ?? [],
    slugs,
    isPlain: narrowedBy.length === 1 && ['categories', 'slug'].includes(narrowedBy[0] ?? ''),
  };
}

/** WordPress keeps slugs in small letters. */
function toSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}

function wantsContent({ fields }: Shape): boolean {
  return !fields || fields.has('content');
}

function refuseUnoffered(query: Query): void {
  const asked = NOT_OFFERED.find((name) => query.has(name));
  if (asked !== undefined) throw refusal(asked, `${asked} is not offered here.`);
}

function refusal(name: string, message: string): WpError {
  return new WpError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, { params: { [name]: message } });
}
