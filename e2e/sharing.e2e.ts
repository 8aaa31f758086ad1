import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { storiesIn } from './content.ts';
import { expect, ready, test } from './fixtures.ts';

async function go(page: Page, screen: 'ee'): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es[`route.${screen}.title`]);
}

test('a copied link is told each time, and no longer on the next page [SHELL-16]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  await page.goto('/es/semaforo/');
  await ready(page);
  const status = page.getByRole('main').getByRole('status');
  await status.evaluate((element) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) told.push(node.textContent ?? '');
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const button = page.getByRole('button', { name: es['share.button'] });
  await button.click();
  await expect(status).toHaveText(es['share.copied']);
  await button.click();
  await expect.poll(told).toEqual([es['share.copied'], es['share.copied']]);
  await go(page, 'ee');
  await expect(status).toBeEmpty();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.semaforo.title']);
  await expect(status).toBeEmpty();

  // A dialog within a paragraph would be invalid HTML.
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }));
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const copy = dialog.getByRole('button', { name: es['share.copy'] });
  await copy.click();
  await expect(dialog.getByRole('status')).toHaveText(es['share.selected']);
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\/es\/semaforo\/$/);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }));
  await copy.click();
  await expect(dialog.getByRole('status')).toHaveText(es['share.copied']);
  await expect(page.locator(':is(p, span, h1, h2, h3, button, a) :is(dialog, div, h2)')).toHaveCount(0);
  await go(page, 'ee');
  await expect(dialog).toHaveCount(0);
});

test('an address that leads nowhere is no entry of the menu and is not shared [HEAD-03, SHELL-14, SHELL-16]', async ({
  page,
  problems,
}) => {
  const marked = page.getByRole('navigation', { name: es['header.nav'] }).locator('[aria-current]');
  const share = page.getByRole('button', { name: es['share.button'] });
  for (const address of ['/es/no-such-place/', '/es/noticias/no-such-story/', '/es/noticias/categoria/999/']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await page.locator('[data-ready=screen]').waitFor();
    await expect(marked, address).toHaveCount(0);
    await expect(share, address).toHaveCount(0);
  }
  await page.getByRole('banner').getByRole('link', { name: es['route.escuelas.title'] }).click();
  await expect(marked).toHaveText(es['route.escuelas.title']);
  await expect(share).toBeVisible();
  // The browser logs the 404 itself.
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no button stands there that does nothing [SHELL-12, SHELL-16]', async ({ page }) => {
    for (const address of ['/es/', '/es/noticias/', `/es/noticias/${storiesIn('es')[0]?.slug}/`, '/en/semaforo/']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // A browser sends a form by itself.
      await expect(page.getByRole('button').and(page.locator(':not([type="submit"])')), address).toHaveCount(0);
    }
  });
});
