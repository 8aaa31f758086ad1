import { itemAnswer, listAnswer, toRender } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import { readShape } from '#server/news/fields.ts';
import type { Library } from './library.ts';
import {
  integer,
  integers,
  moment,
  oneOf,
  publishedStatus,
  readParams,
  strings,
  termIds,
  text,
} from '#server/news/params.ts';
import type { Query } from '#server/news/query.ts';
import { selectEntries } from './select.ts';
import type { Views } from './views.ts';
import { invalidPost, WpError } from '#server/news/wpError.ts';

/** A request once its route is known; `path` and `search` are as they came, for links to other pages. */
export interface Request {
  path: string;
  query: Query;
  search: string;
}

export interface Shelf {
  library: Library;
  views: Views;
  siteUrl: string;
}

const context = oneOf(['view', 'embed', 'edit'], 'view');
export const itemParams = { context };

/** Parameters that every list has, with WordPress's bounds. */
export const pagingParams = {
  context,
  page: integer(1, { minimum: 1 }),
  per_page: integer(10, { minimum: 1, maximum: 100 }),
  search: text,
};

const ORDERBY = [
  'author',
  'date',
  'id',
  'include',
  'modified',
  'parent',
  'relevance',
  'slug',
  'include_slugs',
  'title',
] as const;

// In the order in which WordPress registers them: errors are listed in it.
const listParams = {
  ...pagingParams,
  after: moment,
  modified_after: moment,
  author: integers,
  author_exclude: integers,
  before: moment,
  modified_before: moment,
  exclude: integers,
  include: integers,
  offset: integer(-1, { minimum: 0 }),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderby: oneOf(ORDERBY, 'date'),
  slug: strings,
  status: publishedStatus,
  categories: termIds,
  categories_exclude: termIds,
  tags: termIds,
  tags_exclude: termIds,
};

/**
 * GET /wp/v2/posts: newest first unless told otherwise, totals in the headers. `offset` goes before `page`, as in WordPress.
 * Errors: 400 `rest_invalid_param`, `rest_post_invalid_page_number`, `rest_no_search_term_defined`,
 * `rest_orderby_include_missing_include`; 401 for context `edit`.
 */
export function listPosts({ library, views, siteUrl }: Shelf, { path, query, search }: Request): Answer {
  const params = readParams(listParams, query);
  const render = toRender('post', params.context, readShape(query));
  if (params.orderby === 'relevance' && !params.search.trim()) {
    throw new WpError(400, 'rest_no_search_term_defined', 'You need to define a search term to order by relevance.');
  }
  if (params.orderby === 'include' && !params.include.length) {
    const message = 'You need to define an include parameter to order by include.';
    throw new WpError(400, 'rest_orderby_include_missing_include', message);
  }

  const { page, per_page: perPage, offset } = params;
  const { total, entries } = selectEntries(library, params, {
    orderby: params.orderby,
    order: params.order,
    offset: offset >= 0 ? offset : (page - 1) * perPage,
    count: perPage,
  });
  if (total > 0 && page > Math.ceil(total / perPage)) throw invalidPage();
  const items = entries.map((entry) => render(views.post(entry), views.embeddedInPost(entry)));
  return listAnswer(items, { page, perPage, total }, { siteUrl, path, search });
}

/** GET /wp/v2/posts/{id}. Errors: 404 `rest_post_invalid_id`. */
export function onePost({ library, views }: Shelf, { query }: Request, id: number): Answer {
  const params = readParams(itemParams, query);
  const entry = library.byId.get(id);
  if (!entry) throw invalidPost();
  const render = toRender('post', params.context, readShape(query));
  const post = views.post(entry);
  return itemAnswer(render(post, views.embeddedInPost(entry)), {
    link: `<${String(post['link'])}>; rel="alternate"; type=text/html`,
  });
}

/**
 * GET /custom/v1/suggested-posts?post_id=: posts like that one, the closest first (suggest.ts), in the form of a list.
 * Errors: 400 `rest_missing_callback_param`, `rest_invalid_param`; 404 `rest_post_invalid_id`.
 */
export function suggestedPosts({ library, views }: Shelf, { query }: Request): Answer {
  if (!query.has('post_id')) {
    throw new WpError(400, 'rest_missing_callback_param', 'Missing parameter(s): post_id', { params: ['post_id'] });
  }
  const params = readParams({ ...itemParams, post_id: integer(0) }, query);
  const entry = library.byId.get(params.post_id);
  if (!entry) throw invalidPost();
  const render = toRender('post', params.context, readShape(query));
  const related = library.suggest(entry.index).flatMap((index) => library.entries[index] ?? []);
  return itemAnswer(
    related.map((other) => render(views.post(other), views.embeddedInPost(other))),
    { 'x-wp-total': String(related.length), 'x-wp-totalpages': related.length ? '1' : '0' },
  );
}

export function invalidPage(): WpError {
  const message = 'The page number requested is larger than the number of pages available.';
  return new WpError(400, 'rest_post_invalid_page_number', message);
}
