import { describe, expect, it } from 'vitest';
import type { Post } from '#contract/posts.ts';
import {
  archiveOf,
  categoriesOf,
  inCategory,
  laterOf,
  PAGE_POSTS,
  parseNewsQuery,
  rowOf,
  shownOf,
  writeNewsQuery,
  yearsOf,
} from './newsQuery.ts';

function post(id: number, parts: Partial<Post> = {}): Post {
  return {
    id,
    slug: `historia-${id}`,
    title: { rendered: `Historia ${id}` },
    excerpt: { rendered: '' },
    date: '2026-03-01T00:00:00',
    modified: '2026-03-01T00:00:00',
    author: 1,
    author_name: '',
    categories: [{ id: 13, name: 'Noticias' }],
    tags: [],
    featured_media: 0,
    featured_image: '',
    featured_alt: '',
    fecha_precision: 'day',
    traduccion: '',
    ...parts,
  };
}
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

it.each([
  [12, 12, 12],
  [13, 12, 13],
  [15, 12, 15],
  [16, 12, 12],
  [16, 24, 16],
])('of %i stories, where %i are wanted, %i show: fewer than a row come with the others', (total, wanted, shown) => {
  expect(shownOf(total, wanted)).toBe(shown);
});

it.each([
  [7, 12, undefined],
  [8, 12, 'phone'],
  [11, 12, 'phone'],
  [12, 12, 'all'],
  [12, 24, undefined],
  [24, 24, 'all'],
])('story %i of 30, where %i are shown, waits: %s', (index, shown, where) => {
  expect(laterOf(index, { total: 30, shown })).toBe(where);
});

it('all of a list that no button adds to are shown on phones too', () => {
  expect(laterOf(11, { total: 12, shown: 12 })).toBeUndefined();
});

describe('the address of the list', () => {
  it.each([
    ['', { category: 0, search: '', shown: PAGE_POSTS }],
    ['?categoria=8&q=f%C3%A1brica&mostrar=24', { category: 8, search: 'fábrica', shown: 24 }],
    ['?categoria=-8&mostrar=1e9', { category: 0, search: '', shown: PAGE_POSTS }],
    ['?categoria=8.5&mostrar=0', { category: 0, search: '', shown: PAGE_POSTS }],
    ['?categoria=99999999999&mostrar=99999999999', { category: 0, search: '', shown: PAGE_POSTS }],
    [`?q=${'a'.repeat(500)}`, { category: 0, search: 'a'.repeat(100), shown: PAGE_POSTS }],
  ])('%s is read, and what makes no sense in it counts as absent [NEWS-01]', (address, query) => {
    expect(parseNewsQuery(address)).toEqual(query);
  });

  it('is written short, keeps what is not of the list, and ends a notice [NEWS-01]', () => {
    const plain = { category: 0, search: '', shown: PAGE_POSTS };
    expect(writeNewsQuery('', plain)).toBe('');
    expect(writeNewsQuery('?categoria=8&q=x&mostrar=24&aviso=pacto', plain)).toBe('');
    expect(writeNewsQuery('?x=1&lang=es&aviso=pacto', { category: 8, search: 'a&b', shown: 24 })).toBe(
      '?x=1&lang=es&categoria=8&q=a%26b&mostrar=24',
    );
  });

  it.each(['abrió nueva FABRICA', 'ñandutí', '100 %', 'a+b'])(
    'brings %s back as it was searched [NEWS-01]',
    (search) => {
      const query = { category: 13, search, shown: 36 };
      expect(parseNewsQuery(writeNewsQuery('?lang=es', query))).toEqual(query);
    },
  );
});

describe('the list', () => {
  const posts = [
    post(1),
    post(2, { categories: [{ id: 8, name: 'Historias' }] }),
    post(3, { categories: [{ id: 8, name: 'Historias' }, { id: 13, name: 'Noticias' }] }), // prettier-ignore
  ];

  it.each([
    [0, [1, 2, 3]],
    [8, [2, 3]],
    [404, []],
  ])('of category %i holds its posts alone, 0 is all [NEWS-01]', (category, ids) => {
    expect(idsOf(inCategory(posts, category))).toEqual(ids);
  });

  it('offers its categories, those with most stories first', () => {
    expect(categoriesOf([...posts, post(4)])).toEqual([
      { id: 13, name: 'Noticias', count: 3 },
      { id: 8, name: 'Historias', count: 2 },
    ]);
    expect(categoriesOf(posts).map(({ id }) => id)).toEqual([8, 13]);
    expect(categoriesOf([post(5, { categories: [{ id: 79, name: 'English' }] })])).toEqual([]);
  });
});

it('every row of stories is whole, whatever their number', () => {
  for (let count = 1; count <= 40; count += 1) {
    const rows = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      const across = rowOf(index, count);
      rows.set(across, (rows.get(across) ?? 0) + 1);
    }
    for (const [across, stories] of rows) expect(stories % across, `${count} stories`).toBe(0);
  }
});

describe('the archive', () => {
  const of = (...years: number[]) => years.map((year, at) => post(at, { date: `${year}-02-01T00:00:00` }));
  it.each([
    [of(2026, 2025, 2023, 2022, 2020), [3, 4]],
    [of(2026, 2025, 2022), []],
    [of(2020, 2020, 2019), []],
    [[], []],
  ])('begins three years before the newest story, and is never one alone', (posts, expected) => {
    expect(idsOf(archiveOf(posts, posts[0]))).toEqual(expected);
  });

  it('says of which years it is', () => {
    expect(yearsOf(['2021-06', '2020', '2022-12-03'])).toBe('2020–2022');
    expect(yearsOf(['2021', '2021-12'])).toBe('2021');
  });
});
