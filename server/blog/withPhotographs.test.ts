import { expect, it } from 'vitest';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createBlog } from './blog.ts';
import { withPhotographs } from './withPhotographs.ts';

const BUILT = '/fotos/huerta.9f3a2c1d.1000x750.c8a27b.jpg';

const postOf = async (story: Parameters<typeof sampleStory>[0]) =>
  createBlog(withPhotographs([sampleStory({ id: 7, ...story })], { '/fotos/Huerta.JPG': BUILT })).post(7);

it('a story’s own photograph is named by its built address, with its focus', async () => {
  const image = '/fotos/Huerta.JPG';
  expect(await postOf({ image, image_alt: 'Una huerta' })).toMatchObject({ featured_image: BUILT });
  expect(await postOf({ image, image_alt: 'Una huerta', image_focus: { x: 76, y: 29 } })).toMatchObject({
    featured_image: `${BUILT}#076,029`,
  });
});

it('a photograph in a story’s text comes in the width that a browser wants, and has its place before it comes', async () => {
  const { content } = (await postOf({ markdown: '![Una huerta](/fotos/Huerta.JPG)' })) ?? {};
  const start = BUILT.replace(/jpg$/, '');
  expect(content?.rendered).toContain(`src="${BUILT}"`);
  expect(content?.rendered).toContain('width="1000" height="750"');
  expect(content?.rendered).toContain(`srcset="${start}400.webp 400w, ${start}800.webp 800w, ${start}1000.webp 1000w"`);
});

it('a photograph of another site stays where it is', async () => {
  const { content } = (await postOf({ markdown: '![Otra](https://example.org/fotos/Huerta.JPG)' })) ?? {};
  expect(content?.rendered).toContain('src="https://example.org/fotos/Huerta.JPG"');
});
