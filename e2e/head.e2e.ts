import type { APIRequestContext, Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { elements, readPage, textOf } from '#server/testing/testPage.ts';
import { expect, ready, test } from './fixtures.ts';

/** One line each, sorted. */
type Metadata = string[];

async function sent(request: APIRequestContext, path: string): Promise<Metadata> {
  const page = readPage(await (await request.get(path)).text());
  const lines = elements(page).flatMap((element) => {
    const attribute = (name: string) => element.attributes.get(name);
    if (element.name === 'title') return [`title ${textOf(element)}`];
    if (element.name === 'meta' && attribute('content') !== undefined)
      return [`${attribute('name') ?? attribute('property')} ${attribute('content')}`];
    const isAddress = attribute('rel') === 'canonical' || (attribute('rel') === 'alternate' && attribute('hreflang'));
    return isAddress ? [`${attribute('rel')} ${attribute('hreflang') ?? ''} ${attribute('href')}`] : [];
  });
  return lines.toSorted();
}

function shown(page: Page): Promise<Metadata> {
  return page.evaluate(() => {
    const read = (selector: string, line: (one: Element) => string) =>
      [...document.querySelectorAll(selector)].map(line);
    return [
      ...read('title', (one) => `title ${one.textContent}`),
      ...read(
        'meta[content]',
        (one) => `${one.getAttribute('name') ?? one.getAttribute('property')} ${one.getAttribute('content')}`,
      ),
      ...read(
        'link[rel="canonical"], link[rel="alternate"][hreflang]',
        (one) => `${one.getAttribute('rel')} ${one.getAttribute('hreflang') ?? ''} ${one.getAttribute('href')}`,
      ),
    ].toSorted();
  });
}

test('wherever a visitor goes, the head says of each page what its prerendered page says [SHELL-08, SHELL-16]', async ({
  page,
  request,
}) => {
  await page.goto('/es/escuelas/');
  await ready(page);
  expect(await shown(page)).toEqual(await sent(request, '/es/escuelas/'));

  const follow = async (path: string, move: () => Promise<unknown>) => {
    await move();
    const expected = await sent(request, path);
    expect(expected.length).toBeGreaterThan(10);
    await expect.poll(() => shown(page), path).toEqual(expected);
  };
  const main = page.getByRole('main');
  await follow('/es/noticias/', () => page.evaluate(() => (location.hash = '/noticias')));
  const story = main.locator(':is(h2, h3) a[href^="/es/noticias/"]').first();
  await follow((await story.getAttribute('href')) ?? '', () => story.click());
  const category = main.getByRole('list', { name: es['news.categories'] }).getByRole('link').first();
  await follow((await category.getAttribute('href')) ?? '', () => category.click());
  await follow('/es/noticias/no-hay-tal/', () => page.evaluate(() => (location.hash = '/noticias/no-hay-tal')));
  await follow('/', () => page.getByRole('banner').getByRole('link', { name: es['site.name'] }).click());
  await follow((await story.getAttribute('href')) ?? '', () => story.click());
  await follow('/', () => page.goBack());
});
