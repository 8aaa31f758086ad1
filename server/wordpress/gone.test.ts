import { expect, it, vi } from 'vitest';
import { categoriesOf, PER_PAGE } from '#contract/news.ts';
import { BLOG_ROOT, postsPath } from '#contract/newsPaths.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { connect, openCopies, photographed, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { PATIENCE } from '#server/testing/testService.ts';

/** A story deleted in WordPress that nobody opened since. */

const STORY = '/wp/v2/posts?slug=historia-2';
const FEED = postsPath({ categories: categoriesOf('es'), perPage: PER_PAGE.feed, content: true }).slice(
  BLOG_ROOT.length,
);

const without = (count: number, gone: number) => photographed(sampleStories(count).filter(({ id }) => id !== gone));

it('is gone when it left the news list, by whatever question it is asked for [API-07]', async () => {
  const theirs = await startWordPress(9);
  const wordpress = await connect(theirs, { images: 'link', limits: { freshSeconds: 0 } });
  await wordpress.prefetch();
  const questions = ['/wp/v2/posts/2', FEED, '/wp/v2/posts?slug=historia-2', '/wp/v2/posts?per_page=7'];
  for (const question of questions) {
    expect(JSON.stringify((await wordpress.answer(question)).body)).toContain('historia-2');
  }
  theirs.publish(without(9, 2));
  await wordpress.prefetch();
  await vi.waitFor(() => expect(wordpress.sitemapStories()).toHaveLength(8), PATIENCE);
  await wordpress.prefetch();
  // WordPress is down from here on, so all answers come from the cache.
  theirs.behave(behaviours.broken);
  expect(await wordpress.answer(STORY)).toMatchObject({ status: 200, body: [] });
  for (const question of questions) {
    expect(JSON.stringify((await wordpress.answer(question)).body)).not.toContain('historia-2"');
  }
  const held = openCopies(wordpress.folder).prepare(`select key from copies where instr(text, '"historia-2"')`);
  expect(held.all()).toEqual([]);
});

it('is gone after a start that finds its copy on disk, once the lists were read again [API-07]', async () => {
  const theirs = await startWordPress(9);
  const before = await connect(theirs, { images: 'link' });
  await before.prefetch();
  await before.close();
  theirs.publish(without(9, 2));
  const after = await connect(theirs, { images: 'link', folder: before.folder, limits: { freshSeconds: 0 } });
  await after.prefetch();
  await vi.waitFor(() => expect(after.sitemapStories()).toHaveLength(8), PATIENCE);
  await after.prefetch();
  theirs.behave(behaviours.broken);
  expect(await after.answer(STORY)).toMatchObject({ status: 200, body: [] });
  await after.close();
  const later = await connect(theirs, { images: 'link', folder: before.folder });
  expect((await later.answer(STORY)).status).toBe(503);
});

it('is gone after a start as well where the list had changed already and no more was done [API-07]', async () => {
  const theirs = await startWordPress(9);
  const before = await connect(theirs, { images: 'link' });
  await before.prefetch();
  await before.close();
  const database = openCopies(before.folder);
  const story = database.prepare(`select * from copies where key = 'story/historia-2'`).get();
  theirs.publish(without(9, 2));
  const between = await connect(theirs, { images: 'link', folder: before.folder, limits: { freshSeconds: 0 } });
  await between.prefetch();
  await vi.waitFor(() => expect(between.sitemapStories()).toHaveLength(8), PATIENCE);
  await between.prefetch();
  await between.close();
  // As if the process was killed before it asked for the story.
  database.prepare('insert or replace into copies values (?, ?, ?, ?, ?, ?)').run(...Object.values(story ?? {}));
  const after = await connect(theirs, { images: 'link', folder: before.folder });
  await after.prefetch();
  theirs.behave(behaviours.broken);
  expect(await after.answer(STORY)).toMatchObject({ status: 200, body: [] });
});

it('stays while WordPress cannot say that it is gone, and where no list ever named it [API-07, NEWS-09]', async () => {
  const theirs = await startWordPress(
    photographed(sampleStories(9).map((one) => (one.id === 4 ? { ...one, categories: [8] } : one))),
  );
  const wordpress = await connect(theirs, { images: 'link', limits: { freshSeconds: 0, pauseMs: 0 } });
  await wordpress.prefetch();
  theirs.publish(without(9, 2));
  theirs.behave((request, response) => (request.url?.includes('slug=') ? behaviours.broken(request, response) : false));
  await wordpress.prefetch();
  await vi.waitFor(() => expect(wordpress.sitemapStories()).toHaveLength(8), PATIENCE);
  await wordpress.prefetch();
  expect((await wordpress.answer(STORY)).body).toHaveLength(1);
  theirs.behave(undefined);
  await wordpress.prefetch();
  expect((await wordpress.answer(STORY)).body).toEqual([]);
});
