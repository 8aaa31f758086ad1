import { PER_PAGE } from '#contract/newsQuestions.ts';
import { readShape } from '#server/news/fields.ts';
import type { Shape } from '#server/news/fields.ts';
import { parseRequest } from '#server/news/query.ts';
import type { CollectionName, ListParams } from '#server/news/questions.ts';
import {
  notOffered,
  readItemParams,
  readListParams,
  readPath,
  readSuggestedParams,
  refusal,
  SUGGESTED_PATH,
  toSlug,
  toSortedPairs,
} from '#server/news/questions.ts';
import { forbiddenContext, invalidPage, noRoute, WpError } from '#server/news/wpError.ts';
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

/** What stands at the end of the key of posts that come with their content. */
const CONTENT = '+content';

const LIST_LENGTHS: readonly number[] = Object.values(PER_PAGE);

/** No WordPress has more pages. */
const LAST_PAGE = 10_000;

/** What is asked for where nothing is said. */
const PLAIN = readListParams('posts', new Map());

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

  if (path === SUGGESTED_PATH) {
    const params = readSuggestedParams(query);
    const question: Question = {
      kind: 'suggested',
      key: `suggested-posts?post_id=${params.post_id}`,
      id: params.post_id,
    };
    return { question, cut: cutBy(params.context) };
  }
  const { collection, id } = readPath(path) ?? {};
  if (!collection || (id !== undefined && !Number.isSafeInteger(id))) throw noRoute();
  if (id !== undefined) {
    const question: Question = { kind: 'item', key: `${collection}/${id}`, collection, id };
    return { question, cut: cutBy(readItemParams(query).context) };
  }
  const params = readListParams(collection, query);
  const searched = ['search', 'post', 'parent'].find((name) => query.has(name));
  if (searched !== undefined) throw notOffered(searched);
  const cut = cutBy(params.context);
  return { question: toListQuestion(collection, params, collection === 'posts' && wantsContent(shape)), cut };
}

/** The list of posts in the given categories, without their contents, as the site's screens ask for it. */
export function toCategoryList(categories: readonly number[], perPage: number): ListQuestion {
  const question = toListQuestion('posts', { ...PLAIN, per_page: perPage, categories: [...categories] }, false);
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
  if (slugs.length) return slugs.length === 1 && perPage === PLAIN.per_page;
  return LIST_LENGTHS.includes(perPage);
}

/** A story with its content, as its page asks for it; undefined for a slug that cannot exist. */
export function toStoryQuestion(slug: string): ListQuestion | undefined {
  return toListQuestion('posts', { ...PLAIN, slug: [slug] }, true);
}

function toListQuestion(
  collection: CollectionName,
  params: ListParams<CollectionName>,
  wanted: boolean,
): ListQuestion | undefined {
  const { page, per_page: perPage } = params;
  if (page > LAST_PAGE) throw invalidPage();
  const slugs = [...new Set(params.slug.map(toSlug))];
  if (slugs.some((slug) => !SLUG.test(slug))) return undefined;
  const chosen = toSortedPairs(collection, params);
  const long = chosen.find(([, value]) => value.split(',').length > LIST_LENGTH);
  if (long) throw refusal(long[0], `${long[0]} must contain at most ${LIST_LENGTH} items.`);
  // Said in any case: a WordPress may have a default of its own.
  const pairs = [...chosen.filter(([name]) => name !== 'per_page'), ['per_page', String(perPage)] as [string, string]];
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
    perPage,
    content,
    categories: 'categories' in params ? params.categories : [],
    slugs,
    isPlain: narrowedBy.length === 1 && ['categories', 'slug'].includes(narrowedBy[0] ?? ''),
  };
}

function wantsContent({ fields }: Shape): boolean {
  return !fields || fields.has('content');
}
