import { expect, it } from 'vitest';
import { PRERENDERED_ROUTES } from '#contract/fixedRoutes.ts';
import { LANGUAGES } from '#contract/language.ts';
import { pagePath } from '#contract/routes.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

const OWN = '/mapa-del-sitio';

it.each(LANGUAGES)('the sitemap leads to every page that has a fixed address, once each, in %s', async (language) => {
  const app = await createTestApp();
  const page = readPage((await app.inject(pagePath(language, OWN))).body);
  await app.close();
  const [main] = elements(page, 'main');
  const links = main ? elements(main, 'a').map((link) => link.attributes.get('href') ?? '') : [];
  const forms = main ? elements(main, 'form').map((form) => form.attributes.get('action') ?? '') : [];
  // Parts of a page besides.
  const pages = [...links, ...forms].filter((href) => href.startsWith('/') && !href.includes('#'));
  const wanted = PRERENDERED_ROUTES.map(({ path }) => path).filter((path) => path !== OWN);
  expect(pages.toSorted()).toEqual(wanted.map((path) => pagePath(language, path)).toSorted());

  const [footer] = elements(page, 'footer');
  const inFooter = footer ? elements(footer, 'a', { href: pagePath(language, OWN) }) : [];
  expect(inFooter.map(textOf)).toEqual(main ? elements(main, 'h1').map(textOf) : []);
});
