import type { Locator, Page } from '@playwright/test';
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
  TEXTS,
  worldOf,
} from './carousels.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

for (const language of LANGUAGES) {
  test(`both carousels tell what they are and where one is, in ${language} [A11Y-03]`, async ({ page }) => {
    await openStill(page, `/${language}/`);
    const t = TEXTS[language];
    for (const carousel of [bannerOf(page, language), worldOf(page, language)]) {
      await start(page, carousel);
      await expect(carousel).toHaveAttribute('aria-roledescription', t['carousel.role']);
      const slides = carousel.locator('[role=group]');
      const total = await slides.count();
      for (const [at, slide] of (await slides.all()).entries()) {
        await expect(slide).toHaveAttribute('aria-label', positionOf(at + 1, total, language));
        await expect(slide).toHaveAttribute('aria-roledescription', t['carousel.slide_role']);
      }
      await expect(liveOf(carousel)).toHaveCount(1);

      // The pause is the first stop inside, then come the arrows, then the slides.
      const pause = buttonOf(carousel, 'pause', language);
      await expect(carousel.getByRole('button').first()).toHaveAccessibleName(t['carousel.pause']);
      await pause.focus();
      await page.keyboard.press('Tab');
      await expect(buttonOf(carousel, 'previous', language)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(buttonOf(carousel, 'next', language)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(liveOf(carousel)).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(REST_MS);
      await expect(carousel.getByText(positionOf(2, total, language), { exact: true })).toBeAttached();
      await pause.press('Enter');
      await expect(liveOf(carousel)).toHaveAttribute('aria-live', 'polite');
    }
  });
}

test('slides of the banner come one at a time, and only the shown one can be reached [HOME-01, A11Y-02]', async ({
  page,
}) => {
  await openStill(page);
  const banner = bannerOf(page);
  await start(page, banner);
  const total = await banner.getByRole('group').count();
  for (const index of Array.from({ length: total }, (_, at) => ((at + 1) % total) + 1)) {
    await buttonOf(banner, 'next').click();
    await page.clock.runFor(REST_MS);
    await expect(shownOf(banner)).toHaveAccessibleName(positionOf(index, total));
    await expect(banner.getByText(positionOf(index, total), { exact: true })).toBeVisible();
    expect(await leftOf(shownOf(banner))).toBe(0);
    await expectOneReachable(page, banner);
  }
  await buttonOf(banner, 'previous').click();
  await page.clock.runFor(REST_MS);
  await expect(shownOf(banner)).toHaveAccessibleName(positionOf(total, total));
});

/** One slide's links can be focused: after the last button come they, and after them what follows the banner. */
async function expectOneReachable(page: Page, banner: Locator): Promise<void> {
  await banner.getByRole('button').last().focus();
  await expect(shownOf(banner)).toHaveCount(1);
  for (const link of await shownOf(banner).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(0);
}

/** Goes through the row's links by Tab and back; each has to stand in the window as soon as it is reached. */
async function expectAllBroughtIn(page: Page, row: Locator): Promise<void> {
  const links = await row.getByRole('link').all();
  await row.getByRole('button').last().focus();
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.95 });
  }
  for (const link of links.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.95 });
  }
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the keyboard finds every map in the window, motion: ${reducedMotion} [HOME-04, A11Y-02]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/es/');
    await ready(page);
    await expectAllBroughtIn(page, worldOf(page));
  });
}

/** A finger goes over the page from one point to another, in ten steps of a frame each, and rests before it lets go. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  }
  // Part of the gesture: a finger that leaves at once flings the slides on, by as many as the machine is slow.
  await page.waitForTimeout(150);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe changes the slide, and playing goes on [HOME-01, HOME-04]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    const total = await banner.getByRole('group').count();
    for (const [index, from, to] of [
      [2, 300, 60],
      [1, 60, 300],
    ] as const) {
      await swipe(page, [from, 300], [to, 300]);
      await expect(banner.getByText(positionOf(index, total), { exact: true })).toBeVisible();
      await expect.poll(() => leftOf(shownOf(banner))).toBe(0);
    }
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(AUTOPLAY_MS);
    await expect(banner.getByText(positionOf(2, total), { exact: true })).toBeVisible();

    const world = worldOf(page);
    const maps = await world.getByRole('group').count();
    await start(page, world);
    await swipe(page, [300, 400], [60, 400]);
    await expect(liveOf(world)).toHaveText(positionOf(2, maps));
    await expect(frontOf(world)).toBeInViewport({ ratio: 0.95 });

    // Up and down belongs to the page.
    const top = await page.evaluate(() => scrollY);
    await swipe(page, [200, 500], [200, 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(liveOf(world)).toHaveText(positionOf(2, maps));
  });

  test('a finger that is on the slides holds them [HOME-01, A11Y-03]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 180, y: 300 }] });
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'polite');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');
  });

  test('the next map looks in from the right [HOME-04]', async ({ page }) => {
    await page.goto('/es/');
    const second = worldOf(page).getByRole('group').nth(1);
    const x = await leftOf(second);
    expect(x).toBeGreaterThan(240);
    expect(x).toBeLessThan(340);
  });
});

test('a sideways wheel moves the maps, an upright one the page [HOME-04]', async ({ page }) => {
  await page.goto('/es/');
  await ready(page);
  const world = worldOf(page);
  await world.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await world.getByRole('group').nth(1).hover();
  for (let step = 0; step < 10; step++) await page.mouse.wheel(40, 0);
  await expect(liveOf(world)).not.toHaveText(positionOf(1, await world.getByRole('group').count()));
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [360, 1440]) {
    test(`the slides scroll and snap, all of them, and no button stands idle, at ${width} px [HOME-01, HOME-04]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/es/');
      for (const carousel of [bannerOf(page), worldOf(page)]) {
        await expect(carousel.getByRole('button')).toHaveCount(0);
        const slides = carousel.getByRole('group');
        await slides.first().scrollIntoViewIfNeeded();
        await slides.first().hover();
        const start = await leftOf(slides.first());
        const step = (await leftOf(slides.nth(1))) - start;
        const end = await endOf(carousel);
        for (const [index, slide] of [...(await slides.all()).entries()].slice(1)) {
          await page.mouse.wheel(step * 0.8, 0);
          // Let go short of its place, it snaps into it; the last ones stop where the track ends.
          const place = start - Math.min(index * step, end);
          await expect.poll(async () => Math.abs((await leftOf(slides.first())) - place)).toBeLessThan(2);
          await expect(slide).toBeInViewport({ ratio: 0.9 });
        }
        await page.mouse.wheel(-20 * step, 0);
        await page.mouse.wheel(step * 0.8, 0);
        await expect.poll(async () => Math.abs((await leftOf(slides.nth(1))) - start)).toBeLessThan(2);
      }
    });
  }
});
