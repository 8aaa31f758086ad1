import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { PATIENCE } from '#server/testing/testService.ts';
import { connect, photographed, startWordPress } from '#server/testing/testWordPress.ts';

const NEWS = '/wp/v2/posts?per_page=100&categories=13,8,79&_fields=id,title';

const GONE = '{"code":"rest_post_invalid_id"}';

const MADE_UP: readonly ((at: number) => string)[] = [
  (at) => `/wp/v2/posts?search=nada-${at}`,
  (at) => `/wp/v2/posts?slug=nada-${at}`,
  (at) => `/wp/v2/posts/${100_000 + at}`,
  (at) => `/custom/v1/suggested-posts?post_id=${100_000 + at}`,
];

it('a flood of made-up questions keeps nobody from a story never opened, nor an edit from being seen [API-07, NEWS-09]', async () => {
  const theirs = await startWordPress(60);
  const wordpress = await connect(theirs, {
    images: 'link',
    limits: { freshSeconds: 0, unlistedPerSecond: 5, unlistedBurst: 20, answerMs: 10_000, totalMs: 20_000 },
  });
  // The lists and ten of the stories.
  await wordpress.prefetch();
  // WordPress answers unlisted questions slowly.
  theirs.behave((request, response) => {
    if (!/(?:slug|search)=nada|1000\d\d/.test(request.url ?? '')) return false;
    const isList = request.url?.includes('=nada');
    void setTimeout(100).then(() =>
      response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' }).end(isList ? '[]' : GONE),
    );
    return true;
  });
  const before = theirs.requests.length;
  const started = performance.now();
  const statuses: number[] = [];
  const calm = new AbortController();
  const flood = (async () => {
    const asked: Promise<void>[] = [];
    for (let at = 0; !calm.signal.aborted; at++) {
      const question = MADE_UP[at % MADE_UP.length]?.(at) ?? '';
      asked.push(wordpress.answer(question).then(({ status }) => void statuses.push(status)));
      await setTimeout(5);
    }
    await Promise.all(asked);
  })();

  await vi.waitFor(() => expect(statuses).toContain(503), PATIENCE);
  const title = 'Corregida';
  theirs.publish(photographed(sampleStories(60).map((story) => (story.id === 5 ? { ...story, title } : story))));
  for (const id of [40, 45, 50, 55]) {
    expect(await wordpress.answer(`/wp/v2/posts?slug=historia-${id}`)).toMatchObject({ status: 200, body: [{ id }] });
  }
  await vi.waitFor(async () => expect(JSON.stringify((await wordpress.answer(NEWS)).body)).toContain(title), PATIENCE);
  calm.abort();
  await flood;
  const strange = theirs.requests.slice(before).filter((url) => /(?:slug|search)=nada|1000\d\d/.test(url));
  expect(strange.length).toBeGreaterThan(0);
  // A burst of 20, then 5 per second.
  expect(strange.length).toBeLessThanOrEqual(20 + (5 * (performance.now() - started)) / 1000);
  expect(wordpress.warnings).toEqual([]);
});

it('a wait in our own queue is no sign that WordPress does not work [API-07]', async () => {
  const theirs = await startWordPress(9);
  const wordpress = await connect(theirs, {
    images: 'link',
    limits: { failures: 1, answerMs: 5_000, totalMs: 1_000, freshSeconds: 0 },
  });
  await wordpress.prefetch();
  theirs.behave((request) => {
    if (request.url?.includes('slug=nada')) return true;
    return false;
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => wordpress.answer(`/wp/v2/posts?slug=nada-${at}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  theirs.behave(undefined);
  expect((await wordpress.answer('/wp/v2/posts/7')).status).toBe(200);
  expect(wordpress.warnings).toEqual([]);
});
