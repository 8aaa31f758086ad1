import type { Locator, Page } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { expect, ready, test } from './fixtures.ts';

const FILMS = /\/films\/[\w-]+\.(?:webm|mp4)$/;
const STALL_MS = 8_000;

const heroOf = (page: Page) => page.getByRole('main').locator('section').first();
const coverOf = (page: Page) => heroOf(page).locator('img');
const filmOf = (page: Page) => heroOf(page).locator('video');
const pauseOf = (page: Page, texts: typeof es = es) => heroOf(page).getByRole('button', { name: texts['film.pause'] });
const playOf = (page: Page, texts: typeof es = es) => heroOf(page).getByRole('button', { name: texts['film.play'] });
const placeOf = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime);
const isPaused = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.paused);

/** Whether it is seen in the middle of its box, and a pixel and a half within its left and upper edge. */
const reachOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    element.style.pointerEvents = 'auto';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isAt = (across: number, down: number) => document.elementsFromPoint(across, down).includes(element);
    const reach = { middle: isAt(x, y), left: isAt(left + 1.5, y), top: isAt(x, top + 1.5) };
    element.style.removeProperty('pointer-events');
    return reach;
  });

/** Paths of all films that the page asks for from now on. */
function asked(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FILMS.test(pathname)) films.push(pathname);
  });
  return films;
}

test('the hero of /semaforo comes alive over its picture, and stops for who stops it and where it is out of sight [STOP-01, A11Y-06]', async ({
  page,
}) => {
  const films = asked(page);
  await page.goto('/es/semaforo/');
  await expect(pauseOf(page)).toBeVisible();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.1);
  expect(new Set(films)).toEqual(new Set(['/films/hero-stoplight-es.webm']));
  // It takes no place of its own, and less of it than the picture took, which so stays the page's largest paint.
  expect(await filmOf(page).boundingBox()).toEqual(await coverOf(page).boundingBox());
  expect(await reachOf(filmOf(page))).toEqual({ middle: true, left: false, top: false });
  expect(await reachOf(coverOf(page))).toEqual({ middle: true, left: false, top: false });

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isPaused(page)).toBe(false);

  const button = await pauseOf(page).boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await pauseOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(playOf(page)).toBeFocused();
  expect(await isPaused(page)).toBe(true);

  // Its state is kept: the film of the other language is not even fetched before it is asked for.
  await page.goto('/en/semaforo/');
  films.length = 0;
  await expect(playOf(page, en)).toBeVisible();
  expect(films).toEqual([]);
  await playOf(page, en).click();
  await expect(pauseOf(page, en)).toBeVisible();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.1);
  expect(new Set(films)).toEqual(new Set(['/films/hero-stoplight-en.webm']));
});

for (const [about, path, film] of [
  [
    'of microfinance, of its own, and a picture where that is missing [MICRO-01]',
    '/en/microfinanzas/',
    'hero-microfinance',
  ],
  ['of the schools, of its own, and a picture where that is missing [SCHOOL-01]', '/es/escuelas/', 'hero-schools'],
  ['of education, of its own, and a picture where that is missing [EE-01]', '/en/ee/', 'hero-ee'],
] as const) {
  test(`a film opens the screen ${about}`, async ({ page, problems }) => {
    const films = asked(page);
    await page.goto(path);
    await expect.poll(() => filmOf(page).count()).toBe(1);
    await expect.poll(() => placeOf(page)).toBeGreaterThan(0.1);
    expect(new Set(films)).toEqual(new Set([`/films/${film}.webm`]));
    await expect(coverOf(page)).toHaveAttribute('src', `/art/${film}.svg`);

    await page.route(FILMS, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect.poll(() => films.filter((asked) => asked.endsWith('.mp4')).length).toBeGreaterThan(0);
    await expect(filmOf(page)).toHaveCount(0);
    await expect(coverOf(page)).toBeInViewport();
    problems.length = 0;
  });
}

for (const [trouble, answer] of [
  ['its file is missing', { status: 404 }],
  ['its codec is refused', { status: 200, contentType: 'video/webm', body: 'no film at all' }],
] as const)
  test(`where ${trouble}, the hero keeps its picture and shows no button [STOP-01]`, async ({ page, problems }) => {
    const films = asked(page);
    await page.route(FILMS, (route) => route.fulfill(answer));
    await page.goto('/es/semaforo/');
    await expect.poll(() => films.filter((path) => path.endsWith('.mp4')).length).toBeGreaterThan(0);
    await expect(filmOf(page)).toHaveCount(0);
    await expect(coverOf(page)).toBeInViewport();
    await expect(heroOf(page).getByRole('button')).toHaveCount(0);
    problems.length = 0;
  });

test('where nothing comes for eight seconds, the hero keeps its picture and shows no button [STOP-01]', async ({
  page,
}) => {
  await page.route(FILMS, () => new Promise(() => {}));
  await page.clock.install();
  const films = asked(page);
  await page.goto('/es/semaforo/');
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + STALL_MS / 2);
  await expect(filmOf(page)).toHaveCount(1);
  await page.clock.runFor(STALL_MS);
  await expect(filmOf(page)).toHaveCount(0);
  await expect(coverOf(page)).toBeInViewport();
  await expect(heroOf(page).getByRole('button')).toHaveCount(0);
});

test.describe('a hero whose film is not wished for stays its picture', () => {
  /** Nothing more to come: the page was whole, at rest, and at rest again. */
  async function expectPictureAlone(page: Page, films: string[]): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(coverOf(page)).toBeInViewport();
    await expect(filmOf(page)).toHaveCount(0);
    await expect(heroOf(page).getByRole('button')).toHaveCount(0);
    expect(films).toEqual([]);
  }

  test('under Save-Data [STOP-01]', async ({ page }) => {
    await page.addInitScript(() => {
      const { connection } = navigator as Navigator & { connection?: object };
      if (connection) Object.defineProperty(connection, 'saveData', { value: true });
    });
    const films = asked(page);
    await page.goto('/es/semaforo/');
    await ready(page);
    await expectPictureAlone(page, films);
  });

  test('under reduced motion [STOP-01]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const films = asked(page);
    await page.goto('/es/semaforo/');
    await ready(page);
    await expectPictureAlone(page, films);
    // Who changes the mind is heard.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pauseOf(page)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(filmOf(page)).toHaveCount(0);
  });

  test('without scripts [STOP-01]', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const films = asked(page);
    await page.goto(`${server.url}/es/semaforo/`);
    await expect(coverOf(page)).toBeInViewport();
    await expect(filmOf(page)).toHaveCount(0);
    expect(films).toEqual([]);
    await page.close();
  });
});
