import type { Locator, Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { bannerOf, TEXTS } from './carousels.ts';
import { podcastName } from './content.ts';
import { expect, LANGUAGES, ready, test, WIDTHS } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

const WINDOWS = [...WIDTHS, 2200];

const podcastOf = (page: Page) => page.getByRole('region', { name: podcastName('es') });

/** What covers the start, middle or end of the element's lines. */
async function coversOf(element: Locator): Promise<string[]> {
  return element.evaluate((node) => {
    // elementFromPoint does not find inert elements.
    const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
    for (const one of inert) one.inert = false;
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const covers = lines.flatMap(({ left, top, width, height }) =>
      [0.05, 0.5, 0.95].flatMap((share) => {
        const found = document.elementFromPoint(left + width * share, top + height / 2);
        return found && node.contains(found) ? [] : [`${found?.textContent.slice(0, 60)} over ${node.textContent}`];
      }),
    );
    for (const one of inert) one.inert = true;
    return lines.length ? covers : ['it is not shown'];
  });
}

/** Heading, words and links of the first slide are uncovered at every width. */
async function expectFirstSlideWhole(page: Page, carousel: Locator): Promise<void> {
  const slide = carousel.getByRole('group').first();
  for (const width of WINDOWS) {
    await page.setViewportSize({ width, height: 800 });
    const words = await slide.getByRole('paragraph').all();
    const links = await slide.getByRole('link').all();
    for (const part of [slide.getByRole('heading'), ...words, ...links]) {
      await expect.poll(() => coversOf(part), `at ${width} px`).toEqual([]);
    }
  }
}

test.describe('the first of slides that come one at a time is whole', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('in the banner, whose action leads on, and in the podcast [SHELL-12, HOME-01]', async ({ page }) => {
      await page.goto('/es/noticias/');
      await expectFirstSlideWhole(page, podcastOf(page));
      await page.goto('/es/');
      await expectFirstSlideWhole(page, bannerOf(page));
      await bannerOf(page).getByRole('link', { name: es['home.slide.1.action'] }).click();
      await expect(page).toHaveURL(/\/es\/semaforo\/$/);
    });
  });

  test('with scripts as well [SHELL-12, HOME-01]', async ({ page }) => {
    await page.goto('/es/');
    await ready(page);
    const banner = bannerOf(page);
    await expectFirstSlideWhole(page, banner);
    await banner.getByRole('link', { name: es['home.slide.1.action'] }).click();
    await expect(page).toHaveURL(/#\/semaforo\?lang=es$/);
  });
});

for (const language of LANGUAGES) {
  test(`fonts that load late do not move its action on a phone, in ${language} [HOME-01]`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto(`/${language}/`, { waitUntil: 'commit' });
    await ready(page);
    const action = bannerOf(page, language).getByRole('link', { name: TEXTS[language]['home.slide.1.action'] });
    const before = await action.boundingBox();
    // Fallback fonts lie on the device.
    const loadedFonts = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/fallback/.test(family)).length,
      );
    expect(await loadedFonts()).toBe(0);
    release();
    await expect.poll(loadedFonts).toBeGreaterThan(1);
    await page.evaluate(() => document.fonts.ready);
    expect((await action.boundingBox())?.y).toBe(before?.y);
  });
}
