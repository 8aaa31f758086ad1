import type { Locator, Page } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { expect } from './fixtures.ts';

export const TEXTS = { es, en };
export const AUTOPLAY_MS = 10_000;
/** Long enough for every movement to end. */
export const REST_MS = 1_000;

/** The page's clock stands still from the start: time passes by `page.clock.runFor` alone. */
export async function openStill(page: Page, address = '/es/'): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far ahead: until it stands the clock runs, and a busy machine takes seconds.
  await page.clock.pauseAt(3_600_000);
  await page.goto(address);
  // What lies between the carousels has its own height then, and moves none of them away from where a test has brought it.
  await letPass(page, 20, page.locator('[data-ready][data-laid-out="true"]'));
}

/** Lets time pass in steps of so many ms until the element is there: what it waits for may come over the network. */
async function letPass(page: Page, stepMs: number, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(element).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

export const bannerOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('region', { name: TEXTS[language]['home.banner'] });
export const worldOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('region', { name: TEXTS[language]['home.world.carousel'] });
export const engineOf = (carousel: Locator) => carousel.locator('[data-engine]');
export const liveOf = (carousel: Locator) => carousel.locator('[aria-live]');
/** The slides of a fading carousel that are within reach: roles alone know nothing of `inert`. */
export const shownOf = (carousel: Locator) => carousel.locator('[role=group]:not([inert])');
export const count = (index: number) => `${index} de 3`;

/** Lets the carousel come near, its engine start, and waits until it plays or holds. */
export async function start(page: Page, carousel: Locator, live: 'off' | 'polite' = 'off'): Promise<void> {
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The engine comes when the carousel is seen near: that takes a frame, which the standing clock does not count.
  await letPass(page, 100, engineOf(carousel));
  await expect(liveOf(carousel)).toHaveAttribute('aria-live', live);
}

/** Distance from the window's left edge to a slide. */
export const leftOf = async (slide: Locator) => (await slide.boundingBox())?.x ?? Number.NaN;

/** How far the track of a slide that scrolls by itself can be scrolled, in px. */
export const endOf = (slide: Locator) =>
  slide.evaluate((element) => {
    const viewport = element.parentElement?.parentElement;
    return viewport ? viewport.scrollWidth - viewport.clientWidth : Number.NaN;
  });
