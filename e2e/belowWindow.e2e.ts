import type { Locator, Page } from '@playwright/test';
import { expect, laidOut, LANGUAGES, ready, test } from './fixtures.ts';
import { CODE, hold, stillness } from './place.ts';

// A slow phone lays out what is near its window first, and the rest when it has a moment. Nobody may notice.

declare global {
  interface Window {
    /** Runs what waits for a pause, where a test has taken them away. */
    pause: () => void;
  }
}

/** The element's place has been laid out, and is not merely kept free. */
const isLaidOut = (element: Locator) => element.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));

test.use({ viewport: { width: 360, height: 740 } });

for (const language of LANGUAGES) {
  test(`who comes to the last link before the code stays there while the rest of the page gets its height, in ${language} [SHELL-09, A11Y-02]`, async ({
    page,
  }) => {
    const come = await hold(page, CODE);
    await page.goto(`/${language}/nosotros/`, { waitUntil: 'commit' });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const years = page.locator('main > section').nth(1);
    await expect(last).toBeAttached();
    // Backwards from the page's start: nothing between has been seen.
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await stillness(page);
    expect(await isLaidOut(years.getByRole('heading').first())).toBe(false);
    const kept = await page.evaluate(() => document.documentElement.scrollHeight);
    const place = await last.boundingBox();
    come();
    await ready(page);
    expect(await isLaidOut(years.getByRole('heading').first())).toBe(true);
    // The test would say nothing on a page whose kept places fit by chance.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(kept);
    await stillness(page);
    await expect(last).toBeInViewport();
    expect(Math.abs(((await last.boundingBox())?.y ?? Number.NaN) - (place?.y ?? 0))).toBeLessThanOrEqual(2);
  });
}

test.describe('where no pause is found', () => {
  test.use({ viewport: { width: 1280, height: 700 } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (run) => waiting.push(run);
      window.pause = () => waiting.splice(0).forEach((run) => run({ didTimeout: true, timeRemaining: () => 0 }));
    });
    await page.goto('/es/sostenibilidad/');
    await expect(page.locator('[data-ready]')).toBeAttached();
  });
  const title = (page: Page) => page.getByRole('heading', { level: 1 });
  const linkTo = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  const placeOf = async (link: Locator) => Math.round((await link.boundingBox())?.y ?? Number.NaN);

  test('a page that is left at once is found again where it was left, by the way back and by a reload [SHELL-09]', async ({
    page,
  }) => {
    // Far down in one step, as a search in the page or a screen reader goes: nothing between has been seen.
    const link = linkTo(page, 'Nuestras oficinas');
    await link.focus();
    await expect(link).toBeInViewport();
    const left = await placeOf(link);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Nuestras oficinas');
    await page.goBack();
    await expect(title(page)).toHaveText('Sostenibilidad');
    await expect.poll(async () => Math.abs((await placeOf(link)) - left)).toBeLessThanOrEqual(2);

    await page.goto('/es/nosotros/');
    await expect(page.locator('[data-ready]')).toBeAttached();
    await linkTo(page, 'Sostenibilidad').focus();
    const before = await placeOf(linkTo(page, 'Sostenibilidad'));
    await page.reload();
    // What the newly laid out heights are rounded to may differ by a pixel.
    await expect
      .poll(async () => Math.abs((await placeOf(linkTo(page, 'Sostenibilidad'))) - before))
      .toBeLessThanOrEqual(2);
  });

  test('who has gone on from the start of a page that still grows is not taken back to it [SHELL-09, A11Y-02]', async ({
    page,
  }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Escuelas' }).press('Enter');
    await expect(title(page)).toBeFocused();
    const link = linkTo(page, 'Nuestras oficinas');
    // A screen reader moves on without a key that the page is told of, in the moment in which blocks get their heights.
    await link.evaluate((element) => {
      element.focus();
      window.pause();
    });
    await stillness(page);
    await expect(link).toBeInViewport();
  });
});

test('each screen that takes another’s place is laid out to its end, and what a search brings back too [SHELL-09]', async ({
  page,
}) => {
  const blocks = page.locator('main > *, [data-block], footer');
  const expectAllLaidOut = async () => {
    await laidOut(page);
    const waiting = await blocks.evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').map(({ className }) => className),
    );
    expect(waiting).toEqual([]);
  };
  await page.goto('/es/recursos/');
  await ready(page);
  await expectAllLaidOut();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nuestras oficinas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestras oficinas');
  await expectAllLaidOut();
  await page.getByRole('searchbox').pressSequentially('pilar', { delay: 60 });
  await expect(page.getByRole('main').locator('section[data-block]')).toHaveCount(1);
  await page.getByRole('searchbox').press('ControlOrMeta+A');
  await page.getByRole('searchbox').press('Delete');
  await expect(page.getByRole('main').locator('section[data-block]')).toHaveCount(4);
  await expectAllLaidOut();
});

test('on paper every part is laid out, also before the code comes [SHELL-12]', async ({ page }) => {
  await hold(page, CODE);
  await page.goto('/es/escuelas/', { waitUntil: 'commit' });
  const heads = page.locator('main > section').getByRole('heading', { level: 2 });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await isLaidOut(heads.last())).toBe(false);
  await page.emulateMedia({ media: 'print' });
  for (const head of await heads.all()) expect(await isLaidOut(head)).toBe(true);
});
