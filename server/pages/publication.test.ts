import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import es from '#content/i18n/es.json' with { type: 'json' };
import { createBlog } from '#server/blog/blog.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createTestApp } from '#server/testing/testApp.ts';

// One server, asked before and after the days of its stories.

const stories = [
  sampleStory({ id: 1, slug: 'publica', title: 'Una nota pública', date: '2026-11', topics: ['escuelas'] }),
  sampleStory({
    id: 2,
    slug: 'published',
    lang: 'en',
    title: 'A public one',
    date: '2026',
    translation: 'notaquevendra',
  }),
  sampleStory({
    id: 3,
    slug: 'notaquevendra',
    title: 'Notaquevendra',
    date: '2027-03',
    topics: ['escuelas'],
    translation: 'published',
    image: '/art/emblem.svg',
    image_alt: 'Un emblema',
  }),
  sampleStory({ id: 4, slug: 'notaquenadieve', title: 'Notaquenadieve', date: '2026-10-01', draft: true }),
];

/** In Paraguay the first of March 2027 begins at three in the morning of UTC. */
const BEFORE = Date.parse('2027-03-01T02:59:30Z');
const AFTER = Date.parse('2027-03-01T03:00:00Z');

let time = BEFORE;
let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp({ news: { blog: createBlog(stories, { now: () => time }) } });
});
afterAll(() => app.close());

/** Every place that lists or names stories. */
const LISTS = [
  '/',
  '/es/',
  '/es/noticias/',
  '/es/noticias/categoria/13/',
  '/es/noticias/?q=notaquevendra',
  '/es/noticias/publica/',
  '/en/noticias/published/',
  '/es/noticias/feed.xml',
  '/sitemap.xml',
  '/wp-json/wp/v2/posts',
  '/wp-json/wp/v2/posts?search=notaquevendra',
  '/wp-json/wp/v2/posts?slug=notaquevendra',
  '/wp-json/wp/v2/posts/2',
  '/wp-json/custom/v1/suggested-posts?post_id=1',
];

/** What is the story's alone. */
const OWN = [
  '/es/noticias/notaquevendra/',
  '/cards/noticias/notaquevendra.jpg',
  '/wp-json/wp/v2/posts/3',
  '/wp-json/wp/v2/media/3',
  '/wp-json/custom/v1/suggested-posts?post_id=3',
];

/** How an answer names it; a search's page repeats the words alone. */
const NAMED = /noticias\/notaquevendra|"(slug|traduccion)":"notaquevendra"|Notaquevendra/;

describe('a story whose day is to come', () => {
  it('is nowhere until then, and everywhere once its day begins in Paraguay, without a restart [NEWS-01, API-01]', async () => {
    time = BEFORE;
    for (const path of LISTS) {
      const { statusCode, body } = await app.inject(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body, path).not.toMatch(NAMED);
    }
    for (const path of OWN) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);

    time = AFTER;
    for (const path of LISTS) expect((await app.inject(path)).body, path).toMatch(NAMED);
    for (const path of OWN) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
  });

  it('does not wait for caches in front: what they may keep ends with the day before', async () => {
    const ages = async () =>
      Promise.all(
        ['/es/noticias/', '/es/noticias/feed.xml', '/sitemap.xml', '/wp-json/wp/v2/posts'].map(
          async (path) => (await app.inject(path)).headers['cache-control'],
        ),
      );
    time = BEFORE;
    expect(await ages()).toEqual([
      'public, max-age=0, s-maxage=10, must-revalidate',
      'public, max-age=30',
      'public, max-age=30',
      'public, max-age=30',
    ]);
    time = AFTER;
    expect(await ages()).toEqual([
      'public, max-age=0, s-maxage=10, must-revalidate',
      'public, max-age=900',
      'public, max-age=3600',
      'public, max-age=60, stale-while-revalidate=600',
    ]);
  });
});

describe('a draft', () => {
  it('is nowhere, whatever its date', async () => {
    time = AFTER;
    for (const path of LISTS) {
      expect((await app.inject(path.replace('notaquevendra', 'resumen'))).body, path).not.toMatch(/notaquenadieve/i);
    }
    for (const path of [
      '/es/noticias/notaquenadieve/',
      '/wp-json/wp/v2/posts/4',
      '/cards/noticias/notaquenadieve.jpg',
    ]) {
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    }
  });
});

describe('in the edit loop', () => {
  let loop: FastifyInstance;
  beforeAll(async () => {
    loop = await createTestApp({ news: { blog: createBlog(stories, { now: () => BEFORE, previewing: true }) } });
  });
  afterAll(() => loop.close());

  it('both are there, and say on their page and in lists why visitors do not see them', async () => {
    const read = async (path: string) => (await loop.inject(path)).body;
    const [beforeDate = ''] = es['news.scheduled'].split('{date}');
    const [draft, scheduled] = [`>${es['news.draft']}<`, `>${beforeDate}1`];
    expect(await read('/es/noticias/notaquevendra/')).toContain(scheduled);
    expect(await read('/es/noticias/notaquenadieve/')).toContain(draft);
    const list = await read('/es/noticias/');
    expect(list).toContain(scheduled);
    expect(list).toContain(draft);
    const [aboveText = ''] = (await read('/es/noticias/publica/')).split('</h1>');
    expect(aboveText).not.toContain(draft);
    const posts = JSON.parse(await read('/wp-json/wp/v2/posts?_fields=slug,meta')) as unknown;
    expect(posts).toContainEqual({
      slug: 'notaquenadieve',
      meta: expect.objectContaining({ sin_publicar: 'borrador' }),
    });
  });
});
