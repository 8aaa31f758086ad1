import { NEWS_CATEGORIES, PER_PAGE, type PostQuery } from '#contract/news.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';

/** Equal questions have the same `key`, the cache key of the answer. */
export type Question = ListQuestion | StoryQuestion | IdQuestion;

export interface ListQuestion extends Required<PostQuery> {
  kind: 'list';
  key: string;
  /** Query string sent to WordPress. */
  query: string;
}

export interface StoryQuestion {
  kind: 'story';
  key: string;
  slug: string;
}

export interface IdQuestion {
  kind: 'post' | 'suggested' | ItemKind;
  key: string;
  id: number;
}

export type ItemKind = 'categories' | 'users' | 'media';

/** Null: does not exist. A single story or post is a list of one. */
export type Answer = Found | null;
export type Found = FoundPosts | { item: Named | Picture };
export interface FoundPosts {
  posts: Post[];
  total: number;
}

const LIST_LENGTHS: readonly number[] = Object.values(PER_PAGE);

/** Characters of WordPress's slugs, which may include emoji. Other slugs cannot exist, so WordPress is not asked. */
const SLUG = /^(?:[\w.~-]|[^\p{ASCII}\p{Cc}\s]){1,300}$/u;

export function toListQuestion({
  categories,
  perPage,
  page = 1,
  search: words = '',
  content = false,
}: PostQuery): ListQuestion {
  const ids = [...new Set(categories)].sort((a, b) => a - b);
  const search = words.trim().replace(/\s+/g, ' ').toLowerCase();
  const query = new URLSearchParams({
    ...(ids.length > 0 && { categories: ids.join(',') }),
    ...(page > 1 && { page: String(page) }),
    per_page: String(perPage),
    ...(search && { search }),
  }).toString();
  const key = `list/${query}${content ? '+content' : ''}`;
  return { kind: 'list', key, query, categories: ids, perPage, page, search, content };
}

/** Undefined if no post can have this slug. */
export function toStoryQuestion(slug: string): StoryQuestion | undefined {
  return SLUG.test(slug) ? { kind: 'story', key: `story/${slug}`, slug } : undefined;
}

export function toIdQuestion(kind: IdQuestion['kind'], id: number): IdQuestion {
  return { kind, key: `${kind}/${id}`, id };
}

/** The inverse of `key`, for questions about a single post. */
export function toSingleQuestion(key: string): Question | undefined {
  const [, kind, name = ''] = /^(story|post)\/(.*)$/s.exec(key) ?? [];
  if (kind === 'story') return toStoryQuestion(name);
  return kind === 'post' ? toIdQuestion('post', Number(name)) : undefined;
}

export function isSingle({ kind }: Question): boolean {
  return kind === 'story' || kind === 'post';
}

/** Only questions whose number is bounded by the posts and categories, so that visitors cannot fill the disk. */
export function isKeptOnDisk(question: Question): boolean {
  if (question.kind !== 'list') return true;
  const { search, page, perPage, categories } = question;
  const isSiteList = categories.length === 1 || categories.every((id) => NEWS_CATEGORIES.includes(id));
  return !search && page === 1 && LIST_LENGTHS.includes(perPage) && isSiteList;
}

export function isPosts(found: Found): found is FoundPosts {
  return 'posts' in found;
}
