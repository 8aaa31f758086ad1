import type { Locator, Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { ENTRY_SCRIPT, holdRequests } from './holdRequests.ts';
import { scrollTop, untilStill, wheel } from './scrolling.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
const topOf = async (link: Locator) => Math.round((await link.boundingBox())?.y ?? Number.NaN);

test('a page starts at its top with the focus on its heading, and is found again where it was left [SHELL-09, A11Y-02]', async ({
  page,
}) => {
  await page.goto('/es/semaforo/');
  await ready(page);
  await wheel(page, 400);
  const onFirst = await scrollTop(page);
  // The header is sticky: always in view.
  await page.getByRole('banner').getByRole('link', { name: es['route.escuelas.title'], exact: true }).click();
  await expect(heading(page)).toHaveText(es['route.escuelas.title']);
  await expect(heading(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);

  // Before smooth scrolling to the focused link ends.
  const link = page.getByRole('contentinfo').getByRole('link', { name: es['route.sostenibilidad.title'], exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(es['route.sostenibilidad.title']);
  await expect(heading(page)).toBeFocused();
  await untilStill(page);
  expect(await scrollTop(page)).toBe(0);
  await wheel(page, 300);

  await page.goBack();
  await expect(heading(page)).toHaveText(es['route.escuelas.title']);
  await expect(link).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText(es['route.semaforo.title']);
  await expect.poll(() => scrollTop(page)).toBe(onFirst);
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText(es['route.sostenibilidad.title']);
  await expect.poll(() => scrollTop(page)).toBe(300);

  // The current page's own link leads to its start.
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test('typed addresses have their language, their place and their anchors [SHELL-04, SHELL-09, SHELL-14]', async ({
  page,
  problems,
}) => {
  const type = (hash: string) => page.evaluate((typed) => void (location.hash = typed), hash);
  // On a 404 page too.
  await page.goto('/es/nada/#/semaforo');
  await ready(page);
  await expect(heading(page)).toHaveText(es['route.semaforo.title']);
  await wheel(page, 250);
  const entries = await page.evaluate(() => history.length);

  // Another query of the same page moves nothing.
  await type('/semaforo?x=1');
  await expect(page).toHaveURL(/\/#\/semaforo\?x=1&lang=es$/);
  expect(await page.evaluate(() => [scrollY, history.length, document.activeElement?.tagName])).toEqual([
    250,
    entries + 1,
    'BODY',
  ]);

  await type('/escuelas');
  await expect(page).toHaveURL(/\/#\/escuelas\?lang=es$/);
  await expect(heading(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await wheel(page, 500);
  await type('/ee');
  await expect(page).toHaveURL(/\/#\/ee\?lang=es$/);
  await expect(heading(page)).toBeFocused();
  await wheel(page, 100);
  await page.goBack();
  await expect(page).toHaveURL(/escuelas/);
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(100);

  // Going back from an anchor restores the position.
  await wheel(page, 400);
  await type('contenido');
  await expect(page.locator('#contenido')).toBeFocused();
  await untilStill(page);
  expect(await scrollTop(page)).toBeLessThan(100);
  await expect(page).toHaveURL(/\/#\/ee\?lang=es$/);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(500);
  await expect(heading(page)).toHaveText(es['route.ee.title']);
  problems.length = 0;
});

for (const language of LANGUAGES) {
  test(`who comes to the last link before the code stays there when it comes, in ${language} [SHELL-09, A11Y-02]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdRequests(page, ENTRY_SCRIPT);
    await page.goto(`/${language}/nosotros/`, { waitUntil: 'commit' });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeAttached();
    // Backwards from the start: nothing between was rendered.
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await untilStill(page);
    const place = await topOf(last);
    release();
    await ready(page);
    await untilStill(page);
    await expect(last).toBeInViewport();
    expect(Math.abs((await topOf(last)) - place)).toBeLessThanOrEqual(2);
  });
}

test('a page that is left at once is found again where it was left, by the way back and by a reload [SHELL-09]', async ({
  page,
}) => {
  await page.goto('/es/sostenibilidad/');
  await ready(page);
  const first = await heading(page).textContent();
  const link = footerLink(page, '/es/nuestras-oficinas/');
  await link.focus();
  await expect(link).toBeInViewport();
  const left = await topOf(link);
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(heading(page)).toHaveText(first ?? '');
  await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThanOrEqual(2);

  await page.goto('/es/nosotros/');
  await ready(page);
  const other = footerLink(page, '/es/sostenibilidad/');
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
  await expect(heading(page)).toBeFocused();
  const link = footerLink(page, '/es/nuestras-oficinas/');
  // A screen reader moves focus without a key event, while the page grows.
  await link.evaluate((element) => {
    element.focus();
    const grown = document.createElement('p');
    grown.textContent = 'late';
    document.querySelector('main')?.append(grown);
  });
  await untilStill(page);
  await expect(link).toBeInViewport();
});

test('what a phone folds opens before the code, stays open at its place, and is never folded on a desk or on paper [SHELL-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/es/escuelas/', { waitUntil: 'commit' });
  // Folded whole: of others something looks out.
  const fold = page.locator('main details:not([data-peek], [data-always]):has(+ div)').first();
  const summary = fold.locator('summary');
  const folded = fold.locator('+ div');
  await expect(folded).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(folded).toBeVisible();
  release();
  await ready(page);
  await expect(folded).toBeVisible();

  // Below it: its place depends on what is open.
  const link = footerLink(page, '/es/sostenibilidad/');
  await link.focus();
  const left = await topOf(link);
  const isThere = () => expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThanOrEqual(2);
  await page.reload();
  await isThere();
  await expect(folded).toBeVisible();
  await link.press('Enter');
  await expect(heading(page)).toHaveText(es['route.sostenibilidad.title']);
  await page.goBack();
  await expect(folded).toBeVisible();
  await isThere();

  await summary.press('Enter');
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(folded).toBeVisible();
  await expect(summary).toBeHidden();
});

test('what a visitor has opened is open when they come back, and the place they read is where it was [SHELL-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/nuestras-oficinas/');
  await ready(page);
  const main = page.getByRole('main');
  const cards = main.locator('li > details');
  const last = (await cards.count()) - 1;
  const opened = [...new Set([0, last])].map((at) => cards.nth(at));
  for (const card of opened) {
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('open');
  }
  // A search, which the address follows, comes and goes.
  await main.getByRole('searchbox').focus();
  await page.keyboard.press('q');
  await expect(page).toHaveURL(/[?&]q=q/);
  await page.keyboard.press('Backspace');
  await expect(page).not.toHaveURL(/[?&]q=/);
  for (const card of opened) await expect(card).toHaveAttribute('open');

  // Below both: its place depends on what is open.
  const link = footerLink(page, '/es/sostenibilidad/');
  await link.focus();
  const left = await topOf(link);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(es['route.sostenibilidad.title']);
  await page.goBack();
  for (const card of opened) await expect(card).toHaveAttribute('open');
  await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThanOrEqual(2);

  await cards.last().locator('summary').press('Enter');
  await expect(cards.last()).not.toHaveAttribute('open');
  await page.reload();
  await ready(page);
  if (last > 0) await expect(cards.first()).toHaveAttribute('open');
  await expect(cards.last()).not.toHaveAttribute('open');
});
