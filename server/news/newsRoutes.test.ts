import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { LIST_FIELDS } from '#contract/newsQuestions.ts';
import { wpPostListSchema } from '#contract/posts.ts';
import { get, STORIES } from '#server/testing/askBlog.ts';
import { createBlog } from '#server/blog/blog.ts';
import { blogRoutes } from './newsRoutes.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';

const idListSchema = z.array(z.object({ id: z.number() }));

describe('what surrounds the posts', () => {
  it.each([
    ['/wp/v2/categories/79', { id: 79, name: 'English', slug: 'english', taxonomy: 'category', count: 1, parent: 0 }],
    ['/wp/v2/tags/202', { id: 202, name: 'Semáforo', slug: 'semaforo', taxonomy: 'post_tag', count: 1 }],
    ['/wp/v2/users/2', { id: 2, name: 'the Communications Office', slug: 'communications-office' }],
    ['/wp/v2/categories?slug=historias', [{ id: 8 }]],
    ['/wp/v2/categories?_fields=name', [{ name: 'English' }, { name: 'Historias' }, { name: 'Noticias' }]],
    ['/wp/v2/categories?include=13,79&orderby=include', [{ id: 13 }, { id: 79 }]],
    ['/wp/v2/tags?search=semáf', [{ id: 202 }]],
    ['/wp/v2/tags?per_page=1&page=2&orderby=id', [{ id: 202 }]],
    ['/wp/v2/users?exclude=1', [{ id: 2 }]],
    ['/wp/v2/categories?page=9', []],
    ['/', { namespaces: ['wp/v2', 'custom/v1'] }],
    ['', { namespaces: ['wp/v2', 'custom/v1'] }],
    ['/wp/v2', { namespace: 'wp/v2' }],
    ['/wp/v2/categories/13/', { id: 13 }],
  ])('%s is answered [API-02]', async (path, part) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject(part);
  });

  it('shows a picture once for each description it has, by ids that stay [API-02]', async () => {
    const { body, headers } = await get('/wp/v2/media');
    expect(headers['x-wp-total']).toBe('2');
    expect(body.map((item: { alt_text: string }) => item.alt_text)).toEqual(
      expect.arrayContaining(['A garden', 'Una huerta']),
    );
    expect(body[0]).toMatchObject({ media_type: 'image', mime_type: 'image/svg+xml', media_details: { sizes: {} } });

    const alone = createBlog(STORIES.slice(0, 1)).answer('/wp/v2/media?_fields=id').body;
    expect(body.map(({ id }: { id: number }) => ({ id }))).toEqual(expect.arrayContaining(idListSchema.parse(alone)));
  });

  it('comes compressed where that is worth it, and may be kept by form [API-01]', async () => {
    const app = fastify();
    const blog = createBlog(sampleStories(30));
    await app.register((scope) => blogRoutes(scope, { blog }), { prefix: '/wp-json' });
    const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
    const list = '/wp-json/wp/v2/posts?per_page=30';
    const plain = await ask(list, 'identity');
    const [br, gzip] = [await ask(list, 'gzip, br'), await ask(list, 'gzip')];
    expect([plain, br, gzip].map(({ headers }) => [headers['content-encoding'], headers['vary']])).toEqual([
      [undefined, 'accept-encoding'],
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
    ]);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(br.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
    expect((await ask('/wp-json/wp/v2/categories?_fields=name', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('suggests related posts in the form of a list [API-03]', async () => {
    const { status, headers, body } = await get(
      `/custom/v1/suggested-posts?post_id=101&_embed=1&_fields=${LIST_FIELDS}`,
    );
    expect(status).toBe(200);
    expect(wpPostListSchema.parse(body).map(({ id }) => id)).toEqual([104, 105, 103]);
    expect(body[0]['_embedded'].author[0].name).toBe('la Oficina de Comunicación');
    expect(headers['x-wp-total']).toBe('3');
  });
});

describe('an answer', () => {
  it('may be kept for a minute and is not sent again while it is the same [API-01]', async () => {
    const first = await get('/wp/v2/posts?per_page=1');
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    const again = await get('/wp/v2/posts?per_page=1', {
      headers: { 'if-none-match': `"other", ${first.headers['etag']}` },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await get('/wp/v2/posts?per_page=2', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(other.status).toBe(200);
  });

  it('to HEAD has the headers of GET and no body [API-01]', async () => {
    const { status, headers, text } = await get('/wp/v2/posts?per_page=2', { method: 'HEAD' });
    expect([status, headers['x-wp-total'], text]).toEqual([200, '5', '']);
  });

  it('is made once for all who ask alike, together or later, until the news change [API-01]', async () => {
    let version = 1;
    const questions: string[] = [];
    const answer = async (question: string) => {
      questions.push(question);
      return createBlog(STORIES).answer(question);
    };
    const app = fastify();
    const blog = { answer, version: () => version, maxAgeMs: Infinity };
    await app.register((scope) => blogRoutes(scope, { blog }), { prefix: '/wp-json' });
    const list = '/wp/v2/posts?per_page=3';
    const all = await Promise.all([1, 2, 3].map(() => app.inject(`/wp-json${list}`)));
    await app.inject(`/wp-json${list}`);
    // However it is spelt.
    await app.inject('/wp-json/wp/v2/posts?cachebuster=1&page=1&per_page=3');
    expect([new Set(all.map(({ body }) => body)).size, questions]).toEqual([1, [list]]);
    version = 2;
    await app.inject(`/wp-json${list}`);
    expect(questions).toEqual([list, list]);
  });

  it.each(['/wp/v2/posts?slug=made-up', '/wp/v2/posts?search=huerta', '/wp/v2/posts?per_page=x'])(
    'to %.40s takes nobody’s place among those that are kept [API-01]',
    async (question) => {
      let asked = 0;
      const answer = (path: string) => ((asked += 1), createBlog(STORIES).answer(path));
      const app = fastify();
      await app.register((scope) => blogRoutes(scope, { blog: { answer, version: () => 1, maxAgeMs: Infinity } }), {
        prefix: '/wp-json',
      });
      await app.inject(`/wp-json${question}`);
      await app.inject(`/wp-json${question}`);
      expect(asked).toBe(2);
    },
  );

  it('is the same for a caller in the same process [API-01]', async () => {
    const path = `/wp/v2/posts?slug=huerta&_embed=1&_fields=${LIST_FIELDS}`;
    expect(createBlog(STORIES).answer(path).body).toEqual((await get(path)).body);
  });
});
