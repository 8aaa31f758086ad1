import { labelOf } from '#contract/language.ts';
import { expect, ready, test } from './fixtures.ts';
import { TEXTS } from './content.ts';
import { holdRequests } from './holdRequests.ts';
import { NetworkLog } from './networkLog.ts';
import { saveData } from './saveData.ts';

const { es } = TEXTS;

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ context }) => saveData(context));

test('who saves data walks from page to page without code, and reads in fonts of the device [SHELL-12]', async ({
  page,
}) => {
  const log = await NetworkLog.start(page);
  await page.goto('/es/');
  await page.getByLabel(es['header.menu'], { exact: true }).click();
  await page.getByRole('link', { name: es['route.nosotros.title'], exact: true }).first().click();
  await expect(page).toHaveURL(/\/es\/nosotros\/$/);
  await page.mouse.wheel(0, 900);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('en') })
    .click();
  await expect(page).toHaveURL(/\/en\/nosotros\/$/);
  const came = await log.untilIdle();
  expect(came.length).toBeGreaterThan(0);
  expect(came.filter(({ kind }) => kind === 'script' || kind === 'font')).toEqual([]);
  const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).not.toMatch(/Piazzolla["']?,/);
});

test('a form brings the code when it is touched, what was typed stays and is checked [SHELL-12, FORM-03]', async ({
  page,
}) => {
  await page.goto('/es/microfinanzas/');
  const form = page.locator('form[method=dialog]').first();
  const name = form.locator('input').first();
  await name.scrollIntoViewIfNeeded();
  await name.click();
  await page.keyboard.type('Ña Sole', { delay: 40 });
  await ready(page);
  await expect(name).toHaveValue('Ña Sole');
  await expect(name).toBeFocused();
  await form.getByRole('button').first().click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
});

test('of two presses before the code the last one counts, and one elsewhere cancels it [SHELL-12]', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/libraries-/);
  await page.goto('/es/nosotros/', { waitUntil: 'domcontentloaded' });
  const share = page.getByRole('main').getByRole('button', { name: es['share.button'] }).first();
  await share.click();
  await expect(page.locator('[data-clicked]')).toHaveCount(1);
  await expect(share).toHaveCSS('cursor', 'progress');
  await page.locator('h1').click();
  await expect(page.locator('[data-clicked]')).toHaveCount(0);
  const contact = page.getByRole('contentinfo').getByRole('button').first();
  await contact.click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a length of Mi Semáforo that is pressed before the code begins with its first question [STOP-05, SHELL-12]', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/libraries-/);
  await page.goto('/es/semaforo/mi-semaforo/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: es['own.short'] }).click();
  release();
  await expect(page).toHaveURL(/#\/semaforo\/mi-semaforo\/1\?lang=es$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
