import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { fill, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test, WIDTHS } from './fixtures.ts';
import { expectNoOverflow } from './layoutChecks.ts';
import offices from '#content/offices.json' with { type: 'json' };
import { fold } from '#contract/text.ts';

const { es } = TEXTS;

/** At a person's pace. */
const PACE = { delay: 40 };

/** An office whose name is one word, as people write it: without accents. */
const OFFICE = offices.oficinas.find(
  ({ habilitado, nombre, ciudad }) => habilitado && nombre === ciudad && /^\p{L}{5,}$/u.test(nombre),
);

const results = (page: Page, language: 'es' | 'en') =>
  page.getByRole('region', { name: TEXTS[language]['search.best'] }).getByRole('listitem');

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const recursos = texts['route.recursos.title'];

  test(`from the menu of a phone the site is searched, and its result opens, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/`);
    await ready(page);
    await page.getByRole('banner').locator('summary').click();
    const field = page.getByRole('banner').getByRole('searchbox', { name: texts['search.label'] });
    await field.click();
    await page.keyboard.type(fold(recursos), PACE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: texts['search.title'] })).toBeVisible();
    await ready(page);
    await expect(page).toHaveURL(/#\/buscar\?.*q=/);
    await results(page, language).getByRole('link', { name: recursos, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: recursos })).toBeVisible();
    await page.goBack();
    await expect(results(page, language).first()).toBeVisible();
  });

  test(`from the footer and from the icon of a desk, by keyboard, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${language}/semaforo/`);
    await ready(page);
    const field = page.getByRole('contentinfo').getByRole('searchbox', { name: texts['search.label'] });
    await field.focus();
    await page.keyboard.type(fold(recursos), PACE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(results(page, language).first()).toBeVisible();

    await page.goto(`/${language}/`);
    await ready(page);
    await page.getByRole('banner').getByRole('link', { name: texts['search.label'] }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(fold(recursos), PACE);
    await expect(results(page, language).getByRole('link', { name: recursos, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });

  test(`the search has no faults and no overflow, empty, with results and with none, in ${language}`, async ({
    page,
  }) => {
    for (const width of [320, ...WIDTHS, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', `?q=${encodeURIComponent(recursos)}`, '?q=qqxzqqxz']) {
        await page.goto(`/${language}/buscar/${query}`);
        await ready(page);
        await expectNoOverflow(page, `${width} ${query}`);
        if (width === 360 || width === 1440) await expectNoViolations(page, `${width} ${query}`);
      }
    }
  });
}

test('one field on a page searches the whole site: the foot has none below a screen that has it, nor on phones', async ({
  page,
}) => {
  const fields = page.locator('main, footer').getByRole('searchbox', { name: es['search.label'] });
  for (const [path, width, count] of [
    ['semaforo', 1440, 1],
    ['semaforo', 360, 0],
    ['mapa-del-sitio', 1440, 1],
    ['mapa-del-sitio', 360, 1],
    ['buscar', 1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/es/${path}/`);
    await ready(page);
    await expect(fields).toHaveCount(count);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('an address that leads nowhere offers the search, and the server answers it', async ({ page, problems }) => {
    const name = OFFICE?.nombre ?? '';
    await page.goto('/es/no-hay-tal-pagina/');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('searchbox', { name: es['search.label'] }).click();
    await page.keyboard.type(fold(name), PACE);
    await page.keyboard.press('Enter');
    const link = results(page, 'es')
      .getByRole('link', { name: new RegExp(name) })
      .first();
    await link.click();
    // The browser logs the 404.
    problems.length = 0;
    await expect(page).toHaveURL(/\/es\/nuestras-oficinas\/#[\w-]+$/);
  });
});

test('a result leads to its place on the page', async ({ page }) => {
  const name = OFFICE?.nombre ?? '';
  await page.goto(`/es/buscar/?q=${encodeURIComponent(name)}`);
  await ready(page);
  await results(page, 'es')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await ready(page);
  await expect(page.getByRole('heading', { level: 3, name: new RegExp(name) })).toBeInViewport();
});

test('words that nobody wrote get ways to go on, and what cannot be fetched can be asked for again', async ({
  page,
  problems,
}) => {
  await page.goto('/es/buscar/?q=qqxzqqxz');
  await ready(page);
  await expect(
    page.getByRole('status').filter({ hasText: fill(es['search.none'], { words: 'qqxzqqxz' }) }),
  ).toBeVisible();
  await page
    .getByRole('region', { name: es['search.start'] })
    .getByRole('link', { name: es['route.noticias.title'] })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: es['route.noticias.title'] })).toBeVisible();

  await page.goto('/es/buscar/');
  await ready(page);
  await page.route('**/busqueda/es.json', (route) => route.abort(), { times: 1 });
  await page.getByRole('main').getByRole('searchbox').pressSequentially(es['route.recursos.title'], PACE);
  await page.getByRole('button', { name: es['common.retry'] }).click();
  await expect(results(page, 'es').first()).toBeVisible();
  // The browser logs what it could not fetch.
  problems.length = 0;
});
