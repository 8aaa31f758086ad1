import { decodeEntities, decodeSlug } from '#contract/htmlEntities.ts';
import type { News } from '#contract/news.ts';
import { itemPath, postsPath, storyPostPath, suggestedPath } from '#contract/newsPaths.ts';
import {
  namedSchema,
  pictureSchema,
  wpPostListSchema,
  type Named,
  type Picture,
  type Post,
  type WpPost,
} from '#contract/posts.ts';
import { toPlainText } from '#contract/text.ts';
import { ServiceError, type GetJson } from './http.ts';

/** The news over HTTP (spec 7). All calls reject with a ServiceError. */
export function createNewsCalls(getJson: GetJson): News {
  const items = itemCalls(getJson);
  const readPosts = async (path: string) => enrich(await getJson(path, wpPostListSchema), items);
  return {
    posts: async (query) => ({ posts: await readPosts(postsPath(query)) }),
    story: async (slug) => {
      // A slug that the service rejects belongs to no post.
      const posts = (await orNull(readPosts(storyPostPath(slug)))) ?? [];
      return posts.find((post) => post.slug === slug) ?? null;
    },
    suggested: (id) => readPosts(suggestedPath(id)),
    category: items.category,
  };
}

interface ItemCalls {
  category: (id: number) => Promise<Named | null>;
  author: (id: number) => Promise<Named | null>;
  media: (id: number) => Promise<Picture | null>;
}

function itemCalls(getJson: GetJson): ItemCalls {
  const named = (kind: 'categories' | 'users') => async (id: number) => {
    const found = await orNull(getJson(itemPath(kind, id), namedSchema));
    return found && { id, name: decodeEntities(found.name) };
  };
  return {
    category: named('categories'),
    author: named('users'),
    media: (id) => orNull(getJson(itemPath('media', id), pictureSchema)),
  };
}

/** Missing categories, authors and pictures are requested once each. */
function enrich(posts: readonly WpPost[], { category, author, media }: ItemCalls): Promise<Post[]> {
  const once = { category: memoize(category), author: memoize(author), media: memoize(media) };
  return Promise.all(posts.map((post) => toPost(post, once)));
}

function memoize<T>(ask: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const asked = new Map<number, Promise<T>>();
  return (id) => {
    const answer = asked.get(id) ?? ask(id);
    asked.set(id, answer);
    return answer;
  };
}

/** Derived fields (spec 3), from `_embedded` or extra calls (spec 7). */
async function toPost(post: WpPost, ask: ItemCalls): Promise<Post> {
  const { _embedded: embedded, meta } = post;
  const terms = embedded?.['wp:term']?.flat() ?? [];
  const media = embedded?.['wp:featuredmedia']?.[0];
  const author = embedded?.author?.[0]?.name;
  const extra = Array.isArray(meta) ? undefined : meta;

  const toCategory = async (id: number): Promise<Named> => {
    const name = terms.find((term) => term.id === id)?.name;
    return name === undefined ? ((await ask.category(id)) ?? { id, name: '' }) : { id, name: decodeEntities(name) };
  };
  const [categories, featured_image, author_name] = await Promise.all([
    Promise.all(post.categories.map(toCategory)),
    media?.source_url ?? (post.featured_media && !embedded ? toSource(ask.media(post.featured_media)) : ''),
    author === undefined ? toName(ask.author(post.author)) : decodeEntities(author),
  ]);

  return {
    id: post.id,
    slug: decodeSlug(post.slug),
    date: post.date,
    modified: post.modified,
    title: { rendered: decodeEntities(post.title.rendered) },
    excerpt: { rendered: toPlainText(post.excerpt.rendered) },
    ...(post.content ? { content: post.content } : {}),
    author: post.author,
    categories,
    tags: terms.flatMap(({ id = 0, taxonomy, name = '' }) =>
      taxonomy === 'post_tag' ? [{ id, name: decodeEntities(name) }] : [],
    ),
    featured_media: post.featured_media,
    featured_image,
    featured_alt: media?.alt_text ?? '',
    author_name,
    fecha_precision: extra?.fecha_precision ?? 'day',
    traduccion: decodeSlug(extra?.traduccion ?? ''),
    ...(extra?.sin_publicar && { sin_publicar: extra.sin_publicar }),
  };
}

async function toSource(found: Promise<Picture | null>): Promise<string> {
  return (await found)?.source_url ?? '';
}

async function toName(found: Promise<Named | null>): Promise<string> {
  return (await found)?.name ?? '';
}

const ABSENT = new Set([400, 404, 414]);

/** A missing item leaves its field empty (spec 3). */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceError && ABSENT.has(error.status ?? 0)) return null;
    throw error;
  }
}
