import type { Addresses } from '#server/news/sanitise.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanPost, cleanSide, toEmbedded } from './clean.ts';
import type { Errand, WordPressAnswer, WordPressClient } from './client.ts';
import { rawSideSchemas, readAll } from './shapes.ts';
import type { PostEntry, RawPost, SideCollection, SideItem } from './shapes.ts';

/** Ids asked for with one `include=`: the most that WordPress gives in one page. */
export const IDS_A_REQUEST = 100;

export const SIDE_FIELDS: Record<SideCollection, string> = {
  categories: 'id,name,slug,taxonomy',
  tags: 'id,name,slug,taxonomy',
  users: 'id,name',
  media: 'id,source_url,alt_text',
};

/** Cleans posts and brings what surrounds them. @throws UpstreamError */
export type Enrich = (posts: readonly RawPost[], errand: Errand) => Promise<PostEntry[]>;

/** Pictures, categories and authors of all posts together, each by one request. */
export function createEnrich({ client, addresses }: { client: WordPressClient; addresses: Addresses }): Enrich {
  const loadSide = async (kind: SideCollection, ids: readonly number[], errand: Errand) => {
    const distinct = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
    const chunks = Array.from({ length: Math.ceil(distinct.length / IDS_A_REQUEST) }, (_, at) =>
      distinct.slice(at * IDS_A_REQUEST, (at + 1) * IDS_A_REQUEST),
    );
    const lists = await Promise.all(
      chunks.map(async (chunk) => {
        const query = `include=${chunk.join(',')}&per_page=${IDS_A_REQUEST}&_fields=${SIDE_FIELDS[kind]}`;
        return readAll<SideItem>(rawSideSchemas[kind], toList(await client.get(`/wp/v2/${kind}`, query, errand)));
      }),
    );
    return new Map(lists.flat().map((item) => [item.id, cleanSide(item, addresses)]));
  };

  // Many sites hide their users, some their media: their posts are worth showing without.
  const loadSideIfShown = async (kind: SideCollection, ids: readonly number[], errand: Errand) => {
    try {
      return await loadSide(kind, ids, errand);
    } catch (error) {
      if (error instanceof UpstreamError && error.isRefusal) return new Map<number, SideItem>();
      throw error;
    }
  };

  return async (posts, errand) => {
    const [media, categories, users] = await Promise.all([
      loadSideIfShown(
        'media',
        posts.map((one) => one.featured_media),
        errand,
      ),
      loadSide(
        'categories',
        posts.flatMap((one) => one.categories),
        errand,
      ),
      loadSideIfShown(
        'users',
        posts.map((one) => one.author),
        errand,
      ),
    ]);
    const sides = { media, categories, users, tags: new Map<number, SideItem>() };
    return posts.map((one) => ({ item: cleanPost(one, addresses), embedded: toEmbedded(one, sides) }));
  };
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
