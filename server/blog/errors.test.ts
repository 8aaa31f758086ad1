import { describe, expect, it } from 'vitest';
import { get } from '#server/testing/askBlog.ts';

describe('what is wrong with a request', () => {
  it.each([
    [
      'per_page=0',
      'per_page',
      'rest_out_of_bounds',
      'per_page must be between 1 (inclusive) and 100 (inclusive)',
      null,
    ],
    [
      'per_page=101',
      'per_page',
      'rest_out_of_bounds',
      'per_page must be between 1 (inclusive) and 100 (inclusive)',
      null,
    ],
    [
      'per_page=-1',
      'per_page',
      'rest_out_of_bounds',
      'per_page must be between 1 (inclusive) and 100 (inclusive)',
      null,
    ],
    ['per_page=ten', 'per_page', 'rest_invalid_type', 'per_page is not of type integer.', { param: 'per_page' }],
    ['per_page[]=1', 'per_page', 'rest_invalid_type', 'per_page is not of type integer.', { param: 'per_page' }],
    ['per_page=1.5', 'per_page', 'rest_invalid_type', 'per_page is not of type integer.', { param: 'per_page' }],
    ['page=', 'page', 'rest_invalid_type', 'page is not of type integer.', { param: 'page' }],
    ['page=0', 'page', 'rest_out_of_bounds', 'page must be greater than or equal to 1', null],
    ['page=0x10', 'page', 'rest_invalid_type', 'page is not of type integer.', { param: 'page' }],
    ['order=up', 'order', 'rest_not_in_enum', 'order is not one of asc and desc.', null],
    [
      'orderby=rand',
      'orderby',
      'rest_not_in_enum',
      'orderby is not one of date, id, include, modified, relevance, slug, and title.',
      null,
    ],
    ['context=all', 'context', 'rest_not_in_enum', 'context is not one of view, embed, and edit.', null],
    ['include=1,x', 'include', 'rest_invalid_type', 'include[1] is not of type integer.', { param: 'include[1]' }],
    ['author=x', 'author', 'rest_invalid_type', 'author[0] is not of type integer.', { param: 'author[0]' }],
    [
      'categories=x',
      'categories',
      'rest_no_matching_schema',
      'categories is not a valid Term ID List. Reason: categories[0] is not of type integer.',
      { position: 0 },
    ],
    [
      'tags[0][a]=1',
      'tags',
      'rest_no_matching_schema',
      'tags is not a valid Term ID List. Reason: tags is not of type array.',
      { position: 0 },
    ],
    ['include[a]=1', 'include', 'rest_invalid_type', 'include is not of type array.', { param: 'include' }],
    ['search[]=x', 'search', 'rest_invalid_type', 'search is not of type string.', { param: 'search' }],
    ['status=draft', 'status', 'rest_forbidden_status', 'Status is forbidden.', { status: 401 }],
  ])("is said in WordPress's words for posts?%s [API-01]", async (query, param, code, message, data) => {
    const { status, body } = await get(`/wp/v2/posts?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${param}`,
      data: { status: 400, params: { [param]: message }, details: { [param]: { code, message, data } } },
    });
  });

  it.each(['offset=10', 'after=2026-01-01T00:00:00', 'categories_exclude=8', 'tax_relation=AND', 'search_columns[]=a'])(
    'is said for %s, which a WordPress takes and the site does not offer: it is not ignored [API-01]',
    async (query) => {
      const name = query.split(/[=[]/)[0] ?? '';
      const { status, body } = await get(`/wp/v2/posts?${query}`);
      const data = { status: 400, params: { [name]: `${name} is not offered here.` } };
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'rest_invalid_param', data })]);
    },
  );

  it('is said for every wrong parameter at once [API-01]', async () => {
    const { body } = await get('/wp/v2/posts?order=x&per_page=0');
    expect(body.message).toBe('Invalid parameter(s): per_page, order');
    expect(Object.keys(body.data.params)).toEqual(['per_page', 'order']);
  });

  it.each([
    [
      '/wp/v2/posts?page=2',
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    ],
    [
      '/wp/v2/posts?page=1e9',
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    ],
    [
      '/wp/v2/posts?orderby=relevance',
      400,
      'rest_no_search_term_defined',
      'You need to define a search term to order by relevance.',
    ],
    [
      '/wp/v2/posts?orderby=include',
      400,
      'rest_orderby_include_missing_include',
      'You need to define an include parameter to order by include.',
    ],
    [
      '/wp/v2/posts?context=edit',
      401,
      'rest_forbidden_context',
      'Sorry, you are not allowed to edit posts in this post type.',
    ],
    ['/wp/v2/posts/999', 404, 'rest_post_invalid_id', 'Invalid post ID.'],
    ['/wp/v2/posts/0', 404, 'rest_post_invalid_id', 'Invalid post ID.'],
    ['/wp/v2/posts/99999999999999999999999', 404, 'rest_post_invalid_id', 'Invalid post ID.'],
    ['/wp/v2/media/101', 404, 'rest_post_invalid_id', 'Invalid post ID.'],
    [
      '/wp/v2/media?page=2',
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    ],
    ['/wp/v2/categories/1', 404, 'rest_term_invalid', 'Term does not exist.'],
    ['/wp/v2/tags/13', 404, 'rest_term_invalid', 'Term does not exist.'],
    ['/wp/v2/users/3', 404, 'rest_user_invalid_id', 'Invalid user ID.'],
    ['/wp/v2/posts/huerta', 404, 'rest_no_route', 'No route was found matching the URL and request method.'],
    ['/wp/v2/posts/-1', 404, 'rest_no_route', 'No route was found matching the URL and request method.'],
    ['/wp/v2/pages', 404, 'rest_no_route', 'No route was found matching the URL and request method.'],
    ['/wp/v2/__proto__', 404, 'rest_no_route', 'No route was found matching the URL and request method.'],
    ['/constructor', 404, 'rest_no_route', 'No route was found matching the URL and request method.'],
    ['/wp/v2/posts/101/revisions', 404, 'rest_no_route', 'No route was found matching the URL and request method.'],
    ['/custom/v1/suggested-posts?post_id=999', 404, 'rest_post_invalid_id', 'Invalid post ID.'],
  ])('at %s is %i %s [API-02]', async (path, status, code, message) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code, message, data: { status } });
  });

  it('is named when a post for suggestions is missing or no number [API-03]', async () => {
    expect((await get('/custom/v1/suggested-posts')).body).toEqual({
      code: 'rest_missing_callback_param',
      message: 'Missing parameter(s): post_id',
      data: { status: 400, params: ['post_id'] },
    });
    const { status, body } = await get('/custom/v1/suggested-posts?post_id=x');
    expect([status, body.data.params]).toEqual([400, { post_id: 'post_id is not of type integer.' }]);
  });

  it.each(['POST', 'DELETE'] as const)('is a missing route for %s, whatever its body [API-02]', async (method) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await get('/wp/v2/posts', { method, headers, payload: '{broken' });
    expect([status, body.code]).toEqual([404, 'rest_no_route']);
  });

  it.each([
    ['bad percent-encoding', '/wp/v2/posts?search=%zz', 400],
    ['half a character', '/wp/v2/posts?search=%c3%28', 400],
    ['a NUL', '/wp/v2/posts?search=a%00b', 400],
    ['a NUL in a slug', '/wp/v2/posts?slug=%00', 400],
    ['line breaks', '/wp/v2/posts?search=a%0d%0ax-evil:1', 400],
    ['bad percent-encoding in the path', '/wp/v2/posts/%zz', 400],
    ['a long path', `/wp/v2/${'a'.repeat(1000)}`, 404],
    ['a path that climbs', '/wp/v2/posts/..%2f..%2fetc%2fpasswd', 404],
    ['ten kilobytes', `/wp/v2/posts?search=${'a'.repeat(10_000)}`, 414],
    ['a hundred deep brackets', `/wp/v2/posts?categories${'[a]'.repeat(100)}=1`, 400],
    ['lists of objects', '/wp/v2/posts?include[0][id]=1', 400],
    ['a number beyond all numbers', `/wp/v2/posts?page=${'9'.repeat(400)}`, 400],
    ['another such', `/wp/v2/posts?page=1e400`, 400],
    ['an offset', '/wp/v2/posts?offset=1e300', 400],
    ['huge ids', '/wp/v2/posts?include=99999999999999999999,-5', 200],
    ['names of prototypes', '/wp/v2/posts?__proto__[a]=1&constructor=1&_fields=__proto__.toString', 200],
    ['nothing but signs', '/wp/v2/posts?&=&[]=1&=x&a[&]b=&_fields=,&_embed=,', 200],
    ['many words', `/wp/v2/posts?search=${'a+b+'.repeat(1000)}`, 200],
  ])('meets %s with a clean answer [SEC-07]', async (_name, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/\bat .*\.ts|node_modules/);
    if (status === 404) expect(answer.body.code).toBe('rest_no_route');
  });
});
