import { itemAnswer, listAnswer, toRender } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import { readShape } from '#server/news/fields.ts';
import type { Library } from './library.ts';
import type { Query } from '#server/news/query.ts';
import { readItemParams, readListParams, readSuggestedParams } from '#server/news/questions.ts';
import { selectEntries } from './select.ts';
import type { Views } from './views.ts';
import { invalidPage, invalidPost } from '#server/news/wpError.ts';

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

/**
 * GET /wp/v2/posts: newest first unless told otherwise, totals in the headers.
 * Errors: 400 `rest_invalid_param`, `rest_post_invalid_page_number`, `rest_no_search_term_defined`,
 * `rest_orderby_include_missing_include`; 401 for context `edit`.
 */
export function listPosts({ library, views, siteUrl }: Shelf, { path, query, search }: Request): Answer {
  const params = readListParams('posts', query);
  const render = toRender('post', params.context, readShape(query));
  const { page, per_page: perPage } = params;
  const { total, entries } = selectEntries(library, params, { offset: (page - 1) * perPage, count: perPage });
  if (total > 0 && page > Math.ceil(total / perPage)) throw invalidPage();
  const items = entries.map((entry) => render(views.post(entry), views.embeddedInPost(entry)));
  return listAnswer(items, { page, perPage, total }, { siteUrl, path, search });
}

/** GET /wp/v2/posts/{id}. Errors: 404 `rest_post_invalid_id`. */
export function onePost({ library, views }: Shelf, { query }: Request, id: number): Answer {
  const params = readItemParams(query);
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
  const params = readSuggestedParams(query);
  const entry = library.byId.get(params.post_id);
  if (!entry) throw invalidPost();
  const render = toRender('post', params.context, readShape(query));
  const related = library.suggest(entry.index).flatMap((index) => library.entries[index] ?? []);
  return itemAnswer(
    related.map((other) => render(views.post(other), views.embeddedInPost(other))),
    { 'x-wp-total': String(related.length), 'x-wp-totalpages': related.length ? '1' : '0' },
  );
}
