import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { labelOf } from '#contract/language.ts';
import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import { pagePath } from '#contract/routes.ts';
import { elements, readPage, textOf, valueOf } from '#server/testing/testPage.ts';
import { currentRelease } from '#server/built.ts';
import { expectNoViolations } from './axe.ts';
import { escaped } from './content.ts';
import { expect, ready, startServerOf, stopServer, test as base } from './fixtures.ts';
import { expectNoOverflow } from './layoutChecks.ts';
import { buildSite, makePseudoSite, PSEUDO, PSEUDO_SCREENS, toPseudo } from './pseudoSite.ts';

/** A site of its own, with a third language that has three screens: one line of contract/language.ts and its texts. */
const test = base.extend<object, { site: { root: string }; server: Awaited<ReturnType<typeof startServerOf>> }>({
  site: [
    async ({}, use) => {
      const root = makePseudoSite();
      buildSite(root);
      await use({ root });
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [
    async ({ site }, use) => {
      const server = await startServerOf(site.root);
      await use(server);
      await stopServer(server);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Letters that no other language of the site has side by side. */
const MARK = /äa|ëe|ïi|öo|üu/;

async function pageOf(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  return { status: response.status, html, page: readPage(html) };
}

const alternatesOf = (page: Parameters<typeof elements>[0]) =>
  elements(page, 'link', { rel: 'alternate' }).flatMap((link) => link.attributes.get('hreflang') ?? []);

test('a third language has the screens that it names, whole, and is named by their other languages [SHELL-12]', async ({
  server,
}) => {
  for (const screen of PSEUDO_SCREENS) {
    const { status, page } = await pageOf(`${server.url}/${PSEUDO}/${screen}/`);
    expect([screen, status, page.attributes.get('lang')]).toEqual([screen, 200, PSEUDO]);
    expect(elements(page, 'main')[0]?.attributes.get('lang')).toBeUndefined();
    expect(textOf(elements(page, 'h1')[0])).toBe(toPseudo(es[`route.${screen}.title`]));
    const [header, footer] = [elements(page, 'header')[0], elements(page, 'footer')[0]];
    expect(textOf(header)).toContain(toPseudo(es['route.escuelas.title']));
    expect(textOf(footer)).toContain(toPseudo(es['footer.privacy']));
    expect(alternatesOf(page)).toEqual(['es', 'en', PSEUDO, 'x-default']);
    const spanish = await pageOf(`${server.url}/es/${screen}/`);
    expect(alternatesOf(spanish.page)).toEqual(['es', 'en', PSEUDO, 'x-default']);
  }
});

test('a screen that it lacks is shown in Spanish and says so; search engines hear of the pages that there are', async ({
  server,
}) => {
  const { status, page } = await pageOf(`${server.url}/${PSEUDO}/nosotros/`);
  expect([status, page.attributes.get('lang')]).toEqual([200, PSEUDO]);
  const main = elements(page, 'main')[0];
  expect(main?.attributes.get('lang')).toBe('es');
  expect(textOf(elements(page, 'h1')[0])).not.toMatch(MARK);
  expect(textOf(elements(page, 'header')[0])).toContain(toPseudo(es['route.escuelas.title']));
  const [note] = main ? elements(main, 'p', { lang: PSEUDO }) : [];
  expect(textOf(note)).toBe(toPseudo(es['header.untranslated']));
  expect(valueOf(page, 'link', { rel: 'canonical' }, 'href')).toMatch(/\/es\/nosotros\/$/);
  expect(alternatesOf(page)).toEqual(['es', 'en', 'x-default']);

  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*\/zxx\/([^<]*)\/<\/loc>/g)].map(([, path]) => path);
  expect(new Set(named)).toEqual(new Set(PSEUDO_SCREENS));
  expect(named).toHaveLength(PSEUDO_SCREENS.length);
  for (const { path } of FIXED_ROUTES) {
    const url = server.url + pagePath('es', path, { chooses: true }).replace('/es/', `/${PSEUDO}/`);
    expect([path, (await fetch(url)).status]).toEqual([path, 200]);
  }
});

test('who reads another language downloads nothing of it', async ({ site, server }) => {
  const { html } = await pageOf(`${server.url}/es/microfinanzas/`);
  expect(html).not.toMatch(MARK);
  const assets = join(await currentRelease(site.root), 'client/assets');
  const marked = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.js(on)?$/.test(name) && MARK.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(marked.length).toBeGreaterThan(2);
  const texts = JSON.parse(readFileSync(join(await currentRelease(site.root), 'assets.json'), 'utf8')) as {
    content: Record<string, Record<string, string>>;
  };
  const own = new Set(Object.values(texts.content).map((files) => files[PSEUDO]?.replace('/assets/', '')));
  expect(marked.filter((name) => !name.startsWith(`i18n`) && !own.has(name))).toEqual([]);
  expect(marked.filter((name) => name.startsWith('i18n') && !name.includes(`${PSEUDO}.`))).toEqual([]);
});

test('nothing has to be written anew for it but its texts', ({ site }) => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'], {
    cwd: site.root,
    stdio: 'inherit',
  });
});

test('a visitor chooses it, keeps it on every screen and leaves it again', async ({ page }) => {
  const banner = page.getByRole('banner');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/microfinanzas/');
  await ready(page);
  const bar = banner.locator(':scope > :first-child');
  const lines = () => bar.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).minHeight));
  for (const width of [1140, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(lines).toBe(1);
  }
  await banner.getByRole('link', { name: 'ZXX, Pseudo', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  await ready(page);
  await expect(page).toHaveURL(/#\/microfinanzas\?lang=zxx$/);
  await expect(page.locator('h1')).toHaveText(toPseudo(es['route.microfinanzas.title']));
  await expectNoOverflow(page, 'a third language');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolations(page, 'a third language');
  await banner.getByRole('link', { name: toPseudo(es['route.nosotros.title']), exact: true }).click();
  await expect(page).toHaveURL(/#\/nosotros\?lang=zxx$/);
  await expect(page.locator('main')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  await expect(page.locator('main').getByText(toPseudo(es['header.untranslated']))).toBeVisible();
  await expect(page.locator('h1')).not.toHaveText(MARK);
  await expectNoViolations(page, 'a screen that the language lacks');
  await expect(page.locator('main a[href^="/en/"], main a[href^="/es/"]')).toHaveCount(0);

  await page.reload();
  await ready(page);
  await expect(page.locator('main')).toHaveAttribute('lang', 'es');
  await banner.getByRole('link', { name: labelOf('en') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  await expect(page.locator('main')).not.toHaveAttribute('lang');

  const name = new RegExp(`^ZXX, Pseudo\\. ${escaped(en['header.untranslated'])}`);
  await banner.getByRole('link', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  await expect(page.locator('h1')).toBeVisible();
});

test('what a named screen shows and the language lacks is told in plain words', ({ site }) => {
  const [texts, offices] = ['i18n/zxx.json', 'microfinance.json'].map((name) => join(site.root, 'content', name));
  const change = (file = '', edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, 'utf8')));
  change(texts, (text) =>
    text.replace(/^ {2}"route\.microfinanzas\.title".*\n/m, '').replace(/^ {2}"common\.skip".*\n/m, ''),
  );
  change(offices, (text) => text.replace(/,\n *"zxx": "[^"]*"/, ''));
  let told = '';
  try {
    execFileSync(process.execPath, ['scripts/content.ts', '--lang=en'], { cwd: site.root, stdio: 'pipe' });
  } catch (error) {
    told = String((error as { stderr: Buffer }).stderr);
  }
  expect(told).toMatch(/i18n\/zxx\.json:\d+: common\.skip: is missing, and every page shows it/);
  expect(told).toMatch(/content\/microfinance\.json:\d+: .*zxx: is missing, and is shown by microfinanzas/);
});
