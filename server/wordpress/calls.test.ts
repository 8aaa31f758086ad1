import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { categories } from '#content/blog.ts';
import { categoriesOf, NEWS_CATEGORIES, PER_PAGE } from '#contract/news.ts';
import { BLOG_ROOT, postsPath, storyPostPath, suggestedPath } from '#contract/newsPaths.ts';
import { namedSchema, pictureSchema, wpPostListSchema, wpPostSchema } from '#contract/posts.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { connect, photographed, startWordPress } from '#server/testing/testWordPress.ts';

/** Queries of the news list, the home page in both languages, a category page and a story. */

const LIST = postsPath({ categories: NEWS_CATEGORIES, perPage: PER_PAGE.list }).slice(BLOG_ROOT.length);
const HOME = postsPath({ categories: categoriesOf('es'), perPage: PER_PAGE.home }).slice(BLOG_ROOT.length);
const STORY = storyPostPath('historia-1').slice(BLOG_ROOT.length);

const idsOf = (body: unknown) =>
  z
    .array(z.object({ id: z.number() }))
    .parse(body)
    .map(({ id }) => id);

describe('the calls of the site', () => {
  it('a list is answered with WordPress’s posts, newest first, everything embedded and no content [API-07]', async () => {
    const theirs = await startWordPress(150);
    const { status, headers, body } = await (await connect(theirs)).answer(LIST);
    const posts = wpPostListSchema.parse(body);
    expect([status, headers['x-wp-total'], headers['x-wp-totalpages'], posts.length]).toEqual([200, '150', '2', 100]);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const post of posts) {
      expect(post.content).toBeUndefined();
      expect(post._embedded?.author?.[0]).toMatchObject({ id: post.author, name: expect.stringMatching(/./) });
      expect(post._embedded?.['wp:featuredmedia']?.[0]?.source_url).toMatch(/^\/imagenes\/[\w-]+\.[\w-]+\/800\.webp$/);
      expect(post._embedded?.['wp:term']?.[0]?.map(({ id }) => id)).toEqual(post.categories);
      expect(post._embedded?.['wp:term']?.[0]?.[0]?.name).toBeOneOf(categories.map(({ name }) => name.es));
    }
  });

  it('a list of a hundred posts costs WordPress four requests, of which only the first names posts [API-07, NEWS-07]', async () => {
    const theirs = await startWordPress(150);
    await (await connect(theirs)).answer(LIST);
    const asked = theirs.calls().map((call) => new URL(call, theirs.origin));
    expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual([
      '/wp/v2/categories',
      '/wp/v2/media',
      '/wp/v2/posts',
      '/wp/v2/users',
    ]);
    expect(asked[0]?.searchParams.get('_fields')?.split(',')).not.toContain('content');
    expect(
      asked
        .find(({ pathname }) => pathname === '/wp/v2/media')
        ?.searchParams.get('include')
        ?.split(','),
    ).toHaveLength(100);
  });

  it('a story comes by its slug, with its content, at the same cost [API-07, NEWS-07]', async () => {
    const theirs = await startWordPress(photographed([sampleStory({ id: 1, markdown: '## Uno\n\nTexto.' })]));
    const [post] = wpPostListSchema.parse((await (await connect(theirs)).answer(STORY)).body);
    expect(post?.content?.rendered).toContain('<p>Texto.</p>');
    expect(post?._embedded?.author?.[0]?.name).toBe('la Oficina de Comunicación');
    expect(theirs.calls()).toHaveLength(4);
  });

  it.each([
    ['/wp/v2/posts/3', wpPostSchema],
    ['/wp/v2/categories/13', namedSchema],
    ['/wp/v2/users/1', namedSchema],
  ])('%s is answered as WordPress answers it [API-07]', async (path, schema) => {
    const { status, body } = await (await connect(await startWordPress(9))).answer(path);
    expect(status).toBe(200);
    expect(z.safeParse(schema, body).error).toBeUndefined();
  });

  it('a picture’s record leads to our own origin [API-07]', async () => {
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs);
    const { featured_media: id } = wpPostSchema.parse((await wordpress.answer('/wp/v2/posts/1')).body);
    const media = pictureSchema.parse((await wordpress.answer(`/wp/v2/media/${id}`)).body);
    expect(media).toMatchObject({ id, source_url: expect.stringMatching(/^\/imagenes\//) });
  });

  it.each([
    ['/wp/v2/posts/999', 404, 'rest_post_invalid_id'],
    ['/wp/v2/categories/999', 404, 'rest_term_invalid'],
    ['/wp/v2/users/999', 404, 'rest_user_invalid_id'],
    ['/wp/v2/media/999', 404, 'rest_post_invalid_id'],
    ['/wp/v2/posts?page=99', 400, 'rest_post_invalid_page_number'],
    ['/wp/v2/posts?per_page=101', 400, 'rest_invalid_param'],
    ['/custom/v1/suggested-posts', 400, 'rest_missing_callback_param'],
    ['/custom/v1/suggested-posts?post_id=999', 404, 'rest_post_invalid_id'],
  ])('%s is refused in WordPress’s words: %i %s [API-07]', async (path, status, code) => {
    const answer = await (await connect(await startWordPress(9))).answer(path);
    expect(answer).toMatchObject({ status, body: { code, data: { status } } });
  });

  it('a slug that no post has is an empty list, and asked for once in a while only [API-07]', async () => {
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs);
    for (let i = 0; i < 3; i++) {
      expect(await wordpress.answer('/wp/v2/posts?slug=nada')).toMatchObject({ status: 200, body: [] });
    }
    expect(theirs.calls()).toHaveLength(1);
  });

  it('fields cut what is held, so that they cost WordPress nothing [API-07]', async () => {
    const theirs = await startWordPress(9);
    const wordpress = await connect(theirs);
    await wordpress.answer(HOME);
    const before = theirs.calls().length;
    const { body } = await wordpress.answer('/wp/v2/posts?per_page=50&categories=8,13&_fields=id,title');
    expect(Object.keys(z.array(z.record(z.string(), z.unknown())).parse(body)[0] ?? {})).toEqual(['id', 'title']);
    expect(theirs.calls()).toHaveLength(before);
  });

  it('lists with a slug in another script are found by their letters', async () => {
    const theirs = await startWordPress([sampleStory({ id: 1, slug: 'nanduti' })]);
    theirs.change((path, body) =>
      path.startsWith('/wp/v2/posts') && Array.isArray(body)
        ? body.map((post) => ({ ...post, slug: '%c3%b1andut%c3%ad' }))
        : body,
    );
    const { body } = await (await connect(theirs)).answer('/wp/v2/posts?slug=nanduti');
    expect(wpPostListSchema.parse(body)[0]?.slug).toBe('ñandutí');
  });
});

describe('a WordPress with ten thousand posts', () => {
  it('gives a hundred, even where it sends them all, for four requests [API-07]', async () => {
    const theirs = await startWordPress(100);
    theirs.change((path, body) => {
      if (!path.startsWith('/wp/v2/posts') || !Array.isArray(body)) return body;
      return Array.from({ length: 10_000 }, (_, at) => ({ ...body[at % 100], id: at + 1 }));
    });
    const { body } = await (await connect(theirs)).answer(LIST);
    expect([idsOf(body).length, theirs.calls().length]).toEqual([100, 4]);
  });
});

describe('suggested posts', () => {
  const suggested = (id: number) => suggestedPath(id).slice(BLOG_ROOT.length);

  it('are the plugin’s where WordPress has it, never the post itself, in its language [API-07]', async () => {
    const theirs = await startWordPress(30, { plugin: true });
    const wordpress = await connect(theirs, { images: 'link' });
    await wordpress.prefetch();
    // This plugin suggests posts of any language, even the post itself.
    const all: unknown = await (await fetch(`${theirs.blogUrl}/wp/v2/posts?per_page=9`)).json();
    theirs.change((path, body) => (path.startsWith('/custom/') ? all : body));
    const posts = wpPostListSchema.parse((await wordpress.answer(suggested(1))).body);
    expect(posts.map(({ id }) => id)).toEqual([2, 4, 5, 7, 8]);
    expect(posts[0]?._embedded?.author?.[0]?.name).toBeTruthy();
  });

  it('are ours where WordPress has no such route: like the post, in its language, never itself [API-07]', async () => {
    const theirs = await startWordPress(60);
    const wordpress = await connect(theirs, { images: 'link' });
    await wordpress.prefetch();
    const posts = wpPostListSchema.parse((await wordpress.answer(suggested(3))).body);
    expect(posts.length).toBeGreaterThan(2);
    for (const { id, categories } of posts) expect([id === 3, categories]).toEqual([false, [79]]);
    await wordpress.answer(suggested(4));
    expect(theirs.calls().filter((call) => call.startsWith('/custom/'))).toHaveLength(1);
  });

  it('are found for a post that is older than the hundred known [API-07]', async () => {
    const theirs = await startWordPress(150);
    const wordpress = await connect(theirs, { images: 'link' });
    await wordpress.prefetch();
    expect(wpPostListSchema.parse((await wordpress.answer(suggested(149))).body).length).toBeGreaterThan(2);
  });
});
