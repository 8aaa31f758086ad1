import { labelOf } from '#contract/language.ts';
import es from '#content/i18n/es.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import { addressOf, expect, ready, test } from './fixtures.ts';

test('the empty path opens the home page under its hash address [SHELL-01, SHELL-04]', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  expect(addressOf(page)).toBe('/#/index?lang=es');
  await page.goto('/#/');
  await ready(page);
  expect(addressOf(page)).toBe('/#/index?lang=es');
});

test.describe('unknown addresses', () => {
  test('go to the nearest screen there is, cold and from a page [SHELL-02, SHELL-14]', async ({ page }) => {
    for (const [asked, shown] of [
      ['/no-such-place', '/index'],
      ['/nosotros/x', '/nosotros'],
      ['/noticias/a/b/c', '/noticias'],
      ['/noticias/categoria', '/noticias'],
      ['/involucrate/1/x', '/involucrate'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`/#${asked}`);
      await ready(page);
      await expect(page).toHaveURL(new RegExp(`#${shown}\\?lang=es$`));
      await page.evaluate(() => (location.hash = '/semaforo'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.semaforo.title']);
      await page.evaluate((hash) => (location.hash = hash), asked);
      await expect(page).toHaveURL(new RegExp(`#${shown}\\?lang=es$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(es['route.semaforo.title']);
    }
  });

  test('a path address that leads nowhere is a ready page from which the visitor goes on [SHELL-14]', async ({
    page,
    problems,
  }) => {
    const answer = await page.goto('/en/no-such-place/');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['missing.title']);
    await page.locator('[data-ready=screen]').waitFor();
    await page.getByRole('main').getByRole('link', { name: en['route.index.title'] }).click();
    // The hash comes first, then the unknown path is dropped.
    await expect.poll(() => addressOf(page)).toBe('/#/index?lang=en');
    // The browser logs the 404 itself.
    problems.length = 0;
  });
});

test('query parameters that were there stay, with the language among them [SHELL-04]', async ({ page }) => {
  await page.goto('/#/recursos?x=1');
  await ready(page);
  expect(addressOf(page)).toBe('/#/recursos?x=1&lang=es');
  await page.evaluate(() => (location.hash = '/semaforo?a=b&lang=fr&c=d'));
  await expect(page).toHaveURL(/#\/semaforo\?a=b&lang=es&c=d$/);
});

test('a path address with a query becomes the hash address with the same query [SHELL-12]', async ({ page }) => {
  await page.goto('/en/nosotros/?utm=mail');
  await ready(page);
  expect(addressOf(page)).toBe('/#/nosotros?utm=mail&lang=en');
});

test('links carry the path address, and a plain press moves in the hash router [SHELL-01, SHELL-12]', async ({
  page,
}) => {
  await page.goto('/#/index');
  await ready(page);
  const link = page.getByRole('banner').getByRole('link', { name: es['route.nosotros.title'] });
  await expect(link).toHaveAttribute('href', '/es/nosotros/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.nosotros.title']);
  expect(addressOf(page)).toBe('/#/nosotros?lang=es');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a press with a key held opens the prerendered page in a new tab [SHELL-12]', async ({ page, context }) => {
  await page.goto('/#/index');
  await ready(page);
  const openTab = async (name: string) => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('banner')
        .getByRole('link', { name })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await ready(tab);
    return addressOf(tab);
  };
  expect(await openTab(es['route.escuelas.title'])).toBe('/#/escuelas?lang=es');
  expect(addressOf(page)).toBe('/#/index?lang=es');
  // Last: a language chosen in one tab changes all.
  expect(await openTab(labelOf('en'))).toBe('/#/index?lang=en');
});

test('the prerendered page is hydrated without a flash: its elements stay the same ones [SHELL-12]', async ({
  page,
}) => {
  await page.route('**/assets/i18n/*.json*', async (route) => {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-mark', ''));
    await route.continue();
  });
  for (const path of ['/', '/en/semaforo/', '/es/noticias/']) {
    await page.goto(path);
    await ready(page);
    await expect(page.locator('h1[data-mark]')).toHaveCount(1);
  }
});

test('a hash without a slash is an anchor: the page and its address stay [SHELL-14]', async ({ page }) => {
  await page.goto('/#/nosotros');
  await ready(page);
  await page.evaluate(() => (location.hash = 'contenido'));
  await expect(page.locator('#contenido')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.nosotros.title']);
  expect(addressOf(page)).toBe('/#/nosotros?lang=es');
  await page.goto('about:blank');
  await page.goto('/#contenido');
  await ready(page);
  expect(addressOf(page)).toBe('/#/index?lang=es');
});

test('the share button shares the path address [SHELL-16]', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(window, { shared: data }) });
  });
  await page.goto('/#/index');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: es['route.escuelas.title'] }).click();
  await expect(page).toHaveTitle(`${es['route.escuelas.title']} · ${es['site.name']}`);
  await page.getByRole('button', { name: es['share.button'] }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
    .toBe(`${server.url}/es/escuelas/`);
});

test('where nothing can be shared or copied, a dialog shows the address and gives focus back [SHELL-16, A11Y-02]', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/#/semaforo');
  await ready(page);
  const button = page.getByRole('button', { name: es['share.button'] });
  await button.click();
  const dialog = page.getByRole('dialog', { name: es['share.dialog'] });
  await expect(dialog.getByRole('textbox')).toHaveValue(`${server.url}/es/semaforo/`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a hidden heading names the page for job seekers, between header and footer only the links bar stands [JOBS-01]', async ({
  page,
}) => {
  await page.goto('/#/trabaja-con-nosotros');
  await ready(page);
  const heading = page.getByRole('heading', { level: 1, name: es['route.trabaja-con-nosotros.title'] });
  await expect(heading).toHaveCSS('width', '1px');
  const bar = page.getByRole('main').getByRole('region', { name: es['jobs.title'] });
  await expect(bar.getByRole('link', { name: es['jobs.internships'] })).toBeVisible();
  await expect(bar.getByRole('link', { name: es['footer.call'] })).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', { name: es['jobs.portal'] })).toHaveCount(
    'pendiente' in links.portal_empleo ? 0 : 1,
  );
  await expect(page.getByRole('main').locator('section')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
