import type { Named, Picture, Post } from '#contract/posts.ts';
import type { AddressRewriter } from '#server/news/sanitise.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanNamed, cleanPicture, toPost } from './clean.ts';
import type { RequestOptions, WordPressAnswer, WordPressClient } from './client.ts';
import type { ItemKind } from './questions.ts';
import { ITEM_FIELDS, rawItemSchemas, readAll } from './shapes.ts';
import type { RawPost } from './shapes.ts';

/** WordPress's maximum page size, here for one `include=` list. */
export const IDS_PER_REQUEST = 100;

/** Adds pictures, categories and authors to posts, cleaned. @throws UpstreamError */
export type Enrich = (posts: readonly RawPost[], options: RequestOptions) => Promise<Post[]>;

/** Three requests for all posts together: pictures, categories and authors. */
export function createEnrich({ client, addresses }: { client: WordPressClient; addresses: AddressRewriter }): Enrich {
  const loadItems = async <T extends Named | Picture>(
    kind: ItemKind,
    ids: readonly number[],
    options: RequestOptions,
    toItem: (raw: unknown) => T[],
  ): Promise<Map<number, T>> => {
    const distinct = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
    const chunks = Array.from({ length: Math.ceil(distinct.length / IDS_PER_REQUEST) }, (_, at) =>
      distinct.slice(at * IDS_PER_REQUEST, (at + 1) * IDS_PER_REQUEST),
    );
    const lists = await Promise.all(
      chunks.map(async (chunk) => {
        const query = `include=${chunk.join(',')}&per_page=${IDS_PER_REQUEST}&_fields=${ITEM_FIELDS[kind]}`;
        return toList(await client.get(`/wp/v2/${kind}`, query, options)).flatMap(toItem);
      }),
    );
    return new Map(lists.flat().map((item) => [item.id, item]));
  };

  const toNamed = (raw: unknown) => readAll(rawItemSchemas.users, [raw]).map(cleanNamed);
  const toPicture = (raw: unknown) => readAll(rawItemSchemas.media, [raw]).map((one) => cleanPicture(one, addresses));

  return async (posts, options) => {
    const [media, categories, users] = await Promise.all([
      unlessHidden(loadItems('media', posts.map((one) => one.featured_media), options, toPicture)), // prettier-ignore
      loadItems('categories', posts.flatMap((one) => one.categories), options, toNamed), // prettier-ignore
      unlessHidden(loadItems('users', posts.map((one) => one.author), options, toNamed)), // prettier-ignore
    ]);
    return posts.map((one) => toPost(one, { media, categories, users }, addresses));
  };
}

/** Many sites hide users or media; their posts are shown without them. */
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

/** The valid members; a list without any is a wrong answer. @throws UpstreamError `shape` */
export function readMembers<T>(schema: Parameters<typeof readAll<T>>[0], answer: WordPressAnswer): T[] {
  const list = toList(answer);
  const members = readAll(schema, list);
  if (list.length && !members.length) throw new UpstreamError('shape', 'a list of other things than asked for');
  return members;
}
