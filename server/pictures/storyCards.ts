import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { newsPicture } from '#server/lace/newsPicture.ts';
import { readPhotograph } from '#contract/photographs.ts';
import { SLUG_LIMIT } from '#contract/routes.ts';
import type { CacheCounts } from '#server/metrics/cacheMetrics.ts';
import type { NewsSource } from '#server/news/source.ts';
import { createSemaphore } from '#server/upstream/semaphore.ts';
import { drawCard, type Cover } from './drawCard.ts';
import { HttpError } from '#server/http/errors.ts';

interface StoryCardDeps {
  /** Folder of the built browser files, where the site's own pictures lie. */
  clientFolder: string;
  news: Pick<NewsSource, 'picture' | 'story'>;
  counts: CacheCounts;
}

/** What a card shows. */
interface CardContent {
  slug: string;
  title: string;
  /** Address of the story's picture; empty: it has none. */
  cover: string;
}

interface DrawnCard {
  jpeg: Buffer;
  /** False if its picture is missing. */
  complete: boolean;
}

/** Cards in the cache: ten megabytes at most. */
const CACHED_CARDS = 120;
const CACHED_SECONDS = 86_400;
/** A card without its picture is drawn again after this. */
const FALLBACK_SECONDS = 300;

/** Drawing takes half a second of a core, so one at a time: pages for visitors come first. */
const QUEUED = 40;

/** As the card files that lie in public/cards. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
const FALLBACK_CACHE = `public, max-age=${FALLBACK_SECONDS}`;

/**
 * GET /cards/noticias/{slug}.jpg: a story's share card with its picture and title. Without the
 * picture it shows the story's lace; if no card can be drawn, the common card of the news is sent. 404 `card-unknown`.
 */
export function storyCards(app: FastifyInstance, { clientFolder, news, counts }: StoryCardDeps): void {
  const semaphore = createSemaphore({ maxConcurrent: 1, maxQueued: QUEUED });

  const readCover = async (address: string): Promise<Cover | undefined> => {
    const photograph = readPhotograph(address);
    if (photograph) {
      const { start, focus } = photograph;
      const bytes = await readFile(join(clientFolder, `${start}.jpg`));
      const [x, y] = focus?.split(',').map(Number) ?? [];
      return { bytes, kind: 'photograph', ...(x !== undefined && y !== undefined && { focus: [x, y] }) };
    }
    const own = /^\/(?:[\w-]+\/)*[\w-]+\.(svg|jpg|png|webp)$/.exec(address);
    if (own) {
      return { bytes: await readFile(join(clientFolder, address)), kind: own[1] === 'svg' ? 'drawing' : 'photograph' };
    }
    const bytes = await news.picture?.(address);
    return bytes && { bytes, kind: 'photograph' };
  };

  const draw = async ({ slug, title, cover }: CardContent): Promise<DrawnCard> => {
    const warn = (error: unknown): undefined => {
      app.log.warn({ err: error, slug }, 'a share card is drawn without its picture');
    };
    const found = cover ? await readCover(cover).catch(warn) : undefined;
    return semaphore(async () => {
      const jpeg = found && (await drawCard(title, found).catch(warn));
      if (jpeg) return { jpeg, complete: true };
      return {
        jpeg: await drawCard(title, { bytes: Buffer.from(newsPicture(slug)), kind: 'drawing' }),
        complete: !cover,
      };
    });
  };

  // Requests for the same card wait for one drawing.
  const cards = new LRUCache<string, DrawnCard, CardContent>({
    max: CACHED_CARDS,
    ttl: CACHED_SECONDS * 1000,
    // A card evicted while it is drawn still reaches those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const card = await draw(context);
      if (!card.complete) options.ttl = FALLBACK_SECONDS * 1000;
      return card;
    },
  });

  counts.holds(() => {
    const drawn = [...cards.values()].filter((card) => card !== undefined);
    return { entries: drawn.length, bytes: drawn.reduce((sum, { jpeg }) => sum + jpeg.length, 0) };
  });

  app.get<{ Params: { slug: string } }>('/cards/noticias/:slug.jpg', async ({ params: { slug }, log }, reply) => {
    void reply.type('image/jpeg');
    try {
      const story = await findStory(slug, news);
      if (!story) throw new HttpError(404, 'card-unknown');
      const key = JSON.stringify(story);
      counts.count(cards.has(key) ? 'hit' : 'miss');
      const { jpeg, complete } = await cards.forceFetch(key, { context: story });
      return reply.header('cache-control', complete ? CACHE : FALLBACK_CACHE).send(jpeg);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      log.warn({ err: error, slug }, 'a share card could not be drawn');
      return reply
        .header('cache-control', FALLBACK_CACHE)
        .send(await readFile(join(clientFolder, 'cards/noticias.jpg')));
    }
  });
}

/** Undefined when there is no such story. @throws UpstreamError when the news cannot be had */
async function findStory(slug: string, news: Pick<NewsSource, 'story'>): Promise<CardContent | undefined> {
  if (slug.length > SLUG_LIMIT || /\p{Cc}/u.test(slug)) return undefined;
  const post = await news.story(slug);
  return post ? { slug, title: post.title.rendered, cover: post.featured_image } : undefined;
}
