import { itemAnswer, listAnswer, toRender } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import { readShape } from '#server/news/fields.ts';
import type { Item } from '#server/news/fields.ts';
import { compare } from './library.ts';
import { readItemParams, readListParams } from '#server/news/questions.ts';
import type { Request, Shelf } from './postAnswers.ts';
import { fold } from '#contract/text.ts';
import type { Taxonomy } from './views.ts';
import { invalidPage, invalidPost, invalidTerm, invalidUser } from '#server/news/wpError.ts';

/** What surrounds the posts: terms, pictures, authors. They are few, so their lists need no index. */

type ListValues = {
  [Name in 'page' | 'per_page']: number;
} & { include: number[]; exclude: number[]; slug: string[]; search: string; order: string; orderby: string };

/** GET /wp/v2/categories and /wp/v2/tags; `post` narrows to those of one post. */
export function listTerms(shelf: Shelf, request: Request, kind: Taxonomy): Answer {
  const params = readListParams(kind, request.query);
  const render = toRender('term', params.context, readShape(request.query));
  const entries = params.post.flatMap((id) => shelf.library.byId.get(id) ?? []);
  const ids = entries.flatMap((entry): number[] => (kind === 'categories' ? entry.story.categories : entry.tags));
  const terms = shelf.views.terms[kind].filter(({ id }) => !params.post.length || ids.some((own) => own === id));
  return listItems(shelf, request, terms, params, (term) => render(term));
}

export function oneTerm({ views }: Shelf, { query }: Request, kind: Taxonomy, id: number): Answer {
  const { context } = readItemParams(query);
  const term = views.terms[kind].find((item) => item['id'] === id);
  if (!term) throw invalidTerm();
  return itemAnswer(toRender('term', context, readShape(query))(term));
}

/** GET /wp/v2/media. No picture belongs to a post alone, so that `parent` other than 0 finds none. */
export function listMedia(shelf: Shelf, request: Request): Answer {
  const params = readListParams('media', request.query);
  const render = toRender('media', params.context, readShape(request.query));
  const all = params.parent.length && !params.parent.includes(0) ? [] : [...shelf.library.media.values()];
  const answer = listItems(shelf, request, all.map(shelf.views.media), params, (item) => render(item));
  const pages = Number(answer.headers['x-wp-totalpages']);
  if (pages > 0 && params.page > pages) throw invalidPage();
  return answer;
}

export function oneMedia({ library, views }: Shelf, { query }: Request, id: number): Answer {
  const { context } = readItemParams(query);
  const media = library.media.get(id);
  if (!media) throw invalidPost();
  return itemAnswer(toRender('media', context, readShape(query))(views.media(media)));
}

export function listUsers(shelf: Shelf, request: Request): Answer {
  const params = readListParams('users', request.query);
  const render = toRender('user', params.context, readShape(request.query));
  return listItems(shelf, request, shelf.views.users, params, (user) => render(user));
}

export function oneUser({ views }: Shelf, { query }: Request, id: number): Answer {
  const { context } = readItemParams(query);
  const user = views.users.find((item) => item['id'] === id);
  if (!user) throw invalidUser();
  return itemAnswer(toRender('user', context, readShape(query))(user));
}

function listItems(
  { siteUrl }: Shelf,
  { path, search }: Request,
  items: readonly Item[],
  params: ListValues,
  render: (item: Item) => Item,
): Answer {
  const wanted = fold(params.search.trim());
  const slugs = params.slug.map(fold);
  const matches = items.filter(
    (item) =>
      (!params.include.length || params.include.some((id) => id === item['id'])) &&
      !params.exclude.some((id) => id === item['id']) &&
      (!slugs.length || slugs.some((slug) => slug === item['slug'])) &&
      (!wanted || fold(toName(item)).includes(wanted)),
  );
  const { page, per_page: perPage } = params;
  const start = (page - 1) * perPage;
  const chosen = matches.sort(toComparison(params)).slice(start, start + perPage);
  return listAnswer(chosen.map(render), { page, perPage, total: matches.length }, { siteUrl, path, search });
}

function toComparison({ orderby, order, include }: ListValues): (a: Item, b: Item) => number {
  const sign = order === 'asc' ? 1 : -1;
  const byId = (a: Item, b: Item) => Number(b['id']) - Number(a['id']);
  if (orderby === 'include') return (a, b) => include.indexOf(Number(a['id'])) - include.indexOf(Number(b['id']));
  return (a, b) => sign * compare(toKey(a, orderby), toKey(b, orderby)) || byId(a, b);
}

function toKey(item: Item, orderby: string): string | number {
  if (orderby === 'name' || orderby === 'title') return fold(toName(item));
  const value = item[orderby];
  return typeof value === 'number' || typeof value === 'string' ? value : 0;
}

/** What an item is found and sorted by: its name and slug, of a picture its description as well. */
function toName(item: Item): string {
  return [item['name'], item['slug'], item['alt_text']].filter((part) => typeof part === 'string').join(' ');
}
