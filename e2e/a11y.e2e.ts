import es from '#content/i18n/es.json' with { type: 'json' };
import { expectNoViolations, expectNoViolationsAtAllWidths } from './axe.ts';
import { expect, ready, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

test('the open menu has no violation [A11Y-01]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/index');
  await ready(page);
  await page.getByRole('button', { name: es['header.menu'] }).click();
  await expect(page.getByRole('navigation', { name: es['header.nav'] })).toBeVisible();
  await expectNoViolations(page, 'menu');
});

test('the share dialog has no violation, keeps the focus in and closes by its backdrop [A11Y-01, A11Y-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/#/semaforo');
  await ready(page);
  await page.getByRole('button', { name: es['share.button'] }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page, 'share dialog');
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
  }
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('news that wait and news that fail have no violation [A11Y-01]', async ({ page, problems }) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.route('**/wp-json/**', (route) => route.abort());
  await page.evaluate(() => (location.hash = '/noticias'));
  await expect(page.getByRole('alert')).toContainText(es['news.failed']);
  await expectNoViolationsAtAllWidths(page, 'failed news');
  problems.length = 0;
});

test('an address that leads nowhere has no violation [A11Y-01]', async ({ page, problems }) => {
  await page.goto('/es/no-such-place/');
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await expectNoViolationsAtAllWidths(page, '404');
  problems.length = 0;
});

test('the first stop of the keyboard leads past the header [A11Y-02]', async ({ page }) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: es['common.skip'] });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await expect(page).toHaveURL(/\/#\/semaforo\?lang=es$/);
});

test('every stop of the keyboard is seen, with a ring, and in an order that goes down the page [A11Y-02]', async ({
  page,
}) => {
  await page.goto('/#/nosotros');
  await ready(page);
  const stops: { name: string; ring: boolean; visible: boolean }[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')];
      return {
        name: element.textContent?.trim() ?? '',
        ring: drawn.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2),
        visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ ring, visible }) => !ring || !visible)).toEqual([]);
});
