import { describe, expect, it } from 'vitest';
import { fetchCategory, fetchLatest, fetchList, fetchNeighbours, searchNews, type News } from '#contract/news.ts';
import { wpPostListSchema, type WpPost } from '#contract/posts.ts';
import { parseAnswer, ServiceError, type GetJson } from './http.ts';
import { createNewsCalls } from './newsCalls.ts';

const CATEGORIES: Record<number, string> = { 8: 'Historias', 13: 'Noticias', 79: 'English', 90: 'A&ntilde;o' };
const AUTHORS: Record<number, string> = { 1: 'Comunicaci&oacute;n', 2: 'Ana' };
const pictureOf = (id: number) => `/wp-content/uploads/${id}.jpg`;

/** As WordPress sends it with `_embed`. */
function post(id: number, parts: Partial<WpPost> = {}): WpPost {
  const { categories = [13], author = 1, featured_media = 0 } = parts;
  return {
    id,
    slug: `historia-${id}`,
    date: '2026-03-01T00:00:00',
    modified: '2026-03-02T00:00:00',
    title: { rendered: `Historia ${id}` },
    excerpt: { rendered: `<p>Resumen ${id}</p>\n` },
    categories,
    author,
    featured_media,
    _embedded: {
      author: [{ id: author, name: AUTHORS[author] ?? '' }],
      'wp:term': [
        categories.map((one) => ({ id: one, name: CATEGORIES[one] ?? '', taxonomy: 'category' })),
        [{ id: 500, name: 'huerta', taxonomy: 'post_tag' }],
      ],
      ...(featured_media
        ? { 'wp:featuredmedia': [{ id: featured_media, source_url: pictureOf(featured_media), alt_text: '' }] }
        : {}),
    },
    ...parts,
  };
}

const withoutEmbedded = ({ _embedded: _left, ...bare }: WpPost): WpPost => bare;

/** Answers every list with these posts; records the requests. */
function serviceOf(posts: readonly WpPost[], missing: Record<string, number> = {}) {
  const asked: URL[] = [];
  const getJson: GetJson = async (path, schema) => {
    const url = new URL(path, 'https://site.test');
    asked.push(url);
    const status = Object.entries(missing).find(([start]) => url.pathname.startsWith(start))?.[1];
    if (status) throw new ServiceError('status', path, { status });
    const [, kind, id] = /\/(categories|users|media)\/(\d+)$/.exec(url.pathname) ?? [];
    if (kind === 'categories') return parseAnswer(path, schema, { id: Number(id), name: CATEGORIES[Number(id)] });
    if (kind === 'users') return parseAnswer(path, schema, { id: Number(id), name: AUTHORS[Number(id)] });
    if (kind === 'media') return parseAnswer(path, schema, { id: Number(id), source_url: pictureOf(Number(id)) });
    return parseAnswer(path, schema, wpPostListSchema.parse(posts));
  };
  return { news: createNewsCalls(getJson), asked, paths: () => asked.map(({ pathname }) => pathname) };
}

const POSTS_PATH = '/wp-json/wp/v2/posts';
const titles = (posts: readonly { title: { rendered: string } }[]) => posts.map(({ title }) => title.rendered);

describe('what each screen asks for', () => {
  it.each([
    ['home in Spanish', (news: News) => fetchLatest(news, 'es'), '50', '13,8'],
    ['home in English', (news: News) => fetchLatest(news, 'en'), '50', '79'],
    ['the list in Spanish', (news: News) => fetchList(news, 'es'), '100', '13,8,79'],
    ['the list in English', (news: News) => fetchList(news, 'en'), '100', '13,8,79'],
  ])(
    'is one list with all that %s shows, without contents [NEWS-01, NEWS-07, NEWS-08]',
    async (_, ask, perPage, ids) => {
      const { news, asked } = serviceOf([post(1), post(2, { categories: [79] })]);
      await ask(news);
      expect(asked.map(({ pathname }) => pathname)).toEqual([POSTS_PATH]);
      const query = asked[0]?.searchParams;
      expect(query?.get('per_page')).toBe(perPage);
      expect(query?.get('categories')).toBe(ids);
      expect(query?.get('_embed')?.split(',').toSorted()).toEqual(['author', 'wp:featuredmedia', 'wp:term']);
      expect(query?.get('_fields')?.split(',')).toEqual(
        expect.arrayContaining(['id', 'slug', 'title', 'excerpt', '_embedded']),
      );
      expect(query?.get('_fields')?.split(',')).not.toContain('content');
    },
  );

  it('is ten posts and the name of the category on its page [NEWS-06]', async () => {
    const { news, asked, paths } = serviceOf([post(1, { categories: [8] })]);
    expect((await fetchCategory(news, 'es', 8))?.name).toBe('Historias');
    expect(paths().toSorted()).toEqual(['/wp-json/wp/v2/categories/8', POSTS_PATH]);
    const list = asked.find(({ pathname }) => pathname === POSTS_PATH)?.searchParams;
    expect([list?.get('per_page'), list?.get('categories')]).toEqual(['10', '8']);
  });

  it('is the words and the language for a search, in the same form [NEWS-01, NEWS-07]', async () => {
    const { news, asked } = serviceOf([post(1), post(2, { categories: [13, 79] })]);
    expect(titles(await searchNews(news, 'es', 'huerta & pan'))).toEqual(['Historia 1']);
    const query = asked[0]?.searchParams;
    expect([query?.get('search'), query?.get('categories')]).toEqual(['huerta & pan', '13,8']);
    expect(query?.get('_fields')?.split(',')).not.toContain('content');
  });

  it('is its content too for a story, and the related ones of a post [NEWS-04, NEWS-05]', async () => {
    const { news, asked } = serviceOf([post(1)]);
    await news.story('historia-1');
    await news.suggested(7);
    expect(asked[0]?.searchParams.get('_fields')?.split(',')).toContain('content');
    expect(asked[1]?.pathname).toBe('/wp-json/custom/v1/suggested-posts');
    expect(asked[1]?.searchParams.get('post_id')).toBe('7');
  });
});

describe('an answer without what surrounds its posts', () => {
  const posts = [
    post(1, { categories: [13, 90], featured_media: 31 }),
    post(2, { categories: [8, 13], author: 2, featured_media: 31 }),
    post(3, { featured_media: 32 }),
    post(4),
  ];

  it('costs one call for each category, picture and author, however many share it [NEWS-07]', async () => {
    const { news, paths } = serviceOf(posts.map(withoutEmbedded));
    await fetchList(news, 'es');
    const [list, ...items] = paths();
    expect(list).toBe(POSTS_PATH);
    expect(items.toSorted()).toEqual([
      ...['13', '8', '90'].map((id) => `/wp-json/wp/v2/categories/${id}`),
      '/wp-json/wp/v2/media/31',
      '/wp-json/wp/v2/media/32',
      '/wp-json/wp/v2/users/1',
      '/wp-json/wp/v2/users/2',
    ]);
  });

  it('becomes the same posts as one that has it, with names decoded [NEWS-07, NEWS-11]', async () => {
    const bare = await fetchList(serviceOf(posts.map(withoutEmbedded)).news, 'es');
    const whole = await fetchList(serviceOf(posts).news, 'es');
    expect(bare).toEqual(whole.map((post) => ({ ...post, tags: [] })));
    expect(whole[0]?.tags).toEqual([{ id: 500, name: 'huerta' }]);
    expect(bare[0]).toMatchObject({
      categories: [
        { id: 13, name: 'Noticias' },
        { id: 90, name: 'Año' },
      ],
      featured_image: '/wp-content/uploads/31.jpg',
      author_name: 'Comunicación',
    });
    expect(bare[3]?.featured_image).toBe('');
  });

  it.each([400, 404, 414])('leaves out what is missing (%i) and keeps the rest [NEWS-07]', async (status) => {
    const missing = { '/wp-json/wp/v2/media/': status, '/wp-json/wp/v2/users/': status };
    const [first] = await fetchList(serviceOf(posts.map(withoutEmbedded), missing).news, 'es');
    expect(first).toMatchObject({ featured_image: '', author_name: '', title: { rendered: 'Historia 1' } });
    expect(first?.categories.map(({ name }) => name)).toEqual(['Noticias', 'Año']);
  });

  it('fails as a whole when an item fails: half a list would be kept as if it were one [NEWS-09]', async () => {
    const { news } = serviceOf(posts.map(withoutEmbedded), { '/wp-json/wp/v2/users/': 503 });
    await expect(fetchList(news, 'es')).rejects.toMatchObject({ code: 'status', status: 503 });
  });
});

describe('the language of a post', () => {
  const both = post(1, { categories: [13, 79] });
  const posts = [both, post(2), post(3, { categories: [8] }), post(4, { categories: [79] }), post(5), post(6)];

  it('is English with category 79: in Spanish it goes, even when it is also in 13 [NEWS-01, NEWS-08]', async () => {
    const { news } = serviceOf(posts);
    expect(titles(await fetchList(news, 'es'))).toEqual(['Historia 2', 'Historia 3', 'Historia 5', 'Historia 6']);
    expect(titles(await fetchList(news, 'en'))).toEqual(['Historia 1', 'Historia 4']);
    expect((await fetchCategory(news, 'es', 13))?.posts.map(({ id }) => id)).not.toContain(1);
  });

  it('is looked at before the home page takes its three [NEWS-08, HOME-06]', async () => {
    const { news } = serviceOf(posts);
    expect(titles(await fetchLatest(news, 'es'))).toEqual(['Historia 2', 'Historia 3', 'Historia 5']);
    expect(titles(await fetchLatest(news, 'en'))).toEqual(['Historia 1', 'Historia 4']);
  });
});

it('entities in titles and excerpts are letters, tags of an excerpt go, and decoded ones are text [NEWS-11]', async () => {
  const { news } = serviceOf([
    post(1, {
      title: { rendered: 'Women&#8217;s caf&eacute; &amp; ni&ntilde;os &#x2013; &lt;b&gt;grande&lt;/b&gt;' },
      excerpt: { rendered: '<p>Dijo &#8220;s&iacute;&#8221; &amp;&hellip; a\n &lt;b&gt;todo&lt;/b&gt;</p>\n' },
    }),
  ]);
  const [first] = await fetchList(news, 'es');
  expect(first?.title.rendered).toBe('Women’s café & niños – <b>grande</b>');
  expect(first?.excerpt.rendered).toBe('Dijo “sí” &… a <b>todo</b>');
});

describe('a story', () => {
  it('is the one of this very slug, whatever else the service sends [NEWS-04]', async () => {
    const { news } = serviceOf([post(1), post(2, { slug: 'g%CC%83uar%C3%A3' })]);
    expect((await news.story('historia-1'))?.id).toBe(1);
    expect((await news.story('g̃uarã'))?.slug).toBe('g̃uarã');
    expect(await news.story('historia-1,historia-2')).toBeNull();
  });

  it.each([400, 404, 414])(
    'that the service cannot be asked for (%i) is one that does not exist [NEWS-04]',
    async (status) => {
      expect(await serviceOf([], { [POSTS_PATH]: status }).news.story('x')).toBeNull();
    },
  );

  it('that the service fails to send is a failure [NEWS-09]', async () => {
    const { news } = serviceOf([], { [POSTS_PATH]: 503 });
    await expect(news.story('x')).rejects.toBeInstanceOf(ServiceError);
  });

  it('stands between the older and the newer of its language', async () => {
    const { news } = serviceOf([post(1), post(2, { categories: [79] }), post(3), post(4)]);
    const named = (id: number) => ({ slug: `historia-${id}`, title: `Historia ${id}` });
    expect(await fetchNeighbours(news, 'es', 'historia-3')).toEqual({ previous: named(4), next: named(1) });
    expect(await fetchNeighbours(news, 'es', 'historia-1')).toEqual({ previous: named(3), next: null });
    expect(await fetchNeighbours(news, 'es', 'other')).toEqual({ previous: null, next: null });
  });
});
