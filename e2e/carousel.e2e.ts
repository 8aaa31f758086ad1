import {
  AUTOPLAY_MS,
  bannerOf,
  count,
  endOf,
  engineOf,
  leftOf,
  liveOf,
  openStill,
  REST_MS,
  shownOf,
  start,
  TEXTS,
  worldOf,
} from './carousels.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

test('the engine takes over 100 ms after the carousel has come near, not before [CAR-01]', async ({ page }) => {
  await openStill(page);
  // The banner has fetched the engine, so that nothing but the timer keeps the maps waiting.
  await start(page, bannerOf(page));
  const world = worldOf(page);
  await expect(engineOf(world)).toHaveCount(0);
  await world.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Seen in the window: the timer has been set.
  await expect(liveOf(world)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(99);
  expect(await world.evaluate((element) => element.querySelector('[data-engine]'))).toBeNull();
  await page.clock.runFor(1);
  await expect(engineOf(world)).toHaveAttribute('data-engine', 'slide');
});

test('maps that were wheeled to their end stay there when the engine takes over [HOME-04, CAR-01]', async ({
  page,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/carouselEngine-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/es/');
  await ready(page);
  const world = worldOf(page);
  const slides = world.getByRole('group');
  await slides.first().scrollIntoViewIfNeeded();
  await slides.first().hover();
  const end = (await leftOf(slides.first())) - (await endOf(slides.first()));
  const distance = async () => Math.abs((await leftOf(slides.first())) - end);
  await page.mouse.wheel(10_000, 0);
  await expect.poll(distance).toBeLessThan(2);
  letIn();
  await expect(engineOf(world)).toBeAttached();
  expect(await distance()).toBeLessThan(2);
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });

  // From there the buttons go on slide by slide.
  await world.getByRole('button', { name: TEXTS.es['carousel.previous'] }).click();
  await expect.poll(distance).toBeGreaterThan(100);
});

for (const language of LANGUAGES) {
  test(`three maps are whole in a wide window and the fourth looks in, in ${language} [CAR-01]`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await ready(page);
    const world = worldOf(page, language);
    await world.scrollIntoViewIfNeeded();
    await expect(engineOf(world)).toBeAttached();
    await expect(world.getByRole('group')).toHaveCount(6);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const boxes = await Promise.all((await world.getByRole('group').all()).map((slide) => slide.boundingBox()));
        const [first, , third, fourth] = boxes;
        if (!first || !third || !fourth) throw new Error('a map is not shown');
        expect(first.x).toBeGreaterThan(0);
        expect(third.x + third.width).toBeLessThanOrEqual(width);
        expect(fourth.x).toBeLessThan(width - 40);
        expect(fourth.x + fourth.width).toBeGreaterThan(width);
      }).toPass({ timeout: 3_000 });
    }
  });
}

test('a phone that is turned in the moment in which the engine starts shows the next slide whole [CAR-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  // Narrower once the engine has measured, and before the browser tells it of any width.
  await page.addInitScript(() => {
    new MutationObserver(([change]) => {
      const engine = change?.target instanceof HTMLElement && change.target.closest<HTMLElement>('[data-engine=fade]');
      if (engine && engine.parentElement) engine.parentElement.style.width = '360px';
    }).observe(document, { subtree: true, attributeFilter: ['data-engine'] });
  });
  await page.goto('/es/');
  const banner = bannerOf(page);
  await expect(engineOf(banner)).toBeAttached();
  await expect.poll(async () => (await engineOf(banner).boundingBox())?.width).toBe(360);
  await banner.getByRole('button', { name: TEXTS.es['carousel.next'] }).click();
  await expect(banner.getByText(count(2), { exact: true })).toBeVisible();
  await expect.poll(async () => Math.round(await leftOf(shownOf(banner)))).toBe(0);
});

test('while the window is dragged it measures itself at most every 200 ms, and goes on playing [CAR-01]', async ({
  page,
}) => {
  await openStill(page);
  const world = worldOf(page);
  await start(page, world);
  await page.clock.runFor(REST_MS);
  const second = world.getByRole('group').nth(1);
  const shown = await leftOf(second);
  // Embla sets the style of each slide's turn when it measures: wiping it shows whether it has.
  const track = world.getByRole('group').first().locator('..');
  const wipe = () => track.evaluate((element) => element.style.setProperty('transform', 'translateX(1px)'));
  const isWiped = () => track.evaluate((element) => element.style.transform === 'translateX(1px)');

  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(() => leftOf(second)).not.toBe(shown);
  await wipe();
  await page.clock.runFor(150);
  expect(await isWiped()).toBe(true);
  await page.clock.runFor(100);
  expect(await isWiped()).toBe(false);

  // Measured once: with nothing changed it does not measure again.
  await wipe();
  await page.clock.runFor(2_000);
  expect(await isWiped()).toBe(true);

  const slides = world.getByRole('group');
  await expect(liveOf(world)).toHaveText('1 de 6');
  await page.clock.runFor(AUTOPLAY_MS);
  await expect(liveOf(world)).toHaveText('2 de 6');
  await page.clock.runFor(REST_MS);
  expect(Math.round(await leftOf(slides.nth(1)))).toBe(Math.round((await world.locator('h2').boundingBox())?.x ?? 0));
});

test.describe('the banner plays by itself', () => {
  test('every 10 s, and begins again after the third [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    await page.clock.runFor(9_800);
    await expect(banner.getByText(count(1), { exact: true })).toBeVisible();
    await page.clock.runFor(400);
    await expect(banner.getByText(count(2), { exact: true })).toBeVisible();
    await page.clock.runFor(AUTOPLAY_MS);
    await expect(banner.getByText(count(3), { exact: true })).toBeVisible();
    await page.clock.runFor(AUTOPLAY_MS);
    await expect(banner.getByText(count(1), { exact: true })).toBeVisible();
  });

  test('but stands while the mouse is on it or focus is in it [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);

    await shownOf(banner).getByRole('heading').hover();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expect(banner.getByText(count(1), { exact: true })).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expect(banner.getByText(count(2), { exact: true })).toBeVisible();

    for (const held of [banner.getByRole('button', { name: 'Siguiente' }), shownOf(banner).getByRole('link').last()]) {
      await held.focus();
      await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(5 * AUTOPLAY_MS);
      await expect(banner.getByText(count(2), { exact: true })).toBeVisible();
    }
    await page.locator('header').getByRole('link').first().focus();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expect(banner.getByText(count(3), { exact: true })).toBeVisible();
  });

  test('until it is paused, which is final whatever happens after [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    await banner.getByRole('button', { name: 'Pausar' }).click();
    await expect(banner.getByRole('button', { name: 'Reproducir' })).toBeFocused();
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
    await expect(banner.getByText(count(1), { exact: true })).toBeVisible();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
  });

  test('and plays again at once when asked, though the mouse is still on the button [HOME-01]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    await banner.getByRole('button', { name: 'Pausar' }).click();
    await banner.getByRole('button', { name: 'Reproducir' }).click();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS + REST_MS);
    await expect(banner.getByText(count(2), { exact: true })).toBeVisible();
  });

  test('only while it is in the window [HOME-01]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(5 * AUTOPLAY_MS);
    await expect(banner.getByText(count(1), { exact: true })).toBeAttached();
  });
});

test('the maps play every 10 s and go round after the sixth [HOME-04]', async ({ page }) => {
  await openStill(page);
  const world = worldOf(page);
  await start(page, world);
  for (const index of [2, 3, 4, 5, 6, 1]) {
    await page.clock.runFor(AUTOPLAY_MS);
    await expect(liveOf(world)).toHaveText(`${index} de 6`);
  }
});

test('under reduced motion nothing plays until it is asked to, and then without moving [A11Y-04, HOME-01, HOME-04]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  for (const carousel of [bannerOf(page), worldOf(page)]) {
    await start(page, carousel, 'polite');
    const before = await carousel.locator('[aria-live]').textContent();
    await page.mouse.move(600, 400);
    await page.mouse.move(10, 10);
    await page.clock.runFor(5 * AUTOPLAY_MS);
    expect(await carousel.locator('[aria-live]').textContent()).toBe(before);
    await expect(carousel.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  }
  const world = worldOf(page);
  const second = world.getByRole('group').nth(1);
  await world.getByRole('button', { name: 'Siguiente' }).click();
  // No frame has passed: it is there without having moved.
  expect(Math.round(await leftOf(second))).toBe(Math.round((await world.locator('h2').boundingBox())?.x ?? 0));
  await world.getByRole('button', { name: 'Reproducir' }).click();
  await expect(liveOf(world)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(AUTOPLAY_MS);
  await expect(liveOf(world)).toHaveText('3 de 6');
});
