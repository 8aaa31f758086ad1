import { describe, expect, it } from 'vitest';
import { categories } from '#content/blog.ts';
import { CATEGORY, type PostQuery } from '#contract/news.ts';
import { STORIES } from '#server/testing/askBlog.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createBlog } from './blog.ts';

const blog = createBlog(STORIES);

async function idsOf(query: Partial<PostQuery>): Promise<number[] | undefined> {
  return (await blog.posts({ categories: [], perPage: 10, ...query }))?.posts.map(({ id }) => id);
}

describe('the posts of our own files', () => {
  it.each<[Partial<PostQuery>, number[]]>([
    [{}, [102, 101, 105, 104, 103]],
    [{ categories: [13] }, [101, 105, 103]],
    [{ categories: [8, 79] }, [102, 104, 103]],
    [{ categories: [999] }, []],
    [{ perPage: 2, page: 2 }, [105, 104]],
    [{ categories: [13], perPage: 2, page: 2 }, [103]],
  ])('for %j are %j: newest first, of equal dates the higher id first [API-01]', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('have no page beyond the last', async () => {
    expect(await blog.posts({ categories: [], perPage: 2, page: 4 })).toBeNull();
  });

  it('carry names, picture and text, their titles with the typographer’s signs [NEWS-07, NEWS-11]', async () => {
    expect(await blog.post(101)).toEqual({
      id: 101,
      slug: 'huerta',
      date: '2026-03-09T00:00:00',
      modified: '2026-03-09T00:00:00',
      title: { rendered: 'Una “huerta” & su gente' },
      excerpt: { rendered: 'Lo que <crece> en O’Leary…' },
      content: {
        rendered:
          '<h2>Ñandutí</h2>\n<p>Texto <strong>fuerte</strong>.</p>\n<p class="is-source">Fuente: ' +
          '<a href="https://www.example.org/huerta?a=1&amp;b=2" rel="noopener">example.org</a></p>\n',
      },
      author: 1,
      author_name: 'la Oficina de Comunicación',
      categories: [{ id: 13, name: categories.find(({ id }) => id === CATEGORY.news)?.name.es }],
      tags: [
        { id: 204, name: 'Escuelas' },
        { id: 206, name: 'Ambiente' },
      ],
      featured_media: 101,
      featured_image: '/art/huerta.svg',
      featured_alt: 'Una huerta',
      fecha_precision: 'day',
      traduccion: 'garden',
    });
    expect(await blog.story('huerta')).toEqual(await blog.post(101));
    expect([await blog.story('nada'), await blog.post(999)]).toEqual([null, null]);
  });
});

describe('a story without a source', () => {
  it('ends with its text', async () => {
    const own = createBlog([sampleStory({ source: undefined, markdown: 'Abrimos una oficina.' })]);
    expect((await own.post(1))?.content).toEqual({ rendered: '<p>Abrimos una oficina.</p>\n' });
  });
});

describe('a search', () => {
  it.each([
    ['nanduti', [101]],
    ['ÑANDUT', [101]],
    ['texto huerta', [101]],
    ['gente, “huerta”', [101]],
    ['texto nada', []],
    ['resumen', [102, 105, 104, 103]],
    ['ñanduty', [101]],
    ['anivresario', [104]],
  ])('for %j in titles, summaries and texts finds %j [NEWS-01]', async (search, ids) => {
    expect(await idsOf({ search })).toEqual(ids);
  });

  it('is for whole stories, however many there are, and within categories [NEWS-01]', async () => {
    const many = Array.from({ length: 150 }, (_, at) =>
      sampleStory({ id: at + 1, date: '2026', markdown: at === 0 ? "Un solo *guapo'y*." : 'Otra cosa.' }),
    );
    const found = (categories: number[]) => createBlog(many).posts({ categories, perPage: 100, search: 'guapo' });
    expect((await found([13, 8]))?.posts.map(({ id, content }) => [id, content])).toEqual([[1, undefined]]);
    expect(await found([79])).toEqual({ posts: [], total: 0 });
  });
});

describe('related posts', () => {
  const story = (id: number, topics: ('escuelas' | 'ambiente' | 'semaforo')[], parts = {}) =>
    sampleStory({ id, topics, date: `2026-01-${10 + id}`, ...parts });
  const related = createBlog([
    story(1, ['escuelas', 'ambiente']),
    story(2, ['escuelas', 'ambiente']),
    story(3, ['ambiente'], { categories: [8] }),
    story(4, ['ambiente']),
    story(5, [], { categories: [8] }),
    story(6, []),
    story(7, ['escuelas', 'ambiente'], { lang: 'en' }),
    story(8, ['semaforo'], { categories: [8] }),
    story(9, ['semaforo'], { categories: [8] }),
  ]);

  it('are those of most shared topics, then of most shared categories, then the newest, never the post itself nor one of another language [API-03, NEWS-05]', async () => {
    expect((await related.suggested(1))?.map(({ id }) => id)).toEqual([2, 4, 3, 6, 9, 8]);
    expect(await related.suggested(7)).toEqual([]);
    expect(await related.suggested(99)).toBeNull();
  });

  it('come without their contents', async () => {
    expect((await related.suggested(1))?.some(({ content }) => content)).toBe(false);
  });
});
