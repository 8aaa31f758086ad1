import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBlog } from '#server/blog/blog.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { inEachLanguage } from '#server/testing/languages.ts';
import { feeds } from './feeds.ts';

const texts = {
  'site.name': 'Fundación Paraguaya',
  'route.noticias.title': 'Noticias',
  'route.noticias.description': 'Lo que pasó.',
};

const story = sampleStory({
  id: 1,
  slug: 'una-huerta',
  title: 'Queso & huerta <b>',
  date: '2026-03-14',
  image: '/art/scene-schools.svg',
  markdown: 'Texto con [enlace](/es/escuelas/) y <script>alert(1)</script>.',
});

describe('the feed of a language', () => {
  let app: FastifyInstance;
  let down = false;

  beforeAll(() => {
    const blog = createBlog([story]);
    app = Fastify();
    feeds(app, {
      siteUrl: 'https://site.test',
      texts: inEachLanguage(texts),
      news: {
        ...blog,
        maxAgeMs: 0,
        posts: async (query) => {
          if (down) throw new UpstreamError('timeout', 'no answer in time');
          return blog.posts(query);
        },
      },
    });
  });
  afterAll(() => app.close());

  it('is RSS whose items have decoded titles, whole addresses, dates and pictures', async () => {
    const answer = await app.inject('/es/noticias/feed.xml');
    expect(answer.headers['content-type']).toContain('application/rss+xml');
    expect(answer.body).toContain('<title>Noticias · Fundación Paraguaya</title>');
    expect(answer.body).toContain('<title><![CDATA[Queso & huerta <b>]]></title>');
    expect(answer.body).toContain('<link>https://site.test/es/noticias/una-huerta/</link>');
    expect(answer.body).toContain('<pubDate>Sat, 14 Mar 2026 03:00:00 GMT</pubDate>');
    expect(answer.body).toContain('<img src="https://site.test/art/scene-schools.svg"');
    expect(answer.body).toContain('href="https://site.test/es/escuelas/"');
    expect(answer.body).not.toContain('<script');
  });

  it('holds a very long story by its summary', async () => {
    const blog = createBlog([
      sampleStory({ id: 1, excerpt: 'En pocas palabras.', markdown: 'mucho texto '.repeat(20_000) }),
    ]);
    const long = Fastify();
    feeds(long, {
      siteUrl: 'https://site.test',
      texts: inEachLanguage(texts),
      news: blog,
    });
    const { body } = await long.inject('/es/noticias/feed.xml');
    expect([body.length < 5_000, body.includes('En pocas palabras.')]).toEqual([true, true]);
  });

  it('holds only stories of its language', async () => {
    expect((await app.inject('/en/noticias/feed.xml')).body).not.toContain('<item>');
  });

  it('says so while the news cannot be had', async () => {
    down = true;
    expect((await app.inject('/es/noticias/feed.xml')).statusCode).toBe(503);
  });
});
