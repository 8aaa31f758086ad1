import type { Page } from '@playwright/test';
import { expect, ready, test } from './fixtures.ts';

// Where a visitor is on a page, and where their focus is, belongs to them: these stories type, scroll and press at a
// person's pace.

/** A person's pace, in ms from key to key: longer than the search waits for the typing to rest. */
const KEY_MS = 350;

/** How far down the page is, in whole CSS pixels. */
const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Turns the wheel and waits until the page stands still again. */
async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(700, 500);
  const before = await height(page);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => height(page)).not.toBe(before);
  await stillness(page);
}

/** Resolves once the page has stood still for a quarter of a second, counted in frames. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = scrollY;
    for (let still = 0; still < 15; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
  });
}

/** The stories of the list that are shown, without the opinions below it. */
const listed = (page: Page) =>
  page.getByRole('region', { name: 'Todas las noticias' }).getByRole('article').filter({ visible: true });

test('the list of news is searched, filtered and made longer without a move of page or focus [NEWS-01, SHELL-09, A11Y-02]', async ({
  page,
}) => {
  await page.goto('/es/noticias/');
  await ready(page);
  const stories = listed(page);
  await expect(stories).toHaveCount(12);
  const field = page.getByRole('searchbox', { name: 'Buscar en las noticias' });
  await wheel(page, 150);
  await field.click();
  const place = await height(page);
  expect(place).toBeGreaterThan(0);
  await field.pressSequentially('cerrito', { delay: KEY_MS });
  await expect(page).toHaveURL(/[?&]q=cerrito$/);
  await expect(field).toHaveValue('cerrito');
  await expect(field).toBeFocused();
  await expect(stories.first()).toContainText(/Cerrito/);
  expect(await stories.count()).toBeLessThan(12);
  expect(await height(page)).toBe(place);

  // The button searches at once, what was typed on the way to it included.
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('abrió nueva FABRICA');
  await page.keyboard.press('Tab');
  const submit = page.getByRole('button', { name: 'Buscar', exact: true });
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stories).toHaveCount(1);
  await expect(stories).toContainText('fábrica de quesos');
  await expect(page.getByRole('status').filter({ hasText: '1 noticia' })).toBeVisible();
  await expect(submit).toBeFocused();
  expect(await height(page)).toBe(place);

  const chip = page.getByRole('main').getByRole('link', { name: 'Historias', exact: true });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay noticias con esa búsqueda')).toBeVisible();
  await expect(chip).toBeFocused();
  expect(await height(page)).toBe(place);
  await page.goto('/es/noticias/');
  await ready(page);

  // The last press takes the button away: the keyboard goes on at the first story that it brought.
  const more = page.getByRole('button', { name: 'Mostrar más noticias' });
  await more.focus();
  await stillness(page);
  const bottom = await height(page);
  expect(bottom).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(stories).toHaveCount(24);
  await expect(more).toBeHidden();
  await expect(stories.nth(12).getByRole('link')).toBeFocused();
  expect(await height(page)).toBe(bottom);
});
