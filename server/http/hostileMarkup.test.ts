import { pagePath, SEARCH_PATH } from '#contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, metaOf, readPage, readPiece, textOf, titleOf, type PageElement } from '#server/testing/testPage.ts';

/** Text that tries to leave whatever element, attribute or script it stands in. */
const BREAKOUT = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'><svg onload=alert(3)>\u2028{{7*7}}`;

const BODY = [
  '<script>alert(4)</script>',
  '<p onclick="alert(5)" style="position:fixed" id="root">texto</p>',
  '[enlace](javascript:alert(6)) [otro](data:text/html,<script>alert(7)</script>) [tercero](\tjavascript:alert(8))',
  '<a href="java&#10;script:alert(9)">cuarto</a> <a href="//evil.test/x">quinto</a>',
  '<iframe src="https://evil.test/"></iframe><iframe srcdoc="<script>alert(10)</script>"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/abc123" onload="alert(11)"></iframe>',
  '<svg><script>alert(12)</script></svg><math><mtext><script>alert(13)</script></mtext></math>',
  '<form action="https://evil.test"><input name="x" autofocus onfocus="alert(14)"></form>',
  '<style>@import "https://evil.test/x.css";</style><link rel="stylesheet" href="https://evil.test/y.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test/">',
  '<img src="javascript:alert(15)"><img src="x" onerror="alert(16)"><object data="x"></object><embed src="x">',
  '<noscript><p title="</noscript><img src=x onerror=alert(17)>"></noscript>',
  '<!-- --!><script>alert(18)</script> -->',
  '```html\n<script>alert(19)</script>\n```',
].join('\n\n');

const stories = [
  sampleStory({ id: 1, slug: 'a-story', title: BREAKOUT, excerpt: BREAKOUT, markdown: BODY, image_alt: BREAKOUT }),
  sampleStory({
    id: 2,
    slug: 'con-imagen',
    title: BREAKOUT,
    excerpt: BREAKOUT,
    image: '/art/emblem.svg',
    image_alt: BREAKOUT,
  }),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp({ stories });
});
afterAll(() => app.close());

async function open(path: string): Promise<PageElement> {
  return readPage((await app.inject(path)).body);
}

/** Scripts of a page by kind; anything but these makes a kind of its own. */
function scriptKinds(page: PageElement): string[] {
  return elements(page, 'script').map(({ attributes }) => {
    const known = [...attributes.keys()].every((name) =>
      ['type', 'id', 'data-entry', 'data-modules', 'data-texts', 'data-all-texts', 'data-fonts'].includes(name),
    );
    return known ? (attributes.get('type') ?? 'head') : `unknown: ${[...attributes.keys()].join()}`;
  });
}

const PAGES = [
  ['/es/noticias/a-story/', ['head', 'application/ld+json', 'application/ld+json', 'application/json']],
  ['/es/noticias/con-imagen/', ['head', 'application/ld+json', 'application/ld+json', 'application/json']],
  ['/es/noticias/', ['head', 'application/ld+json', 'application/json']],
  ['/es/noticias/categoria/13/', ['head', 'application/ld+json', 'application/json']],
  ['/', ['head', 'application/ld+json', 'application/json']],
] as const;

describe.each(PAGES)('%s with hostile stories', (address, kinds) => {
  it('has only the scripts and attributes that the site writes [SEC-04]', async () => {
    const page = await open(address);
    expect(scriptKinds(page).toSorted()).toEqual([...kinds].toSorted());
    for (const { name, attributes } of elements(page)) {
      for (const [attribute, value] of attributes) {
        if (attribute === 'action' && value === pagePath('es', SEARCH_PATH)) continue;
        // The search of the news leads to itself.
        if (attribute === 'action' && attributes.get('role') === 'search' && value.startsWith('/es/noticias/'))
          continue;
        expect([name, attribute]).toEqual([name, expect.not.stringMatching(/^on|^(style|srcdoc|autofocus|action)$/)]);
        if (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute)) {
          expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
          // A foreign frame leaves a link that a visitor may press; nothing loads from there.
          if (name !== 'a') expect(value).not.toContain('evil.test');
        }
      }
    }
    const main = elements(page, 'main')[0];
    for (const name of ['style', 'object', 'embed', 'base', 'meta', 'math', 'noscript', 'link', 'template']) {
      expect([name, main && elements(main, name)]).toEqual([name, []]);
    }
  });

  it('keeps its data blocks whole: each is read as the data that was put in [SEC-04]', async () => {
    const page = await open(address);
    const blocks = elements(page, 'script').filter(({ attributes }) => attributes.get('type')?.endsWith('json'));
    for (const block of blocks) {
      expect(JSON.parse(textOf(block))).toBeTypeOf('object');
      expect(textOf(block)).not.toMatch(/<|\u2028|\u2029/);
    }
    // The stories are in it, as text.
    expect(blocks.map(textOf).join()).toContain('alert(1)');
  });
});

describe('a hostile story', () => {
  it('shows its title and excerpt letter by letter, in the page and in its head [SEC-04, NEWS-11]', async () => {
    const page = await open('/es/noticias/a-story/');
    // The blog sets typographic quotes, as WordPress does.
    const heading = textOf(elements(page, 'h1')[0]);
    expect(heading).toMatch(/^<\/script><script>alert\(1\)<\/script><img src=x onerror=alert\(2\)>/);
    expect(titleOf(page)).toContain(heading);
    expect(metaOf(page, 'og:title')).toBe(heading);
    expect(metaOf(page, 'description')).toContain('alert(1)');
    expect(elements(page, 'img').filter(({ attributes }) => attributes.get('src') === 'x')).toEqual([]);
  });

  it('keeps its words, its code as text and the frame of a known player, with our own attributes [SEC-04]', async () => {
    const page = await open('/es/noticias/a-story/');
    const main = elements(page, 'main')[0];
    const body = textOf(main);
    for (const word of ['texto', 'enlace', 'otro', 'tercero', 'cuarto', 'quinto', '<script>alert(19)</script>']) {
      expect(body).toContain(word);
    }
    for (const number of [4, 9, 12, 13, 18]) expect(body).not.toContain(`<script>alert(${number})`);
    // The page asks before it frames; the call hands over the frame.
    expect(elements(page, 'iframe')).toEqual([]);
    expect(elements(page, 'a', { class: 'is-video' }).map(({ attributes }) => attributes.get('href'))).toEqual([
      'https://www.youtube.com/watch?v=abc123',
    ]);
    const called = (await app.inject('/wp-json/wp/v2/posts?slug=a-story')).json<{ content: { rendered: string } }[]>();
    const frames = elements(readPiece(called[0]?.content.rendered ?? ''), 'iframe');
    expect(frames.map(({ attributes }) => attributes.get('src'))).toEqual([
      'https://www.youtube-nocookie.com/embed/abc123',
    ]);
    expect(frames[0]?.attributes.get('sandbox')).not.toMatch(/top-navigation|forms|modals/);
    expect(elements(page, 'p', { id: 'root' })).toEqual([]);
  });

  it('is as inert in the calls and in the data that the page brings along [SEC-04]', async () => {
    const [block] = elements(await open('/es/noticias/a-story/'), 'script', { id: 'datos' });
    const data = JSON.parse(textOf(block)) as Record<string, { content: { rendered: string } }>;
    const brought = Object.values(data)[0]?.content.rendered ?? '';
    const answer = await app.inject('/wp-json/wp/v2/posts?slug=a-story');
    const [post] = answer.json<{ content: { rendered: string } }[]>();
    expect(brought).toBe(post?.content.rendered);
    const content = readPiece(brought);
    expect(elements(content, 'script')).toEqual([]);
    for (const { attributes } of elements(content)) {
      expect([...attributes.keys()].filter((name) => /^on|^style$|^srcdoc$/.test(name))).toEqual([]);
      expect(attributes.get('href') ?? '').not.toMatch(/javascript:|data:/);
    }
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

it('a hostile slug in an address is repeated nowhere as markup [SEC-04]', async () => {
  for (const slug of [BREAKOUT.replace('\u2028', ''), '"onmouseover="alert(1)', "'><script>alert(1)</script>"]) {
    const { statusCode, body } = await app.inject(`/es/noticias/${encodeURIComponent(slug)}/`);
    expect(statusCode).toBe(404);
    expect(scriptKinds(readPage(body)).toSorted()).toEqual(['application/json', 'head']);
    expect(body).not.toContain('<script>alert');
    expect(elements(readPage(body)).filter(({ attributes }) => attributes.has('onmouseover'))).toEqual([]);
  }
});

it('a hostile search is repeated as the words in its field alone [SEC-04]', async () => {
  for (const words of [BREAKOUT, '"onmouseover="alert(1)', "'><script>alert(1)</script>"]) {
    for (const path of ['/es/noticias/', '/es/buscar/']) {
      const page = await open(`${path}?q=${encodeURIComponent(words)}`);
      const kinds = scriptKinds(page).filter((kind) => kind !== 'application/ld+json');
      expect(kinds).toEqual(['head', 'application/json']);
      const fields = elements(page, 'main').flatMap((main) => elements(main, 'input', { name: 'q' }));
      expect(fields.map(({ attributes }) => attributes.get('value'))).toEqual([words]);
    }
  }
});
