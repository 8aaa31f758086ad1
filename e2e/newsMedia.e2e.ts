import type { Locator, Page } from '@playwright/test';
import links from '#content/links.json' with { type: 'json' };
import themes from '#content/podcast.json' with { type: 'json' };
import videos from '#content/videos.json' with { type: 'json' };
import { expectNoViolationsAtAllWidths } from './axe.ts';
import { AUTOPLAY_MS, buttonOf, liveOf, openStill, positionOf, REST_MS, shownOf, start, TEXTS } from './carousels.ts';
import { podcastName } from './content.ts';
import { expect, ready, test } from './fixtures.ts';

const { es, en } = TEXTS;
const ownVideos = videos.filter(({ youtube }) => !youtube);

/** Where no row has room for all its slides. */
const PHONE = { width: 360, height: 740 };

const VIDEOS = ownVideos.length === videos.length ? 'news.films' : 'news.videos';
const videosOf = (page: Page) => page.getByRole('region', { name: es[VIDEOS] });
const podcastOf = (page: Page) => page.getByRole('region', { name: podcastName('es') });
const cardOf = (page: Page, titulo: string) =>
  videosOf(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: titulo, exact: true }) });
const playOf = (card: Locator) =>
  card.getByRole('button', { name: new RegExp(`^${es['news.video_play'].split('{')[0]}`) });

function requestedVideos(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test('no video is fetched before it is asked for, and the carousel moves on [NEWS-02]', async ({ page }) => {
  test.skip(videos.length < 2, 'one video has nothing to move on to');
  const requested = requestedVideos(page);
  await page.setViewportSize(PHONE);
  await openStill(page, '/es/noticias/');
  const carousel = videosOf(page);
  await start(page, carousel);
  await expect(carousel.getByRole('article')).toHaveCount(videos.length);
  await page.clock.runFor(AUTOPLAY_MS);
  await expect(liveOf(carousel)).toHaveText(positionOf(Math.min(2, videos.length), videos.length));
  await page.clock.runFor(REST_MS);
  expect(requested).toEqual([]);
  await expect(carousel.locator('video, iframe')).toHaveCount(0);
});

for (const { titulo, pelicula } of ownVideos.slice(0, 1)) {
  test('a video that is asked for plays, and the carousel stands from then on [NEWS-02, A11Y-06]', async ({ page }) => {
    test.skip(videos.length < 2, 'one video has nothing to move on to');
    const requested = requestedVideos(page);
    await page.setViewportSize(PHONE);
    await openStill(page, '/es/noticias/');
    const carousel = videosOf(page);
    await start(page, carousel);
    const card = cardOf(page, titulo);
    await expect(card).toContainText(es['news.video_drawn']);
    await playOf(card).focus();
    await page.keyboard.press('Enter');
    const player = card.locator('video');
    await expect(player).toBeFocused();
    await expect(player).toHaveAttribute('controls', '');
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1);
    expect(new Set(requested)).toEqual(new Set([`${pelicula}.webm`]));

    // It stays though neither mouse nor focus are on it.
    const front = await liveOf(carousel).textContent();
    await page.mouse.move(10, 10);
    await page.locator('header').getByRole('link').first().focus();
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expect(liveOf(carousel)).toHaveText(front ?? '');
    await expect(buttonOf(carousel, 'play')).toBeVisible();

    await player.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('a video that cannot be shown leaves its picture, says so and offers the file, and may be tried again [NEWS-02]', async ({
    page,
    problems,
  }) => {
    await page.goto('/es/noticias/');
    await ready(page);
    await page.route('**/films/*.{webm,mp4}', (route) => route.abort());
    const card = cardOf(page, titulo);
    await playOf(card).click();
    const alert = card.getByRole('alert');
    await expect(alert).toContainText(es['news.video_failed']);
    await expect(alert.getByRole('link', { name: es['news.video_open'] })).toHaveAttribute('href', `${pelicula}.mp4`);
    await expect(playOf(card)).toBeFocused();
    await expect(card.locator('img')).toBeVisible();
    await expect(card.locator('video')).toHaveCount(0);

    await page.unroute('**/films/*.{webm,mp4}');
    await playOf(card).click();
    await expect(alert).toHaveCount(0);
    await expect
      .poll(() => card.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.1);
    problems.length = 0;
  });
}

test('one video plays at a time [NEWS-02]', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ body: '' }));
  await page.goto('/es/noticias/');
  await ready(page);
  const cards = videosOf(page).getByRole('article');
  for (const card of await cards.all()) {
    await playOf(card).focus();
    await page.keyboard.press('Enter');
    await expect(card.locator('video, iframe')).toBeVisible();
    await expect(cards.locator('video, iframe')).toHaveCount(1);
  }
});

test('the podcast shows its themes: one by one with one link to where it is heard, or all with where they are read [NEWS-02]', async ({
  page,
}) => {
  await page.goto('/es/noticias/');
  await ready(page);
  const podcast = podcastOf(page);
  await podcast.scrollIntoViewIfNeeded();
  const { enlace, pendiente }: { enlace: string; pendiente?: string } = links.podcast;
  if (pendiente) {
    for (const { titulo, descripcion, ruta } of themes) {
      await expect(podcast.getByRole('link', { name: titulo })).toHaveAttribute('href', `/es${ruta}/`);
      await expect(podcast.getByRole('heading', { level: 3, name: titulo, exact: true })).toBeInViewport();
      await expect(podcast.getByText(descripcion)).toBeInViewport();
    }
    await expect(podcast.getByRole('button')).toHaveCount(0);
    return;
  }
  for (const [at, { titulo, descripcion }] of themes.entries()) {
    await expect(podcast.getByText(positionOf(at + 1, themes.length), { exact: true })).toBeVisible();
    await expect(shownOf(podcast)).toHaveCount(1);
    await expect(shownOf(podcast).getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(shownOf(podcast).getByText(descripcion)).toBeInViewport();
    await buttonOf(podcast, 'next').click();
  }
  await expect(podcast.getByRole('link')).toHaveAttribute('href', enlace);
  await expect(podcast.getByText(positionOf(1, themes.length), { exact: true })).toBeVisible();
});

test('podcast, opinions and videos are hidden in English, which says where they are [NEWS-02]', async ({ page }) => {
  await page.goto('/#/noticias?lang=en');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['route.noticias.title']);
  for (const name of [podcastName('en'), en['news.opinions'], en[VIDEOS]])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: en['news.list'] })).toBeVisible();
  await expect(page.getByRole('link', { name: en['news.in_spanish_link'] })).toHaveAttribute('href', '/es/noticias/');
});

test('nothing below the news breaks a rule at any width, with a video open and one that failed [A11Y-01, A11Y-06]', async ({
  page,
  problems,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/es/noticias/');
  await ready(page);
  const [failing, playing] = ownVideos;
  if (failing) {
    await page.route(`**${failing.pelicula}.{webm,mp4}`, (route) => route.abort());
    await playOf(cardOf(page, failing.titulo)).press('Enter');
    await expect(cardOf(page, failing.titulo).getByRole('alert')).toBeVisible();
  }
  if (playing) {
    await playOf(cardOf(page, playing.titulo)).press('Enter');
    await expect(cardOf(page, playing.titulo).locator('video')).toBeFocused();
  }
  // The header lies over what the videos scrolled under it: half a button there is no fault.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolationsAtAllWidths(page, 'videos');
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every video is a link to its file, and all themes of the podcast can be read [NEWS-02]', async ({ page }) => {
    await page.goto('/es/noticias/');
    for (const { titulo, youtube, pelicula } of videos) {
      const link = cardOf(page, titulo).getByRole('link').first();
      await expect(link).toHaveAttribute(
        'href',
        youtube ? `https://www.youtube.com/watch?v=${youtube}` : `${pelicula}.mp4`,
      );
    }
    await expect(podcastOf(page).getByRole('heading', { level: 3 })).toHaveCount(themes.length);
    for (const { pelicula } of ownVideos) {
      const answer = await page.request.get(`${pelicula}.mp4`, { headers: { range: 'bytes=0-99' } });
      expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'video/mp4']);
    }
  });
});
