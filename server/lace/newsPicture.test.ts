import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newsPicture } from './newsPicture.ts';

const slugs = Array.from({ length: 60 }, (_, i) => `una-noticia-${i}`);

it('keeps the picture of a post for ever', () => {
  expect(newsPicture('feria-escolar')).toBe(newsPicture('feria-escolar'));
});

it('gives each post a picture of its own', () => {
  expect(new Set(slugs.map(newsPicture)).size).toBe(slugs.length);
});

it('uses more than one ground, so that a list of posts is not one colour', () => {
  const grounds = slugs.map((slug) => /fill="(#\w+)"/.exec(newsPicture(slug))?.[1]);
  expect(new Set(grounds).size).toBeGreaterThan(4);
});

it('stays under 4 KB compressed and shows nothing of the slug', () => {
  for (const slug of [...slugs, '"><script>alert(1)</script>']) {
    const svg = newsPicture(slug);
    expect(brotliCompressSync(svg).length).toBeLessThan(4096);
    expect(svg).not.toContain('script');
  }
});
