import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePath, storyPath } from '#contract/routes.ts';
import { isInstalled } from '#scripts/deploy/files.ts';
import { startPlain } from '#scripts/deploy/processes.ts';
import { freePort } from '#server/testing/freePort.ts';
import { fill, PHONE, storiesIn, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, ROUTES, test as base } from './fixtures.ts';
import { answer, begin, question, SHORT, START, type Asked } from './ownStoplight.ts';
import { storiesWithRareWord } from './rareWord.ts';
import { scrollTop, untilStill, wheelToFooter } from './scrolling.ts';

/** The site as files, on an nginx that knows nothing of it (docs/decisions/057). */

const { es, en } = TEXTS;

/** Where the pages say that messages are taken. */
const LIVE = 'https://www.site.test';

interface Files {
  /** Requests that were no success, or went to another host. */
  refused: string[];
}

const test = base.extend<Files, { files: string }>({
  files: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'export-'));
      const root = join(folder, 'site');
      const env = { ...process.env, SITE_URL: LIVE };
      execFileSync(process.execPath, ['scripts/export.ts', root], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      const http = await freePort();
      const nginx = await startPlain({ folder, http, root });
      await use(`http://127.0.0.1:${http}`);
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ files }, use) => use(files),
  refused: [
    async ({ page, files }, use) => {
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400 || !response.url().startsWith(files)) {
          refused.push(`${response.status()} ${response.url()}`);
        }
      });
      page.on('request', (request) => {
        if (request.method() !== 'GET') refused.push(`${request.method()} ${request.url()}`);
      });
      await use(refused);
      expect(refused, 'the files are all that was asked for, and all are there').toEqual([]);
    },
    { auto: true },
  ],
});

// One export for all.
test.describe.configure({ mode: 'default' });
test.skip(!isInstalled('nginx'), 'nginx and openssl are not on this machine');

const newestTitle = (language: 'es' | 'en') => {
  const [newest] = storiesIn(language);
  if (!newest) throw new Error('there are no stories');
  return newest.title;
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const listed = (page: Page) =>
  page.getByRole('region', { name: es['news.list'] }).getByRole('article').filter({ visible: true });

test('as files the home page starts, leads to other screens by the menu, and Back keeps the place', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  await expect(page).toHaveURL(/#\/index\?lang=es$/);
  const title = newestTitle('es');
  const story = page.getByRole('main').getByRole('link', { name: title }).first();
  await story.scrollIntoViewIfNeeded();
  await untilStill(page);
  const before = await scrollTop(page);
  await story.click();
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
  for (const route of ['nosotros', 'semaforo', 'escuelas'] as const) {
    await page.getByRole('navigation', { name: es['header.nav'] }).locator(`a[href="/es/${route}/"]`).click();
    await expect(page).toHaveURL(new RegExp(`#/${route}\\?lang=es$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('as files a screen that was come to changes its language, and is there after a reload', async ({ page }) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: es['route.nuestras-oficinas.title'], exact: true })
    .click();
  await expect(heading(page, es['route.nuestras-oficinas.title'])).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(heading(page, en['route.nuestras-oficinas.title'])).toBeVisible();
  await ready(page);
  await page.reload();
  await expect(heading(page, en['route.nuestras-oficinas.title'])).toBeVisible();
  await ready(page);
});

test('as files the news are narrowed and searched as by the server, and a story leads to the next', async ({
  page,
}) => {
  const [{ story, word }] = await storiesWithRareWord();
  await page.goto('/es/recursos/');
  await ready(page);
  await page.goto('/#/noticias?lang=es');
  await ready(page);
  const chips = page.getByRole('list', { name: es['news.categories'] }).getByRole('link');
  await expect(listed(page).first()).toBeVisible();
  const all = await listed(page).count();
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true');
  await chips.first().click();
  await expect(listed(page)).toHaveCount(all);
  await page.getByRole('searchbox', { name: es['news.search'] }).fill(word);
  await expect(listed(page)).toHaveCount(1);
  await listed(page).getByRole('link').first().click();
  await expect(heading(page, story.title.rendered)).toBeVisible();
  await page.goBack();
  await expect(listed(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: es['news.search'] }).fill('xyzwkq');
  await expect(page.getByText(fill(es['news.found_other'], { count: 0 }))).toBeVisible();
});

test('as files a story that was come to from the list brings what to read next', async ({ page }) => {
  await page.goto('/en/noticias/');
  await ready(page);
  const title = newestTitle('en');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(heading(page, title)).toBeVisible();
  await wheelToFooter(page);
  const next = page.getByRole('region', { name: en['news.suggested'] }).getByRole('link').first();
  const wanted = await next.innerText();
  await next.click();
  await expect(heading(page, wanted)).toBeVisible();
});

test('as files the whole site is searched, also from the address of a shared search', async ({ page }) => {
  const recursos = es['route.recursos.title'];
  await page.goto('/es/');
  await ready(page);
  const field = page.getByRole('contentinfo').getByRole('searchbox', { name: es['search.label'] });
  await field.fill(recursos);
  await field.press('Enter');
  await expect(heading(page, es['search.title'])).toBeVisible();
  const results = page.getByRole('region', { name: es['search.best'] }).getByRole('listitem');
  await results.getByRole('link', { name: recursos, exact: true }).click();
  await expect(heading(page, recursos)).toBeVisible();
  await page.goto('/es/buscar/?q=tasas');
  await ready(page);
  await expect(results.first()).toBeVisible();
});

test('as files a form says that it sends nothing, where it does, and keeps what was typed', async ({ page }) => {
  await page.goto('/es/microfinanzas/');
  await ready(page);
  const name = page.getByLabel(es['form.nombre'], { exact: true });
  const form = page.locator('form[data-form=credit]');
  await name.pressSequentially('Rosa Ñandutí');
  await name.press('Enter');
  await expect(form).toContainText(es['form.copy.title']);
  await expect(form.getByRole('button')).toHaveCount(0);
  await expect(form.getByRole('link', { name: PHONE.text })).toHaveAttribute('href', PHONE.link);
  const live = form.getByRole('link', { name: fill(es['form.copy.open'], { site: 'www.site.test' }) });
  await expect(live).toHaveAttribute('href', `${LIVE}/es/microfinanzas/`);
  await form.getByRole('link', { name: es['route.nuestras-oficinas.title'] }).click();
  await expect(heading(page, es['route.nuestras-oficinas.title'])).toBeVisible();
  await page.goto('/en/microfinanzas/');
  await ready(page);
  await expect(page.getByLabel(en['form.nombre'], { exact: true })).toHaveValue('Rosa Ñandutí');
  await expect(form).toContainText(en['form.copy.title']);

  await page.getByRole('contentinfo').getByRole('button', { name: en['footer.contact'] }).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText(en['form.copy.title']);
  await expect(popup.getByRole('button', { name: en['form.have_code'] })).toHaveCount(0);
});

test('as files the rates and the documents are there', async ({ page }) => {
  await page.goto('/en/');
  await ready(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: en['route.tasas-tarifas.title'], exact: true }).click();
  await expect(heading(page, en['route.tasas-tarifas.title'])).toBeVisible();
  const rates = page.getByRole('main').locator('a[href$=".pdf"]');
  await expect(rates.first()).toBeVisible();
  const file = await page.request.get((await rates.first().getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await footer.getByRole('link', { name: en['route.recursos.title'], exact: true }).click();
  await expect(heading(page, en['route.recursos.title'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('as files Mi Semáforo is answered, and goes on at its question after a reload', async ({ page }) => {
  const [first, second] = SHORT as [Asked, Asked];
  await begin(page, 'es', 'short');
  await answer(page, first.titulo.es, first.amarillo.es);
  await expect(question(page, second.titulo.es)).toBeVisible();
  await page.reload();
  await expect(question(page, second.titulo.es)).toBeVisible();
  await ready(page);
  await page.goto(`/es${START}/mapa/`);
  await ready(page);
  await expect(question(page, es['own.map'])).toBeVisible();
});

test('as files an address that leads nowhere says so, and a hash address still leads to its page', async ({
  page,
  problems,
  refused,
}) => {
  await page.goto('/es/no-such-page/');
  await expect(heading(page, es['missing.title'])).toBeVisible();
  expect(refused.splice(0)).toHaveLength(1);
  problems.length = 0;
  await page.getByRole('main').getByRole('link', { name: es['route.index.title'] }).click();
  await ready(page);
  await page.goto('/#/donde-trabajamos?pais=Chile');
  await ready(page);
  await expect(heading(page, es['route.donde-trabajamos.title'])).toBeVisible();
});

test('as files without scripts every page is whole, and a search leads on to the sitemap', async ({
  browser,
  files,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: files });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('searchbox').fill('agua');
  await page.getByRole('contentinfo').getByRole('searchbox').press('Enter');
  await expect(page.getByText(es['search.without_scripts'])).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: es['route.mapa-del-sitio.title'] }).first().click();
  await expect(heading(page, es['route.mapa-del-sitio.title'])).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: es['route.microfinanzas.title'] }).first().click();
  await expect(page.getByText(es['form.without_scripts'])).toBeVisible();
  await context.close();
});

test('as files every page of the site is there, and whatever a page or a list of pages names', async ({ files }) => {
  const waiting = ['/', '/sitemap.xml', '/en/404.html', '/robots.txt', '/.well-known/security.txt', '/sw.js'];
  const seen = new Set(waiting);
  const foreign = new Set<string>();
  const missing: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await fetch(files + path);
    if (answer.status !== 200) missing.push(`${answer.status} ${path}`);
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const text = isPage || /xml|css/.test(type) ? await answer.text() : '';
    for (const named of isPage ? namedBy(text) : listedBy(text)) {
      const own = named.startsWith(`${LIVE}/`) ? named.slice(LIVE.length) : named;
      const [address = ''] = own.split(/[?#]/, 1);
      if (!address.startsWith('/') || seen.has(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
    if (!isPage) continue;
    for (const [, address = ''] of text.matchAll(/<(?:img|script|source|video)[^>]* src="(?!\/)([^"]+)"/g))
      foreign.add(address);
  }
  expect(missing).toEqual([]);
  expect([...foreign]).toEqual([]);
  const pages = LANGUAGES.flatMap((language) =>
    [...ROUTES, ...storiesIn(language).map(({ slug }) => storyPath(slug))].map((path) => pagePath(language, path)),
  );
  expect(pages.filter((path) => !seen.has(path))).toEqual([]);
});

/** Addresses in a page's HTML, as it is written. */
function namedBy(html: string): string[] {
  const attributes = html.matchAll(
    / (?:href|src|srcset|imagesrcset|poster|action|content|data-[a-z]*(?:entry|modules|texts|fonts))="([^"]*)"/g,
  );
  return [...attributes].flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(/,?\s+/));
}

/** Addresses in the sitemap and in styles. */
function listedBy(text: string): string[] {
  return [...text.matchAll(/(?:<loc>|url\(['"]?)([^<'")]+)/g)].map(([, address = '']) => address);
}
