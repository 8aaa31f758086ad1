import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CARD, CARD_BUDGET } from './card.ts';
import type { Story } from '#server/blog/story.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createTestApp, ORIGIN, ROOT } from '#server/testing/testApp.ts';
import { elements, metaOf, readPage, textOf } from '#server/testing/testPage.ts';
import { connect, photographed, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { PATIENCE } from '#server/testing/testService.ts';
import type { WordPressOptions } from '#server/wordpress/wordpress.ts';

const HUERTA = sampleStory({ slug: 'huerta', title: '¡Una “huerta” en Ñeembucú!', image: '/art/story-quesos.svg' });
const COMMON = readFileSync(join(ROOT, 'public/cards/noticias.jpg'));
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const SOON = 'public, max-age=300';

type Site = Parameters<typeof createTestApp>[0];

/** The site; gives what asks it. */
async function open(parts: Site) {
  const app = await createTestApp(parts);
  onTestFinished(() => app.close());
  const page = async (slug: string) => readPage((await app.inject(`/es/noticias/${slug}/`)).body);
  const card = async (slug: string) => {
    const { statusCode, headers, rawPayload } = await app.inject(`/cards/noticias/${slug}.jpg`);
    return { status: statusCode, type: headers['content-type'], caching: headers['cache-control'], bytes: rawPayload };
  };
  /** Address of the card that a story's page names, without the origin. */
  const named = async (slug: string) => (metaOf(await page(slug), 'og:image') ?? '').replace(ORIGIN, '');
  return { page, card, named };
}

async function openWithWordPress(stories: readonly Story[], options: Partial<WordPressOptions> = {}) {
  const theirs = await startWordPress(stories);
  const wordpress = await connect(theirs, options);
  const { pictures, imageOrigins } = wordpress;
  return { theirs, ...(await open({ news: { blog: wordpress, pictures, imageOrigins } })) };
}

/** The colour in the middle of the part that shows the story's picture. */
async function colourOfPicture(card: Buffer): Promise<number[]> {
  return [...(await sharp(card).extract({ left: 900, top: 300, width: 1, height: 1 }).raw().toBuffer())];
}

describe('a story’s share card', () => {
  it('is named by its page, for messengers and search engines, with the title as its description [SHELL-12]', async () => {
    const page = await (await open({ stories: [HUERTA] })).page('huerta');
    const address = `${ORIGIN}/cards/noticias/huerta.jpg?v=20260301000000`;
    expect(metaOf(page, 'og:image')).toBe(address);
    expect(metaOf(page, 'og:image:alt')).toBe(HUERTA.title);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    const data = elements(page, 'script', { type: 'application/ld+json' }).map(
      (script) => JSON.parse(textOf(script)) as Record<string, unknown>,
    );
    expect(data.find((one) => one['@type'] === 'NewsArticle')).toMatchObject({ image: [address] });
  });

  it('is a light JPEG of the size that messengers want, another one for each title and each picture [SHELL-12]', async () => {
    const stories = [
      HUERTA,
      sampleStory({ id: 2, slug: 'otro-titulo', title: 'Sí', image: '/art/story-quesos.svg' }),
      sampleStory({ id: 3, slug: 'otra-foto', title: HUERTA.title, image: '/art/story-pupitres.svg' }),
      sampleStory({ id: 4, slug: 'sin-foto', title: 'Una historia sin foto '.repeat(12) }),
    ];
    const { card } = await open({ stories });
    const cards = await Promise.all(stories.map(({ slug }) => card(slug)));
    for (const { status, type, caching, bytes } of cards) {
      expect([status, type, caching]).toEqual([200, 'image/jpeg', DAY]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
      expect(bytes.length).toBeLessThanOrEqual(CARD_BUDGET);
    }
    expect(new Set(cards.map(({ bytes }) => bytes.toString('base64'))).size).toBe(stories.length);
  });

  it('has another address once the story was changed', async () => {
    const before = await open({ stories: [HUERTA] });
    const after = await open({ stories: [{ ...HUERTA, modified: '2026-04-05' }] });
    expect(await after.named('huerta')).not.toBe(await before.named('huerta'));
  });

  it.each(['otra', '%00', 'x'.repeat(301), 'huerta,huerta', '..%2Fnoticias'])(
    'is not there for the slug %.20s, which no story has',
    async (slug) => {
      const { card } = await open({ stories: [HUERTA] });
      expect(await card(slug)).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8' });
    },
  );

  it('shows the story’s lace, for a short while, where its picture is missing or broken', async () => {
    const stories = [
      sampleStory({ slug: 'huerta', image: '/art/no-such.svg' }),
      sampleStory({ id: 2, slug: 'rota', image: '/fonts/piazzolla-OFL.txt' }),
    ];
    const { card } = await open({ stories });
    const bare = await open({ stories: stories.map((story) => ({ ...story, image: undefined })) });
    for (const { slug } of stories) {
      const makeshift = await card(slug);
      expect([makeshift.status, makeshift.caching]).toEqual([200, SOON]);
      expect(makeshift.bytes.equals((await bare.card(slug)).bytes)).toBe(true);
    }
  });
});

describe('with the news of a WordPress, a story’s share card', () => {
  it.each(['proxy', 'link'] as const)('shows its photograph, whether pictures are %s', async (images) => {
    const { card, named } = await openWithWordPress(photographed([HUERTA]), { images });
    expect(await named('huerta')).toBe('/cards/noticias/huerta.jpg?v=20260301000000');
    const { status, caching, bytes } = await card('huerta');
    expect([status, caching]).toEqual([200, DAY]);
    const [red = 0, green = 0, blue = 0] = await colourOfPicture(bytes);
    // The photograph is #b5402f all over; JPEG may be a little off.
    for (const [is, was] of [
      [red, 0xb5],
      [green, 0x40],
      [blue, 0x2f],
    ] as const)
      expect(Math.abs(is - was)).toBeLessThan(6);
  });

  it('has a new title at a new address when the story is corrected', async () => {
    const { theirs, card, named } = await openWithWordPress([HUERTA], {
      limits: { freshSeconds: 0, missingSeconds: 1, pauseMs: 0 },
    });
    const [first, firstAddress] = [await card('huerta'), await named('huerta')];
    theirs.publish([{ ...HUERTA, title: 'Una huerta', modified: '2026-05-01' }]);
    // The page is made anew once an answer has changed; asking for the card brings it about.
    await expect.poll(async () => (await card('huerta')).bytes.equals(first.bytes), PATIENCE).toBe(false);
    await expect.poll(() => named('huerta'), PATIENCE).not.toBe(firstAddress);
  });

  it('shows the story’s lace while its photograph is none', async () => {
    const { theirs, card } = await openWithWordPress(photographed([HUERTA]));
    theirs.behave((request, response) =>
      request.url?.startsWith('/wp-content/')
        ? void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture')
        : false,
    );
    const { bytes } = await (await open({ stories: [{ ...HUERTA, image: undefined }] })).card('huerta');
    const makeshift = await card('huerta');
    expect([makeshift.status, makeshift.caching, makeshift.bytes.equals(bytes)]).toEqual([200, SOON, true]);
  });

  it('is the one of all news while the WordPress is down and was never asked for the story', async () => {
    const { theirs, card } = await openWithWordPress([HUERTA]);
    theirs.behave(behaviours.broken);
    const { status, type, caching, bytes } = await card('huerta');
    expect([status, type, caching, bytes.equals(COMMON)]).toEqual([200, 'image/jpeg', SOON, true]);
  });
});
