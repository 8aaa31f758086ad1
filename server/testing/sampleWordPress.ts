import { createServer } from 'node:http';
import sharp from 'sharp';
import type { Post } from '#contract/posts.ts';
import { fold } from '#contract/text.ts';
import { createBlog } from '#server/blog/blog.ts';
import type { Blog } from '#server/blog/blog.ts';
import { toWpPost } from '#server/news/toWpPost.ts';
import { NOT_FOUND } from '#server/news/wpError.ts';
import { hangUp, JSON_TYPE, listenLocally } from './sampleService.ts';
import type { Behaviour } from './sampleService.ts';
import { sampleStories } from './sampleStories.ts';
import type { Story } from '#server/blog/story.ts';

/** A service in the format of WordPress, over real HTTP. */
export interface TestWordPress {
  origin: string;
  /** REST root, as in BLOG_URL. */
  blogUrl: string;
  /** Paths and queries of all requests, in order. */
  requests: string[];
  /** Requests to the REST API, without `/wp-json`. */
  calls: () => string[];
  /** How to answer from now on; undefined: like WordPress. */
  behave: (behaviour: Behaviour | undefined) => void;
  /** Replaces the stories. */
  publish: (stories: readonly Story[]) => void;
  /** Changes the body of each answer. */
  change: (change: ((path: string, body: unknown) => unknown) | undefined) => void;
}

/** @param stories sample stories (by number) or given ones, with photos below /wp-content/uploads */
export async function serveWordPress(
  stories: number | readonly Story[],
  { plugin = false }: { plugin?: boolean } = {},
): Promise<TestWordPress & { close: () => void }> {
  const requests: string[] = [];
  let blog: Blog;
  let behaviour: Behaviour | undefined;
  let photo: Promise<Buffer> | undefined;
  let change: ((path: string, body: unknown) => unknown) | undefined;

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    if (behaviour && behaviour(request, response) !== false) return;
    if (url.startsWith('/wp-json')) {
      const path = url.slice('/wp-json'.length);
      const asked = path.startsWith('/custom/') && !plugin ? '/nothing-here' : path;
      answerAsWordPress(blog, asked, origin).then(
        ({ status, total, body }) => {
          const headers = { ...JSON_TYPE, ...(total !== undefined && { 'x-wp-total': String(total) }) };
          response.writeHead(status, headers).end(JSON.stringify(change ? change(asked, body) : body));
        },
        () => response.destroy(),
      );
    } else if (url.startsWith('/wp-content/uploads/')) {
      (photo ??= photograph()).then(
        (bytes) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
        () => response.destroy(),
      );
    } else {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No</h1>');
    }
  });
  const port = await listenLocally(server);
  const origin = `http://127.0.0.1:${port}`;
  const publish = (list: readonly Story[]) => void (blog = createBlog(list));
  publish(typeof stories === 'number' ? photographed(sampleStories(stories)) : stories);

  return {
    origin,
    blogUrl: `${origin}/wp-json`,
    requests,
    calls: () => requests.filter((url) => url.startsWith('/wp-json/')).map((url) => url.slice('/wp-json'.length)),
    behave: (next) => (behaviour = next),
    publish,
    change: (next) => (change = next),
    close: () => hangUp(server),
  };
}

interface WordPressAnswer {
  status: number;
  total?: number;
  body: unknown;
}

const ALL = { categories: [], perPage: 100_000, content: true };

/** WordPress's answers to the few calls of our site. */
async function answerAsWordPress(blog: Blog, path: string, origin: string): Promise<WordPressAnswer> {
  const { pathname, searchParams: query } = new URL(path, origin);
  const numbers = (name: string) => query.get(name)?.split(',').map(Number) ?? [];
  const toRaw = (post: Post) => {
    const { _embedded: _left, ...raw } = toWpPost(post);
    return { ...raw, excerpt: { ...raw.excerpt, protected: false }, tags: post.tags.map(({ id }) => id) };
  };
  const items = {
    categories: blog.category,
    users: blog.author,
    media: async (id: number) => {
      const picture = await blog.media(id);
      return picture && { ...picture, source_url: new URL(picture.source_url, origin).href };
    },
    posts: async (id: number) => {
      const post = await blog.post(id);
      return post && toRaw(post);
    },
  };

  const [, kind, id] = /^\/wp\/v2\/(posts|categories|users|media)(?:\/(\d+))?$/.exec(pathname) ?? [];
  if (pathname === '/custom/v1/suggested-posts') {
    const found = (await blog.suggested(Number(query.get('post_id')))) ?? [];
    return { status: 200, total: found.length, body: found.map(toRaw) };
  }
  if (!isKind(kind)) return refuse(404, 'rest_no_route');
  if (id !== undefined) {
    const body = await items[kind](Number(id));
    return body ? { status: 200, body } : refuse(404, NOT_FOUND[kind]().code);
  }
  if (kind !== 'posts') {
    const found = await Promise.all(numbers('include').map((one) => items[kind](one)));
    const body = found.filter((one) => one !== null);
    return { status: 200, total: body.length, body };
  }
  const [perPage, page] = [Number(query.get('per_page') ?? 10), Number(query.get('page') ?? 1)];
  const search = query.get('search') ?? '';
  const { posts: all } = (await blog.posts({ ...ALL, categories: numbers('categories'), search })) ?? { posts: [] };
  const slug = query.get('slug');
  const posts = all.filter((post) => slug === null || post.slug === slug || post.slug === fold(slug));
  if (query.get('orderby') === 'id') posts.sort((a, b) => a.id - b.id);
  if (page > 1 && page > Math.ceil(posts.length / perPage)) return refuse(400, 'rest_post_invalid_page_number');
  const shown = posts.slice((page - 1) * perPage, page * perPage);
  const fields = query.get('_fields')?.split(/[,.]/);
  const cut = (raw: object) =>
    Object.fromEntries(Object.entries(raw).filter(([name]) => fields?.includes(name) ?? true));
  return { status: 200, total: posts.length, body: shown.map((post) => cut(toRaw(post))) };
}

function isKind(kind: string | undefined): kind is keyof typeof NOT_FOUND {
  return kind !== undefined && Object.hasOwn(NOT_FOUND, kind);
}

function refuse(status: number, code: string): WordPressAnswer {
  return { status, body: { code, message: code, data: { status } } };
}

/** Stories whose pictures are WordPress's photos. */
export function photographed(stories: readonly Story[]): Story[] {
  return stories.map((story) => ({ ...story, image: `/wp-content/uploads/foto-${story.id}.jpg` }));
}

/** A picture of 1000 by 600 pixels with a description in its metadata. */
export function photograph(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 1000, height: 600, channels: 3, background: '#b5402f' } })
    .withExif({ IFD0: { ImageDescription: 'taken in secret' } })
    .toFormat(format)
    .toBuffer();
}
