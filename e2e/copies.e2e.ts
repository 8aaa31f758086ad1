import type { BrowserContext, Page } from '@playwright/test';
import { fill, storiesIn, TEXTS } from './content.ts';
import { test, type Site } from './faultyNetwork.ts';
import { expect, ready } from './fixtures.ts';
import { untilOfflineCopy } from './offlineCopy.ts';

const { es } = TEXTS;

/** What a copy says of itself. */
const COPY = new RegExp(fill(es['copy.of'], { date: '.+' }));

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** Opens a page, as a reader who moves on it once, maybe before its code has come, until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.mouse.wheel(0, 300);
  await ready(page);
  await untilOfflineCopy(page, path);
}

/** Connections are refused: harder than a device that knows that it is offline. */
async function cutLine(page: Page, context: BrowserContext, site: Site): Promise<void> {
  site.close();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
}

test('rates, offices and a story that were opened open again without a network, with their date; a page that was not says which ones do', async ({
  page,
  context,
  site,
  problems,
}) => {
  const [story] = storiesIn('es');
  const storyPath = `/es/noticias/${story?.slug}/`;
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const opened = ['/es/tasas-tarifas/', '/es/nuestras-oficinas/', storyPath];
  const titles: string[] = [];
  for (const path of opened) {
    await read(page, path);
    await expect(main.getByText(COPY)).toHaveCount(0);
    titles.push(await title.innerText());
  }

  await cutLine(page, context, site);
  for (const [at, path] of opened.entries()) {
    await page.goto(path);
    await ready(page);
    await expect(main.getByText(COPY)).toContainText(`${new Date().getFullYear()}`);
    await expect(title).toHaveText(titles[at] ?? '');
  }
  await expect(main).toContainText(story?.title ?? '');
  await page.goto('/#/tasas-tarifas?lang=es');
  await expect(title).toHaveText(titles[0] ?? '');
  await page.reload();
  await ready(page);
  await expect(main.getByText(COPY)).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: es['route.recursos.title'], exact: true }).click();
  await expect(title).toHaveText(es['common.screen_failed']);
  await expect(title).toBeFocused();
  await expect(main.getByText(es['copy.unopened'])).toBeVisible();
  await main.getByRole('link', { name: es['route.nuestras-oficinas.title'] }).click();
  await expect(title).toHaveText(titles[1] ?? '');
  await expect(main.getByText(COPY)).toBeVisible();

  await footer.getByRole('link', { name: es['route.tasas-tarifas.title'], exact: true }).click();
  await expect(title).toHaveText(titles[0] ?? '');
  await expect(main.getByText(COPY)).toBeVisible();
  problems.length = 0;
});

test('a visitor has all copies forgotten, and none is made until they allow it again', async ({
  page,
  site,
  problems,
}) => {
  const privacy = '/es/politicas-de-privacidad/';
  const openPart = () => page.locator('#dispositivo').getByRole('heading', { level: 2 }).click();
  await read(page, privacy);
  await openPart();
  const part = page.getByRole('region', { name: es['copy.switch'] });
  await part.getByRole('button', { name: es['copy.forget'] }).click();
  await expect(part).toContainText(es['copy.off']);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await ready(page);
  await expect(part).toContainText(es['copy.off']);
  await part.getByRole('button', { name: es['copy.allow'] }).click();
  await expect(part).toContainText(fill(es['copy.on'], { count: 0 }));
  await read(page, privacy);
  await openPart();

  await part.getByRole('button', { name: es['copy.forget'] }).click();
  await expect(part).toContainText(es['copy.off']);
  site.close();
  await expect(page.reload()).rejects.toThrow('net::ERR');
  problems.length = 0;
});
