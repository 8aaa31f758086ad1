import { TEXTS } from './content.ts';
import { addressOf, expect, ready, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

const { es } = TEXTS;

test('Back under an open dialog closes it and stays on the page, one dialog at a time [FORM-09]', async ({ page }) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: es['route.escuelas.title'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const here = addressOf(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: es['footer.contact'] });
  await opener.click();
  const popup = page.getByRole('dialog', { name: es['footer.contact'] });
  await popup.getByLabel(es['form.nombre'], { exact: true }).pressSequentially('Rosa Vera');
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog', { name: es['form.invalid'] });
  await expect(alert).toBeVisible();

  await page.goBack();
  await expect(alert).toBeHidden();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
  expect(addressOf(page)).toBe(here);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  // What was typed is still there, and Forward opens nothing.
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(addressOf(page)).toBe(here);
  await opener.click();
  await expect(popup.getByLabel(es['form.nombre'], { exact: true })).toHaveValue('Rosa Vera');
});

test('a dialog that was closed by its button or Escape leaves Back to the page [FORM-09]', async ({ page }) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: es['route.escuelas.title'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: es['footer.contact'] });
  const popup = page.getByRole('dialog', { name: es['footer.contact'] });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => popup.getByRole('button', { name: es['common.close'] }).click(),
  ]) {
    await opener.click();
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: es['form.send'] }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: es['form.back'] }).click();
    await close();
    await expect(popup).toBeHidden();
  }
  // Our own way back over the dialogs' entries is a task of the browser's.
  await page.waitForFunction(() => !('dialogs' in Object(history.state)));
  await page.goBack();
  await expect(page).toHaveURL(/#\/nosotros\?lang=es$/);
});

test('after a reload under an open dialog Back and dialogs work as before [FORM-09]', async ({ page }) => {
  await page.goto('/es/escuelas/');
  await ready(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: es['footer.contact'] });
  const popup = page.getByRole('dialog', { name: es['footer.contact'] });
  await opener.click();
  await expect(popup).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(popup).toHaveCount(0);
  await opener.click();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.escuelas.title']);
});

for (const screen of ['escuelas', 'index'] as const) {
  test(`after a reload under two open dialogs one Back leaves the page, on /${screen} [FORM-09]`, async ({ page }) => {
    await page.goto('/es/nosotros/');
    await ready(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: es[`route.${screen}.title`], exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('button', { name: es['footer.contact'] }).click();
    await page.getByRole('dialog').getByRole('button', { name: es['form.send'] }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(page).toHaveURL(new RegExp(`#/${screen}\\?lang=es$`));
    await page.goBack();
    await expect(page).toHaveURL(/#\/nosotros\?lang=es$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.nosotros.title']);

    // Forward leads to the screen, and no dialog opens.
    await page.goForward();
    await ready(page);
    await expect(page).toHaveURL(new RegExp(`#/${screen}\\?lang=es$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
