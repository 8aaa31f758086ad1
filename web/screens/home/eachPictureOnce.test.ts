import { expect, it } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { eachPictureOnce } from './eachPictureOnce.ts';

const post = (slug: string, featured_image: string) =>
  ({ slug, featured_image, featured_alt: featured_image && 'What it shows' }) as Post;

it('a picture that the screen or an earlier post shows is not shown again, nor told', () => {
  const posts = [post('one', '/a.svg'), post('two', '/b.svg'), post('three', '/b.svg'), post('four', '')];
  const shown = eachPictureOnce(posts, ['/a.svg']);
  expect(shown.map(({ slug }) => slug)).toEqual(['one', 'two', 'three', 'four']);
  expect(shown.map(({ featured_image }) => featured_image)).toEqual(['', '/b.svg', '', '']);
  expect(shown.map(({ featured_alt }) => featured_alt)).toEqual(['', 'What it shows', '', '']);
});
