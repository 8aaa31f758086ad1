import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsAtAllWidths } from './axe.ts';
import { AUTOPLAY_MS, count, engineOf, liveOf, openStill, REST_MS, shownOf, start, TEXTS } from './carousels.ts';
import { expect, ready, test } from './fixtures.ts';

const { es, en } = TEXTS;

const videosOf = (page: Page) => page.getByRole('region', { name: es['news.videos'] });
const podcastOf = (page: Page) => page.getByRole('region', { name: es['news.podcast'] });
const playOf = (card: Locator) => card.getByRole('button', { name: /^Reproducir el video/ });

/** Paths of all films that the page asks for from now on. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) films.push(pathname);
  });
  return films;
}

test('a film is fetched and plays only once it is asked for, and the carousel stands from then on [NEWS-02, A11Y-06]', async ({
  page,
}) => {
  const films = filmsOf(page);
  await openStill(page, '/es/noticias/');
  const videos = videosOf(page);
  await start(page, videos);
  await expect(videos.getByRole('article')).toHaveCount(3);
  await page.clock.runFor(AUTOPLAY_MS);
  await expect(liveOf(videos)).toHaveText(count(2));
  await page.clock.runFor(REST_MS);
  expect(films).toEqual([]);
  await expect(videos.locator('video')).toHaveCount(0);

  const card = videos.getByRole('article').nth(1);
  await expect(card).toContainText('0:12 · Película dibujada, sin sonido');
  await playOf(card).focus();
  await page.keyboard.press('Enter');
  const player = card.locator('video');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('controls', '');
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.1);
  expect(new Set(films)).toEqual(new Set(['/films/conferencia-greenlight.webm']));
  expect(Math.round(await player.evaluate((film: HTMLVideoElement) => film.duration))).toBe(12);

  // Neither the mouse nor the focus is on it any more: it does not slide away all the same.
  await page.mouse.move(10, 10);
  await page.locator('header').getByRole('link').first().focus();
  await page.clock.runFor(5 * AUTOPLAY_MS);
  await expect(liveOf(videos)).toHaveText(count(2));
  await expect(videos.getByRole('button', { name: es['carousel.play'], exact: true })).toBeVisible();

  await player.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);

  // One at a time.
  await playOf(videos.getByRole('article').nth(2)).click();
  await expect(videos.locator('video')).toHaveCount(1);
  await expect(videos.getByRole('article').nth(2).locator('video')).toBeVisible();
});

test('a film that cannot be shown leaves its picture, says so and offers the file, and may be tried again [NEWS-02]', async ({
  page,
  problems,
}) => {
  await page.goto('/es/noticias/');
  await ready(page);
  await page.route('**/films/*.{webm,mp4}', (route) => route.abort());
  const card = videosOf(page).getByRole('article').first();
  await playOf(card).click();
  const alert = card.getByRole('alert');
  await expect(alert).toContainText(es['news.video_failed']);
  await expect(alert.getByRole('link', { name: es['news.video_open'] })).toHaveAttribute(
    'href',
    '/films/semaforo-en-sudafrica.mp4',
  );
  await expect(playOf(card)).toBeFocused();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.locator('video')).toHaveCount(0);

  await page.unroute('**/films/*.{webm,mp4}');
  await playOf(card).click();
  await expect(alert).toHaveCount(0);
  await expect
    .poll(() => card.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0.1);
  problems.length = 0;
});

test('the podcast shows three themes one by one, with one link to where it is heard [NEWS-02]', async ({ page }) => {
  await page.goto('/es/noticias/');
  await ready(page);
  const podcast = podcastOf(page);
  await podcast.scrollIntoViewIfNeeded();
  const themes: string[] = [];
  for (const index of [1, 2, 3]) {
    await expect(podcast.getByText(count(index), { exact: true })).toBeVisible();
    const theme = shownOf(podcast);
    await expect(theme).toHaveCount(1);
    themes.push(await theme.getByRole('heading', { level: 3 }).innerText());
    await podcast.getByRole('button', { name: es['carousel.next'] }).click();
  }
  expect(new Set(themes).size).toBe(3);
  await expect(podcast.getByRole('link')).toHaveAttribute('href', 'https://www.fundacionparaguaya.org.py/');
  await expect(podcast.getByText(count(1), { exact: true })).toBeVisible();
});

test('podcast, opinions and videos are hidden in English [NEWS-02]', async ({ page }) => {
  await page.goto('/#/noticias?lang=en');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  for (const name of [en['news.podcast'], en['news.opinions'], en['news.videos']])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: en['news.list'] })).toBeVisible();
});

test('nothing below the news breaks a rule at any width, with a film open and one that failed [A11Y-01, A11Y-06]', async ({
  page,
  problems,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/es/noticias/');
  await ready(page);
  const videos = videosOf(page);
  const cards = videos.getByRole('article');
  await page.route('**/films/recorrido-por-cerrito.{webm,mp4}', (route) => route.abort());
  await videos.scrollIntoViewIfNeeded();
  await expect(engineOf(videos)).toBeAttached();
  await videos.getByRole('button', { name: es['carousel.previous'] }).click();
  await playOf(cards.nth(2)).click();
  await expect(cards.nth(2).getByRole('alert')).toBeVisible();
  await videos.getByRole('button', { name: es['carousel.next'] }).click();
  await playOf(cards.first()).click();
  await expect(cards.first().locator('video')).toBeFocused();
  await expectNoViolationsAtAllWidths(page, 'films');
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every video is a link to its film, and all themes of the podcast can be read [NEWS-02]', async ({ page }) => {
    await page.goto('/es/noticias/');
    const films = videosOf(page).getByRole('link', { name: /^Reproducir el video/ });
    expect(await films.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/films/semaforo-en-sudafrica.mp4',
      '/films/conferencia-greenlight.mp4',
      '/films/recorrido-por-cerrito.mp4',
    ]);
    await expect(podcastOf(page).getByRole('heading', { level: 3 })).toHaveCount(3);
    const answer = await page.request.get('/films/recorrido-por-cerrito.mp4', { headers: { range: 'bytes=0-99' } });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'video/mp4']);
  });
});
