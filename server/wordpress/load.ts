import type { Addresses } from '#server/news/sanitise.ts';
import { RateLimit } from '#server/upstream/rateLimit.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanSide } from './clean.ts';
import type { Errand, WordPressClient } from './client.ts';
import { createEnrich, readMembers, SIDE_FIELDS } from './enrich.ts';
import { contradicts, isNamed, type Known, type Named } from './known.ts';
import type { WordPressLimits } from './limits.ts';
import type { ListQuestion, Question } from './question.ts';
import { isFound, isOpen, POST_FIELDS, rawPostSchema, rawSideSchemas, readAll } from './shapes.ts';
import type { Found, Missing, Outcome, SideItem } from './shapes.ts';
import { createSuggestions } from './suggested.ts';

interface LoaderParts {
  client: WordPressClient;
  addresses: Addresses;
  limits: Pick<WordPressLimits, 'wholeMs' | 'strangersASecond' | 'strangersAtOnce'>;
  /** The posts that the site knows of, from the news list. */
  known: () => Known;
  /** Those that its lists name, older ones included. */
  named: () => Named;
  /** A single post through the copies; for related posts of one that is not among the known. */
  post: (id: number) => Promise<Outcome>;
  now: () => number;
  /** Ends all that is under way. */
  closing: AbortSignal;
}

/** Refusals of one thing that is not public; others say that the whole service is closed to us. */
const HIDDEN = new Set(['rest_forbidden', 'rest_user_cannot_view']);

/**
 * Gets things from WordPress and cleans them. A list of posts costs it four requests: the list, then pictures, categories
 * and authors of all its posts together. Questions about things that nobody knows of wait for one another, and too many are
 * refused here: made-up names must not keep WordPress from the news. @throws UpstreamError
 */
export function createLoader({
  client,
  addresses,
  limits,
  known,
  named,
  post,
  now,
  closing,
}: LoaderParts): (question: Question) => Promise<Outcome> {
  const enrich = createEnrich({ client, addresses });
  const suggest = createSuggestions({ client, enrich, known, now });
  const strangers = new RateLimit({ aSecond: limits.strangersASecond, burst: limits.strangersAtOnce, now });

  const loadList = async (question: ListQuestion, errand: Errand): Promise<Outcome> => {
    const { collection, query, perPage, content } = question;
    if (collection !== 'posts') {
      const answer = await client.get(`/wp/v2/${collection}`, `${query}&_fields=${SIDE_FIELDS[collection]}`, errand);
      const items = readMembers<SideItem>(rawSideSchemas[collection], answer).slice(0, perPage);
      const entries = items.map((item) => ({ item: cleanSide(item, addresses) }));
      return { status: 200, collection, entries, total: answer.total ?? entries.length };
    }
    const fields = content ? `${POST_FIELDS},content` : POST_FIELDS;
    const answer = await client.get('/wp/v2/posts', `${query}&_fields=${fields}`, errand);
    const given = readMembers(rawPostSchema, answer).slice(0, perPage);
    if (!given.length && contradicts(known(), question)) {
      throw new UpstreamError('shape', 'an empty list where there were posts a moment ago');
    }
    const posts = given.filter(isOpen);
    if (!posts.length && question.slugs.length) return { status: 404, code: 'no_such_slug' };
    const entries = await enrich(posts, errand);
    return { status: 200, collection, entries, total: answer.total ?? entries.length };
  };

  const loadItem = async (collection: Found['collection'], id: number, errand: Errand): Promise<Outcome> => {
    if (collection !== 'posts') {
      const { body } = await client.get(`/wp/v2/${collection}/${id}`, `_fields=${SIDE_FIELDS[collection]}`, errand);
      const item = cleanSide(readOne<SideItem>(rawSideSchemas[collection], body), addresses);
      return { status: 200, collection, entries: [{ item }], total: 1 };
    }
    const { body } = await client.get(`/wp/v2/posts/${id}`, `_fields=${POST_FIELDS},content`, errand);
    const found = readOne(rawPostSchema, body);
    if (!isOpen(found)) return toMissing(404, 'posts');
    return { status: 200, collection, entries: await enrich([found], errand), total: 1 };
  };

  const loadSuggested = async (id: number, errand: Errand): Promise<Outcome> => {
    const own = known().byId.get(id);
    const found = own ? undefined : await post(id);
    if (found && !isFound(found)) return found;
    const entry = own ?? (found?.collection === 'posts' ? found.entries[0] : undefined);
    return entry ? suggest(entry, errand) : toMissing(404, 'posts');
  };

  return async (question) => {
    const lane = isNamed(question, named()) ? 'site' : 'stranger';
    if (lane === 'stranger' && !strangers.pass()) {
      throw new UpstreamError('busy', 'too many questions about things that nobody knows of');
    }
    const errand: Errand = { lane, signal: AbortSignal.any([AbortSignal.timeout(limits.wholeMs), closing]) };
    if (question.kind === 'suggested') return loadSuggested(question.id, errand);
    try {
      return await (question.kind === 'list'
        ? loadList(question, errand)
        : loadItem(question.collection, question.id, errand));
    } catch (error) {
      const missing = error instanceof UpstreamError ? toBelievedMissing(error, question) : undefined;
      if (!missing || contradicts(known(), question)) throw error;
      return missing;
    }
  };
}

/** What a refusal says of a thing asked for; undefined when it says more of the WordPress than of the thing. */
function toBelievedMissing({ isRefusal, status, code }: UpstreamError, question: Question): Missing | undefined {
  if (!isRefusal || code === 'rest_no_route') return undefined;
  if (question.kind === 'item' && (status === 404 || HIDDEN.has(code ?? ''))) {
    return toMissing(404, question.collection);
  }
  if (question.kind === 'list' && status === 400) {
    return { status: 400, code: code === 'rest_post_invalid_page_number' ? code : 'rest_invalid_param' };
  }
  return undefined;
}

const MISSING_CODES: Record<Found['collection'], string> = {
  posts: 'rest_post_invalid_id',
  media: 'rest_post_invalid_id',
  users: 'rest_user_invalid_id',
  categories: 'rest_term_invalid',
  tags: 'rest_term_invalid',
};

function toMissing(status: 404, collection: Found['collection']): Missing {
  return { status, code: MISSING_CODES[collection] };
}

function readOne<T>(schema: Parameters<typeof readAll<T>>[0], body: unknown): T {
  const [one] = readAll(schema, [body]);
  if (one === undefined) throw new UpstreamError('shape', 'another thing than asked for');
  return one;
}
