import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleStories, sampleStory } from '#server/testing/sampleStories.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { connect, photographed, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { PATIENCE } from '#server/testing/testService.ts';
import type { TestWordPress } from '#server/testing/testWordPress.ts';
import type { WordPressOptions } from './wordpress.ts';

/** Every answer is stale at once, so that changes show without waiting. */
const RESTLESS = { freshSeconds: 0, missingSeconds: 1, pauseMs: 0 };

async function openSite(theirs: TestWordPress, options: Partial<WordPressOptions> = {}) {
  const wordpress = await connect(theirs, { limits: RESTLESS, ...options });
  const { pictures, imageOrigins, mediaOrigins } = wordpress;
  const app = await createTestApp({ news: { blog: wordpress, pictures, imageOrigins, mediaOrigins } });
  onTestFinished(() => app.close());
  return { app, wordpress };
}

describe('a site whose news come from a WordPress', () => {
  it('shows them on the news page and in each story, with pictures from its own origin [API-07, NEWS-01]', async () => {
    const theirs = await startWordPress(
      photographed([sampleStory({ id: 1, slug: 'huerta', title: 'Una huerta', markdown: 'Crece bien.' })]),
    );
    const { app } = await openSite(theirs);
    const list = await app.inject('/es/noticias/');
    expect([list.statusCode, list.body.includes('Una huerta')]).toEqual([200, true]);
    const story = await app.inject('/es/noticias/huerta/');
    expect([story.statusCode, story.body.includes('Crece bien.')]).toEqual([200, true]);
    const picture = /src="(\/imagenes\/[^"]+)"/.exec(story.body)?.[1] ?? '';
    expect((await app.inject(picture)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    expect((await app.inject('/es/noticias/otra/')).statusCode).toBe(404);
  });

  it('opens a story whose name has letters beyond a to z, and its sitemap names it so [API-07]', async () => {
    const theirs = await startWordPress([sampleStory({ id: 1, slug: 'nanduti', title: 'El ñandutí' })]);
    theirs.change((path, body) =>
      path.startsWith('/wp/v2/posts') && Array.isArray(body)
        ? body.map((post) => ({ ...post, slug: '%c3%b1andut%c3%ad' }))
        : body,
    );
    theirs.behave((request) => {
      // WordPress accepts the slug decoded and percent-encoded.
      request.url = request.url?.replace('%C3%B1andut%C3%AD', 'nanduti') ?? '/';
      return false;
    });
    const { app, wordpress } = await openSite(theirs);
    await wordpress.prefetch();
    const address = '/es/noticias/%C3%B1andut%C3%AD/';
    expect((await app.inject('/sitemap.xml')).body.includes(`https://site.test${address}</loc>`)).toBe(true);
    const { statusCode, body } = await app.inject(address);
    expect([statusCode, body.includes('El ñandutí')]).toEqual([200, true]);
  });

  it('names a category by its letters, and gives each picture its widths [API-07, NEWS-06, NEWS-11]', async () => {
    const theirs = await startWordPress(photographed(sampleStories(3)));
    theirs.change((path, body) => {
      const named = (one: object) => ({ ...one, name: 'Ñandutí &amp; Cía' });
      if (!path.startsWith('/wp/v2/categories')) return body;
      return Array.isArray(body) ? body.map(named) : named(body as object);
    });
    const { app } = await openSite(theirs);
    const { body } = await app.inject('/es/noticias/categoria/13/');
    expect(/<h1[^>]*>([^]*?)<\/h1>/.exec(body)?.[1]).toContain('Ñandutí &amp; Cía');
    expect(body).not.toContain('&amp;amp;');
    expect(body).toMatch(
      /<img srcSet="[^" ]+\/400\.webp 400w, [^" ]+\/800\.webp 800w, [^" ]+\/1600\.webp 1600w" sizes="[^"]+" src="\/imagenes/i,
    );
  });

  it('shows a new story soon, and keeps its other pages as they are [API-07]', async () => {
    const theirs = await startWordPress(photographed(sampleStories(3)));
    const { app, wordpress } = await openSite(theirs, { images: 'link' });
    const isShown = async () => (await app.inject('/es/noticias/')).body.includes('Recién llegada');
    expect(await isShown()).toBe(false);
    const before = (await app.inject('/es/nosotros/')).headers.etag;
    theirs.publish(
      photographed([...sampleStories(3), sampleStory({ id: 99, title: 'Recién llegada', date: '2026-04-01' })]),
    );
    await vi.waitFor(async () => {
      await wordpress.prefetch();
      expect(await isShown()).toBe(true);
    }, PATIENCE);
    expect((await app.inject('/es/nosotros/')).headers.etag).toBe(before);
  });

  it.each(Object.entries(behaviours))(
    'shows the same pages while it is %s [API-07, NEWS-09]',
    async (name, behaviour) => {
      const theirs = await startWordPress(photographed(sampleStories(6)));
      const short = name === 'silent' ? { answerMs: 60, totalMs: 120 } : {};
      const { app, wordpress } = await openSite(theirs, {
        limits: { ...RESTLESS, ...short, jsonBytes: 200_000 },
        images: 'link',
      });
      await wordpress.prefetch();
      const addresses = ['/', '/en/', '/es/noticias/', '/en/noticias/', '/es/noticias/historia-1/'];
      const open = () => Promise.all(addresses.map(async (address) => (await app.inject(address)).headers.etag));
      const before = await open();
      theirs.behave(behaviour);
      for (let i = 0; i < 3; i++) {
        expect(await open()).toEqual(before);
        await wordpress.prefetch();
      }
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    },
  );

  it('that never answered is not ready, says so on the news page and shows the rest [API-07, API-08, NEWS-09]', async () => {
    const theirs = await startWordPress(3);
    theirs.behave(behaviours.broken);
    const { app } = await openSite(theirs);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'not-ready', failing: ['content'] });
    expect((await app.inject('/es/noticias/')).statusCode).toBe(503);
    expect((await app.inject('/es/nosotros/')).statusCode).toBe(200);
    expect((await app.inject('/')).statusCode).toBe(200);
    const call = await app.inject('/wp-json/wp/v2/posts?per_page=50');
    expect([call.statusCode, call.headers['cache-control'], call.headers['retry-after']]).toEqual([
      503,
      'no-cache',
      '30',
    ]);

    theirs.behave(undefined);
    await vi.waitFor(async () => expect((await app.inject('/es/noticias/')).statusCode).toBe(200), PATIENCE);
    await vi.waitFor(
      async () => expect((await app.inject('/')).body.includes('/es/noticias/historia-')).toBe(true),
      PATIENCE,
    );
  });

  it('allows pictures from elsewhere only where they are linked [API-07, SEC-05]', async () => {
    const theirs = await startWordPress(1);
    const policyOf = async (images: 'proxy' | 'link') => {
      const { app } = await openSite(theirs, { images });
      const policy = String((await app.inject('/')).headers['content-security-policy']);
      return /img-src ([^;]+)/.exec(policy)?.[1];
    };
    expect(await policyOf('proxy')).toBe("'self' https://site.test");
    expect(await policyOf('link')).toBe(`'self' https://site.test ${theirs.origin}`);
  });

  it('asks for the news by itself while it lives, and stops when it is closed [API-07]', async () => {
    const theirs = await startWordPress(3);
    const { app } = await openSite(theirs, { prefetchMs: 10, images: 'link' });
    await vi.waitFor(() => expect(theirs.calls().length).toBeGreaterThan(20), PATIENCE);
    await app.close();
    // Lets pending requests finish.
    await setTimeout(50);
    const asked = theirs.requests.length;
    await setTimeout(100);
    expect(theirs.requests).toHaveLength(asked);
  });
});
