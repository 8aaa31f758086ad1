import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { newsPicture } from '#server/lace/newsPicture.ts';
import { decodeSlug } from '#contract/htmlEntities.ts';
import { storyQuestion } from '#contract/newsQuestions.ts';
import { SLUG_LIMIT } from '#contract/routes.ts';
import { wpPostListSchema } from '#contract/posts.ts';
import type { RenderRequest } from '#contract/render.ts';
import { toPlainText } from '#contract/text.ts';
import type { NewsSource } from '#server/news/source.ts';
import { createSemaphore } from '#server/upstream/semaphore.ts';
import { drawCard, type Cover } from './drawCard.ts';
import { HttpError } from '#server/http/errors.ts';

interface StoryCardDeps {
  siteUrl: string;
  /** Folder of the built browser files, where the site's own pictures lie. */
  clientFolder: string;
  ask: RenderRequest['ask'];
  news: Pick<NewsSource, 'picture'>;
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
  /** False where it had to do without its picture. */
  whole: boolean;
}

/** Cards kept drawn, in memory: some ten megabytes at most. */
const KEPT_CARDS = 120;
const KEPT_SECONDS = 86_400;
/** A card that had to do without its picture is drawn anew after this. */
const MAKESHIFT_SECONDS = 300;

/** A drawing takes half a second of a core: visitors go before the machines that ask for cards. */
const QUEUED = 40;

const MAKESHIFT_CACHE = `public, max-age=${MAKESHIFT_SECONDS}`;

/**
 * GET /cards/noticias/{slug}.jpg: a story's share card with its picture and title. A picture that cannot be had gives way to
 * the story's lace; where no card can be drawn now, the news' common card answers. 404 `card-unknown` for no story's slug.
 */
export function storyCards(app: FastifyInstance, { siteUrl, clientFolder, ask, news }: StoryCardDeps): void {
  const inTurn = createSemaphore({ atOnce: 1, queued: QUEUED });

  const readCover = async (address: string): Promise<Cover | undefined> => {
    const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
    const own = /^\/(?:[\w-]+\/)*[\w-]+\.(svg|jpg|png|webp)$/.exec(path);
    if (own) {
      return { bytes: await readFile(join(clientFolder, path)), kind: own[1] === 'svg' ? 'drawing' : 'photograph' };
    }
    const bytes = await news.picture?.(address);
    return bytes && { bytes, kind: 'photograph' };
  };

  const draw = async ({ slug, title, cover }: CardContent): Promise<DrawnCard> => {
    const warn = (error: unknown): undefined => {
      app.log.warn({ err: error, slug }, 'a share card has to do without its picture');
    };
    const found = cover ? await readCover(cover).catch(warn) : undefined;
    return inTurn(async () => {
      const whole = found && (await drawCard(title, found).catch(warn));
      if (whole) return { jpeg: whole, whole: true };
      return { jpeg: await drawCard(title, { bytes: Buffer.from(newsPicture(slug)), kind: 'drawing' }), whole: !cover };
    });
  };

  // Who asks for a card that is being drawn waits for that one.
  const cards = new LRUCache<string, DrawnCard, CardContent>({
    max: KEPT_CARDS,
    ttl: KEPT_SECONDS * 1000,
    // Others may push its place out meanwhile: who waits gets the card all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const card = await draw(context);
      if (!card.whole) options.ttl = MAKESHIFT_SECONDS * 1000;
      return card;
    },
  });

  app.get<{ Params: { slug: string } }>('/cards/noticias/:slug.jpg', async ({ params: { slug }, log }, reply) => {
    void reply.type('image/jpeg');
    try {
      const story = await findStory(slug, ask);
      if (!story) throw new HttpError(404, 'card-unknown');
      const { jpeg, whole } = await cards.forceFetch(JSON.stringify(story), { context: story });
      if (!whole) void reply.header('cache-control', MAKESHIFT_CACHE);
      return reply.send(jpeg);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      log.warn({ err: error, slug }, 'a share card could not be drawn');
      return reply
        .header('cache-control', MAKESHIFT_CACHE)
        .send(await readFile(join(clientFolder, 'cards/noticias.jpg')));
    }
  });
}

/** Undefined when there is no such story. @throws Error when the news cannot be had */
async function findStory(slug: string, ask: RenderRequest['ask']): Promise<CardContent | undefined> {
  if (slug.length > SLUG_LIMIT || /\p{Cc}/u.test(slug)) return undefined;
  const { status, body } = await ask(storyQuestion(slug));
  if (status >= 400 && status < 500) return undefined;
  const post = wpPostListSchema.parse(body).find((one) => decodeSlug(one.slug) === slug);
  return (
    post && {
      slug,
      title: toPlainText(post.title.rendered),
      cover: post._embedded?.['wp:featuredmedia']?.[0]?.source_url ?? '',
    }
  );
}
