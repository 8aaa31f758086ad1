import type { Locator, Page } from '@playwright/test';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { CODE, hold, stillness } from './place.ts';

// Far down a page in one step, as a search in the page or a screen reader goes.

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
const topOf = async (link: Locator) => Math.round((await link.boundingBox())?.y ?? Number.NaN);

for (const language of LANGUAGES) {
  test(`who comes to the last link before the code stays there when it comes, in ${language} [SHELL-09, A11Y-02]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await hold(page, CODE);
    await page.goto(`/${language}/nosotros/`, { waitUntil: 'commit' });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeAttached();
    // Backwards from the page's start: nothing between has been seen.
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await stillness(page);
    const place = await topOf(last);
    release();
    await ready(page);
    await stillness(page);
    await expect(last).toBeInViewport();
    expect(Math.abs((await topOf(last)) - place)).toBeLessThanOrEqual(2);
  });
}

test('a page that is left at once is found again where it was left, by the way back and by a reload [SHELL-09]', async ({
  page,
}) => {
  await page.goto('/es/sostenibilidad/');
  await ready(page);
  const heading = await title(page).textContent();
  const link = linkTo(page, '/es/nuestras-oficinas/');
  await link.focus();
  await expect(link).toBeInViewport();
  const left = await topOf(link);
  await page.keyboard.press('Enter');
  await expect(title(page)).not.toHaveText(heading ?? '');
  await page.goBack();
  await expect(title(page)).toHaveText(heading ?? '');
  await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThanOrEqual(2);

  await page.goto('/es/nosotros/');
  await ready(page);
  const other = linkTo(page, '/es/sostenibilidad/');
  await other.focus();
  const before = await topOf(other);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(other)) - before)).toBeLessThanOrEqual(2);
});

test('who has gone on from the start of a page that still grows is not taken back to it [SHELL-09, A11Y-02]', async ({
  page,
}) => {
  await page.goto('/es/sostenibilidad/');
  await ready(page);
  await page.getByRole('banner').locator('a[href="/es/escuelas/"]').press('Enter');
  await expect(title(page)).toBeFocused();
  const link = linkTo(page, '/es/nuestras-oficinas/');
  // A screen reader moves on without a key that the page is told of, in the moment in which the page grows.
  await link.evaluate((element) => {
    element.focus();
    const grown = document.createElement('p');
    grown.textContent = 'late';
    document.querySelector('main')?.append(grown);
  });
  await stillness(page);
  await expect(link).toBeInViewport();
});
