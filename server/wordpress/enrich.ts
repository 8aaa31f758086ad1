import type { Named, Picture, Post } from '#contract/posts.ts';
import type { Addresses } from '#server/news/sanitise.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanNamed, cleanPicture, toPost } from './clean.ts';
import type { Errand, WordPressAnswer, WordPressClient } from './client.ts';
import type { ItemKind } from './questions.ts';
import { ITEM_FIELDS, rawItemSchemas, readAll } from './shapes.ts';
import type { RawPost } from './shapes.ts';

/** Ids asked for with one `include=`: the most that WordPress gives in one page. */
export const IDS_A_REQUEST = 100;

/** Posts with what surrounds them, cleaned. @throws UpstreamError */
export type Enrich = (posts: readonly RawPost[], errand: Errand) => Promise<Post[]>;

/** Pictures, categories and authors of all posts together, each by one request. */
export function createEnrich({ client, addresses }: { client: WordPressClient; addresses: Addresses }): Enrich {
  const loadItems = async <T extends Named | Picture>(
    kind: ItemKind,
    ids: readonly number[],
    errand: Errand,
    toItem: (raw: unknown) => T[],
  ): Promise<Map<number, T>> => {
    const distinct = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
    const chunks = Array.from({ length: Math.ceil(distinct.length / IDS_A_REQUEST) }, (_, at) =>
      distinct.slice(at * IDS_A_REQUEST, (at + 1) * IDS_A_REQUEST),
    );
    const lists = await Promise.all(
      chunks.map(async (chunk) => {
        const query = `include=${chunk.join(',')}&per_page=${IDS_A_REQUEST}&_fields=${ITEM_FIELDS[kind]}`;
        return toList(await client.get(`/wp/v2/${kind}`, query, errand)).flatMap(toItem);
      }),
    );
    return new Map(lists.flat().map((item) => [item.id, item]));
  };

  const toNamed = (raw: unknown) => readAll(rawItemSchemas.users, [raw]).map(cleanNamed);
  const toPicture = (raw: unknown) => readAll(rawItemSchemas.media, [raw]).map((one) => cleanPicture(one, addresses));

  return async (posts, errand) => {
    const [media, categories, users] = await Promise.all([
      unlessHidden(loadItems('media', posts.map((one) => one.featured_media), errand, toPicture)), // prettier-ignore
      loadItems('categories', posts.flatMap((one) => one.categories), errand, toNamed), // prettier-ignore
      unlessHidden(loadItems('users', posts.map((one) => one.author), errand, toNamed)), // prettier-ignore
    ]);
    return posts.map((one) => toPost(one, { media, categories, users }, addresses));
  };
}

/** Many sites hide their users, some their media: their posts are worth showing without. */
async function unlessHidden<T>(items: Promise<Map<number, T>>): Promise<Map<number, T>> {
  try {
    return await items;
  } catch (error) {
    if (error instanceof UpstreamError && error.isRefusal) return new Map();
    throw error;
  }
}

/** @throws UpstreamError `shape` */
export function toList({ body }: WordPressAnswer): unknown[] {
  if (Array.isArray(body)) return body;
  throw new UpstreamError('shape', 'not a list where a list belongs');
}

/** Of a list that is not empty, something has to be of the shape: else it is the wrong list. @throws UpstreamError `shape` */
export function readMembers<T>(schema: Parameters<typeof readAll<T>>[0], answer: WordPressAnswer): T[] {
  const list = toList(answer);
  const members = readAll(schema, list);
  if (list.length && !members.length) throw new UpstreamError('shape', 'a list of other things than asked for');
  return members;
}
