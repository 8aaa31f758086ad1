import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PostQuery } from '#contract/news.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';
import type { CacheCounts } from '#server/metrics/cacheMetrics.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';
import type { NewsSource } from '#server/news/source.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cacheControl } from './cacheControl.ts';
import { itemQuerySchema, listQuerySchema, pick, readQuery, suggestedQuerySchema, type Shape } from './newsQuery.ts';
import { escapeHtml, toWpPost } from './toWpPost.ts';
import { invalidPage, NOT_FOUND, noRoute, WpError } from './wpError.ts';

const TYPE = 'application/json; charset=utf-8';

const AGE = { seconds: 60, staleSeconds: 600 };

const RETRY_SECONDS = '30';

/** Size of the response cache; a list of 100 posts takes 100 KB. */
const CACHE_BYTES = 24 * 1024 * 1024;
/** Compressed copies add about 30 %. */
const COMPRESSION_FACTOR = 1.3;
const ENTRY_OVERHEAD_BYTES = 2_000;

/** An answer before serialisation. */
interface Answer {
  body: unknown;
  headers?: Record<string, string>;
  /** Not cached: callers can make up any number of such questions (searches, unknown slugs) and would fill the cache. */
  isUncacheable?: boolean;
}

interface Cached {
  body: Body;
  headers: Record<string, string>;
  version: number;
  madeAt: number;
}

/**
 * The news in the format of WordPress's REST API (spec 7), below `/wp-json`. Errors too: 400 `rest_invalid_param`,
 * 404 `rest_post_invalid_id` and so on; any other path or method is 404 `rest_no_route`.
 */
export function newsRoutes(app: FastifyInstance, { news, counts }: { news: NewsSource; counts?: CacheCounts }): void {
  const answerFromCache = createResponseCache(news, counts);

  const get = (path: string, read: (request: FastifyRequest) => { key: string; make: () => Promise<Answer> }) =>
    app.get(path, async (request, reply) => {
      const { key, make } = read(request);
      const { body, headers } = await answerFromCache(key, make);
      return sendBody(request, reply, body, {
        headers: { ...headers, 'cache-control': cacheControl(news, AGE), 'x-robots-tag': 'noindex' },
      });
    });

  get('/wp/v2/posts', (request) => {
    const query = readQuery(listQuerySchema, request.query);
    return { key: `posts ${JSON.stringify(query)}`, make: () => listPosts(news, query) };
  });

  get('/wp/v2/posts/:id(^\\d+$)', (request) => {
    const id = readId(request);
    const shape = readQuery(itemQuerySchema, request.query);
    const make = async () => ({ body: shapePost(orThrow(await news.post(id), NOT_FOUND.posts), shape) });
    return { key: `post ${id} ${JSON.stringify(shape)}`, make };
  });

  const items = { categories: news.category, users: news.author, media: news.media };
  for (const kind of ['categories', 'users', 'media'] as const) {
    get(`/wp/v2/${kind}/:id(^\\d+$)`, (request) => {
      const id = readId(request);
      const shape = readQuery(itemQuerySchema, request.query);
      const make = async () => ({
        body: pick(toWpItem(orThrow<Named | Picture>(await items[kind](id), NOT_FOUND[kind])), shape),
      });
      return { key: `${kind} ${id} ${JSON.stringify(shape)}`, make };
    });
  }

  get('/custom/v1/suggested-posts', (request) => {
    const { post_id: id, ...shape } = readQuery(suggestedQuerySchema, request.query);
    const make = async () => {
      const posts = orThrow(await news.suggested(id), NOT_FOUND.posts);
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

  // Before the body is parsed, so that a POST with broken JSON gets this answer too.
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
  return { ...toList(posts, { total, perPage }, shape), isUncacheable: search !== '' || total === 0 };
}

function toList(posts: readonly Post[], { total, perPage }: { total: number; perPage: number }, shape: Shape): Answer {
  return {
    body: posts.map((post) => shapePost(post, shape)),
    headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(total && Math.ceil(total / perPage)) },
    isUncacheable: total === 0,
  };
}

function shapePost(post: Post, shape: Shape) {
  const { _embedded: embedded = {}, ...whole } = toWpPost(post);
  const { _embed: relations } = shape;
  if (!relations) return pick(whole, shape);
  const isAll = relations.length === 0 || ['1', 'true'].includes(relations.join());
  return pick({ ...whole, _embedded: isAll ? embedded : pick(embedded, { _fields: relations }) }, shape);
}

/** WordPress's API sends names as HTML. */
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

/** There is no cached copy either: 502 if WordPress answered wrongly, 503 if it did not answer. */
function toOutage({ isTemporary }: UpstreamError): WpError {
  return isTemporary
    ? new WpError(503, 'rest_upstream_unavailable', 'The news service does not answer at the moment.')
    : new WpError(502, 'rest_upstream_invalid', 'The news service gave an answer that cannot be used.');
}

/** Caches serialised answers until the news change; equal concurrent questions share one computation. */
function createResponseCache(news: Pick<NewsSource, 'version' | 'maxAgeMs'>, counts?: CacheCounts) {
  const cached = new LRUCache<string, Cached>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(body.size * COMPRESSION_FACTOR) + ENTRY_OVERHEAD_BYTES,
  });
  counts?.holds(() => ({ entries: cached.size, bytes: cached.calculatedSize }));
  const pending = new Map<string, Promise<Cached>>();

  const makeAnswer = async (key: string, make: () => Promise<Answer>): Promise<Cached> => {
    const [version, madeAt] = [news.version(), Date.now()];
    const { body, headers = {}, isUncacheable = false } = await make();
    const answer = { body: toBody(JSON.stringify(body), { type: TYPE, effort: 'light' }), headers, version, madeAt };
    if (!isUncacheable) cached.set(key, answer);
    return answer;
  };

  return (key: string, make: () => Promise<Answer>): Cached | Promise<Cached> => {
    const known = cached.get(key);
    const isCurrent = known?.version === news.version() && Date.now() - known.madeAt < news.maxAgeMs;
    counts?.count(isCurrent ? 'hit' : 'miss');
    if (known && isCurrent) return known;
    const promise = pending.get(key) ?? makeAnswer(key, make).finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };
}
