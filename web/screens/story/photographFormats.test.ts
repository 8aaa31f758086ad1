import { expect, it } from 'vitest';
import { sanitisePost } from '#server/news/sanitise.ts';
import { withPhotographFormats } from './photographFormats.ts';

const START = '/fotos/huerta.9f3a2c1d.1000x750.c8a27b';

it('a photograph in a story’s text comes in AVIF, WebP and JPEG, as wide as its column', () => {
  const sent = sanitisePost(`<p><img src="${START}.jpg" alt="Una huerta > &quot;grande&quot;"></p>`);
  const sizes = / sizes="([^"]+)"/.exec(sent)?.[1];
  expect(sizes).toBeTruthy();
  const shown = withPhotographFormats(sent);
  for (const format of ['avif', 'webp']) {
    const widths = `${START}.400.${format} 400w, ${START}.800.${format} 800w, ${START}.1000.${format} 1000w`;
    expect(shown).toContain(`<source type="image/${format}" srcset="${widths}" sizes="${sizes}">`);
  }
  expect(shown.match(/<img[^]*?\/>/)?.[0]).toBe(
    `<img alt="Una huerta &gt; &quot;grande&quot;" loading="lazy" width="1000" height="750" src="${START}.jpg" />`,
  );
});

it('also where a browser wrote the HTML anew, and a text holds the end of a tag', () => {
  const image = `<img alt="a > b" src="${START}.jpg" srcset="x" sizes="1px">`;
  expect(withPhotographFormats(`<a href="/x">${image}</a>`)).toMatch(
    /^<a href="\/x"><picture><source [^>]+><source [^>]+><img alt="a > b" src="[^"]+\.jpg"><\/picture><\/a>$/,
  );
});

it.each(['<img src="/art/huerta.svg" alt="">', '<img src="https://example.org/fotos/a.jpg" alt="">', '<imgx src="a">'])(
  '%s stays as it is',
  (html) => {
    expect(withPhotographFormats(html)).toBe(html);
  },
);
