import type { Addresses } from '#server/news/sanitise.ts';
import type { Ask, ListAsk } from './ask.ts';
import { cleanPost, cleanSide, toEmbedded } from './clean.ts';
import type { JsonAnswer, WordPressClient } from './client.ts';
import { contradicts, type Known } from './known.ts';
import { isFound, rawPostSchema, rawSideSchemas, readAll } from './shapes.ts';
import type { Found, Missing, Outcome, PostEntry, RawPost, SideCollection, SideItem } from './shapes.ts';
import { sameLanguage, suggestFrom } from './suggested.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

interface LoaderParts {
  client: WordPressClient;
  addresses: Addresses;
  /** All that one answer needs together may take this long, in ms. */
  wholeMs: number;
  /** The posts that the site knows of, from the news list. */
  known: () => Known;
  /** A single post through the cache; for related posts of one that is not among the known. */
  post: (id: number) => Promise<Outcome>;
  now: () => number;
  /** Ends all that is under way. */
  closing: AbortSignal;
}

/** Ids asked for with one `include=`: the most that WordPress gives in one page. */
const IDS_A_REQUEST = 100;

/** How long a missing suggested-posts route is not looked for again. */
const PLUGIN_PAUSE_MS = 3_600_000;

/** Refusals of one thing that is not public; others say that the whole service is closed to us. */
const HIDDEN = new Set(['rest_forbidden', 'rest_user_cannot_view']);

const POST_FIELDS = 'id,slug,date,modified,title,excerpt,author,categories,tags,featured_media,meta';
const SIDE_FIELDS: Record<SideCollection, string> = {
  categories: 'id,name,slug,taxonomy',
  tags: 'id,name,slug,taxonomy',
  users: 'id,name',
  media: 'id,source_url,alt_text',
};

/**
 * Gets things from WordPress and cleans them. A list of posts costs it four requests: the list, then pictures, categories
 * and authors of all its posts together. @throws UpstreamError
 */
export function createLoader({
  client,
  addresses,
  wholeMs,
  known,
  post,
  now,
  closing,
}: LoaderParts): (ask: Ask) => Promise<Outcome> {
  let pluginPausedUntil = 0;

  const loadSide = async (kind: SideCollection, ids: readonly number[], signal: AbortSignal) => {
    const distinct = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
    const chunks = Array.from({ length: Math.ceil(distinct.length / IDS_A_REQUEST) }, (_, at) =>
      distinct.slice(at * IDS_A_REQUEST, (at + 1) * IDS_A_REQUEST),
    );
    const lists = await Promise.all(
      chunks.map(async (chunk) => {
        const query = `include=${chunk.join(',')}&per_page=${IDS_A_REQUEST}&_fields=${SIDE_FIELDS[kind]}`;
        return readAll<SideItem>(rawSideSchemas[kind], toList(await client.get(`/wp/v2/${kind}`, query, signal)));
      }),
    );
    return new Map(lists.flat().map((item) => [item.id, cleanSide(item, addresses)]));
  };

  // Many sites hide their users, some their media: their posts are worth showing without.
  const loadSideIfShown = async (kind: SideCollection, ids: readonly number[], signal: AbortSignal) => {
    try {
      return await loadSide(kind, ids, signal);
    } catch (error) {
      if (error instanceof UpstreamError && error.isRefusal) return new Map<number, SideItem>();
      throw error;
    }
  };

  const enrich = async (posts: readonly RawPost[], signal: AbortSignal): Promise<PostEntry[]> => {
    const [media, categories, users] = await Promise.all([
      loadSideIfShown(
        'media',
        posts.map((one) => one.featured_media),
        signal,
      ),
      loadSide(
        'categories',
        posts.flatMap((one) => one.categories),
        signal,
      ),
      loadSideIfShown(
        'users',
        posts.map((one) => one.author),
        signal,
      ),
    ]);
    const sides = { media, categories, users, tags: new Map<number, SideItem>() };
    return posts.map((one) => ({ item: cleanPost(one, addresses), embedded: toEmbedded(one, sides) }));
  };

  const loadList = async (ask: ListAsk, signal: AbortSignal): Promise<Outcome> => {
    const { collection, query, perPage, content } = ask;
    if (collection !== 'posts') {
      const answer = await client.get(`/wp/v2/${collection}`, `${query}&_fields=${SIDE_FIELDS[collection]}`, signal);
      const items = readMembers<SideItem>(rawSideSchemas[collection], answer).slice(0, perPage);
      const entries = items.map((item) => ({ item: cleanSide(item, addresses) }));
      return { status: 200, collection, entries, total: answer.total ?? entries.length };
    }
    const fields = content ? `${POST_FIELDS},content` : POST_FIELDS;
    const answer = await client.get('/wp/v2/posts', `${query}&_fields=${fields}`, signal);
    const given = readMembers(rawPostSchema, answer).slice(0, perPage);
    if (!given.length && contradicts(known(), ask)) {
      throw new UpstreamError('shape', 'an empty list where there were posts a moment ago');
    }
    const posts = given.filter(isOpen);
    if (!posts.length && ask.slugs.length) return { status: 404, code: 'no_such_slug' };
    const entries = await enrich(posts, signal);
    return { status: 200, collection, entries, total: answer.total ?? entries.length };
  };

  const loadItem = async (collection: Found['collection'], id: number, signal: AbortSignal): Promise<Outcome> => {
    if (collection !== 'posts') {
      const { body } = await client.get(`/wp/v2/${collection}/${id}`, `_fields=${SIDE_FIELDS[collection]}`, signal);
      const item = cleanSide(readOne<SideItem>(rawSideSchemas[collection], body), addresses);
      return { status: 200, collection, entries: [{ item }], total: 1 };
    }
    const { body } = await client.get(`/wp/v2/posts/${id}`, `_fields=${POST_FIELDS},content`, signal);
    const post = readOne(rawPostSchema, body);
    if (!isOpen(post)) return toMissing(404, 'posts');
    const entries = await enrich([post], signal);
    return { status: 200, collection, entries, total: 1 };
  };

  const loadSuggested = async (id: number, signal: AbortSignal): Promise<Outcome> => {
    const known_ = known();
    const own = known_.byId.get(id);
    const found = own ? undefined : await post(id);
    if (found && !isFound(found)) return found;
    const entry = own ?? (found?.collection === 'posts' ? found.entries[0] : undefined);
    if (!entry) return toMissing(404, 'posts');

    const toFound = (entries: readonly PostEntry[]): Found => ({
      status: 200,
      collection: 'posts',
      entries: [...entries],
      total: entries.length,
    });
    if (now() < pluginPausedUntil) return toFound(suggestFrom(known_, entry));
    try {
      const answer = await client.get('/custom/v1/suggested-posts', `post_id=${id}&_fields=${POST_FIELDS}`, signal);
      const posts = readMembers(rawPostSchema, answer).slice(0, IDS_A_REQUEST).filter(isOpen);
      const entries = await enrich(posts, signal);
      return toFound(entries.filter((other) => other.item.id !== id && sameLanguage(other, entry)));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // Not every WordPress has the route; and recommendations are no reason to fail (spec 8).
      if (error.isRefusal) pluginPausedUntil = now() + PLUGIN_PAUSE_MS;
      return toFound(suggestFrom(known_, entry));
    }
  };

  return async (ask) => {
    const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), closing]);
    if (ask.kind === 'suggested') return loadSuggested(ask.id, signal);
    try {
      return await (ask.kind === 'list' ? loadList(ask, signal) : loadItem(ask.collection, ask.id, signal));
    } catch (error) {
      const missing = error instanceof UpstreamError ? toBelievedMissing(error, ask) : undefined;
      if (!missing || contradicts(known(), ask)) throw error;
      return missing;
    }
  };
}

/** Whether anybody may read it: of one with a password WordPress gives the title and nothing else. */
function isOpen({ excerpt }: RawPost): boolean {
  return !excerpt.protected;
}

/** What a refusal says of a thing asked for; undefined when it says more of the WordPress than of the thing. */
function toBelievedMissing({ isRefusal, status, wpCode }: UpstreamError, ask: Ask): Missing | undefined {
  if (!isRefusal || wpCode === 'rest_no_route') return undefined;
  if (ask.kind === 'item' && (status === 404 || HIDDEN.has(wpCode ?? ''))) return toMissing(404, ask.collection);
  if (ask.kind === 'list' && status === 400) {
    return { status: 400, code: wpCode === 'rest_post_invalid_page_number' ? wpCode : 'rest_invalid_param' };
  }
  return undefined;
}

function toMissing(status: 404, collection: Found['collection']): Missing {
  const code = { posts: 'rest_post_invalid_id', media: 'rest_post_invalid_id', users: 'rest_user_invalid_id' };
  return { status, code: collection in code ? code[collection as keyof typeof code] : 'rest_term_invalid' };
}

function toList({ body }: JsonAnswer): unknown[] {
  if (Array.isArray(body)) return body;
  throw new UpstreamError('shape', 'not a list where a list belongs');
}

/** Of a list that is not empty, something has to be of the shape: else it is the wrong list. */
function readMembers<T>(schema: Parameters<typeof readAll<T>>[0], answer: JsonAnswer): T[] {
  const list = toList(answer);
  const members = readAll(schema, list);
  if (list.length && !members.length) throw new UpstreamError('shape', 'a list of other things than asked for');
  return members;
}

function readOne<T>(schema: Parameters<typeof readAll<T>>[0], body: unknown): T {
  const [one] = readAll(schema, [body]);
  if (one === undefined) throw new UpstreamError('shape', 'another thing than asked for');
  return one;
}
