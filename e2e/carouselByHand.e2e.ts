import type { Locator, Page } from '@playwright/test';
import {
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

for (const language of LANGUAGES) {
  test(`both carousels tell what they are and where one is, in ${language} [A11Y-03]`, async ({ page }) => {
    await openStill(page, `/${language}/`);
    const t = TEXTS[language];
    for (const [carousel, total] of [
      [bannerOf(page, language), 3],
      [worldOf(page, language), 6],
    ] as const) {
      await start(page, carousel);
      await expect(carousel).toHaveAttribute('aria-roledescription', t['carousel.role']);
      const slides = carousel.locator('[role=group]');
      await expect(slides).toHaveCount(total);
      for (const [at, slide] of (await slides.all()).entries()) {
        const name = t['carousel.position'].replace('{index}', String(at + 1)).replace('{total}', String(total));
        await expect(slide).toHaveAttribute('aria-label', name);
        await expect(slide).toHaveAttribute('aria-roledescription', t['carousel.slide_role']);
      }
      await expect(liveOf(carousel)).toHaveCount(1);

      // The pause is the first stop inside, then come the arrows, then the slides.
      const pause = carousel.getByRole('button', { name: t['carousel.pause'] });
      await expect(carousel.getByRole('button').first()).toHaveAccessibleName(t['carousel.pause']);
      await pause.focus();
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: t['carousel.previous'] })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: t['carousel.next'] })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(liveOf(carousel)).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(REST_MS);
      await expect(carousel.getByText(slideName(language, 2, total), { exact: true })).toBeAttached();
      await pause.press('Enter');
      await expect(liveOf(carousel)).toHaveAttribute('aria-live', 'polite');
    }
  });
}

function slideName(language: 'es' | 'en', index: number, total: number): string {
  return TEXTS[language]['carousel.position'].replace('{index}', String(index)).replace('{total}', String(total));
}

test.describe('slides that are not shown', () => {
  test('cannot be reached by keyboard before the engine has come either [HOME-01, A11Y-03]', async ({ page }) => {
    let send = () => {};
    const engine = new Promise<void>((resolve) => (send = resolve));
    await page.route(/carouselEngine/, async (route) => engine.then(() => route.continue()));
    await page.goto('/es/');
    await ready(page);
    const banner = bannerOf(page);
    await expectOneReachable(page, banner);

    // The buttons work all the same, and what they bring can be reached in its turn.
    await banner.getByRole('button', { name: 'Siguiente' }).click();
    await expect(banner.getByText(count(2), { exact: true })).toBeVisible();
    await expect(shownOf(banner)).toHaveAccessibleName(count(2));
    await expectOneReachable(page, banner);
    await expect(engineOf(banner)).toHaveCount(0);

    // The engine begins where the visitor is.
    send();
    await expect(engineOf(banner)).toBeAttached();
    await expect(shownOf(banner)).toHaveAccessibleName(count(2));
    await expect(shownOf(banner).getByRole('link').last()).toBeInViewport();
    await expectOneReachable(page, banner);
  });

  test('come one at a time, and only the shown one can be reached [HOME-01]', async ({ page }) => {
    await openStill(page);
    const banner = bannerOf(page);
    await start(page, banner);
    const next = banner.getByRole('button', { name: 'Siguiente' });
    for (const index of [2, 3, 1]) {
      await next.click();
      await page.clock.runFor(REST_MS);
      await expect(shownOf(banner)).toHaveAccessibleName(count(index));
      await expect(banner.getByText(count(index), { exact: true })).toBeVisible();
      await expectOneReachable(page, banner);
    }
    await banner.getByRole('button', { name: 'Anterior' }).click();
    await page.clock.runFor(REST_MS);
    await expect(shownOf(banner)).toHaveAccessibleName(count(3));
  });
});

test.describe('where everything takes its time', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const [when, comes] of [
    ['before the engine has come', false],
    ['with it', true],
  ] as const) {
    test(`the keyboard finds every slide in the window, ${when} [HOME-04, A11Y-02]`, async ({ page }) => {
      if (!comes) await page.route(/carouselEngine/, () => {});
      await page.goto('/es/');
      await ready(page);
      const world = worldOf(page);
      await world.scrollIntoViewIfNeeded();
      await expect(engineOf(world)).toHaveCount(comes ? 1 : 0);
      await page.evaluate(() =>
        addEventListener('keydown', () => {
          const end = performance.now() + 50;
          while (performance.now() < end);
        }),
      );
      const links = await world.getByRole('link').all();
      await links.at(-1)?.focus();
      for (const key of ['Shift+Tab', 'Tab']) {
        for (let pressed = 1; pressed < links.length; pressed += 1) {
          await page.keyboard.press(key);
          await expect(world.locator('a:focus')).toBeInViewport({ ratio: 0.9 });
        }
      }
    });
  }
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

/** A finger goes over the page from one point to another, in ten steps. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe changes the slide, and playing goes on [HOME-01, HOME-04]', async ({ page }) => {
    await page.goto('/es/');
    await ready(page);
    const banner = bannerOf(page);
    await expect(engineOf(banner)).toBeAttached();
    await swipe(page, [300, 300], [60, 300]);
    await expect(banner.getByText(count(2), { exact: true })).toBeVisible();
    // A person swipes back when the slide has come; in the middle of its coming a slow finger takes hold of it there.
    await expect(banner.locator('[role=group]').nth(1)).toHaveCSS('opacity', '1');
    await swipe(page, [60, 300], [300, 300]);
    await expect(banner.getByText(count(1), { exact: true })).toBeVisible();
    await expect(liveOf(banner)).toHaveAttribute('aria-live', 'off');

    const world = worldOf(page);
    await world.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(engineOf(world)).toBeAttached();
    await swipe(page, [300, 400], [60, 400]);
    await expect(liveOf(world)).toHaveText('2 de 6');
    await expect(world.getByRole('group').nth(1)).toBeInViewport({ ratio: 0.95 });

    // Up and down belongs to the page.
    const top = await page.evaluate(() => scrollY);
    await swipe(page, [200, 500], [200, 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(liveOf(world)).toHaveText('2 de 6');
  });

  test('a slow finger on a slow phone changes the banner all the same [HOME-01]', async ({ page }) => {
    await page.goto('/es/');
    await ready(page);
    const banner = bannerOf(page);
    await expect(engineOf(banner)).toBeAttached();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const whole = (index: number) =>
      expect(banner.locator('[role=group]').nth(index - 1), `slide ${index}`).toHaveCSS('opacity', '1');
    for (const [slide, from, to] of [
      [3, 60, 220],
      [2, 60, 220],
      [3, 300, 140],
      [1, 300, 140],
    ] as const) {
      await swipe(page, [from, 300], [to, 300]);
      await expect(banner.getByText(count(slide), { exact: true })).toBeVisible();
      await whole(slide);
    }
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
  await expect(engineOf(world)).toBeAttached();
  await engineOf(world).hover();
  for (let step = 0; step < 10; step++) await page.mouse.wheel(40, 0);
  await expect(liveOf(world)).not.toHaveText('1 de 6');
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});

test('a link that is out of sight is brought in when the keyboard reaches it [HOME-04, A11Y-02]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/es/');
  await ready(page);
  const world = worldOf(page);
  await world.getByRole('button').last().focus();
  await expect(engineOf(world)).toBeAttached();
  for (const link of await world.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.95 });
  }
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
        const end = await endOf(slides.first());
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
