import type { Named, Picture, Post } from '#contract/posts.ts';
import type { AddressRewriter } from '#server/news/sanitise.ts';
import { RateLimit } from '#server/upstream/rateLimit.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanNamed, cleanPicture } from './clean.ts';
import type { RequestOptions, WordPressClient } from './client.ts';
import { createEnrich, readMembers } from './enrich.ts';
import { isKnownToExist, isListed, type Known, type Listed } from './newsList.ts';
import type { WordPressLimits } from './limits.ts';
import type { Answer, FoundPosts, IdQuestion, ItemKind, ListQuestion, Question, StoryQuestion } from './questions.ts';
import { isOpen, ITEM_FIELDS, POST_FIELDS, rawItemSchemas, rawPostSchema, readAll } from './shapes.ts';
import type { RawPost } from './shapes.ts';
import { createSuggestions } from './suggested.ts';

interface LoaderParts {
  client: WordPressClient;
  addresses: AddressRewriter;
  limits: Pick<WordPressLimits, 'totalMs' | 'unlistedPerSecond' | 'unlistedBurst'>;
  /** Posts of the news list. */
  known: () => Known;
  /** Posts of the news list and the sitemap. */
  listed: () => Listed;
  /** Reads one post through the cache. */
  post: (id: number) => Promise<Post | null>;
  closing: AbortSignal;
}

/** Error codes for a single item that is not public; other codes refuse us the whole service. */
const HIDDEN = new Set(['rest_forbidden', 'rest_user_cannot_view']);

/**
 * Answers questions from WordPress, cleaned; null: does not exist. Questions about unlisted posts have a rate limit, so that a
 * flood of made-up names cannot block the news. @throws UpstreamError
 */
export function createLoader({
  client,
  addresses,
  limits,
  known,
  listed,
  post,
  closing,
}: LoaderParts): (question: Question) => Promise<Answer> {
  const enrich = createEnrich({ client, addresses });
  const suggest = createSuggestions({ client, enrich, known });
  const unlistedLimit = new RateLimit({
    perSecond: limits.unlistedPerSecond,
    burst: limits.unlistedBurst,
    now: Date.now,
  });

  const toFound = async (
    raw: readonly RawPost[],
    total: number | undefined,
    options: RequestOptions,
  ): Promise<FoundPosts> => {
    const posts = await enrich(raw.filter(isOpen), options);
    return { posts, total: total ?? posts.length };
  };

  const loadList = async (question: ListQuestion, options: RequestOptions): Promise<Answer> => {
    const { query, perPage, content } = question;
    const fields = content ? `${POST_FIELDS},content` : POST_FIELDS;
    const answer = await client.get('/wp/v2/posts', `${query}&_fields=${fields}`, options);
    const raw = readMembers(rawPostSchema, answer).slice(0, perPage);
    if (!raw.length && isKnownToExist(known(), question)) throw emptyList();
    return toFound(raw, answer.total, options);
  };

  const loadStory = async (question: StoryQuestion, options: RequestOptions): Promise<Answer> => {
    const query = `slug=${encodeURIComponent(question.slug)}&_fields=${POST_FIELDS},content`;
    const raw = readMembers(rawPostSchema, await client.get('/wp/v2/posts', query, options)).slice(0, 1);
    if (!raw.length && isKnownToExist(known(), question)) throw emptyList();
    return raw.some(isOpen) ? toFound(raw, 1, options) : null;
  };

  const loadPost = async ({ id }: IdQuestion, options: RequestOptions): Promise<Answer> => {
    const { body } = await client.get(`/wp/v2/posts/${id}`, `_fields=${POST_FIELDS},content`, options);
    const raw = readOne(rawPostSchema, body);
    return isOpen(raw) ? toFound([raw], 1, options) : null;
  };

  const loadSuggested = async ({ id }: IdQuestion, options: RequestOptions): Promise<Answer> => {
    const own = known().byId.get(id) ?? (await post(id));
    if (!own) return null;
    const posts = await suggest(own, options);
    return { posts, total: posts.length };
  };

  const loadItem = async (kind: ItemKind, id: number, options: RequestOptions): Promise<Answer> => {
    const { body } = await client.get(`/wp/v2/${kind}/${id}`, `_fields=${ITEM_FIELDS[kind]}`, options);
    const item: Named | Picture =
      kind === 'media'
        ? cleanPicture(readOne(rawItemSchemas.media, body), addresses)
        : cleanNamed(readOne(rawItemSchemas[kind], body));
    return { item };
  };

  return async (question) => {
    const queue = isListed(question, listed()) ? 'listed' : 'unlisted';
    if (queue === 'unlisted' && !unlistedLimit.pass()) {
      throw new UpstreamError('busy', 'too many questions about unlisted posts');
    }
    const options: RequestOptions = { queue, signal: AbortSignal.any([AbortSignal.timeout(limits.totalMs), closing]) };
    try {
      if (question.kind === 'list') return await loadList(question, options);
      if (question.kind === 'story') return await loadStory(question, options);
      if (question.kind === 'post') return await loadPost(question, options);
      if (question.kind === 'suggested') return await loadSuggested(question, options);
      return await loadItem(question.kind, question.id, options);
    } catch (error) {
      const isMissing = error instanceof UpstreamError && isNotFound(error, question);
      if (!isMissing || isKnownToExist(known(), question)) throw error;
      return null;
    }
  };
}

function emptyList(): UpstreamError {
  return new UpstreamError('shape', 'an empty list where there were posts a moment ago');
}

/** Whether the error says that the item does not exist, not that WordPress refuses us. */
function isNotFound({ isRefusal, status, code }: UpstreamError, { kind }: Question): boolean {
  if (!isRefusal || code === 'rest_no_route') return false;
  if (kind === 'list') return code === 'rest_post_invalid_page_number';
  return status === 404 || HIDDEN.has(code ?? '');
}

function readOne<T>(schema: Parameters<typeof readAll<T>>[0], body: unknown): T {
  const [one] = readAll(schema, [body]);
  if (one === undefined) throw new UpstreamError('shape', 'another thing than asked for');
  return one;
}
