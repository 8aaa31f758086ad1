import { describe, expect, it } from 'vitest';
import { LIST_FIELDS } from '#contract/newsQuestions.ts';
import { wpMediaSchema, wpNamedSchema, wpPostListSchema, wpPostSchema } from '#contract/posts.ts';
import { get } from '#server/testing/askBlog.ts';

async function idsOf(query: string): Promise<number[]> {
  const { body } = await get(`/wp/v2/posts?_fields=id&${query}`);
  return body.map(({ id }: { id: number }) => id);
}

describe('the list of posts', () => {
  it('comes newest first, of equal dates the higher id first, with totals in headers [API-01]', async () => {
    const { status, headers, body } = await get('/wp/v2/posts?per_page=2&categories=13,8');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([101, 105]);
    expect(headers['x-wp-total']).toBe('4');
    expect(headers['x-wp-totalpages']).toBe('2');
    expect(headers['access-control-expose-headers']).toBe('X-WP-Total, X-WP-TotalPages, Link');
    expect(headers['allow']).toBe('GET');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['', [102, 101, 105, 104, 103]],
    ['categories=13', [101, 105, 103]],
    ['categories[]=8&categories[]=79', [102, 104, 103]],
    ['categories%5B0%5D=8', [104, 103]],
    ['categories=999', []],
    ['categories=', [102, 101, 105, 104, 103]],
    ['tags=204', [101, 104]],
    ['author=2', [102]],
    ['include=103,101', [101, 103]],
    ['include=103,101&orderby=include', [103, 101]],
    ['include=103 101', [101, 103]],
    ['exclude[]=101&exclude[]=102', [105, 104, 103]],
    ['slug=credito', [103]],
    ['slug=credito,garden', [102, 103]],
    ['slug=nada', []],
    ['per_page=2&page=2', [105, 104]],
    ['order=asc', [103, 105, 104, 102, 101]],
    ['orderby=id&order=asc', [101, 102, 103, 104, 105]],
    ['orderby=modified', [103, 102, 101, 105, 104]],
    ['orderby=title&order=asc', [102, 104, 103, 105, 101]],
    ['orderby=slug', [105, 101, 102, 103, 104]],
    ['search=nanduti', [101]],
    ['search=ÑANDUT', [101]],
    ['search=texto+huerta', [101]],
    ['search=texto+nada', []],
    ['search=', [102, 101, 105, 104, 103]],
    ['search=escuela&orderby=relevance', [105]],
    ['search=texto&slug=credito,huerta&order=asc', [103, 101]],
    ['include=104,103,101&tags=204&orderby=include', [104, 101]],
    ['include=104,103,101&exclude=103&slug=huerta,credito', [101]],
    ['status=publish', [102, 101, 105, 104, 103]],
    ['categories=79&page=7&search=nada', []],
  ])('for %j is %j [API-01]', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('links to the pages beside it, absolutely when the site knows its origin [API-01]', async () => {
    const within = await get(
      '/wp/v2/posts?per_page=2&page=2&slug[]=huerta&slug[]=credito&slug[]=garden&slug[]=semaforo&slug[]=aniversario',
    );
    expect(within.headers['link']).toContain('</wp-json/wp/v2/posts?per_page=2&page=1&slug%5B%5D=huerta');
    expect(within.headers['link']).toMatch(/; rel="prev", <.*page=3.*>; rel="next"$/);

    const outside = await get('/wp/v2/posts?per_page=4', { siteUrl: 'https://example.org' });
    expect(outside.headers['link']).toBe('<https://example.org/wp-json/wp/v2/posts?per_page=4&page=2>; rel="next"');
  });

  it('holds the posts that the site reads, with names and pictures embedded, in one answer [API-01]', async () => {
    const { body } = await get(`/wp/v2/posts?per_page=100&categories=13,8,79&_embed=1&_fields=${LIST_FIELDS}`);
    const posts = wpPostListSchema.parse(body);
    const garden = posts.find(({ slug }) => slug === 'garden');
    expect(posts).toHaveLength(5);
    expect(garden?.content).toBeUndefined();
    expect(garden?.['_embedded']?.author?.[0]?.name).toBe('the Communications Office');
    expect(garden?.['_embedded']?.['wp:featuredmedia']?.[0]).toMatchObject({
      source_url: '/art/huerta.svg',
      alt_text: 'A garden',
    });
    expect(garden?.['_embedded']?.['wp:term']?.[0]?.[0]).toMatchObject({
      id: 79,
      name: 'English',
      taxonomy: 'category',
    });
    expect(garden?.meta).toEqual({ fecha_precision: 'day', traduccion: 'huerta' });
  });
});

describe('one post', () => {
  it('has the fields of a WordPress post, its HTML clean and its source linked [API-02] [SEC-04]', async () => {
    const { body, headers } = await get('/wp/v2/posts/101', { siteUrl: 'https://example.org' });
    expect(wpPostSchema.parse(body).id).toBe(101);
    expect(body).toMatchObject({
      date: '2026-03-09T00:00:00',
      date_gmt: '2026-03-09T03:00:00',
      modified: '2026-03-09T00:00:00',
      guid: { rendered: 'https://example.org/?p=101' },
      slug: 'huerta',
      status: 'publish',
      type: 'post',
      link: 'https://example.org/es/noticias/huerta/',
      title: { rendered: 'Una &#8220;huerta&#8221; &#038; su gente' },
      excerpt: { rendered: '<p>Lo que &lt;crece&gt; en O&#8217;Leary&#8230;</p>\n', protected: false },
      author: 1,
      comment_status: 'closed',
      sticky: false,
      format: 'standard',
      meta: { fecha_precision: 'day', traduccion: 'garden' },
      categories: [13],
      tags: [204, 206],
    });
    expect(body.content).toEqual({
      rendered:
        '<h2>Ñandutí</h2>\n<p>Texto <strong>fuerte</strong>.</p>\n<p class="is-source">Fuente: ' +
        '<a href="https://www.example.org/huerta?a=1&amp;b=2" rel="noopener">example.org</a></p>\n',
      protected: false,
    });
    expect(body['_links'].self[0].href).toBe('https://example.org/wp-json/wp/v2/posts/101');
    expect(headers['link']).toBe('<https://example.org/es/noticias/huerta/>; rel="alternate"; type=text/html');
  });

  it('is found by its slug, alone in a list [API-02]', async () => {
    const { body, headers } = await get('/wp/v2/posts?slug=credito');
    expect(wpPostListSchema.parse(body).map(({ id }) => id)).toEqual([103]);
    expect(headers['x-wp-total']).toBe('1');
  });

  it('says how precisely its date is known [API-02]', async () => {
    const { body } = await get('/wp/v2/posts/103?_fields=date,modified,meta');
    expect(body).toEqual({
      date: '2025-01-01T00:00:00',
      modified: '2026-04-01T00:00:00',
      meta: { fecha_precision: 'year', traduccion: '' },
    });
  });

  it('leads by its links to its author, picture and terms, each an answer of its own [API-02]', async () => {
    const { body: post } = await get('/wp/v2/posts/101');
    const follow = async (link: { href: string }) => (await get(link.href.replace('/wp-json', ''))).body;
    expect(wpNamedSchema.parse(await follow(post['_links'].author[0])).name).toBe('la Oficina de Comunicación');
    expect(wpMediaSchema.parse(await follow(post['_links']['wp:featuredmedia'][0])).source_url).toBe('/art/huerta.svg');
    expect(await follow(post['_links']['wp:term'][0])).toMatchObject([
      { id: 13, name: 'Noticias', slug: 'noticias', count: 3 },
    ]);
    expect(await follow(post['_links']['wp:term'][1])).toMatchObject([{ slug: 'ambiente' }, { slug: 'escuelas' }]);
    expect(await follow(post['_links']['wp:attachment'][0])).toEqual([]);
    expect(post.featured_media).toBe((await follow(post['_links']['wp:featuredmedia'][0])).id);
  });

  it.each([
    ['_fields=id,title.rendered', ['id', 'title']],
    ['_fields[]=id&_fields[]=slug', ['id', 'slug']],
    ['_fields=id slug', ['id', 'slug']],
    ['_fields=id,nada,__proto__,constructor', ['id']],
    ['_fields=id&_embed=1', ['id']],
    ['_fields=id,_links&_embed=1', ['_embedded', '_links', 'id']],
    ['_fields=id,_links,_embedded&_embed', ['_embedded', '_links', 'id']],
    ['_fields=id,_embedded&_embed=1', ['_embedded', 'id']],
    ['_fields=id,_links,_embedded', ['_links', 'id']],
    ['context=embed&_fields=id,content,link', ['id', 'link']],
  ])('with %s has only %j [API-02]', async (query, fields) => {
    const { body } = await get(`/wp/v2/posts/101?${query}`);
    expect(Object.keys(body).sort()).toEqual(fields);
  });

  it.each([
    ['_embed', ['author', 'wp:featuredmedia', 'wp:term']],
    ['_embed=true', ['author', 'wp:featuredmedia', 'wp:term']],
    ['_embed=author,wp:term', ['author', 'wp:term']],
    ['_embed[]=author', ['author']],
    ['_embed=1&_fields=_embedded.author', ['author']],
  ])('with %s embeds %j [API-02]', async (query, rels) => {
    const { body } = await get(`/wp/v2/posts/101?${query}`);
    expect(Object.keys(body['_embedded']).sort()).toEqual(rels);
  });

  it('keeps a whole field when a part of it is asked for as well [API-02]', async () => {
    for (const fields of ['title,title.rendered,content.protected', 'title.rendered,title,content.protected']) {
      const { body } = await get(`/wp/v2/posts/104?_fields=${fields}`);
      expect(body).toEqual({ title: { rendered: 'aniversario' }, content: { protected: false } });
    }
  });
});
