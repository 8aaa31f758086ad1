import { NEWS_CATEGORIES, PER_PAGE, type PostQuery } from '#contract/news.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';

/** A question to the WordPress; equal ones have one `key`, under which the answer is cached. */
export type Question = ListQuestion | StoryQuestion | IdQuestion;

export interface ListQuestion extends Required<PostQuery> {
  kind: 'list';
  key: string;
  /** Parameters that go upstream. */
  query: string;
}

export interface StoryQuestion {
  kind: 'story';
  key: string;
  slug: string;
}

/** For a post, the posts related to it, or what surrounds posts. */
export interface IdQuestion {
  kind: 'post' | 'suggested' | ItemKind;
  key: string;
  id: number;
}

export type ItemKind = 'categories' | 'users' | 'media';

/** What the WordPress has, cleaned; null: there is no such thing. A story or a post is a list of one. */
export type Answer = Found | null;
export type Found = FoundPosts | { item: Named | Picture };
export interface FoundPosts {
  posts: Post[];
  total: number;
}

const LIST_LENGTHS: readonly number[] = Object.values(PER_PAGE);

/**
 * What WordPress's slugs are made of: of ASCII little, of the rest all but blanks, emoji included. Nothing else can be found,
 * so it is not asked for.
 */
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

/** Undefined for a slug that cannot exist. */
export function toStoryQuestion(slug: string): StoryQuestion | undefined {
  return SLUG.test(slug) ? { kind: 'story', key: `story/${slug}`, slug } : undefined;
}

export function toIdQuestion(kind: IdQuestion['kind'], id: number): IdQuestion {
  return { kind, key: `${kind}/${id}`, id };
}

/** The question for one post that has this key; undefined for a key of anything else. */
export function toSingleQuestion(key: string): Question | undefined {
  const [, kind, name = ''] = /^(story|post)\/(.*)$/s.exec(key) ?? [];
  if (kind === 'story') return toStoryQuestion(name);
  return kind === 'post' ? toIdQuestion('post', Number(name)) : undefined;
}

/** Whether it asks for one post alone, with its content. */
export function isSingle({ kind }: Question): boolean {
  return kind === 'story' || kind === 'post';
}

/** Whether its answer is kept on disk: the number of such answers is that of the posts, whatever visitors ask for. */
export function isKeptOnDisk(question: Question): boolean {
  if (question.kind !== 'list') return true;
  const { search, page, perPage, categories } = question;
  const isOurs = categories.length === 1 || categories.every((id) => NEWS_CATEGORIES.includes(id));
  return !search && page === 1 && LIST_LENGTHS.includes(perPage) && isOurs;
}

export function isPosts(found: Found): found is FoundPosts {
  return 'posts' in found;
}
