import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listQuestion, NEWS_CATEGORIES, PER_PAGE, storyQuestion } from '#contract/newsQuestions.ts';
import { BLOG_ROOT } from '#contract/posts.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { photographed, serveWordPress } from '#server/testing/sampleWordPress.ts';
import { createWordPress } from '#server/wordpress/wordpress.ts';
import { printTable } from './measure.ts';
import { startSite } from './site.ts';

/**
 * What reading the news list and a story costs the browser and a WordPress, beside the way that the specification gives: the
 * list, or the story by its slug, and then each post's picture, category and author by calls of their own. Both sides ask the
 * same WordPress-shaped server in one run. Bytes are bodies as they travel, compressed on both sides: the WordPress's with
 * gzip, as servers do, ours as the site sends them. Readers come within a minute, in which a copy is fetched once. Rounds are waits one after the other, with six connections as browsers have.
 */
const POSTS = 150;
const VISITORS = 100;
const CONNECTIONS = 6;

const SLUG = 'historia-1';

interface Cost {
  requests: number;
  bytes: number;
  rounds: number;
}

interface RawPost {
  featured_media: number;
  categories: number[];
  author: number;
}

// Some six hundred words a story.
const TEXTS = 5;
const texts = sampleStories(POSTS * TEXTS).map(({ markdown }) => markdown);
const stories = photographed(
  sampleStories(POSTS).map((story, at) => ({
    ...story,
    markdown: texts.slice(at * TEXTS, (at + 1) * TEXTS).join('\n\n'),
  })),
);
const theirs = await serveWordPress(stories);
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const connector = await createWordPress({ blogUrl: theirs.blogUrl, folder, images: 'proxy', warmMs: 0 });
const site = await startSite({ settings: { BLOG_URL: theirs.blogUrl } });
try {
  const list = `/wp/v2/posts?per_page=${PER_PAGE.list}&categories=${NEWS_CATEGORIES.join(',')}`;
  const story = `/wp/v2/posts?slug=${SLUG}`;
  const ours = {
    list: listQuestion(PER_PAGE.list, NEWS_CATEGORIES).slice(BLOG_ROOT.length),
    story: storyQuestion(SLUG).slice(BLOG_ROOT.length),
  };
  await quiet();
  // What the site's own copy costs: a connector of its own, because the site has fetched its lists when it started.
  const renewed = {
    list: await during(() => connector.answer(ours.list)),
    story: await during(() => connector.answer(ours.story)),
  };
  await read(ours.story);
  await quiet();
  const specified = { list: await readAsSpecified(list), story: await readAsSpecified(story) };
  const rows: string[][] = [];
  for (const kind of ['list', 'story'] as const) {
    const browser = await read(ours[kind]);
    const more = await during(async () => {
      for (let visitor = 0; visitor < VISITORS; visitor++) await read(ours[kind]);
    });
    const both = specified[kind];
    const whole = { ...both, requests: both.requests * VISITORS, bytes: both.bytes * VISITORS };
    const copied = { requests: renewed[kind].requests + more.requests, bytes: renewed[kind].bytes + more.bytes };
    rows.push(
      ['browser, a reader', kind, 'requests', ...pair(both.requests, browser.requests)],
      ['', '', 'bytes', ...pair(both.bytes, browser.bytes)],
      ['', '', 'rounds', ...pair(both.rounds, browser.rounds)],
      [`WordPress, ${VISITORS} readers`, kind, 'requests', ...pair(whole.requests, copied.requests)],
      ['', '', 'bytes', ...pair(whole.bytes, copied.bytes)],
    );
  }
  printTable(['at', 'reading', 'of', 'specified', 'here', 'ratio'], rows);
} finally {
  await site.stop();
  await connector.close();
  theirs.close();
  await rm(folder, { recursive: true, force: true });
}

function pair(specified: number, here: number): string[] {
  return [specified, here, (specified / here).toFixed(1)].map(String);
}

/** One call of ours, as a browser makes it. */
async function read(path: string): Promise<Cost> {
  const address = site.url + BLOG_ROOT + path;
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { requests: 1, bytes: Number(response.headers.get('content-length')), rounds: 1 };
}

async function readAsSpecified(path: string): Promise<Cost> {
  const first = await readTheirs(path);
  const posts = JSON.parse(first.text) as RawPost[];
  const waiting = posts.flatMap((post) => [
    `/wp/v2/media/${post.featured_media}`,
    `/wp/v2/categories/${post.categories[0]}`,
    `/wp/v2/users/${post.author}`,
  ]);
  const cost = { requests: 1 + waiting.length, bytes: first.bytes, rounds: 1 };
  while (waiting.length) {
    const round = await Promise.all(waiting.splice(0, CONNECTIONS).map(readTheirs));
    cost.bytes += round.reduce((sum, { bytes }) => sum + bytes, 0);
    cost.rounds++;
  }
  return cost;
}

async function readTheirs(path: string): Promise<{ text: string; bytes: number }> {
  const response = await fetch(theirs.blogUrl + path);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { text, bytes: gzipSync(text).length };
}

/** What the WordPress was asked for while something was done. */
async function during(task: () => Promise<unknown>): Promise<{ requests: number; bytes: number }> {
  const before = theirs.calls().length;
  await task();
  await quiet();
  return upstream(theirs.calls().slice(before));
}

async function upstream(calls: readonly string[]): Promise<{ requests: number; bytes: number }> {
  const bodies = await Promise.all(calls.map(readTheirs));
  return { requests: calls.length, bytes: bodies.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Resolves when the site has asked for nothing for a while. */
async function quiet(): Promise<void> {
  for (let before = -1; theirs.requests.length !== before;) {
    before = theirs.requests.length;
    await new Promise((done) => setTimeout(done, 500));
  }
}
