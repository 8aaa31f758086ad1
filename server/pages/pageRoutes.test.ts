import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import foundation from '#content/foundation.json' with { type: 'json' };
import { pagePath } from '#contract/routes.ts';
import { loadBuilt } from '#server/built.ts';
import {
  createTestApp,
  pageOf,
  KNOWN_PAGES,
  ORIGIN,
  realStories,
  ROOT,
  type KnownPage,
} from '#server/testing/testApp.ts';
import { elements, metaOf, readPage, textOf, titleOf, valueOf, type PageElement } from '#server/testing/testPage.ts';

const { texts: TEXTS } = await loadBuilt(ROOT);

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function open(path: string) {
  const { statusCode, headers, body } = await app.inject(path);
  return { statusCode, headers, page: readPage(body) };
}

/** `hreflang` and address of each alternate, with the origin. */
function alternatesOf(page: PageElement): Record<string, string> {
  // The feed is an alternate too, of another kind.
  const links = elements(page, 'link', { rel: 'alternate' }).filter(({ attributes }) => attributes.has('hreflang'));
  return Object.fromEntries(
    links.map(({ attributes }) => [attributes.get('hreflang') ?? '', attributes.get('href') ?? '']),
  );
}

/** The alternates that a page should name: x-default is the Spanish one, or the page itself without one. */
function expectedAlternates({ language, path, translation }: KnownPage): Record<string, string> {
  const other = language === 'es' ? 'en' : 'es';
  const own = ORIGIN + pagePath(language, path);
  const there = translation && ORIGIN + pagePath(other, translation);
  const spanish = language === 'es' ? own : there;
  return { [language]: own, ...(there ? { [other]: there } : {}), 'x-default': spanish ?? own };
}

describe.each(KNOWN_PAGES.map((page) => ({ address: pageOf(page), ...page })))('$address', (known) => {
  it('is ready HTML in its language, with one main heading and its own head [SHELL-12, SHELL-08]', async () => {
    const { statusCode, headers, page } = await open(known.address);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe(known.language);
    expect(page.attributes.get('lang')).toBe(known.language);
    expect(page.attributes.get('data-route')).toBe(known.path);

    const headings = elements(page, 'h1');
    expect(headings).toHaveLength(1);
    expect(textOf(headings[0]).trim()).not.toBe('');
    const [, name] = titleOf(page).split(/^\S.* · /);
    expect(name).toBe(TEXTS[known.language]['site.name']);
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(20);
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(elements(page, 'link', { rel: 'canonical' }).map((link) => link.attributes.get('href'))).toEqual([
      ORIGIN + known.address,
    ]);
    expect(alternatesOf(page)).toEqual(expectedAlternates(known));
  });

  it('has a share card whose picture is there [SHELL-12]', async () => {
    const { page } = await open(known.address);
    const picture = new URL(metaOf(page, 'og:image') ?? '');
    expect(picture.origin).toBe(ORIGIN);
    // A story's is drawn when it is asked for (storyCards.test.ts).
    const story = /^\/noticias\/[^/]+$/.exec(known.path)?.[0];
    if (story) expect(picture.pathname).toBe(`/cards${story}.jpg`);
    else expect(existsSync(join(ROOT, 'public', picture.pathname)), `public${picture.pathname} is there`).toBe(true);
    expect(picture.pathname).toMatch(/^\/cards\/[a-z\d/-]+\.jpg$/);
    expect(metaOf(page, 'og:url')).toBe(ORIGIN + known.address);
    expect(`${metaOf(page, 'og:title')} · ${TEXTS[known.language]['site.name']}`).toBe(titleOf(page));
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:locale')).toBe(known.language === 'es' ? 'es_PY' : 'en_US');
    expect(metaOf(page, 'og:image:alt')).toBeTruthy();
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('holds nothing inline but data and the one script that the policy names [SEC-05]', async () => {
    const { headers, page } = await open(known.address);
    const policy = String(headers['content-security-policy']);
    const inline = elements(page, 'script').filter((script) => !script.attributes.has('src'));
    for (const script of inline) {
      const type = script.attributes.get('type');
      if (type === 'application/json' || type === 'application/ld+json') {
        expect(JSON.parse(textOf(script))).toBeTypeOf('object');
      } else {
        expect(type).toBeUndefined();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.from(textOf(script))));
        expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`);
      }
    }
    expect(elements(page, 'style')).toEqual([]);
    for (const { attributes } of elements(page)) {
      expect([...attributes.keys()].filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    }
  });

  it('names only styles, scripts, fonts and pictures that are served [SHELL-12]', async () => {
    const { page } = await open(known.address);
    const files = [
      ...elements(page, 'link').map(({ attributes }) => attributes.get('href') ?? ''),
      ...elements(page, 'script').map(({ attributes }) => attributes.get('src') ?? ''),
      ...elements(page, 'img').map(({ attributes }) => attributes.get('src') ?? ''),
      ...elements(page, 'source').flatMap(({ attributes }) => [attributes.get('src'), attributes.get('srcset')]),
      ...elements(page, 'video').map(({ attributes }) => attributes.get('poster')),
    ].filter((href) => href !== undefined && href !== '' && /^\/(?!\/)/.test(href));
    expect(files.length).toBeGreaterThan(3);
    for (const file of new Set(files)) {
      const { statusCode } = await app.inject({ url: file ?? '', method: 'HEAD' });
      expect([file, statusCode]).toEqual([file, 200]);
    }
  });
});

it('each canonical address has a title and a description of its own, in its language [SHELL-12]', async () => {
  const pages = await Promise.all(KNOWN_PAGES.map(async (known) => (await open(pageOf(known))).page));
  for (const said of [(page: PageElement) => metaOf(page, 'description') ?? '', titleOf]) {
    // A name may be the same word in both languages.
    const all = pages.map((page) => `${page.attributes.get('lang')} ${said(page)}`);
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  }
});

it('both addresses of the Spanish home are one page for search engines [SHELL-12]', async () => {
  const [bare, chosen] = [await open('/'), await open('/es/')];
  expect(chosen.page).toEqual(bare.page);
  expect(valueOf(chosen.page, 'link', { rel: 'canonical' }, 'href')).toBe(`${ORIGIN}/`);
});

it('the home page tells machines who the foundation is, a story what it is and where it stands [SHELL-12]', async () => {
  const data = async (path: string) =>
    elements((await open(path)).page, 'script', { type: 'application/ld+json' }).map(
      (script) => JSON.parse(textOf(script)) as Record<string, unknown>,
    );
  expect(await data('/')).toEqual([
    expect.objectContaining({
      '@type': 'NGO',
      name: foundation.nombre,
      url: `${ORIGIN}/`,
      foundingDate: String(foundation.fundada),
    }),
  ]);
  const story = realStories.find(({ lang }) => lang === 'en');
  const address = pagePath('en', `/noticias/${story?.slug}`);
  expect(await data(address)).toEqual([
    expect.objectContaining({ '@type': 'NewsArticle', headline: story?.title, mainEntityOfPage: ORIGIN + address }),
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: `${ORIGIN}/en/` }),
        expect.objectContaining({ position: 2, item: `${ORIGIN}/en/noticias/` }),
        expect.objectContaining({ position: 3, item: ORIGIN + address }),
      ],
    }),
  ]);
});

it('a story opened in the other language is shown within that language [SHELL-12]', async () => {
  const story = realStories.find(({ lang, translation }) => lang === 'es' && !translation);
  const { statusCode, page } = await open(`/en/noticias/${story?.slug}/`);
  expect(statusCode).toBe(200);
  expect(page.attributes.get('lang')).toBe('en');
  expect(textOf(elements(page, 'h1')[0])).toBe(story?.title);
});
