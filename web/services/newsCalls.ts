import { decodeEntities, decodeSlug } from '#contract/htmlEntities.ts';
import { languageOf, type Language } from '#contract/language.ts';
import {
  CATEGORIES_OF,
  itemQuestion,
  listQuestion,
  NEWS_CATEGORIES,
  PER_PAGE,
  storyQuestion,
  suggestedQuestion,
} from '#contract/newsQuestions.ts';
import { wpMediaSchema, wpNamedSchema, wpPostListSchema, type Post, type WpPost } from '#contract/posts.ts';
import { toPlainText } from '#contract/text.ts';
import { ServiceError, type GetJson } from './http.ts';
import type { CategoryNews, Neighbours } from './news.ts';

/** Posts shown on the home page: one large, two smaller (spec 2). */
const HOME_SHOWN = 3;

/** Home, spec 7: categories 13 and 8 in Spanish, where posts also in 79 go; category 79 in English. */
export async function fetchLatest(getJson: GetJson, language: Language): Promise<Post[]> {
  const posts = await fetchPosts(getJson, listQuestion(PER_PAGE.home, CATEGORIES_OF[language]));
  return posts.filter((post) => languageOf(post) === language).slice(0, HOME_SHOWN);
}

/** News list, spec 7: a hundred posts of the three categories, reduced to the language's. */
export async function fetchList(getJson: GetJson, language: Language): Promise<Post[]> {
  const posts = await fetchPosts(getJson, listQuestion(PER_PAGE.list, NEWS_CATEGORIES));
  return posts.filter((post) => languageOf(post) === language);
}

/** Category page, spec 7. Null when there is no such category. */
export async function fetchCategory(
  getJson: GetJson,
  language: Language,
  category: number,
): Promise<CategoryNews | null> {
  const [named, posts] = await Promise.all([
    orNull(getJson(itemQuestion('categories', category), wpNamedSchema)),
    fetchPosts(getJson, listQuestion(PER_PAGE.category, [category])),
  ]);
  return named && { name: decodeEntities(named.name), posts: posts.filter((post) => languageOf(post) === language) };
}

/** One story by its slug, content included. Null when no post has it. */
export async function fetchStory(getJson: GetJson, slug: string): Promise<Post | null> {
  // A slug that the service cannot read (4xx) is one that no post has; one with commas is a list to WordPress.
  const found = (await orNull(getJson(storyQuestion(slug), wpPostListSchema))) ?? [];
  const [post] = await enrich(
    getJson,
    found.filter((one) => decodeSlug(one.slug) === slug),
  );
  return post ?? null;
}

/** The neighbours of a story in its language's list (spec 7 has no call of its own for them). */
export async function fetchNeighbours(getJson: GetJson, language: Language, slug: string): Promise<Neighbours> {
  const posts = await fetchList(getJson, language);
  const at = posts.findIndex((post) => post.slug === slug);
  const toNeighbour = (post: Post | undefined) => (post ? { slug: post.slug, title: post.title.rendered } : null);
  return at < 0
    ? { previous: null, next: null }
    : { previous: toNeighbour(posts[at + 1]), next: toNeighbour(posts[at - 1]) };
}

/** Recommended posts, spec 7. */
export async function fetchSuggested(getJson: GetJson, post: number): Promise<Post[]> {
  return fetchPosts(getJson, suggestedQuestion(post));
}

async function fetchPosts(getJson: GetJson, question: string): Promise<Post[]> {
  return enrich(getJson, await getJson(question, wpPostListSchema));
}

/** Names and pictures by id, each asked for once however many posts share it. */
interface Lookup {
  category: (id: number) => Promise<string>;
  media: (id: number) => Promise<string>;
  author: (id: number) => Promise<string>;
}

async function enrich(getJson: GetJson, posts: WpPost[]): Promise<Post[]> {
  const lookup = createLookup(getJson);
  return Promise.all(posts.map((post) => toPost(post, lookup)));
}

function createLookup(getJson: GetJson): Lookup {
  const once = (ask: (id: number) => Promise<string>) => {
    const asked = new Map<number, Promise<string>>();
    return (id: number) => {
      const answer = asked.get(id) ?? ask(id);
      asked.set(id, answer);
      return answer;
    };
  };
  const name = (kind: 'categories' | 'users') => async (id: number) =>
    (await orNull(getJson(itemQuestion(kind, id), wpNamedSchema)))?.name ?? '';
  return {
    category: once(name('categories')),
    author: once(name('users')),
    media: once(async (id) => (await orNull(getJson(itemQuestion('media', id), wpMediaSchema)))?.source_url ?? ''),
  };
}

/** Derived fields of spec 3, from `_embedded` where the answer has it, else by the calls of spec 7. */
async function toPost(post: WpPost, lookup: Lookup): Promise<Post> {
  const { _embedded: embedded, meta, ...fields } = post;
  const terms = embedded?.['wp:term']?.flat();
  const tags = terms?.flatMap(({ taxonomy, name }) => (taxonomy === 'post_tag' && name ? [decodeEntities(name)] : []));
  const media = embedded?.['wp:featuredmedia']?.[0];
  const author = embedded?.author?.[0];
  const extra = Array.isArray(meta) ? undefined : meta;

  const [categories, featured_image, author_name] = await Promise.all([
    Promise.all(
      post.categories.map(async (id) => ({
        id,
        name: decodeEntities(terms?.find((term) => term.id === id)?.name ?? (await lookup.category(id))),
      })),
    ),
    media?.source_url ?? (post.featured_media && !embedded ? lookup.media(post.featured_media) : ''),
    author?.name ?? lookup.author(post.author),
  ]);

  return {
    id: fields.id,
    slug: decodeSlug(fields.slug),
    date: fields.date,
    modified: fields.modified,
    title: { rendered: decodeEntities(fields.title.rendered) },
    excerpt: { rendered: toPlainText(fields.excerpt.rendered) },
    ...(fields.content ? { content: fields.content } : {}),
    author: fields.author,
    categories,
    ...(tags && { tags }),
    featured_media: fields.featured_media,
    featured_image,
    featured_alt: media?.alt_text ?? '',
    author_name: decodeEntities(author_name),
    fecha_precision: extra?.fecha_precision ?? 'day',
    traduccion: decodeSlug(extra?.traduccion ?? ''),
  };
}

/** Answers that say that there is no such thing, or that it cannot be asked for by this name. */
const ABSENT = new Set([400, 404, 414]);

/** A missing item is no failure: its name or picture is left out (spec 3: empty if none). */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceError && ABSENT.has(error.status ?? 0)) return null;
    throw error;
  }
}
