import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { connect, photographed, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { PATIENCE } from '#server/testing/testService.ts';
import type { TestWordPress } from '#server/testing/testWordPress.ts';

const RESTLESS = { freshSeconds: 0, missingSeconds: 1, pauseMs: 0 };
const HOUR_MS = 3_600_000;

/** Stops the clock; the result moves it forward by an hour. */
function fakeDate(): () => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => vi.setSystemTime(Date.now() + HOUR_MS);
}

const pagesOf = (theirs: TestWordPress) => theirs.calls().filter((call) => call.includes('orderby=id'));

describe('the sitemap of a WordPress', () => {
  it('names all stories, newest first, read a page at a time and once an hour [API-07]', async () => {
    const later = fakeDate();
    const theirs = await startWordPress(250);
    const wordpress = await connect(theirs, { images: 'link' });
    await wordpress.prefetch();
    const stories = wordpress.sitemapStories();
    expect(new Set(stories.map(({ slug }) => slug)).size).toBe(250);
    expect(stories.map(({ date }) => date)).toEqual(
      stories
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(stories.slice(0, 250).filter(({ lang }) => lang === 'en')).toHaveLength(83);
    expect(wordpress.sitemapStories()).toBe(stories);
    const [call = ''] = pagesOf(theirs);
    expect(call).toContain('_fields=id,slug,date,modified,categories,meta,excerpt.protected');
    await wordpress.prefetch();
    expect(pagesOf(theirs)).toHaveLength(3);
    later();
    await wordpress.prefetch();
    expect(pagesOf(theirs)).toHaveLength(6);
  });

  it('is not asked for where the news list holds all, and reads no more pages than it may [API-07]', async () => {
    const few = await startWordPress(30);
    const small = await connect(few, { images: 'link' });
    await small.prefetch();
    expect([small.sitemapStories().length, pagesOf(few).length]).toEqual([30, 0]);

    const many = await startWordPress(450);
    const bounded = await connect(many, { images: 'link', limits: { sitemapPages: 2 } });
    await bounded.prefetch();
    expect(pagesOf(many)).toHaveLength(2);
  });

  it.each(Object.entries(behaviours).filter(([name]) => name !== 'silent'))(
    'stays as it was last read while WordPress is %s, also after a start [API-07, NEWS-09]',
    async (_name, behaviour) => {
      const later = fakeDate();
      const theirs = await startWordPress(150);
      const options = { images: 'link', limits: { ...RESTLESS, jsonBytes: 400_000 } } as const;
      const wordpress = await connect(theirs, options);
      await wordpress.prefetch();
      const before = wordpress.sitemapStories();
      expect(before).toHaveLength(150);
      // The news list works; an older page fails in the middle of a read.
      theirs.behave((request, response) => (request.url?.includes('page=2&') ? behaviour(request, response) : false));
      later();
      await wordpress.prefetch();
      expect(wordpress.sitemapStories()).toEqual(before);
      await wordpress.close();
      theirs.behave(behaviour);
      const after = await connect(theirs, { ...options, folder: wordpress.folder });
      expect(after.sitemapStories()).toEqual(before);
    },
  );

  it('loses a story as soon as the news list does, and an older one within the hour [API-07]', async () => {
    const later = fakeDate();
    const theirs = await startWordPress(150);
    const wordpress = await connect(theirs, { images: 'link', limits: RESTLESS });
    await wordpress.prefetch();
    theirs.publish(photographed(sampleStories(150).filter(({ id }) => id !== 3 && id !== 140)));
    const slugs = () => wordpress.sitemapStories().map(({ slug }) => slug);
    // The first round serves the cached list and starts a renewal, the second waits for it.
    await wordpress.prefetch();
    await vi.waitFor(() => expect(slugs()).not.toContain('historia-3'), PATIENCE);
    expect(slugs()).toContain('historia-140');
    later();
    await wordpress.prefetch();
    expect(slugs()).not.toContain('historia-140');
  });
});
