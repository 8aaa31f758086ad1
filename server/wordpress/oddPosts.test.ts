import { describe, expect, it, vi } from 'vitest';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { connect, startWordPress } from '#server/testing/testWordPress.ts';
import { PATIENCE } from '#server/testing/testService.ts';
import type { TestWordPress } from '#server/testing/testWordPress.ts';

/** A party popper, and a farmer made of two drawings. */
const FEAST = 'fiesta-\u{1f389}-\u{1f469}\u200d\u{1f33e}';

const NEWS = '/wp/v2/posts?per_page=100&categories=13,8,79&_fields=id';

/** Changes one post in every answer. */
function changePost(theirs: TestWordPress, id: number, parts: Record<string, unknown>): void {
  const change = (post: unknown) =>
    typeof post === 'object' && post && 'id' in post && post.id === id ? { ...post, ...parts } : post;
  theirs.change((path, body) => {
    if (!path.startsWith('/wp/v2/posts')) return body;
    return Array.isArray(body) ? body.map(change) : change(body);
  });
}

/** Posts that exist in real WordPress sites. */
describe('a post', () => {
  it('with a password is shown nowhere, also when it got one after it was seen [API-07]', async () => {
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs, { limits: { freshSeconds: 0, missingSeconds: 60 }, images: 'link' });
    await wordpress.prefetch();
    changePost(theirs, 1, { excerpt: { rendered: '', protected: true }, content: { rendered: '', protected: true } });
    const ids = async (path: string) => JSON.stringify((await wordpress.answer(path)).body);
    await vi.waitFor(async () => expect(await ids(NEWS)).toBe('[{"id":2},{"id":3}]'), PATIENCE);
    expect((await wordpress.answer('/wp/v2/posts/1')).status).toBe(404);
    await vi.waitFor(async () => expect(await ids('/wp/v2/posts?slug=historia-1')).toBe('[]'), PATIENCE);
    expect(wordpress.sitemapStories().map(({ slug }) => slug)).toEqual(['historia-2', 'historia-3']);
  });

  it.each([
    ['<p>Un resumen &amp; nada más.</p>', 'Un resumen &amp; nada más.'],
    [`<p>${'palabra '.repeat(20)}</p>`, `${'palabra '.repeat(10).trim()}…`],
    ['', 'historia 1'],
  ])('without a title takes the start of its summary, else its address: %s [API-07]', async (rendered, title) => {
    const theirs = await startWordPress(1);
    changePost(theirs, 1, { title: { rendered: '' }, excerpt: { rendered, protected: false } });
    const { body } = await (await connect(theirs)).answer('/wp/v2/posts?_fields=title');
    expect(body).toEqual([{ title: { rendered: title } }]);
  });

  it('with a drawing in its address is found by it [API-07]', async () => {
    const theirs = await startWordPress([sampleStory({ id: 1, slug: FEAST })]);
    const { body } = await (await connect(theirs)).answer(`/wp/v2/posts?slug=${encodeURIComponent(FEAST)}&_fields=id`);
    expect(body).toEqual([{ id: 1 }]);
  });

  it('of millions of letters is shown to a bound, without the pictures that are written into it [API-07]', async () => {
    const theirs = await startWordPress(1);
    const drawn = `<p>Uno<img src="data:image/png;base64,${'QUJD'.repeat(300_000)}">Dos</p>`;
    changePost(theirs, 1, { content: { rendered: drawn + '<p>palabra</p>'.repeat(100_000) } });
    const { body } = await (await connect(theirs)).answer('/wp/v2/posts/1?_fields=content');
    const html = JSON.stringify(body);
    expect(html.slice(0, 80)).toContain('<p>UnoDos</p><p>palabra</p>');
    expect([html.length > 400_000, html.length < 600_000]).toEqual([true, true]);
  });

  it('whose picture may not be shown has no gap in its place [API-07]', async () => {
    const theirs = await startWordPress(1);
    const empty = '<figure class="wp-block-image">\n<img src="https://evil.example/a.jpg"></figure>';
    changePost(theirs, 1, {
      content: { rendered: `<p>Uno</p><figure class="wp-block-gallery">${empty}${empty}</figure><p>Dos</p>` },
    });
    const { body } = await (await connect(theirs)).answer('/wp/v2/posts/1?_fields=content');
    const html = JSON.stringify(body);
    expect(html).toContain('<p>Uno</p><p>Dos</p>');
    expect(html).not.toContain('wp-block-gallery');
  });

  it('that links to another post leads to that story here, and elsewhere to where it led [API-07]', async () => {
    const theirs = await startWordPress([sampleStory({ id: 1 }), sampleStory({ id: 2, slug: 'ñandutí' })]);
    const wordpress = await connect(theirs);
    await wordpress.answer(NEWS);
    const there = `${theirs.origin}/2025/11/${encodeURIComponent('ñandutí').toLowerCase()}/`;
    const others = [`${theirs.origin}/tag/historia-2/`, `${theirs.origin}/?p=2`, 'https://example.org/historia-2/'];
    changePost(theirs, 1, {
      content: { rendered: [there, ...others].map((href) => `<a href="${href}">x</a>`).join('') },
    });
    const { body } = await wordpress.answer('/wp/v2/posts/1?_fields=content');
    const links = [...JSON.stringify(body).matchAll(/href=\\"([^"\\]*)/g)].map(([, href]) => href);
    expect(links).toEqual(['/es/noticias/%C3%B1andut%C3%AD/', ...others]);
  });
});
