import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, LANGUAGES, ready, ROUTES, test, WIDTHS } from './fixtures.ts';

/** WCAG 2.2 A and AA, and axe's best practices (ledger A11Y-01). */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ reducedMotion: 'reduce' });

async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, state).toEqual([]);
}

async function expectNoViolationsAtAllWidths(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${state} at ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

for (const language of LANGUAGES) {
  for (const route of [...ROUTES, `/noticias/categoria/${language === 'es' ? 13 : 79}`]) {
    test(`${route} in ${language} has no violation at any width [A11Y-01]`, async ({ page }) => {
      test.slow();
      await page.goto(`/#${route}?lang=${language}`);
      await ready(page);
      await expectNoViolationsAtAllWidths(page, route);
    });
  }

  test(`a story in ${language} has no violation at any width [A11Y-01]`, async ({ page, request }) => {
    test.slow();
    const answer = await request.get(`/wp-json/wp/v2/posts?categories=${language === 'es' ? 8 : 79}&_fields=slug`);
    const [story] = (await answer.json()) as { slug: string }[];
    await page.goto(`/${language}/noticias/${story?.slug}/`);
    await ready(page);
    await expectNoViolationsAtAllWidths(page, 'story');
  });
}

test('the open menu has no violation [A11Y-01]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/index');
  await ready(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Compartir' }).click();
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
  await expect(page.getByRole('alert')).toContainText('No pudimos traer las noticias');
  await expectNoViolationsAtAllWidths(page, 'failed news');
  problems.length = 0;
});

test('an address that leads nowhere has no violation [A11Y-01]', async ({ page, problems }) => {
  await page.goto('/es/no-such-place/');
  await page.locator('[data-ready]').waitFor();
  await expectNoViolationsAtAllWidths(page, '404');
  problems.length = 0;
});

test('the first stop of the keyboard leads past the header [A11Y-02]', async ({ page }) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
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

for (const route of ['/index', '/semaforo', '/noticias', '/involucrate'] as const) {
  test(`${route} does not scroll sideways at 320 px, nor with text twice as large [A11Y-05]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/#${route}`);
    await ready(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
