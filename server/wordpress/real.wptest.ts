import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { fetchFeed, fetchList, NEWS_CATEGORIES, PER_PAGE, searchNews } from '#contract/news.ts';
import { namedSchema, wpPostListSchema } from '#contract/posts.ts';
import type { Post } from '#contract/posts.ts';
import { toPlainText } from '#contract/text.ts';
import { connect } from '#server/testing/testWordPress.ts';
import { listen } from '#server/testing/testService.ts';
import { createWordPress } from './wordpress.ts';
import type { WordPress } from './wordpress.ts';

/** A real WordPress, only read: `npm run test:wordpress -- https://noticias.example.org/wp-json`. */

declare module 'vitest' {
  export interface ProvidedContext {
    blogUrl: string;
  }
}

const blogUrl = inject('blogUrl');
const PATIENT = { answerMs: 15_000, totalMs: 30_000 };
const NEWS = { categories: NEWS_CATEGORIES, perPage: PER_PAGE.list };

async function read(path: string): Promise<{ status: number; type: string; total: string | null; body: unknown }> {
  const response = await fetch(blogUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(PATIENT.totalMs) });
  const { status, headers } = response;
  const text = await response.text();
  const type = headers.get('content-type') ?? '';
  return {
    status,
    type,
    total: headers.get('x-wp-total'),
    body: type.includes('json') ? JSON.parse(text) : text.slice(0, 200),
  };
}

describe('the WordPress', () => {
  it('answers its REST service as JSON below this address (permalinks are on, nothing blocks it)', async () => {
    expect(await read('/wp/v2/posts?per_page=1')).toMatchObject({
      status: 200,
      type: expect.stringContaining('application/json'),
    });
  });

  it.each([13, 8, 79])('has category %i, which the site asks for', async (id) => {
    expect((await read(`/wp/v2/categories/${id}`)).status).toBe(200);
  });

  it('names category 79 English: by this name the site tells the languages apart', async () => {
    expect(z.parse(namedSchema, (await read('/wp/v2/categories/79')).body).name).toBe('English');
  });

  it('gives its totals and the fields that the site reads', async () => {
    const { total, body } = await read('/wp/v2/posts?per_page=5&categories=13,8,79');
    expect(Number(total)).toBeGreaterThan(0);
    expect(wpPostListSchema.parse(body).length).toBeGreaterThan(0);
  });

  it('answers an unknown post and an unknown page as the site expects', async () => {
    expect(await read('/wp/v2/posts/999999999')).toMatchObject({ status: 404, body: { code: 'rest_post_invalid_id' } });
    expect(await read('/wp/v2/posts?page=9999')).toMatchObject({
      status: 400,
      body: { code: 'rest_post_invalid_page_number' },
    });
  });
});

describe('through the site', () => {
  let folder: string;
  let wordpress: WordPress;
  let posts: Post[];
  const warnings: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
    wordpress = await createWordPress({
      blogUrl,
      folder,
      images: 'proxy',
      imageHosts: (process.env.BLOG_IMAGE_HOSTS ?? '').split(/ *, */).filter(Boolean),
      prefetchMs: 0,
      limits: PATIENT,
      warn: (details, message) => void warnings.push(`${message} ${JSON.stringify(details)}`),
    });
    posts = (await wordpress.posts(NEWS))?.posts ?? [];
  });
  afterAll(async () => {
    await wordpress.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('the news list comes newest first, with names and pictures embedded', () => {
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const post of posts) {
      expect(post.content).toBeUndefined();
      expect(post.categories.every(({ name }) => name)).toBe(true);
    }
    expect(wordpress.ready()).toBe(true);
  });

  it('pictures lie on hosts that may be shown (BLOG_IMAGE_HOSTS)', () => {
    expect(warnings.filter((warning) => warning.includes('BLOG_IMAGE_HOSTS'))).toEqual([]);
  });

  it('a story opens by its slug, with its content', async () => {
    const [first] = posts;
    const story = await wordpress.story(first?.slug ?? '');
    expect([story?.id, story?.content?.rendered === '']).toEqual([first?.id, false]);
  });

  it('a word of a story’s text finds it, and the feed has contents', async () => {
    const [first] = await fetchFeed(wordpress, 'es');
    const text = toPlainText(first?.content?.rendered ?? '');
    const word = text.split(/[^\p{L}]+/u).reduce((longest, one) => (one.length > longest.length ? one : longest), '');
    expect((await searchNews(wordpress, 'es', word)).map(({ id }) => id)).toContain(first?.id);
    expect((await fetchList(wordpress, 'es')).length).toBeGreaterThan(0);
  });

  it('the calls of single things work', async () => {
    const [first] = posts;
    expect((await wordpress.post(first?.id ?? 0))?.slug).toBe(first?.slug);
    expect((await wordpress.category(first?.categories[0]?.id ?? 0))?.name).toBe(first?.categories[0]?.name);
    // Null is fine: many sites hide their users.
    await wordpress.author(first?.author ?? 0);
    const pictured = posts.find((post) => post.featured_image);
    if (!pictured) return;
    expect((await wordpress.media(pictured.featured_media))?.source_url).toMatch(/^\/imagenes\//);
  });

  it('a picture comes through our own origin', async () => {
    const token = posts.find((post) => post.featured_image)?.featured_image.split('/')[2];
    if (token === undefined) return;
    expect((await wordpress.pictures?.get(token, { width: 400, format: 'webp' }))?.subarray(8, 12).toString()).toBe(
      'WEBP',
    );
  });

  it('suggestions come, never the post itself', async () => {
    const [first] = posts;
    const related = await wordpress.suggested(first?.id ?? 0);
    expect(related?.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('the last good copies are shown while it cannot be reached', async () => {
    await wordpress.prefetch();
    const closed = createServer();
    const port = await listen(closed);
    await new Promise((done) => closed.close(done));
    const offline = await connect(
      { blogUrl },
      { folder, fetch: (_address, init) => fetch(`http://127.0.0.1:${port}/`, init) },
    );
    expect([offline.ready(), (await offline.posts(NEWS))?.posts.length]).toEqual([true, posts.length]);
  });
});
