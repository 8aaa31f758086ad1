import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PostQuery } from '#contract/news.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';
import type { NewsSource } from '#server/news/source.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { itemQuerySchema, listQuerySchema, pick, readQuery, suggestedQuerySchema, type Shape } from './newsQuery.ts';
import { escapeHtml, toWpPost } from './wire.ts';
import { invalidPage, MISSING, noRoute, WpError } from './wpError.ts';

const TYPE = 'application/json; charset=utf-8';

/** A minute fresh, then ten more in which a cache may serve it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** How soon a caller may try again, in seconds, when the news cannot be had. */
const RETRY_SECONDS = '30';

/** The response cache, by bytes; a list of a hundred posts has 100 KB. */
const CACHED_BYTES = 24 * 1024 * 1024;
/** Its compressed forms, and what the cache itself takes. */
const SHARE_OF_FORMS = 1.3;
const ENTRY_BYTES = 2_000;

/** An answer before it is bytes. */
interface Answer {
  body: unknown;
  headers?: Record<string, string>;
  /** Left out of the response cache: callers can invent as many of these as they like. */
  isInvented?: boolean;
}

interface Cached {
  body: Body;
  headers: Record<string, string>;
  version: number;
  madeAt: number;
}

/**
 * The news over HTTP, as WordPress answers them (spec 7), below the prefix `/wp-json`. Refusals are WordPress's: 400
 * `rest_invalid_param`, 404 `rest_post_invalid_id` and the like; every other path or method is a 404 `rest_no_route`.
 */
export function newsRoutes(app: FastifyInstance, { news }: { news: NewsSource }): void {
  const answerFromCache = createResponseCache(news);

  const get = (path: string, read: (request: FastifyRequest) => { key: string; make: () => Promise<Answer> }) =>
    app.get(path, async (request, reply) => {
      const { key, make } = read(request);
      const { body, headers } = await answerFromCache(key, make);
      return sendBody(request, reply, body, {
        headers: { ...headers, 'cache-control': CACHE_CONTROL, 'x-robots-tag': 'noindex' },
      });
    });

  get('/wp/v2/posts', (request) => {
    const query = readQuery(listQuerySchema, request.query);
    return { key: `posts ${JSON.stringify(query)}`, make: () => listPosts(news, query) };
  });

  get('/wp/v2/posts/:id(^\\d+$)', (request) => {
    const id = readId(request);
    const shape = readQuery(itemQuerySchema, request.query);
    const make = async () => ({ body: shapePost(orThrow(await news.post(id), MISSING.posts), shape) });
    return { key: `post ${id} ${JSON.stringify(shape)}`, make };
  });

  const items = { categories: news.category, users: news.author, media: news.media };
  for (const kind of ['categories', 'users', 'media'] as const) {
    get(`/wp/v2/${kind}/:id(^\\d+$)`, (request) => {
      const id = readId(request);
      const shape = readQuery(itemQuerySchema, request.query);
      const make = async () => ({
        body: pick(toWpItem(orThrow<Named | Picture>(await items[kind](id), MISSING[kind])), shape),
      });
      return { key: `${kind} ${id} ${JSON.stringify(shape)}`, make };
    });
  }

  get('/custom/v1/suggested-posts', (request) => {
    const { post_id: id, ...shape } = readQuery(suggestedQuerySchema, request.query);
    const make = async () => {
      const posts = orThrow(await news.suggested(id), MISSING.posts);
      return toList(posts, { total: posts.length, perPage: posts.length }, shape);
    };
    return { key: `suggested ${id} ${JSON.stringify(shape)}`, make };
  });

  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof UpstreamError ? toOutage(error) : error;
    if (!(refusal instanceof WpError)) throw error;
    if (refusal.status >= 500) void reply.header('retry-after', RETRY_SECONDS);
    return reply
      .code(refusal.status)
      .headers({ 'content-type': TYPE, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send(refusal.toBody());
  });

  // Before Fastify looks at a body: a POST with broken JSON has no route either.
  app.addHook('onRequest', async (request) => {
    if (request.is404 || !['GET', 'HEAD'].includes(request.method)) throw noRoute();
  });
  for (const url of ['/', '/*']) app.all(url, () => Promise.reject(noRoute()));
}

async function listPosts(
  news: NewsSource,
  { per_page: perPage, page, categories, slug, search, ...shape }: ReturnType<typeof readQuery<typeof listQuerySchema>>,
): Promise<Answer> {
  if (slug !== undefined) {
    const story = await news.story(slug.normalize('NFC'));
    return toList(story ? [story] : [], { total: story ? 1 : 0, perPage }, shape);
  }
  const content = !shape._fields || shape._fields.includes('content');
  const query: PostQuery = { categories, perPage, page, search: search.trim(), content };
  const { posts, total } = orThrow(await news.posts(query), invalidPage);
  return { ...toList(posts, { total, perPage }, shape), isInvented: search !== '' || total === 0 };
}

function toList(posts: readonly Post[], { total, perPage }: { total: number; perPage: number }, shape: Shape): Answer {
  return {
    body: posts.map((post) => shapePost(post, shape)),
    headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(total && Math.ceil(total / perPage)) },
    isInvented: total === 0,
  };
}

/** A post with the fields that were asked for; what surrounds it where that was asked for. */
function shapePost(post: Post, shape: Shape) {
  const { _embedded: embedded = {}, ...whole } = toWpPost(post);
  const { _embed: relations } = shape;
  if (!relations) return pick(whole, shape);
  const isAll = relations.length === 0 || ['1', 'true'].includes(relations.join());
  return pick({ ...whole, _embedded: isAll ? embedded : pick(embedded, { _fields: relations }) }, shape);
}

/** Names are HTML on the wire. */
function toWpItem(item: Named | Picture) {
  return 'name' in item ? { ...item, name: escapeHtml(item.name) } : item;
}

function readId({ params }: FastifyRequest): number {
  return Number((params as { id: string }).id);
}

function orThrow<T>(found: T | null, missing: () => WpError): T {
  if (found === null) throw missing();
  return found;
}

/** Nothing good was ever had, and WordPress gives nothing usable now: 502 when it answers wrongly, 503 when it does not. */
function toOutage({ isPassing }: UpstreamError): WpError {
  return isPassing
    ? new WpError(503, 'rest_upstream_unavailable', 'The news service does not answer at the moment.')
    : new WpError(502, 'rest_upstream_invalid', 'The news service gave an answer that cannot be used.');
}

/** Answers as bytes, compressed once, until the news change. Equal questions share one that is being made. */
function createResponseCache(news: Pick<NewsSource, 'version' | 'maxAgeMs'>) {
  const cached = new LRUCache<string, Cached>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(body.size * SHARE_OF_FORMS) + ENTRY_BYTES,
  });
  const making = new Map<string, Promise<Cached>>();

  const makeOne = async (key: string, make: () => Promise<Answer>): Promise<Cached> => {
    const [version, madeAt] = [news.version(), Date.now()];
    const { body, headers = {}, isInvented = false } = await make();
    const answer = { body: toBody(JSON.stringify(body), { type: TYPE, effort: 'light' }), headers, version, madeAt };
    if (!isInvented) cached.set(key, answer);
    return answer;
  };

  return (key: string, make: () => Promise<Answer>): Cached | Promise<Cached> => {
    const known = cached.get(key);
    if (known?.version === news.version() && Date.now() - known.madeAt < news.maxAgeMs) return known;
    const underWay = making.get(key) ?? makeOne(key, make).finally(() => making.delete(key));
    making.set(key, underWay);
    return underWay;
  };
}
