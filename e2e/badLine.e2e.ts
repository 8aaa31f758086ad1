import type { BrowserContext, Page, Route } from '@playwright/test';
import { PHONE } from './content.ts';
import { TEXTS } from './carousels.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

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
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
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

/** Goes from /nosotros to /escuelas, whose files the server does not have any more; the page itself is answered by `answer`. */
async function goToLostScreen(page: Page, context: BrowserContext, answer: (route: Route) => Promise<void>) {
  await page.goto('/es/nosotros/');
  await ready(page);
  await mark(page);
  const lost = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
  await context.route('**/assets/**', lost);
  await context.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (route.request().resourceType() !== 'fetch') {
        // The reload: the new release is there, with all its files.
        await context.unroute('**/assets/**', lost);
        return route.fallback();
      }
      return answer(route);
    },
  );
  await page.getByRole('banner').getByRole('link', { name: TEXTS.es['route.escuelas.title'], exact: true }).click();
}

/** A document that the page is loaded into anew does not have it. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset.marked = ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.marked !== undefined);

test('after a new release the page is fetched anew and opens where the visitor wanted to go [SHELL-02]', async ({
  page,
  context,
  problems,
}) => {
  await goToLostScreen(page, context, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/entry', '/assets/entry-new') });
  });
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await ready(page);
  await expect(page).toHaveURL(/#\/escuelas\?lang=es$/);
  await expect(failedHeading(page, 'es')).toHaveCount(0);
  problems.length = 0;
});

test('a portal that answers everything with its own page takes nothing away [SHELL-02]', async ({
  page,
  context,
  problems,
}) => {
  await goToLostScreen(page, context, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi gratis</h1>' }),
  );
  await expect(failedHeading(page, 'es')).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  problems.length = 0;
});
