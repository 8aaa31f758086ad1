import type { Locator } from '@playwright/test';
import {
  AUTOPLAY_MS,
  bannerOf,
  buttonOf,
  endOf,
  frontOf,
  leftOf,
  liveOf,
  openStill,
  positionOf,
  REST_MS,
  shownOf,
  start,
  worldOf,
} from './carousels.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { boxOf } from './layoutChecks.ts';

const expectFront = (carousel: Locator, index: number, total: number) =>
  expect(frontOf(carousel)).toHaveAccessibleName(positionOf(index, total));

/** Where the slide at the front of a row stands. */
const sideOf = (row: Locator) =>
  row
    .getByRole('group')
    .first()
    .locator('..')
    .evaluate(
      (track) =>
        track.getBoundingClientRect().left + (Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0),
    );

/** Tells nothing of parts of a pixel: a track scrolls by whole ones. */
async function expectAtSide(slide: Locator, row: Locator): Promise<void> {
  expect(Math.abs((await leftOf(slide)) - (await sideOf(row)))).toBeLessThan(1);
}

test('a carousel starts 100 ms after it has come [CAR-01]', async ({ page }) => {
  await openStill(page, '/es/recursos/');
  await page.evaluate(() => (location.hash = '#/index?lang=es'));
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  const total = await banner.getByRole('group').count();
  await page.clock.runFor(99);
  await expect(shownOf(banner)).toHaveCount(total);
  await page.clock.runFor(1);
  await expect(shownOf(banner)).toHaveCount(1);
});

for (const language of LANGUAGES) {
  test(`three maps fill a wide window’s row, whole, and nothing of the fourth is seen, in ${language} [CAR-01]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    await ready(page);
    const world = worldOf(page, language);
    await world.scrollIntoViewIfNeeded();
    for (const width of [600, 960, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const [links, track] = [world.getByRole('link'), world.getByRole('group').first().locator('..')];
        const [first, , third, fourth] = await Promise.all((await links.all()).map(boxOf));
        const row = await boxOf(track);
        if (!first || !third || !fourth) throw new Error('a map is not shown');
        expect(first.x).toBeGreaterThanOrEqual(row.x);
        expect(third.right).toBeLessThanOrEqual(width);
        expect(third.right).toBeGreaterThan(width * 0.85);
        expect(fourth.x).toBeGreaterThanOrEqual(row.right - 1);
      }).toPass({ timeout: 15_000 });
    }
  });
}

test('maps that were wheeled to their end before the script came stay there [HOME-04, CAR-01]', async ({ page }) => {
  const letIn = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto('/es/', { waitUntil: 'commit' });
  const world = worldOf(page);
  const slides = world.getByRole('group');
  const [first, total] = [slides.first(), await slides.count()];
  await first.scrollIntoViewIfNeeded();
  await first.hover();
  const [start, end] = [await leftOf(first), await endOf(world)];
  const scrolled = async () => start - (await leftOf(first));
  await page.mouse.wheel(10_000, 0);
  await expect.poll(async () => Math.abs((await scrolled()) - end)).toBeLessThan(1);
  letIn();
  await ready(page);
  // The row is given room after its last slide: the one at the front comes to its side.
  await expect.poll(async () => Math.abs((await leftOf(frontOf(world))) - start)).toBeLessThan(1);
  await expect(slides.last()).toBeInViewport({ ratio: 0.99 });
  await buttonOf(world, 'previous').click();
  await expect(frontOf(world)).toHaveAccessibleName(positionOf(total - 3, total));
});

test('a phone that is turned keeps the slide at the front, and goes on playing [CAR-01]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStill(page);
  for (const carousel of [bannerOf(page), worldOf(page)]) {
    await start(page, carousel);
    const total = await carousel.getByRole('group').count();
    const side = async () => ((await carousel.getAttribute('data-kind')) === 'single' ? 0 : sideOf(carousel));
    await page.clock.runFor(AUTOPLAY_MS);
    await expectFront(carousel, 2, total);
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => Math.abs((await leftOf(frontOf(carousel))) - (await side()))).toBeLessThan(1);
      await expectFront(carousel, 2, total);
    }
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(liveOf(carousel)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expectFront(carousel, 3, total);
  }
});

test.describe('the banner plays by itself', () => {
  test('every 10 s, and begins again after the last [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    const total = await banner.getByRole('group').count();
    const expectCount = (index: number) =>
      expect(banner.getByText(positionOf(index, total), { exact: true })).toBeVisible();
    await page.clock.runFor(AUTOPLAY_MS - REST_MS - 200);
    await expectCount(1);
    await page.clock.runFor(400);
    for (const index of Array.from({ length: total }, (_, at) => ((at + 1) % total) + 1)) {
      await expectCount(index);
      await page.clock.runFor(AUTOPLAY_MS);
    }
  });

  test('but stands while the mouse is on it or focus is in it [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    const total = await banner.getByRole('group').count();

    await shownOf(banner).getByRole('heading').hover();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expectFront(banner, 1, total);
    await page.mouse.move(10, 10);
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expectFront(banner, 2, total);

    for (const held of [buttonOf(banner, 'next'), shownOf(banner).getByRole('link').last()]) {
      await held.focus();
      await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(5 * AUTOPLAY_MS);
      await expectFront(banner, 2, total);
    }
    await page.locator('header').getByRole('link').first().focus();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expectFront(banner, 3, total);
  });

  test('until it is paused, which is final whatever happens after [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    const total = await banner.getByRole('group').count();
    await buttonOf(banner, 'pause').click();
    await expect(buttonOf(banner, 'play')).toBeFocused();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');

    // The mouse comes and goes, focus comes and goes, it leaves the window and returns, the window changes.
    await page.mouse.move(10, 10);
    await shownOf(banner).getByRole('link').last().focus();
    await page.locator('header').getByRole('link').first().focus();
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    await page.clock.runFor(REST_MS);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.clock.runFor(REST_MS);
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expectFront(banner, 1, total);
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
  });

  test('and plays again at once when asked, though the mouse is still on the button [HOME-01]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    await buttonOf(banner, 'pause').click();
    await buttonOf(banner, 'play').click();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expectFront(banner, 2, await banner.getByRole('group').count());
  });

  test('only while it is in the window [HOME-01]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expectFront(banner, 1, await banner.getByRole('group').count());
  });
});

test('the maps play every 10 s until the last of them is whole, and begin again [HOME-04]', async ({ page }) => {
  await openStill(page);
  const world = worldOf(page);
  await start(page, world);
  const slides = world.getByRole('group');
  const total = await slides.count();
  for (let index = 1; index <= total - 2; index += 1) {
    await expect(liveOf(world)).toHaveText(positionOf(index, total));
    await expectAtSide(slides.nth(index - 1), world);
    await page.clock.runFor(AUTOPLAY_MS);
  }
  await expect(liveOf(world)).toHaveText(positionOf(1, total));
  // At the end three of them are whole.
  await buttonOf(world, 'previous').click();
  await page.clock.runFor(REST_MS);
  await expect(slides.last()).toBeInViewport({ ratio: 0.99 });
  await expect(slides.nth(total - 3)).toBeInViewport({ ratio: 0.99 });
});

test('under reduced motion nothing plays until it is asked to, and then without moving [A11Y-04, HOME-01, HOME-04]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  for (const carousel of [bannerOf(page), worldOf(page)]) {
    await start(page, carousel, 'polite');
    await page.mouse.move(600, 400);
    await page.mouse.move(10, 10);
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expectFront(carousel, 1, await carousel.getByRole('group').count());
    await expect(buttonOf(carousel, 'play')).toBeVisible();
  }
  const world = worldOf(page);
  const slides = world.getByRole('group');
  await buttonOf(world, 'next').click();
  // No frame has passed: it is there without having moved.
  await expectAtSide(slides.nth(1), world);
  await buttonOf(world, 'play').click();
  await expect(liveOf(world)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(AUTOPLAY_MS);
  await expectFront(world, 3, await slides.count());
});
