import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import education from '#content/education.json' with { type: 'json' };
import { educationSchema } from './education.ts';

it('tells of four things, each with a picture of its own', () => {
  const { bloques } = educationSchema.parse(education);
  const pictures = bloques.map(({ imagen }) => `public/art/education-${imagen}.svg`);
  expect(new Set(pictures).size).toBe(4);
  expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
});

it('leads to stories that are there, in the language of the reader', () => {
  const stories = educationSchema
    .parse(education)
    .bloques.flatMap(({ historia }) => (historia ? [`es/${historia.es}`, `en/${historia.en}`] : []));
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.filter((path) => !existsSync(`content/posts/${path}.md`))).toEqual([]);
});

it('is refused when a block was lost', () => {
  const shorter = { ...education, bloques: education.bloques.slice(1) };
  expect(educationSchema.safeParse(shorter).success).toBe(false);
});
