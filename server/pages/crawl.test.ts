import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { CATEGORY } from '#contract/news.ts';
import links from '#content/links.json' with { type: 'json' };
import { createTestApp, pageOf, KNOWN_PAGES } from '#server/testing/testApp.ts';
import { elements, innerLinks, readPage, titleOf, valueOf, type PageElement } from '#server/testing/testPage.ts';

let app: FastifyInstance;
/** Every page that links lead to from `/`, by its path. */
const pages = new Map<string, PageElement>();
/** Whatever else links lead to: path and content type. */
const files = new Map<string, string>();
const broken: string[] = [];

/** Every page of the site is rendered, on a machine that may be busy. */
const CRAWL_MS = 60_000;

beforeAll(async () => {
  app = await createTestApp();
  const waiting = [{ path: '/', from: '' }];
  const seen = new Set(['/']);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, from } = next;
    const { statusCode, headers, body } = await app.inject(path);
    const type = String(headers['content-type']);
    if (statusCode !== 200) broken.push(`${path} answers ${statusCode}, linked from ${from}`);
    else if (!type.startsWith('text/html')) files.set(path, type);
    else {
      const page = readPage(body);
      pages.set(path, page);
      for (const link of innerLinks(page)) {
        if (seen.has(link)) continue;
        seen.add(link);
        waiting.push({ path: link, from: path });
      }
    }
  }
}, CRAWL_MS);
afterAll(() => app.close());

it('without scripts every link of the site leads to a page or a file [SHELL-12]', () => {
  expect(broken).toEqual([]);
});

it('without scripts every page of the site can be reached from the home page [SHELL-12]', () => {
  // The category that marks a language holds what the list holds: no reader needs it.
  const wanted = KNOWN_PAGES.filter(({ path }) => path !== `/noticias/categoria/${CATEGORY.english}`);
  const unreached = wanted.map(pageOf).filter((path) => !pages.has(path));
  expect(unreached, 'pages that no page of the site links to').toEqual([]);
});

it('every page that a link leads to has one main heading and, for each canonical address, its own title [SHELL-12]', () => {
  const titles = new Map<string, string>();
  for (const [path, page] of pages) {
    expect([path, elements(page, 'h1').length]).toEqual([path, 1]);
    const canonical = valueOf(page, 'link', { rel: 'canonical' }, 'href') ?? `none: ${path}`;
    const title = `${page.attributes.get('lang')} ${titleOf(page)}`;
    expect([path, titles.get(title) ?? canonical]).toEqual([path, canonical]);
    titles.set(title, canonical);
  }
});

it('every footer leads to portal, intranet and report in a new tab that knows nothing of this one, or says that they come [FOOT-02]', () => {
  for (const [path, page] of pages) {
    const [footer] = elements(page, 'footer');
    const awaited = [links.portal_empleo, links.intranet].filter((link) => 'pendiente' in link);
    expect([path, footer ? elements(footer, 'span', { 'data-pending': 'true' }).length : 0]).toEqual([
      path,
      awaited.length,
    ]);
    const all = [links.portal_empleo, links.intranet, links.gobierno_corporativo];
    // Two may have one address, of which one waits.
    const there = all.filter((link) => !awaited.some((one) => one === link)).map(({ enlace }) => enlace);
    for (const { enlace } of all) {
      const found = footer ? elements(footer, 'a', { href: enlace, target: '_blank' }) : [];
      const rels = found.map(({ attributes }) => attributes.get('rel'));
      expect([path, enlace, rels]).toEqual([path, enlace, there.filter((one) => one === enlace).map(() => 'noopener')]);
    }
  }
});

it('the report that every footer links to is a PDF [FOOT-02]', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(links.gobierno_corporativo.enlace);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
