import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import type { BuiltAssets } from '#contract/render.ts';
import { currentRelease } from '#server/built.ts';
import { FETCHING, FETCHING_KB, SCREEN_SCRIPTS_KB } from '#server/testing/screenBudget.ts';
import { expect, ready, test } from './fixtures.ts';
import { saveData } from './saveData.ts';
import { untilOfflineCopy } from './offlineCopy.ts';
import { NetworkLog, type Transfer } from './networkLog.ts';

/** Scripts, styles and fonts count compressed bodies, a view all bytes received. */
const KB = 1024;
const FIRST_SCRIPTS_KB = 100;
const STYLES_KB = 15;
const FONTS_KB = 80;
const VIEW_KB = 350;
/** Compressed bodies: response headers travel compressed as well where HTTP/2 stands in front. */
const HOME_VIEW_KB = 200;
/** Besides its words and pictures, which are as long as they are. */
const STORY_FRAME_KB = 140;
const FRAME = new Set(['script', 'style', 'font']);
const REPEAT_VIEW_KB = 30;

/** A view with Save-Data: without code and fonts. */
const SAVING_VIEW_KB = 90;
const SAVING_HOME_KB = 80;
const SAVING_STORY_KB = 40;

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.slow();

/** One route for each screen's code; `pathOf` looks up the last two. */
const SCREENS = [
  '/index',
  '/nosotros',
  '/donde-trabajamos',
  '/semaforo',
  '/semaforo/mi-semaforo',
  '/ee',
  '/escuelas',
  '/microfinanzas',
  '/nuestras-oficinas',
  '/sostenibilidad',
  '/involucrate',
  '/involucrate/2',
  '/trabaja-con-nosotros',
  '/recursos',
  '/politicas-de-privacidad',
  '/accesibilidad',
  '/datos-abiertos',
  '/mapa-del-sitio',
  '/noticias',
  'a story',
  'a category',
];

async function expectLightFirstView(
  context: BrowserContext,
  { route, address, language }: { route: string; address: string; language: Language },
): Promise<Transfer[]> {
  const first = await open(context, address);
  const scripts = first.filter(is('script')).filter(await notCopied(address));
  expect(over(scripts, body, FIRST_SCRIPTS_KB), 'scripts').toBe('');
  expect(over(first.filter(is('style')), body, STYLES_KB), 'styles').toBe('');
  expect(over(first.filter(is('font')), body, FONTS_KB), 'fonts').toBe('');
  const still = first.filter((one) => one.kind !== 'video');
  expect(over(still, wire, VIEW_KB), 'the whole view, without videos').toBe('');
  if (route === '/index') expect(over(still, body, HOME_VIEW_KB), 'home').toBe('');
  if (route === 'a story') {
    const frame = still.filter(({ kind, path }) => FRAME.has(kind) || path.startsWith('/assets/i18n/'));
    expect(over(frame, body, STORY_FRAME_KB), 'what frames a story').toBe('');
  }
  expect(await ofOtherLanguage(first, language), 'of the other language').toEqual([]);
  return first;
}

// What a second view leaves out is the same in both languages: Spanish stands for both.
for (const route of SCREENS) {
  test(`first, second and saving view of ${route} in es keep to their bytes`, async ({ browser, context, server }) => {
    const address = server.url + toPagePath(await pathOf(server.url, route, 'es'), 'es');
    // Views wait more than they work: whether anything else comes.
    const opening = openSavingData(browser, address);
    await Promise.all([opening, expectLightFirstView(context, { route, address, language: 'es' })]);

    const second = await open(context, address);
    const fresh = second.filter((one) => one.wireBytes > 0 && one.kind !== 'video');
    const again = fresh.filter((one) => one.kind !== 'document' && one.status !== 304);
    expect(list(again), 'fetched again').toBe('');
    expect(over(fresh, wire, REPEAT_VIEW_KB), 'the second view').toBe('');

    const saving = await opening;
    const unwanted = saving.filter(({ kind }) => kind === 'script' || kind === 'font' || kind === 'video');
    expect(list(unwanted), 'under Save-Data').toBe('');
    expect(over(saving, wire, savingBudget(route)), 'the view under Save-Data').toBe('');
  });
}

for (const route of ['/index', '/noticias', 'a story']) {
  test(`the first view of ${route} in en keeps to its bytes`, async ({ context, server }) => {
    const address = server.url + toPagePath(await pathOf(server.url, route, 'en'), 'en');
    await expectLightFirstView(context, { route, address, language: 'en' });
  });
}

// server/pages/screenScripts.test.ts weighs the lists of scripts of all screens; these show that the lists are true.
for (const [route, file] of [
  ['/semaforo/mi-semaforo', 'web/screens/ownStoplight/ownStoplight.screen.tsx'],
  ['/noticias', 'web/screens/news/news.screen.tsx'],
  ['/microfinanzas', 'web/screens/microfinance/microfinance.screen.tsx'],
] as const) {
  test(`from the home page ${route} brings its own little script`, async ({ page }) => {
    const log = await NetworkLog.start(page);
    await page.goto('/en/');
    await ready(page);
    const before = new Set((await log.untilIdle()).map(({ path }) => path));
    await page.evaluate((hash) => (location.hash = hash), `${route}?lang=en`);
    await expect(page.locator('h1')).toBeVisible();
    const came = await log.untilIdle();
    const scripts = came.filter(is('script'));
    const listed = (await builtAssets()).screens[file]?.modules ?? [];
    const missing = listed.filter((path) => !before.has(path) && !scripts.some((one) => one.path === path));
    expect([listed.length > 0, missing], 'of the list').toEqual([true, []]);
    const own = scripts.filter(await notCopied(`${route}/`)).filter(({ path }) => !FETCHING.test(path));
    const fetching = scripts.filter(({ path }) => FETCHING.test(path));
    expect(over(own, body, SCREEN_SCRIPTS_KB), 'scripts').toBe('');
    expect(over(fetching, body, FETCHING_KB), 'scripts that fetch news').toBe('');
    expect(await ofOtherLanguage(came, 'en'), 'of the other language').toEqual([]);
  });
}

/** What a new tab receives; no video may be requested before the first paint. */
async function open(context: BrowserContext, address: string): Promise<Transfer[]> {
  const page = await context.newPage();
  const log = await NetworkLog.start(page);
  await page.goto(address);
  await ready(page);
  // The service worker's own requests are not in the page's log.
  if (address.endsWith('/mi-semaforo/')) await untilOfflineCopy(page, '/mi-semaforo/1/');
  const came = await log.untilIdle();
  const painted = await firstPaint(page);
  const early = came.filter((one) => one.kind === 'video' && one.askedAt < painted);
  expect(list(early), 'videos before the first paint').toBe('');
  await page.close();
  return came;
}

async function openSavingData(browser: Browser, address: string): Promise<Transfer[]> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  await saveData(context);
  const page = await context.newPage();
  const log = await NetworkLog.start(page);
  await page.goto(address);
  const came = await log.untilIdle();
  await context.close();
  return came;
}

function savingBudget(route: string): number {
  if (route === 'a story') return SAVING_STORY_KB;
  return route === '/index' ? SAVING_HOME_KB : SAVING_VIEW_KB;
}

/** In ms since the epoch. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? 0);
  });
}

async function pathOf(origin: string, screen: string, language: Language): Promise<string> {
  if (screen.startsWith('/')) return screen;
  const category = language === 'es' ? 13 : 79;
  if (screen === 'a category') return `/noticias/categoria/${category}`;
  const answer = await fetch(`${origin}/wp-json/wp/v2/posts?categories=${category}&per_page=1`);
  const [story] = (await answer.json()) as { slug: string }[];
  return `/noticias/${story?.slug}`;
}

function toPagePath(route: string, language: Language): string {
  if (route === '/index') return language === 'es' ? '/' : '/en/';
  return `/${language}${route}/`;
}

/** Mi Semáforo copies code for use offline, after it shows; no page loads it before it is needed. */
async function notCopied(address: string): Promise<(one: Transfer) => boolean> {
  const { offline, ownOffline, screens } = await builtAssets();
  const shown = screens['web/screens/ownStoplight/ownStoplight.screen.tsx']?.modules ?? [];
  const copied = address.endsWith('/mi-semaforo/')
    ? [offline, ownOffline].flatMap(({ modules }) => modules).filter((path) => !shown.includes(path))
    : [];
  return ({ path }) => !copied.includes(path);
}

async function builtAssets(): Promise<BuiltAssets> {
  const release = await currentRelease(join(import.meta.dirname, '..'));
  return JSON.parse(await readFile(join(release, 'assets.json'), 'utf8')) as BuiltAssets;
}

async function ofOtherLanguage(came: readonly Transfer[], language: Language): Promise<string[]> {
  const assets = await builtAssets();
  const other = language === 'es' ? 'en' : 'es';
  const theirs = new Set([...Object.values(assets.content).map((file) => file[other]), assets.texts[other]]);
  return came.map(({ path }) => path).filter((path) => theirs.has(path) || path.includes(`/i18n/${other}.`));
}

function is(kind: Transfer['kind']) {
  return (one: Transfer): boolean => one.kind === kind;
}

const body = (one: Transfer) => one.bodyBytes;
const wire = (one: Transfer) => one.wireBytes;

/** Empty within the budget; else what came, the heaviest first. */
function over(came: readonly Transfer[], bytes: (one: Transfer) => number, budgetKb: number): string {
  const total = came.reduce((sum, one) => sum + bytes(one), 0);
  if (total <= budgetKb * KB) return '';
  return `${(total / KB).toFixed(1)} KB of ${budgetKb}:\n${list(came, bytes)}`;
}

function list(came: readonly Transfer[], bytes = wire): string {
  return came
    .toSorted((a, b) => bytes(b) - bytes(a))
    .map((one) => `${(bytes(one) / KB).toFixed(1)} KB ${one.path}`)
    .join('\n');
}
