import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { postsPath, storyPostPath, suggestedPath } from '#contract/newsPaths.ts';
import { namedSchema, pictureSchema, wpPostListSchema, wpPostSchema } from '#contract/posts.ts';
import { createBlog } from '#server/blog/blog.ts';
import { get, STORIES } from '#server/testing/askBlog.ts';
import { askNews, openNews } from '#server/testing/askNews.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

const ROOT = '/wp-json';
const below = (path: string) => path.slice(ROOT.length);

describe('the list of posts', () => {
  it('is WordPress’s: newest first, with totals in headers [API-01]', async () => {
    const { status, headers, body } = await get('/wp/v2/posts?per_page=2&categories=13,8');
    expect([status, wpPostListSchema.parse(body).map(({ id }) => id)]).toEqual([200, [101, 105]]);
    expect(headers).toMatchObject({
      'x-wp-total': '4',
      'x-wp-totalpages': '2',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'x-robots-tag': 'noindex',
    });
  });

  it.each([
    ['', [102, 101, 105, 104, 103], '1'],
    ['categories=', [102, 101, 105, 104, 103], '1'],
    ['categories=8,79', [102, 104, 103], '1'],
    ['categories=999', [], '0'],
    ['per_page=2&page=3', [103], '3'],
    ['slug=credito', [103], '1'],
    ['slug=nada', [], '0'],
    ['slug=credito,garden', [], '0'],
    ['search=nanduti', [101], '1'],
    ['search=texto+huerta&categories=13', [101], '1'],
    ['search=texto+nada', [], '0'],
    ['search=', [102, 101, 105, 104, 103], '1'],
  ])('for %j is %j [API-01, API-02]', async (query, ids, pages) => {
    const { body, headers } = await get(`/wp/v2/posts?_fields=id&${query}`);
    expect([body, headers['x-wp-totalpages']]).toEqual([ids.map((id) => ({ id })), pages]);
  });

  it('holds what the site shows in one answer, with names and pictures and without contents [API-01, NEWS-07]', async () => {
    const { body } = await get(below(postsPath({ categories: [13, 8, 79], perPage: 100 })));
    const garden = wpPostListSchema.parse(body).find(({ slug }) => slug === 'garden');
    expect(garden).toEqual({
      id: 102,
      slug: 'garden',
      date: '2026-03-09T00:00:00',
      modified: '2026-03-09T00:00:00',
      title: { rendered: 'A garden' },
      excerpt: { rendered: '<p>Resumen de la historia 102.</p>\n' },
      author: 2,
      categories: [79],
      featured_media: 102,
      meta: { fecha_precision: 'day', traduccion: 'huerta' },
      _embedded: {
        author: [{ id: 2, name: 'the Communications Office' }],
        'wp:featuredmedia': [{ id: 102, source_url: '/art/huerta.svg', alt_text: 'A garden' }],
        'wp:term': [[{ id: 79, name: 'English', taxonomy: 'category' }], []],
      },
    });
  });
});

describe('one thing', () => {
  it('is a post with its content, its texts as HTML [API-02] [SEC-04]', async () => {
    const { body } = await get('/wp/v2/posts/101');
    expect(wpPostSchema.parse(body)).toMatchObject({
      id: 101,
      title: { rendered: 'Una “huerta” &amp; su gente' },
      excerpt: { rendered: '<p>Lo que &lt;crece&gt; en O’Leary…</p>\n' },
      content: { rendered: expect.stringContaining('<h2>Ñandutí</h2>') },
      categories: [13],
    });
    expect(body.content.rendered).not.toContain('<script');
    expect(body._embedded).toBeUndefined();
  });

  it('is a story by its slug, with its content, alone in a list [API-02]', async () => {
    const { body, headers } = await get(below(storyPostPath('huerta')));
    const [post] = wpPostListSchema.parse(body);
    expect([post?.id, post?.content?.rendered.includes('fuerte'), headers['x-wp-total']]).toEqual([101, true, '1']);
  });

  it.each([
    ['/wp/v2/categories/79', namedSchema, { id: 79, name: 'English' }],
    ['/wp/v2/users/2', namedSchema, { id: 2, name: 'the Communications Office' }],
    ['/wp/v2/media/101', pictureSchema, { id: 101, source_url: '/art/huerta.svg', alt_text: 'Una huerta' }],
  ])('is what surrounds a post: %s [API-02]', async (path, schema, item) => {
    const { status, body } = await get(path);
    expect([status, schema.parse(body)]).toEqual([200, item]);
    expect((await get(`${path}?_fields=id`)).body).toEqual({ id: item.id });
  });

  it.each([
    ['_fields=id,title', ['id', 'title']],
    ['_fields=id,nada,__proto__,constructor', ['id']],
    ['_fields=id&_embed=1', ['id']],
    ['_fields=id,_embedded&_embed', ['_embedded', 'id']],
    ['_fields=id,_embedded', ['id']],
  ])('with %s has only %j [API-02]', async (query, fields) => {
    expect(Object.keys((await get(`/wp/v2/posts/101?${query}`)).body).toSorted()).toEqual(fields);
  });

  it.each([
    ['_embed', ['author', 'wp:featuredmedia', 'wp:term']],
    ['_embed=true', ['author', 'wp:featuredmedia', 'wp:term']],
    ['_embed=author,wp:term', ['author', 'wp:term']],
  ])('with %s embeds %j [API-02]', async (query, relations) => {
    expect(Object.keys((await get(`/wp/v2/posts/101?${query}`)).body._embedded).toSorted()).toEqual(relations);
  });

  it('suggests related posts in the form of a list [API-03]', async () => {
    const { status, headers, body } = await get(below(suggestedPath(101)));
    expect([status, wpPostListSchema.parse(body).map(({ id }) => id)]).toEqual([200, [104, 105, 103]]);
    expect(body[0]._embedded.author[0].name).toBe('la Oficina de Comunicación');
    expect(headers['x-wp-total']).toBe('3');
  });
});

describe('what is wrong with a request', () => {
  const BOUNDS = 'per_page must be between 1 (inclusive) and 100 (inclusive)';
  it.each([
    ['per_page=0', 'per_page', BOUNDS],
    ['per_page=101', 'per_page', BOUNDS],
    ['per_page=-1', 'per_page', 'per_page is not of type integer.'],
    ['per_page=ten', 'per_page', 'per_page is not of type integer.'],
    ['per_page=1&per_page=2', 'per_page', 'per_page is not of type integer.'],
    ['page=1e400', 'page', 'page is not of type integer.'],
    ['page=', 'page', 'page is not of type integer.'],
    ['categories=x', 'categories', 'categories is not a list of whole numbers.'],
    ['search=a&search=b', 'search', 'search is not of type string.'],
    [`search=${'a'.repeat(101)}`, 'search', 'search must be at most 100 characters long.'],
    ['search=a%00b', 'search', 'search is malformed.'],
    ['slug=a%0d%0ax', 'slug', 'slug is malformed.'],
    ['orderby=title', 'orderby', 'orderby is not offered here.'],
    ['context=edit', 'context', 'context is not offered here.'],
    ['include=1,2', 'include', 'include is not offered here.'],
    ['categories[]=8', 'categories[]', 'categories[] is not offered here.'],
    ['cachebuster=1', 'cachebuster', 'cachebuster is not offered here.'],
  ])("is said in WordPress's words for posts?%.40s [API-01, SEC-07]", async (query, name, message) => {
    const { status, body, headers } = await get(`/wp/v2/posts?${query}`);
    expect([status, headers['cache-control']]).toEqual([400, 'no-cache']);
    expect(body).toEqual({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${name}`,
      data: { status: 400, params: { [name]: message } },
    });
  });

  it('is said for every wrong parameter at once [API-01]', async () => {
    const { body } = await get('/wp/v2/posts?per_page=0&order=asc&tags=1');
    expect(Object.keys(body.data.params).toSorted()).toEqual(['order', 'per_page', 'tags']);
  });

  it.each([
    ['/wp/v2/posts?page=2', 400, 'rest_post_invalid_page_number'],
    ['/wp/v2/posts/999', 404, 'rest_post_invalid_id'],
    ['/wp/v2/posts/99999999999999999999999', 404, 'rest_post_invalid_id'],
    ['/wp/v2/media/999', 404, 'rest_post_invalid_id'],
    ['/wp/v2/categories/1', 404, 'rest_term_invalid'],
    ['/wp/v2/users/3', 404, 'rest_user_invalid_id'],
    ['/custom/v1/suggested-posts?post_id=999', 404, 'rest_post_invalid_id'],
    ['/custom/v1/suggested-posts?post_id=x', 400, 'rest_invalid_param'],
    ['/custom/v1/suggested-posts', 400, 'rest_missing_callback_param'],
    ['/wp/v2/posts/huerta', 404, 'rest_no_route'],
    ['/wp/v2/posts/-1', 404, 'rest_no_route'],
    ['/wp/v2/categories', 404, 'rest_no_route'],
    ['/wp/v2/tags/202', 404, 'rest_no_route'],
    ['/wp/v2/pages', 404, 'rest_no_route'],
    ['/wp/v2/__proto__', 404, 'rest_no_route'],
    ['/wp/v2/posts/101/revisions', 404, 'rest_no_route'],
    ['/wp/v2/posts/..%2f..%2fetc%2fpasswd', 404, 'rest_no_route'],
    [`/wp/v2/${'a'.repeat(1000)}`, 404, 'rest_no_route'],
    ['/', 404, 'rest_no_route'],
    ['', 404, 'rest_no_route'],
  ])('at %.40s is %i %s [API-02]', async (path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.body.code, answer.body.data.status]).toEqual([status, code, status]);
  });

  it.each(['POST', 'DELETE'] as const)('is a missing route for %s, whatever its body [API-02]', async (method) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await get('/wp/v2/posts', { method, headers, payload: '{broken' });
    expect([status, body.code]).toEqual([404, 'rest_no_route']);
  });

  it.each([
    ['bad percent-encoding', 'search=%zz'],
    ['half a character', 'search=%c3%28'],
    ['a hundred deep brackets', `categories${'[a]'.repeat(100)}=1`],
    ['names of prototypes', '__proto__[a]=1&constructor=1'],
    ['huge numbers', `page=${'9'.repeat(400)}`],
  ])('meets %s with a clean answer [SEC-07]', async (_name, query) => {
    const { status, text } = await get(`/wp/v2/posts?${query}`);
    expect([200, 400]).toContain(status);
    expect(text).not.toMatch(/\bat .*\.ts|node_modules/);
  });
});

describe('an answer', () => {
  it('comes compressed where that is worth it, and may be kept by form [API-01]', async () => {
    const app = openNews(createBlog(sampleStories(30)));
    const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
    const list = `${ROOT}/wp/v2/posts?per_page=30`;
    const plain = await ask(list, 'identity');
    const [br, gzip] = [await ask(list, 'gzip, br'), await ask(list, 'gzip')];
    expect([plain, br, gzip].map(({ headers }) => [headers['content-encoding'], headers['vary']])).toEqual([
      [undefined, 'accept-encoding'],
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
    ]);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('is not sent again while it is the same [API-01]', async () => {
    const first = await get('/wp/v2/posts?per_page=1');
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
    const blog = createBlog(STORIES);
    let [version, asked] = [1, 0];
    const app = openNews({
      ...blog,
      version: () => version,
      posts: (query) => ((asked += 1), blog.posts(query)),
    });
    const list = `${ROOT}/wp/v2/posts?per_page=3&categories=8,13`;
    const all = await Promise.all([1, 2, 3].map(() => app.inject(list)));
    await app.inject(list);
    // However it is spelt.
    await app.inject(`${ROOT}/wp/v2/posts?page=1&categories=13,8,13&per_page=3`);
    expect([new Set(all.map(({ body }) => body)).size, asked]).toEqual([1, 1]);
    version = 2;
    await app.inject(list);
    expect(asked).toBe(2);
  });

  it.each(['slug=made-up', 'search=huerta', 'categories=999', 'per_page=x'])(
    'to posts?%s takes no place in the response cache [API-01]',
    async (query) => {
      const blog = createBlog(STORIES);
      let asked = 0;
      const app = openNews({
        ...blog,
        posts: (wanted) => ((asked += 1), blog.posts(wanted)),
        story: (slug) => ((asked += 1), blog.story(slug)),
      });
      await app.inject(`${ROOT}/wp/v2/posts?${query}`);
      await app.inject(`${ROOT}/wp/v2/posts?${query}`);
      expect(asked).toBe(query.startsWith('per_page') ? 0 : 2);
    },
  );

  it.each([
    [new UpstreamError('timeout', 'slow'), 503, 'rest_upstream_unavailable'],
    [new UpstreamError('shape', 'odd'), 502, 'rest_upstream_invalid'],
  ])('says when the news cannot be had, and when to ask again [API-07, NEWS-09]', async (error, status, code) => {
    const { headers, body, ...answer } = await askNews(
      {
        ...createBlog([]),
        posts: async () => {
          throw error;
        },
      },
      '/wp/v2/posts',
    );
    expect([answer.status, body.code, headers['retry-after'], headers['cache-control']]).toEqual([
      status,
      code,
      '30',
      'no-cache',
    ]);
  });
});
