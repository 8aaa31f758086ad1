import { labelOf } from '#contract/language.ts';
import type { Page } from '@playwright/test';
import { GIVING } from '#web/navigation/parts.ts';
import { TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

const { es, en } = TEXTS;
/** Ledger HEAD-01. */
const MENU = ['index', 'nosotros', 'donde-trabajamos', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

/** Only the opened menu has room for these; the last leads to a part of a screen. */
const MORE = [
  'route.noticias.title',
  'route.nuestras-oficinas.title',
  'route.tasas-tarifas.title',
  'footer.give',
] as const;

const openedMenu = (language: 'es' | 'en') => [
  ...MENU.map((screen) => TEXTS[language][`route.${screen}.title`]),
  ...MORE.map((key) => TEXTS[language][key]),
];

/** Letters of all entries for which the menu has room in one line at 1140 px. */
const ROOM_LETTERS = 86;

const menuOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('navigation', { name: TEXTS[language]['header.nav'] });
const burgerOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByLabel(TEXTS[language]['header.menu'], { exact: true });
const toggleOf = (page: Page) => page.getByRole('banner').locator('details');

async function open(page: Page, address: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await ready(page);
}

for (const language of LANGUAGES) {
  const titles = MENU.map((screen) => TEXTS[language][`route.${screen}.title`]);

  test(`the menu lies in one line and in its order from 1140 px up, and marks what it leads to, in ${language} [HEAD-01, HEAD-03]`, async ({
    page,
  }) => {
    await open(page, `/${language}/nosotros/`, 1140);
    for (const width of [1140, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(burgerOf(page, language)).toBeHidden();
      const links = menuOf(page, language).getByRole('link');
      await expect(links).toHaveText(titles);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      if (titles.join('').length <= ROOM_LETTERS) {
        expect(new Set(boxes.map((box) => box?.y)).size, 'one line').toBe(1);
        const lefts = boxes.map((box) => box?.x ?? 0);
        expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
      }
      const last = boxes.at(-1);
      const languages = await page.getByRole('group', { name: TEXTS[language]['header.language'] }).boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(languages?.x ?? 0);
      expect((languages?.x ?? 0) + (languages?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    for (const [at, screen] of MENU.entries()) {
      await menuOf(page, language).getByRole('link').nth(at).click();
      await expect(page).toHaveURL(new RegExp(`#/${screen}\\?lang=${language}$`));
      const current = menuOf(page, language).locator('[aria-current=page]');
      await expect(current).toHaveText([TEXTS[language][`route.${screen}.title`]]);
    }
  });
}

test('below 1140 px a burger stands for the menu [HEAD-01, HEAD-02]', async ({ page }) => {
  await open(page, '/es/', 1139);
  await expect(burgerOf(page)).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await page.setViewportSize({ width: 1140, height: 900 });
  await expect(burgerOf(page)).toBeHidden();
  await expect(menuOf(page)).toBeVisible();
  // Zoom makes widths with fractions of a pixel.
  const limits = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .map((rule) => rule.conditionText)
      .filter((condition) => condition.includes('1139') || condition.includes('1140')),
  );
  expect(limits.length).toBeGreaterThan(0);
  for (const limit of limits) expect(limit).toMatch(/^\((max-width:|width <=) 1139\.98px\)$/);
});

for (const [width, language] of [
  [360, 'es'],
  [768, 'en'],
] as const) {
  test(`the burger opens and closes the menu at ${width} px, in ${language} [HEAD-02]`, async ({ page }) => {
    await open(page, `/${language}/semaforo/`, width);
    const burger = burgerOf(page, language);
    const menu = menuOf(page, language);
    await expect(menu).toBeHidden();

    await burger.click();
    await expect(toggleOf(page)).toHaveAttribute('open');
    await expect(menu.getByRole('link')).toHaveText(openedMenu(language));
    await burger.click();
    await expect(menu).toBeHidden();
    await expect(toggleOf(page)).not.toHaveAttribute('open');

    await burger.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(width / 2, 880);
    await expect(menu).toBeHidden();

    await burger.click();
    await menu.getByRole('link').nth(3).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();

    await burger.click();
    await menu.getByRole('link', { name: TEXTS[language]['route.escuelas.title'], exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#/escuelas\\?lang=${language}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('the opened menu leads to each of its links, and to the screen that is shown [HEAD-02]', async ({ page }) => {
  await open(page, '/es/semaforo/', 360);
  for (const [key, address] of [
    ['route.semaforo.title', 'semaforo'],
    ['route.noticias.title', 'noticias'],
    ['route.nuestras-oficinas.title', 'nuestras-oficinas'],
    ['route.tasas-tarifas.title', 'tasas-tarifas'],
    ['footer.give', 'involucrate'],
  ] as const) {
    await burgerOf(page).click();
    await menuOf(page).getByRole('link', { name: es[key], exact: true }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#/${address}\\?lang=es$`));
  }
  await expect(page.locator(`#${GIVING}`)).toBeFocused();
});

test('on a short screen the open menu scrolls to its last link [HEAD-02]', async ({ page }) => {
  await open(page, '/es/', 640, 320);
  await burgerOf(page).click();
  const menu = menuOf(page);
  const bottom = await menu.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(320);
  const last = menu.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await menu.hover();
  await page.mouse.wheel(0, 600);
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL(/#\/involucrate/);
});

test('the keyboard goes from the burger into the menu, and leaving it closes it [HEAD-02, A11Y-02]', async ({
  page,
}) => {
  await open(page, '/es/', 768);
  await burgerOf(page).focus();
  await page.keyboard.press('Enter');
  for (const name of openedMenu('es')) {
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
  for (const part of ['searchbox', 'button'] as const) {
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole(part, { name: es['search.label'] })).toBeFocused();
  }
  const languages = page.getByRole('group', { name: es['header.language'] }).getByRole('link');
  await page.keyboard.press('Tab');
  await expect(languages.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(menuOf(page)).toBeHidden();

  await burgerOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(languages.first()).toBeFocused();
});

test('both languages are in the header on every width, the current one marked [HEAD-04]', async ({ page }) => {
  await open(page, '/es/escuelas/', 320);
  for (const [language, other] of [
    ['es', 'en'],
    ['en', 'es'],
  ] as const) {
    const languages = page.getByRole('banner').getByRole('group', { name: TEXTS[language]['header.language'] });
    for (const width of [320, 360, 599, 768, 1139, 1140, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const links = languages.getByRole('link');
      await expect(links).toHaveText(['ES', 'EN']);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(languages.locator('[aria-current=true]')).toHaveText(language.toUpperCase());
    }
    await page.getByRole('link', { name: labelOf(other) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(new RegExp(`#/escuelas\\?lang=${other}$`));
    await ready(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu lies in one line on a desk, and opens from the burger on a phone [HEAD-01, HEAD-02]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/es/');
    await expect(burgerOf(page)).toBeHidden();
    for (const link of await menuOf(page).getByRole('link').all()) await expect(link).toBeVisible();
    for (const width of [360, 1139]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/es/');
      await expect(menuOf(page)).toBeHidden();
      await burgerOf(page).focus();
      await page.keyboard.press('Enter');
      for (const link of await menuOf(page).getByRole('link').all()) await expect(link).toBeVisible();
    }
    await menuOf(page).getByRole('link', { name: es['route.ee.title'] }).click();
    await expect(page).toHaveURL(/\/es\/ee\/$/);
  });

  test('the menu lies below the bar, from edge to edge [HEAD-02]', async ({ page }) => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/en/');
      await burgerOf(page, 'en').click();
      const menu = await menuOf(page, 'en').boundingBox();
      expect([menu?.x, menu?.width]).toEqual([0, width]);
      const language = await page.getByRole('group', { name: en['header.language'] }).boundingBox();
      expect(menu?.y).toBeGreaterThan((language?.y ?? 0) + (language?.height ?? 0) + 5);
    }
  });
});

test('the menu opens before the code comes, and stays open when it does [HEAD-02]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdRequests(page, /\/assets\/libraries-/);
  await page.goto('/es/nosotros/', { waitUntil: 'domcontentloaded' });
  await burgerOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  release();
  await ready(page);
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(burgerOf(page)).toBeFocused();
});
