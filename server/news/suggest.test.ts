import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { sampleStories, sampleStory } from '#server/testing/sampleStories.ts';
import { createBlog } from '#server/blog/blog.ts';
import { createSuggester, SUGGESTED_POSTS } from './suggest.ts';
import type { SuggestDocument } from './suggest.ts';

function documents(parts: Partial<SuggestDocument>[]): SuggestDocument[] {
  return parts.map((part, index) => ({
    index,
    lang: 'es',
    categories: [13],
    topics: [],
    title: '',
    excerpt: '',
    text: '',
    ...part,
  }));
}

const idListSchema = z.array(z.object({ id: z.number() }));

const filler = Array.from({ length: 8 }, () => ({}));

describe('suggested posts', () => {
  it('put a shared topic before a shared category [API-03]', () => {
    const suggest = createSuggester(
      documents([{ topics: ['semaforo'] }, {}, { topics: ['semaforo'], categories: [8] }]),
    );
    expect(suggest(0)).toEqual([2, 1]);
  });

  it('put a shared rare word before the newer post [API-03]', () => {
    const suggest = createSuggester(documents([{ title: 'Huerta escolar' }, ...filler, { text: 'La huertas crecen' }]));
    expect(suggest(0)[0]).toBe(9);
  });

  it('heed neither accents nor words that say nothing [API-03]', () => {
    const suggest = createSuggester(
      documents([{ title: 'Ñandutí para todos' }, ...filler, { text: 'para todos' }, { text: 'nanduti' }]),
    );
    expect(suggest(0)[0]).toBe(10);
    expect(suggest(0)).not.toContain(9);
  });

  it('never cross languages and never name the post itself [API-03]', () => {
    const blog = createBlog(sampleStories(60));
    for (const { id, lang } of blog.stories) {
      const { body } = blog.answer(`/custom/v1/suggested-posts?post_id=${id}&_fields=id`);
      const ids = idListSchema.parse(body).map((post) => post.id);
      expect(ids).toHaveLength(SUGGESTED_POSTS);
      expect(ids).not.toContain(id);
      expect(new Set(blog.stories.filter((story) => ids.includes(story.id)).map((story) => story.lang))).toEqual(
        new Set([lang]),
      );
    }
  });

  it('are the same whenever and in whatever order they are asked for [API-03]', () => {
    const stories = sampleStories(60);
    const paths = stories.map(({ id }) => `/custom/v1/suggested-posts?post_id=${id}&_fields=id`);
    const forth = createBlog(stories);
    const back = createBlog(stories.toReversed());
    const there = paths.map((path) => forth.answer(path).body);
    const again = paths.toReversed().map((path) => back.answer(path).body);
    expect(again.toReversed()).toEqual(there);
    expect(paths.map((path) => forth.answer(path).body)).toEqual(there);
  });

  it('are none for a post that stands alone [API-03]', () => {
    expect(createBlog([sampleStory()]).answer('/custom/v1/suggested-posts?post_id=1').body).toEqual([]);
  });
});
