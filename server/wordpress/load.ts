import type { Named as NamedItem, Picture, Post } from '#contract/posts.ts';
import type { Addresses } from '#server/news/sanitise.ts';
import { RateLimit } from '#server/upstream/rateLimit.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanNamed, cleanPicture } from './clean.ts';
import type { Errand, WordPressClient } from './client.ts';
import { createEnrich, readMembers } from './enrich.ts';
import { contradicts, isNamed, type Known, type Named } from './newsList.ts';
import type { WordPressLimits } from './limits.ts';
import type { Answer, FoundPosts, IdQuestion, ItemKind, ListQuestion, Question, StoryQuestion } from './questions.ts';
import { isOpen, ITEM_FIELDS, POST_FIELDS, rawItemSchemas, rawPostSchema, readAll } from './shapes.ts';
import type { RawPost } from './shapes.ts';
import { createSuggestions } from './suggested.ts';

interface LoaderParts {
  client: WordPressClient;
  addresses: Addresses;
  limits: Pick<WordPressLimits, 'wholeMs' | 'unknownASecond' | 'unknownAtOnce'>;
  /** The posts that the site knows of, from the news list. */
  known: () => Known;
  /** Those that its lists name, older ones included. */
  named: () => Named;
  /** A single post through the cache; for related posts of one that is not among the known. */
  post: (id: number) => Promise<Post | null>;
  /** Ends all that is under way. */
  closing: AbortSignal;
}

/** Refusals of one thing that is not public; others say that the whole service is closed to us. */
const HIDDEN = new Set(['rest_forbidden', 'rest_user_cannot_view']);

/**
 * Gets things from WordPress and cleans them. A list of posts costs it four requests: the list, then pictures, categories
 * and authors of all its posts together. Questions about things that nobody knows of share one place, and too many are
 * refused here: made-up names must not keep WordPress from the news. @throws UpstreamError
 */
export function createLoader({
  client,
  addresses,
  limits,
  known,
  named,
  post,
  closing,
}: LoaderParts): (question: Question) => Promise<Answer> {
  const enrich = createEnrich({ client, addresses });
  const suggest = createSuggestions({ client, enrich, known });
  const unknown = new RateLimit({ aSecond: limits.unknownASecond, burst: limits.unknownAtOnce, now: Date.now });

  const toFound = async (raw: readonly RawPost[], total: number | undefined, errand: Errand): Promise<FoundPosts> => {
    const posts = await enrich(raw.filter(isOpen), errand);
    return { posts, total: total ?? posts.length };
  };

  const loadList = async (question: ListQuestion, errand: Errand): Promise<Answer> => {
    const { query, perPage, content } = question;
    const fields = content ? `${POST_FIELDS},content` : POST_FIELDS;
    const answer = await client.get('/wp/v2/posts', `${query}&_fields=${fields}`, errand);
    const raw = readMembers(rawPostSchema, answer).slice(0, perPage);
    if (!raw.length && contradicts(known(), question)) throw emptyList();
    return toFound(raw, answer.total, errand);
  };

  const loadStory = async (question: StoryQuestion, errand: Errand): Promise<Answer> => {
    const query = `slug=${encodeURIComponent(question.slug)}&_fields=${POST_FIELDS},content`;
    const raw = readMembers(rawPostSchema, await client.get('/wp/v2/posts', query, errand)).slice(0, 1);
    if (!raw.length && contradicts(known(), question)) throw emptyList();
    return raw.some(isOpen) ? toFound(raw, 1, errand) : null;
  };

  const loadPost = async ({ id }: IdQuestion, errand: Errand): Promise<Answer> => {
    const { body } = await client.get(`/wp/v2/posts/${id}`, `_fields=${POST_FIELDS},content`, errand);
    const raw = readOne(rawPostSchema, body);
    return isOpen(raw) ? toFound([raw], 1, errand) : null;
  };

  const loadSuggested = async ({ id }: IdQuestion, errand: Errand): Promise<Answer> => {
    const own = known().byId.get(id) ?? (await post(id));
    if (!own) return null;
    const posts = await suggest(own, errand);
    return { posts, total: posts.length };
  };

  const loadItem = async (kind: ItemKind, id: number, errand: Errand): Promise<Answer> => {
    const { body } = await client.get(`/wp/v2/${kind}/${id}`, `_fields=${ITEM_FIELDS[kind]}`, errand);
    const item: NamedItem | Picture =
      kind === 'media'
        ? cleanPicture(readOne(rawItemSchemas.media, body), addresses)
        : cleanNamed(readOne(rawItemSchemas[kind], body));
    return { item };
  };

  return async (question) => {
    const lane = isNamed(question, named()) ? 'site' : 'unknown';
    if (lane === 'unknown' && !unknown.pass()) {
      throw new UpstreamError('busy', 'too many questions about things that nobody knows of');
    }
    const errand: Errand = { lane, signal: AbortSignal.any([AbortSignal.timeout(limits.wholeMs), closing]) };
    try {
      if (question.kind === 'list') return await loadList(question, errand);
      if (question.kind === 'story') return await loadStory(question, errand);
      if (question.kind === 'post') return await loadPost(question, errand);
      if (question.kind === 'suggested') return await loadSuggested(question, errand);
      return await loadItem(question.kind, question.id, errand);
    } catch (error) {
      const isMissing = error instanceof UpstreamError && saysMissing(error, question);
      if (!isMissing || contradicts(known(), question)) throw error;
      return null;
    }
  };
}

function emptyList(): UpstreamError {
  return new UpstreamError('shape', 'an empty list where there were posts a moment ago');
}

/** Whether a refusal says that there is no such thing, rather than that WordPress refuses us. */
function saysMissing({ isRefusal, status, code }: UpstreamError, { kind }: Question): boolean {
  if (!isRefusal || code === 'rest_no_route') return false;
  if (kind === 'list') return code === 'rest_post_invalid_page_number';
  return status === 404 || HIDDEN.has(code ?? '');
}

function readOne<T>(schema: Parameters<typeof readAll<T>>[0], body: unknown): T {
  const [one] = readAll(schema, [body]);
  if (one === undefined) throw new UpstreamError('shape', 'another thing than asked for');
  return one;
}
