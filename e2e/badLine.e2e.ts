import type { BrowserContext, Page, Route } from '@playwright/test';
import { PHONE } from './content.ts';
import { TEXTS } from './carousels.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { NetworkLog } from './networkLog.ts';
import { write } from './typing.ts';

/** More than a screen asks for when the pointer comes to its link and when it is pressed, with the pictures around it. */
const MOST_REQUESTS = 60;

/** From now on nobody answers, while the browser still believes that it is online. */
async function cut(context: BrowserContext): Promise<{ asked: () => number; mend: () => Promise<void> }> {
  let asked = 0;
  const abort = (route: Route) => {
    asked += 1;
    return route.abort('connectionreset');
  };
  await context.route('**', abort);
  return { asked: () => asked, mend: () => context.unroute('**', abort) };
}

const failedHeading = (page: Page, language: 'es' | 'en') =>
  page.getByRole('main').getByRole('heading', { level: 1, name: TEXTS[language]['common.screen_failed'] });

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`on a line that died a screen says that it does not come, and comes when asked again (${language}) [SHELL-02]`, async ({
    page,
    context,
    problems,
  }) => {
    await page.goto(`/${language}/nosotros/`);
    await ready(page);
    const line = await cut(context);
    await page.getByRole('banner').getByRole('link', { name: t['route.escuelas.title'], exact: true }).click();
    await expect(failedHeading(page, language)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#/escuelas\\?lang=${language}$`));
    // A storm of requests would have begun by now.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(line.asked()).toBeLessThan(MOST_REQUESTS);

    const retry = page.getByRole('main').getByRole('button', { name: t['common.retry'] });
    await retry.click();
    await expect(failedHeading(page, language)).toBeVisible();
    expect(line.asked()).toBeLessThan(2 * MOST_REQUESTS);

    await line.mend();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(failedHeading(page, language)).toHaveCount(0);
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(
      styles.filter((href) => href.includes('SchoolsScreen')),
      'its style sheet',
    ).toHaveLength(1);
    problems.length = 0;
  });
}

test('a screen that did not come lets a visitor go back, and is asked for anew on the next visit [SHELL-02]', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  const line = await cut(context);
  const link = page.getByRole('banner').getByRole('link', { name: TEXTS.es['route.escuelas.title'], exact: true });
  await link.click();
  await expect(failedHeading(page, 'es')).toBeVisible();
  await page.goBack();
  await expect(failedHeading(page, 'es')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await line.mend();
  await link.click();
  await expect(page).toHaveURL(/#\/escuelas\?lang=es$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(failedHeading(page, 'es')).toHaveCount(0);
  problems.length = 0;
});

test('what was typed stays when the line dies and a screen does not come [FORM-10]', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/es/microfinanzas/');
  await ready(page);
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.scrollIntoViewIfNeeded();
  await name.pressSequentially('María Núñez', { delay: 60 });
  await cut(context);
  await page.getByRole('banner').getByRole('link', { name: TEXTS.es['route.escuelas.title'], exact: true }).click();
  await expect(failedHeading(page, 'es')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('María Núñez');
  problems.length = 0;
});

test('a form that was never opened opens after the line has died, and keeps its message [FORM-11]', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  const log = await NetworkLog.start(page);
  const code = page.waitForResponse(/FormDialog.*\.js$/);
  // A visitor begins to read, far from the forms.
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 120);
  await code;
  await log.untilIdle();
  await cut(context);
  const t = TEXTS.es;
  await page.getByRole('contentinfo').getByRole('button', { name: t['footer.feedback'] }).click();
  const popup = page.getByRole('dialog', { name: t['footer.feedback'] });
  await write(popup.getByLabel(t['footer.feedback.telefono'], { exact: true }), '0981123456');
  await write(popup.getByLabel(t['footer.feedback.mensaje']), 'Gracias');
  await popup.getByRole('button', { name: t['form.send'] }).click();
  await expect(page.getByRole('alertdialog', { name: t['form.saved.title'] })).toContainText(t['outbox.kept']);
  problems.length = 0;
});

test('a form whose code does not come says so with a telephone, and the page stays [FORM-11]', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  await cut(context);
  await page.getByRole('contentinfo').getByRole('button', { name: TEXTS.es['footer.contact'] }).click();
  await expect(page.getByRole('contentinfo').getByRole('status').getByText(PHONE.text)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  problems.length = 0;
});
