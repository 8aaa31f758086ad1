import { PER_PAGE } from '#contract/newsQuestions.ts';
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
export type Question = ListQuestion | ItemQuestion | SuggestedQuestion;

export interface ListQuestion {
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

interface ItemQuestion {
  kind: 'item';
  key: string;
  collection: Collection;
  id: number;
}

interface SuggestedQuestion {
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

/** What stands at the end of the key of posts that come with their content. */
const CONTENT = '+content';

/** Posts a page where nobody says otherwise, as of a story by its slug. */
const STORY_PER_PAGE = 10;

const LIST_LENGTHS: readonly number[] = Object.values(PER_PAGE);

/** More ids or slugs than this in one request are nobody's honest wish. */
const LIST_LENGTH = 100;

/**
 * What WordPress's slugs are made of: of ASCII little, of the rest all but blanks, emoji included. Nothing else can be found,
 * so it is not asked for.
 */
const SLUG = /^(?:[\w.~-]|[^\p{ASCII}\p{Cc}\s]){1,300}$/u;

/**
 * Reads a request for the paths and parameters that the site answers. A slug that cannot exist is not handed on: `question`
 * is then undefined, and the answer an empty list.
 * @throws WpError 404 `rest_no_route`; 400 `rest_invalid_param`, `rest_missing_callback_param`; 401, 414 as the embedded blog.
 */
export function readQuestion(pathAndQuery: string): { question: Question | undefined; cut: Cut } {
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
    const question: Question = {
      kind: 'suggested',
      key: `suggested-posts?post_id=${params.post_id}`,
      id: params.post_id,
    };
    return { question, cut: cutBy(params.context) };
  }

  const [, name, id] = /^\/wp\/v2\/([a-z]+)(?:\/(\d{1,15}))?$/.exec(path) ?? [];
  const collection = COLLECTIONS.find((one) => one === name);
  if (collection === undefined) throw noRoute();
  if (id !== undefined) {
    const params = readParams({ context }, query);
    const question: Question = { kind: 'item', key: `${collection}/${Number(id)}`, collection, id: Number(id) };
    return { question, cut: cutBy(params.context) };
  }
  refuseUnoffered(query);
  if (collection === 'posts') {
    const params = readParams(postParams, query);
    const cut = cutBy(params.context);
    return { question: toListQuestion('posts', params, wantsContent(shape)), cut };
  }
  const params = readParams(sideParams, query);
  return { question: toListQuestion(collection, params, false), cut: cutBy(params.context) };
}

/** The list of posts in the given categories, without their contents, as the site's screens ask for it. */
export function toCategoryList(categories: readonly number[], perPage: number): ListQuestion {
  const question = toListQuestion('posts', { page: 1, per_page: perPage, categories, slug: [] }, false);
  if (!question) throw new Error('a list without slugs can always be asked for');
  return question;
}

/** The question that a key of ours stands for; undefined for one of another version, or of nothing that lists hold. */
export function fromKey(key: string): Question | undefined {
  const path = key.endsWith(CONTENT)
    ? key.slice(0, -CONTENT.length)
    : `${key}${key.includes('?') ? '&' : '?'}_fields=id`;
  try {
    const { question } = readQuestion(`/wp/v2/${path}`);
    return question?.key === key ? question : undefined;
  } catch (error) {
    if (error instanceof WpError) return undefined;
    throw error;
  }
}

/** Whether it asks for one post alone, with its content. */
export function isStory(question: Question): question is ItemQuestion | ListQuestion {
  if (question.kind === 'suggested' || question.collection !== 'posts') return false;
  return question.kind === 'item' || question.slugs.length === 1;
}

/**
 * Whether the site itself asks this: then its answer is kept on disk, where it has one. The number of such answers is that
 * of the posts and what surrounds them, whatever visitors ask for.
 */
export function isOfTheSite(question: Question): boolean {
  if (question.kind !== 'list') return true;
  const { collection, page, perPage, isPlain, slugs } = question;
  if (collection !== 'posts' || page > 1 || !isPlain) return false;
  if (slugs.length) return slugs.length === 1 && perPage === STORY_PER_PAGE;
  return LIST_LENGTHS.includes(perPage);
}

/** A story with its content, as its page asks for it; undefined for a slug that cannot exist. */
export function toStoryQuestion(slug: string): ListQuestion | undefined {
  return toListQuestion('posts', { page: 1, per_page: STORY_PER_PAGE, slug: [slug] }, true);
}

interface ListParams {
  page: number;
  per_page: number;
  slug: readonly string[];
  categories?: readonly number[];
  [name: string]: number | string | readonly (number | string)[] | undefined;
}

const DEFAULTS: Record<string, unknown> = { page: 1, order: 'desc', orderby: 'date' };

function toListQuestion(collection: Collection, params: ListParams, wanted: boolean): ListQuestion | undefined {
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
    key: `${collection}?${query}${content ? CONTENT : ''}`,
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
