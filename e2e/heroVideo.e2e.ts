import type { Locator, Page } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { saveData } from './saveData.ts';
import { expect, ready, test, WIDTHS } from './fixtures.ts';

const VIDEO_FILES = /\/films\/[\w-]+\.(?:webm|mp4)$/;
const STALL_MS = 8_000;

const heroOf = (page: Page) => page.getByRole('main').locator('section').first();
const coverOf = (page: Page) => heroOf(page).locator('img');
const videoOf = (page: Page) => heroOf(page).locator('video');
const pauseOf = (page: Page, texts: typeof es = es) => heroOf(page).getByRole('button', { name: texts['film.pause'] });
const playOf = (page: Page, texts: typeof es = es) => heroOf(page).getByRole('button', { name: texts['film.play'] });
const currentTimeOf = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Whether it shows in its middle, and 1.5 px inside its left and top edge. */
const visiblePartsOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    element.style.pointerEvents = 'auto';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isAt = (across: number, down: number) => document.elementsFromPoint(across, down).includes(element);
    const visible = { middle: isAt(x, y), left: isAt(left + 1.5, y), top: isAt(x, top + 1.5) };
    element.style.removeProperty('pointer-events');
    return visible;
  });

/** Paths of videos requested from now on. */
function requestedVideos(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (VIDEO_FILES.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test('the hero of /semaforo plays a video over its picture, and stops for who stops it and where it is out of sight [STOP-01, A11Y-06]', async ({
  page,
}) => {
  const requested = requestedVideos(page);
  await page.goto('/es/semaforo/');
  await expect(pauseOf(page)).toBeVisible();
  await expect.poll(() => currentTimeOf(page)).toBeGreaterThan(0.1);
  expect(new Set(requested)).toEqual(new Set(['/films/hero-stoplight-es.webm']));
  // Painted over less of the picture, so that the picture stays the largest contentful paint.
  expect(await videoOf(page).boundingBox()).toEqual(await coverOf(page).boundingBox());
  expect(await visiblePartsOf(videoOf(page))).toEqual({ middle: true, left: false, top: false });
  expect(await visiblePartsOf(coverOf(page))).toEqual({ middle: true, left: false, top: false });

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

  // The pause is remembered: the other language's video is not even requested.
  await page.goto('/en/semaforo/');
  requested.length = 0;
  await expect(playOf(page, en)).toBeVisible();
  expect(requested).toEqual([]);
  await playOf(page, en).click();
  await expect(pauseOf(page, en)).toBeVisible();
  await expect.poll(() => currentTimeOf(page)).toBeGreaterThan(0.1);
  expect(new Set(requested)).toEqual(new Set(['/films/hero-stoplight-en.webm']));
});

/** Where a picture or video lies in the window, also what its frame crops: left, top and width in px. */
const contentOf = (part: Locator) =>
  part.evaluate((element: HTMLImageElement | HTMLVideoElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isImage = element instanceof HTMLImageElement;
    const own = isImage
      ? { width: element.naturalWidth, height: element.naturalHeight }
      : { width: element.videoWidth, height: element.videoHeight };
    const { objectFit, objectPosition } = getComputedStyle(element);
    const scale = Math[objectFit === 'contain' ? 'min' : 'max'](width / own.width, height / own.height);
    const [x = 0, y = 0] = objectPosition.split(' ').map((share) => Number.parseFloat(share) / 100);
    return [left + (width - own.width * scale) * x, top + (height - own.height * scale) * y, own.width * scale];
  });

/** Share of the picture that is another colour in the first picture of its video; the encoding blurs edges. */
const changeOf = (page: Page) =>
  heroOf(page).evaluate(async (hero) => {
    const [image, video] = [hero.querySelector('img'), hero.querySelector('video')];
    if (!image || !video) return 1;
    video.pause();
    const sought = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    video.currentTime = 0;
    await sought;
    const [width, height] = [120, 90];
    const [still, first] = [image, video].map((part) => {
      const drawn = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      drawn?.drawImage(part, 0, 0, width, height);
      return drawn?.getImageData(0, 0, width, height).data ?? [];
    });
    return (still?.filter((value, i) => Math.abs(value - (first?.[i] ?? 0)) > 60).length ?? 0) / (width * height * 4);
  });

test('no opening jumps when its film starts: the still is its first picture, cropped alike [WHERE-01, STOP-01, MICRO-01, SCHOOL-01, EE-01]', async ({
  page,
}) => {
  for (const path of [
    '/es/semaforo/',
    '/en/semaforo/',
    '/es/microfinanzas/',
    '/es/escuelas/',
    '/es/ee/',
    '/es/donde-trabajamos/',
  ]) {
    await page.goto(path);
    await coverOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => videoOf(page).count()).toBe(1);
    await expect.poll(() => currentTimeOf(page)).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const still = await contentOf(coverOf(page));
      const film = await contentOf(videoOf(page));
      const apart = Math.max(...film.map((value, i) => Math.abs(value - (still[i] ?? Infinity))));
      expect(apart, `${path} at ${width}`).toBeLessThan(1);
    }
    expect(await changeOf(page), path).toBeLessThan(0.01);
  }
});

for (const [about, path, video] of [
  [
    'of microfinance, of its own, and a picture where that is missing [MICRO-01]',
    '/en/microfinanzas/',
    'hero-microfinance',
  ],
  ['of the schools, of its own, and a picture where that is missing [SCHOOL-01]', '/es/escuelas/', 'hero-schools'],
  ['of education, of its own, and a picture where that is missing [EE-01]', '/en/ee/', 'hero-ee'],
] as const) {
  test(`a video opens the screen ${about}`, async ({ page, problems }) => {
    const requested = requestedVideos(page);
    await page.goto(path);
    await expect.poll(() => videoOf(page).count()).toBe(1);
    await expect.poll(() => currentTimeOf(page)).toBeGreaterThan(0.1);
    expect(new Set(requested)).toEqual(new Set([`/films/${video}.webm`]));
    await expect(coverOf(page)).toHaveAttribute('src', `/art/${video}.svg`);

    await page.route(VIDEO_FILES, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect.poll(() => requested.filter((path) => path.endsWith('.mp4')).length).toBeGreaterThan(0);
    await expect(videoOf(page)).toHaveCount(0);
    await expect(coverOf(page)).toBeInViewport();
    problems.length = 0;
  });
}

for (const [trouble, answer] of [
  ['its file is missing', { status: 404 }],
  ['its codec is refused', { status: 200, contentType: 'video/webm', body: 'no video at all' }],
] as const)
  test(`where ${trouble}, the hero keeps its picture and shows no button [STOP-01]`, async ({ page, problems }) => {
    const requested = requestedVideos(page);
    await page.route(VIDEO_FILES, (route) => route.fulfill(answer));
    await page.goto('/es/semaforo/');
    await expect.poll(() => requested.filter((path) => path.endsWith('.mp4')).length).toBeGreaterThan(0);
    await expect(videoOf(page)).toHaveCount(0);
    await expect(coverOf(page)).toBeInViewport();
    await expect(heroOf(page).getByRole('button')).toHaveCount(0);
    problems.length = 0;
  });

test('where nothing comes for eight seconds, the hero keeps its picture and shows no button [STOP-01]', async ({
  page,
}) => {
  await page.route(VIDEO_FILES, () => new Promise(() => {}));
  await page.clock.install();
  const requested = requestedVideos(page);
  await page.goto('/es/semaforo/');
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + STALL_MS / 2);
  await expect(videoOf(page)).toHaveCount(1);
  await page.clock.runFor(STALL_MS);
  await expect(videoOf(page)).toHaveCount(0);
  await expect(coverOf(page)).toBeInViewport();
  await expect(heroOf(page).getByRole('button')).toHaveCount(0);
});

test.describe('a hero keeps its picture alone', () => {
  /** Waits for network and page to be idle. */
  async function expectPictureAlone(page: Page, requested: string[]): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    await expect(coverOf(page)).toBeInViewport();
    await expect(videoOf(page)).toHaveCount(0);
    await expect(heroOf(page).getByRole('button')).toHaveCount(0);
    expect(requested).toEqual([]);
  }

  test('under Save-Data, also once the code came by a touch [STOP-01]', async ({ page, context }) => {
    await saveData(context);
    const requested = requestedVideos(page);
    await page.goto('/es/semaforo/');
    await expectPictureAlone(page, requested);
    const button = page.getByRole('main').getByRole('button').first();
    await button.scrollIntoViewIfNeeded();
    await button.focus();
    await ready(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectPictureAlone(page, requested);
  });

  test('under reduced motion [STOP-01]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested = requestedVideos(page);
    await page.goto('/es/semaforo/');
    await ready(page);
    await expectPictureAlone(page, requested);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pauseOf(page)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(videoOf(page)).toHaveCount(0);
  });

  test('without scripts [STOP-01]', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const requested = requestedVideos(page);
    await page.goto(`${server.url}/es/semaforo/`);
    await expect(coverOf(page)).toBeInViewport();
    await expect(videoOf(page)).toHaveCount(0);
    expect(requested).toEqual([]);
    await page.close();
  });
});
