import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { connect, openCopies, photographed, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { listen, temporaryFolder, PATIENCE } from '#server/testing/testService.ts';

const HOME =
  '/wp/v2/posts?per_page=50&categories=13,8&_embed=author,wp:featuredmedia,wp:term&_fields=id,title,_embedded';
const NEWS = '/wp/v2/posts?per_page=100&categories=13,8,79&_fields=id';

/** Every answer is stale at once and failures are retried at once, so that no test waits. */
const RESTLESS = { freshSeconds: 0, missingSeconds: 1, pauseMs: 0 };

/** Short timeouts. */
const IMPATIENT = { ...RESTLESS, answerMs: 60, totalMs: 120 };

const FAILURES = Object.entries(behaviours);

const limitsFor = (name: string) => ({ ...(name === 'silent' ? IMPATIENT : RESTLESS), jsonBytes: 200_000 });

describe.each(FAILURES)('a WordPress that is %s', (name, behaviour) => {
  const limits = limitsFor(name);

  it('is not noticed by visitors who come after it worked: the last good copy stays [API-07, NEWS-09]', async () => {
    const theirs = await startWordPress(9);
    const wordpress = await connect(theirs, { limits, images: 'link' });
    const ask = () => Promise.all([HOME, '/wp/v2/posts?slug=historia-1'].map((path) => wordpress.answer(path)));
    // On a busy machine its first answers may be too late for short timeouts.
    await vi.waitFor(async () => {
      await wordpress.prefetch();
      expect([wordpress.ready(), ...(await ask()).map(({ status }) => status)]).toEqual([true, 200, 200]);
    }, PATIENCE);
    const worked = await ask();
    theirs.behave(behaviour);
    for (let i = 0; i < 5; i++) {
      expect(await ask()).toEqual(worked);
      await wordpress.prefetch();
    }
    expect(wordpress.ready()).toBe(true);
  });

  it('is back as soon as it works again [API-07]', async () => {
    const theirs = await startWordPress(9);
    const wordpress = await connect(theirs, { limits, images: 'link' });
    theirs.behave(behaviour);
    await wordpress.prefetch();
    theirs.behave(undefined);
    await vi.waitFor(async () => expect((await wordpress.answer(NEWS)).body).toHaveLength(9), PATIENCE);
    expect(wordpress.ready()).toBe(true);
  });
});

it.each(FAILURES.filter(([name]) => name !== 'emptied'))(
  'a WordPress that is %s is told to visitors in WordPress’s words where there is no copy [API-07, NEWS-09]',
  async (name, behaviour) => {
    const theirs = await startWordPress(9);
    theirs.behave(behaviour);
    const wordpress = await connect(theirs, { limits: limitsFor(name) });
    const { status, headers, body } = await wordpress.answer(HOME);
    expect([502, 503]).toContain(status);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(body).toEqual({
      code: expect.stringMatching(/^rest_upstream_/),
      message: expect.any(String),
      data: { status },
    });
    expect(wordpress.ready()).toBe(false);
  },
);

it('a WordPress that is empty is a new one, as long as nobody knows better [API-07]', async () => {
  const theirs = await startWordPress(9);
  theirs.behave(behaviours.emptied);
  const wordpress = await connect(theirs);
  expect(await wordpress.answer(HOME)).toMatchObject({ status: 200, body: [] });
  expect(wordpress.ready()).toBe(false);
});

it('a WordPress that is not there at all is no news, and no wait [API-07, NEWS-09]', async () => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  const wordpress = await connect({ blogUrl: `http://127.0.0.1:${port}/wp-json` });
  expect(await wordpress.answer(HOME)).toMatchObject({ status: 503, body: { code: 'rest_upstream_unavailable' } });
});

it('a start finds the last good copies on disk, while WordPress is down [API-07, NEWS-09]', async () => {
  const theirs = await startWordPress(9);
  const before = await connect(theirs, { images: 'link' });
  await before.prefetch();
  const home = await before.answer(HOME);
  const story = await before.answer('/wp/v2/posts?slug=historia-1');
  await before.close();

  theirs.behave(behaviours.broken);
  const after = await connect(theirs, { images: 'link', folder: before.folder });
  expect(after.ready()).toBe(true);
  expect(after.sitemapStories()).toHaveLength(9);
  expect(await after.answer(HOME)).toEqual(home);
  expect(await after.answer('/wp/v2/posts?slug=historia-1')).toEqual(story);
});

it.each([
  ['cut short', 'update copies set text = substr(text, 1, 100)'],
  ['of another shape', `update copies set text = '{"posts":[{"id":1}]}'`],
  ['of other settings', `update copies set fingerprint = 'other'`],
])('a copy on disk that is %s is none [API-07]', async (_how, spoil) => {
  const theirs = await startWordPress(9);
  const before = await connect(theirs, { images: 'link' });
  await before.answer(HOME);
  await before.close();
  expect(openCopies(before.folder).prepare(spoil).run().changes).toBe(1);

  theirs.behave(behaviours.broken);
  const after = await connect(theirs, { images: 'link', folder: before.folder });
  expect((await after.answer(HOME)).status).toBe(503);
});

it('a disk that keeps nothing is told to the operator, and no visitor notices [API-07]', async () => {
  const theirs = await startWordPress(3);
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'answers.db'));
  const wordpress = await connect(theirs, { images: 'link', folder });
  await wordpress.prefetch();
  expect((await wordpress.answer(HOME)).status).toBe(200);
  expect(wordpress.warnings.map(({ message }) => message)).toEqual(['a copy could not be kept on disk']);
});

it('a file of copies that is broken is told, thrown away and begun anew [API-07]', async () => {
  const theirs = await startWordPress(3);
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'answers.db'), 'no database');
  const wordpress = await connect(theirs, { images: 'link', folder });
  await wordpress.prefetch();
  await wordpress.close();
  expect(wordpress.warnings.map(({ message }) => message)).toEqual(['a copy could not be kept on disk']);
  theirs.behave(behaviours.broken);
  expect((await (await connect(theirs, { images: 'link', folder })).answer(HOME)).status).toBe(200);
});

it('a story that nobody opened yet is there as well: ten are fetched ahead each round, each once [API-07, NEWS-09]', async () => {
  const theirs = await startWordPress(12);
  const wordpress = await connect(theirs, { images: 'link' });
  const fetched = () => theirs.calls().filter((call) => call.includes('slug=')).length;
  await wordpress.prefetch();
  expect(fetched()).toBe(10);
  await wordpress.prefetch();
  await wordpress.prefetch();
  expect(fetched()).toBe(12);
  theirs.behave(behaviours.broken);
  expect((await wordpress.answer('/wp/v2/posts?slug=historia-12')).body).toHaveLength(1);
});

it('a hostile hand on the disk gets no script past the start: copies are cleaned when they are read [SEC-04]', async () => {
  const theirs = await startWordPress(1);
  const before = await connect(theirs, { images: 'link' });
  await before.answer('/wp/v2/posts/1');
  await before.close();
  const spoil = openCopies(before.folder).prepare('update copies set text = replace(text, ?, ?)');
  expect(spoil.run('"rendered":"', '"rendered":"<script>alert(1)</script>').changes).toBe(1);

  theirs.behave(behaviours.broken);
  const after = await connect(theirs, { images: 'link', folder: before.folder });
  const { status, body } = await after.answer('/wp/v2/posts/1');
  expect([status, JSON.stringify(body).includes('<script')]).toEqual([200, false]);
});

it('a hundred visitors at once cost WordPress what one costs [API-07]', async () => {
  const theirs = await startWordPress(9);
  const wordpress = await connect(theirs);
  const answers = await Promise.all(Array.from({ length: 100 }, () => wordpress.answer(HOME)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(theirs.calls()).toHaveLength(4);
});

it('a visitor gets the copy at once; what changed is there for the next one [API-07]', async () => {
  const theirs = await startWordPress(3);
  const wordpress = await connect(theirs, { limits: RESTLESS });
  const first = await wordpress.answer(HOME);
  const version = wordpress.version();
  theirs.publish(photographed(sampleStories(6)));
  expect(await wordpress.answer(HOME)).toEqual(first);
  await vi.waitFor(async () => expect((await wordpress.answer(HOME)).body).toHaveLength(4), PATIENCE);
  expect(wordpress.version()).toBeGreaterThan(version);
});

it('a fresh copy costs WordPress nothing [API-07]', async () => {
  const theirs = await startWordPress(3);
  const wordpress = await connect(theirs);
  for (let i = 0; i < 5; i++) await wordpress.answer(HOME);
  expect(theirs.calls()).toHaveLength(4);
});

it('a story that WordPress no longer has goes, once the news list no longer names it [API-07]', async () => {
  const theirs = await startWordPress(3);
  const wordpress = await connect(theirs, { limits: { ...RESTLESS, missingSeconds: 60 }, images: 'link' });
  await wordpress.prefetch();
  await wordpress.answer('/wp/v2/posts/1');
  theirs.publish(photographed(sampleStories(3).filter(({ id }) => id !== 1)));
  await vi.waitFor(async () => {
    await wordpress.prefetch();
    expect((await wordpress.answer('/wp/v2/posts/1')).status).toBe(404);
  }, PATIENCE);
});

it('authors that WordPress hides are left out; the news are shown [API-07, NEWS-07]', async () => {
  const theirs = await startWordPress(3);
  theirs.behave(
    (request, response) =>
      request.url?.startsWith('/wp-json/wp/v2/users') === true && behaviours.closed(request, response) === undefined,
  );
  const { status, body } = await (await connect(theirs)).answer(HOME);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('"author":[{"id":1,"name":""}]');
});

it('a WordPress that asks for a login is told to the operator, not once for each visitor [API-07]', async () => {
  const theirs = await startWordPress(3);
  theirs.behave(behaviours.closed);
  const wordpress = await connect(theirs, { limits: RESTLESS });
  for (let i = 0; i < 4; i++) await wordpress.answer(HOME);
  expect(wordpress.warnings).toEqual([
    {
      message: 'the WordPress gave an answer that cannot be used',
      details: expect.objectContaining({ reason: 'status', status: 401, code: 'rest_not_logged_in' }),
    },
  ]);
});

describe('a WordPress that fails again and again', () => {
  const limits = { ...RESTLESS, failures: 3, pauseMs: 1_000, longestPauseMs: 4_000 };

  it('is left alone for a while, longer each time; then one request finds out [API-07]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs, { limits });
    theirs.behave(behaviours.broken);
    const ask = async () => {
      const before = theirs.requests.length;
      await wordpress.answer(HOME);
      return theirs.requests.length - before;
    };
    const asked: number[] = [];
    for (let i = 0; i < 5; i++) asked.push(await ask());
    expect(asked).toEqual([1, 1, 1, 0, 0]);
    later(1_000);
    expect([await ask(), await ask()]).toEqual([1, 0]);
    later(1_000);
    expect(await ask()).toBe(0);
    later(1_000);
    theirs.behave(undefined);
    expect(await ask()).toBe(4);
    expect(wordpress.warnings.map(({ message }) => message)).toEqual([
      'the WordPress does not answer as it should: visitors see the last good copies',
      'the WordPress answers again',
    ]);
  });

  it('is not thought broken for refusing single things [API-07]', async () => {
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs, { limits });
    for (let id = 900; id < 910; id++) await wordpress.answer(`/wp/v2/posts/${id}`);
    expect((await wordpress.answer(HOME)).status).toBe(200);
  });
});

it('more visitors than places wait in a queue, and the rest hear so at once [API-07, NEWS-09]', async () => {
  const theirs = await startWordPress(9);
  let underWay = 0;
  let most = 0;
  theirs.behave((_request, response) => {
    most = Math.max(most, ++underWay);
    response.on('close', () => underWay--);
    const item = JSON.stringify({ id: 1, name: 'a' });
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(item), 20);
  });
  const wordpress = await connect(theirs, { limits: { maxConcurrent: 3, maxQueued: 3 } });
  // Listed posts may use all requests but one.
  const answers = await Promise.all(Array.from({ length: 10 }, (_, id) => wordpress.answer(`/wp/v2/categories/${id}`)));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(503)]).toEqual([5, 5]);
  expect(most).toBe(2);
});
