import { afterAll, expect, it } from 'vitest';
import { createBlog } from '#server/blog/blog.ts';
import { sanitisePost } from '#server/news/sanitise.ts';
import { createTestApp, realStories } from '#server/testing/testApp.ts';
import { createAddresses } from './addresses.ts';

const addresses = createAddresses({
  blogUrl: 'https://noticias.example.org/wp-json',
  imageHosts: ['media.example.org'],
  images: 'proxy',
  secret: Buffer.from('secret'),
  warn: () => undefined,
});
const app = await createTestApp({
  news: { blog: createBlog(realStories), mediaOrigins: addresses.imageOrigins },
});
afterAll(() => app.close());

it.each([
  ['/wp-content/uploads/a.mp4', 'https://noticias.example.org/wp-content/uploads/a.mp4'],
  ['https://media.example.org/a.mp4', 'https://media.example.org/a.mp4'],
])(
  'the film %s of a WordPress plays from where it lies, and the policy lets it [SEC-04, SEC-05]',
  async (src, kept) => {
    const html = sanitisePost(`<video src="${src}" autoplay></video>`, addresses);
    expect(html).toBe(`<video src="${kept}" controls preload="metadata"></video>`);
    const policy = String((await app.inject('/es/')).headers['content-security-policy']);
    const allowed = /media-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
    expect(allowed).toContain(new URL(kept).origin);
  },
);

it.each([
  'https://evil.example/a.mp4',
  '//evil.example/a.mp4',
  'https://u:p@noticias.example.org/a.mp4',
  'javascript:alert(1)',
])('the film %s is not played [SEC-04]', (src) => {
  const html = sanitisePost(`<video src="${src}"></video><audio src="${src}"></audio>`, addresses);
  expect(html).not.toMatch(/<(video|audio)|javascript:/);
});
