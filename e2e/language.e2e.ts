import { labelOf } from '#contract/language.ts';
import es from '#content/i18n/es.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { escaped } from './content.ts';
import { expect, ready, test } from './fixtures.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));

/** Null forgets it. */
async function storeLanguage(page: Page, language: string | null): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    localStorage.clear();
    if (value !== null) localStorage.setItem('lang', value);
  }, language);
}

async function expectLanguage(page: Page, language: 'es' | 'en', route: string): Promise<void> {
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(new RegExp(`/#${route}\\?lang=${language}$`));
  expect(await stored(page)).toBe(language);
}

test('the language of a document is decided once: by a path in a language, else as stored, else by the hash, else Spanish [SHELL-05, SHELL-11]', async ({
  page,
}) => {
  for (const [before, address, language, route] of [
    [null, '/', 'es', '/index'],
    [null, '/#/nosotros?lang=en', 'en', '/nosotros'],
    ['en', '/', 'en', '/index'],
    ['es', '/en/nosotros/', 'en', '/nosotros'],
    ['es', '/#/nosotros?lang=en', 'es', '/nosotros'],
    ['fr', '/#/nosotros', 'es', '/nosotros'],
    ['en', '/es/', 'es', '/index'],
  ] as const) {
    await test.step(`stored ${before}, ${address}`, async () => {
      await storeLanguage(page, before);
      await page.goto(address);
      await expectLanguage(page, language, route);
      await expect(
        page.getByRole('navigation', { name: language === 'es' ? es['header.nav'] : en['header.nav'] }),
      ).toBeVisible();
    });
  }
  await storeLanguage(page, 'es');
  await page.goto('/en/nosotros/');
  await ready(page);
  await page.goto('about:blank');
  await page.goto('/');
  await expectLanguage(page, 'en', '/index');
});

test('with storage blocked the site works in the language of the address, else Spanish [SHELL-10]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/#/semaforo?lang=en');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['route.semaforo.title']);
  await page.getByRole('banner').getByRole('link', { name: en['route.escuelas.title'] }).click();
  await expect(page).toHaveURL(/\/#\/escuelas\?lang=en$/);
  await page.goto('about:blank');
  await page.goto('/#/semaforo');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.semaforo.title']);
});

test('the selector stores the language and brings the same screen back in it [SHELL-06, HEAD-04]', async ({ page }) => {
  await page.goto('/#/semaforo?x=1');
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('en') })
    .click();
  await expect(page).toHaveURL(/\/#\/semaforo\?x=1&lang=en$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['route.semaforo.title']);
  expect(await stored(page)).toBe('en');
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('es') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.semaforo.title']);
  expect(await stored(page)).toBe('es');
});

test('on a story the selector goes to its translation [SHELL-06]', async ({ page, request }) => {
  const answer = await request.get('/wp-json/wp/v2/posts?categories=13,8&per_page=50&_fields=slug,meta');
  const stories = (await answer.json()) as { slug: string; meta: { traduccion: string } }[];
  const paired = stories.find(({ meta }) => meta.traduccion);
  test.skip(!paired, 'no story is translated');
  await page.goto(`/#/noticias/${paired?.slug}`);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('en') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/#/noticias/${paired?.meta.traduccion}\\?lang=en$`));
});

for (const [from, category, to] of [
  ['es', 13, 'en'],
  ['en', 79, 'es'],
] as const) {
  test(`on a category in ${from} the selector goes to the news in ${to}, where there are some [SHELL-06]`, async ({
    page,
  }) => {
    await page.goto(`/${from}/noticias/categoria/${category}/`);
    await ready(page);
    await page.getByRole('banner').locator(`a[hreflang=${to}]`).click();
    await page.waitForURL(`**/#/noticias?lang=${to}`);
    await ready(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a language chosen in another tab is chosen in this one, on the same screen [SHELL-06]', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/#/escuelas');
  await ready(page);
  const other = await context.newPage();
  await other.goto(`${server.url}/en/nosotros/`);
  await expect(page).toHaveURL(/\/#\/escuelas\?lang=en$/);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['route.escuelas.title']);
});

test('a page of the wrong route or language neither paints nor loads its code [SHELL-12]', async ({ page }) => {
  await storeLanguage(page, 'en');
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(`${document.documentElement.lang} ${entry.name}`);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/#/semaforo');
  await ready(page);
  // The preload scanner may fetch style sheet and first picture before the head script runs.
  expect(loaded.filter((path) => /i18n\/es|HomeScreen.*\.js/.test(path))).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => (window as { seen?: string[] }).seen))
    .toEqual(expect.arrayContaining(['en first-contentful-paint']));
});

test('texts come from the language file of the document, fetched: a screen its own, all others once [SHELL-07]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/i18n\/([\w.]+)\?v=\w+$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  await page.goto('/en/semaforo/');
  await ready(page);
  expect(asked).toEqual(['en.stoplight.json']);
  for (const screen of ['escuelas', 'nosotros'] as const) {
    const title = en[`route.${screen}.title`];
    await page.getByRole('banner').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(escaped(title)));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(asked).toEqual(['en.stoplight.json', 'en.json']);
  }
});

test('when the texts do not come the page stays readable, its links lead on, and it wakes as soon as they come [SHELL-07, SHELL-12]', async ({
  page,
  problems,
}) => {
  let asked = 0;
  await page.route('**/assets/i18n/**', (route) => {
    asked += 1;
    return route.abort();
  });
  // It asks again after growing pauses, of half a minute at most.
  await page.clock.install();
  await page.goto('/es/semaforo/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.semaforo.title']);
  await page.getByRole('contentinfo').getByRole('link', { name: es['route.sostenibilidad.title'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.sostenibilidad.title']);
  const before = asked;
  await expect
    .poll(async () => {
      await page.clock.fastForward(30_000);
      return asked - before;
    })
    .toBeGreaterThan(4);
  await page.unroute('**/assets/i18n/**');
  await page.clock.fastForward(30_000);
  await ready(page);
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every menu entry is on the page and leads to its screen, in both languages [SHELL-12]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    for (const [name, heading] of [
      [es['route.nosotros.title'], es['route.nosotros.title']],
      [es['route.escuelas.title'], es['route.escuelas.title']],
    ] as const) {
      await page.getByLabel(es['header.menu'], { exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('en') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['route.escuelas.title']);
  });

  test('on a story the selector leads to its translation, else to the news [SHELL-06]', async ({ page, request }) => {
    const answer = await request.get('/wp-json/wp/v2/posts?categories=13,8&per_page=50&_fields=slug,meta');
    const stories = (await answer.json()) as { slug: string; meta: { traduccion: string } }[];
    const paired = stories.find(({ meta }) => meta.traduccion);
    const alone = stories.find(({ meta }) => !meta.traduccion);
    const choose = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();

    test.skip(!paired || !alone, 'all stories are translated, or none is');
    await page.goto(`/es/noticias/${paired?.slug}/`);
    await choose(labelOf('en'));
    await expect(page).toHaveURL(new RegExp(`/en/noticias/${paired?.meta.traduccion}/$`));
    await choose(labelOf('es'));
    await expect(page).toHaveURL(new RegExp(`/es/noticias/${paired?.slug}/$`));

    await page.goto(`/es/noticias/${alone?.slug}/`);
    await choose(labelOf('en'));
    await expect(page).toHaveURL(new RegExp(`/en/noticias/\\?aviso=${alone?.slug}$`));
    await page.goto(`/en/noticias/${alone?.slug}/`);
    await choose(labelOf('es'));
    await expect(page).toHaveURL(new RegExp(`/es/noticias/${alone?.slug}/$`));
  });
});

test('changing the language keeps a reader at the same place of the page, and their way back [SHELL-06]', async ({
  page,
}) => {
  await page.goto('/es/');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: es['route.nosotros.title'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const heading = (t: typeof es | typeof en) =>
    page.getByRole('main').getByRole('heading', { name: t['about.certifications'] });
  await heading(es).scrollIntoViewIfNeeded();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await heading(es).boundingBox())?.y).toBeLessThan(400);
  const topOf = async (t: typeof es | typeof en) => Math.round((await heading(t).boundingBox())?.y ?? 0);
  const before = await topOf(es);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('en') })
    .click();
  await expect(page).toHaveURL(/\/#\/nosotros\?lang=en$/);
  await ready(page);
  await expect.poll(async () => Math.abs((await topOf(en)) - before)).toBeLessThan(60);
  await page.goBack();
  await ready(page);
  await expect(page).toHaveURL(/\/#\/index\?lang=en$/);
});
