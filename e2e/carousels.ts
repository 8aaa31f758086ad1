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
  await letPass(page, 20, () => attached(page.locator('[data-ready=screen]')));
}

/** Lets time pass in steps of so many ms until `holds` throws no more: frames and the network do not follow the page's clock. */
export async function letPass(page: Page, stepMs: number, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await holds();
  }).toPass({ intervals: [0] });
}

const attached = (element: Locator) => expect(element).toBeAttached({ timeout: 100 });

export const bannerOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('region', { name: TEXTS[language]['home.banner'] });
export const worldOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('region', { name: TEXTS[language]['home.world.carousel'] });
export const buttonOf = (
  carousel: Locator,
  which: 'previous' | 'next' | 'pause' | 'play',
  language: 'es' | 'en' = 'es',
) => carousel.getByRole('button', { name: TEXTS[language][`carousel.${which}`], exact: true });
export const liveOf = (carousel: Locator) => carousel.locator('[aria-live]');
/** The slide at the front. */
export const frontOf = (carousel: Locator) => carousel.locator('[role=group][data-current]');
/** The slides within reach: roles alone know nothing of `inert`. */
export const shownOf = (carousel: Locator) => carousel.locator('[role=group]:not([inert])');
/** What a slide is called, counted from 1. */
export const positionOf = (index: number, total: number, language: 'es' | 'en' = 'es') =>
  TEXTS[language]['carousel.position'].replace('{index}', String(index)).replace('{total}', String(total));

/** Brings the carousel into view and waits until it plays, or stands where it is not meant to. */
export async function start(page: Page, carousel: Locator, live: 'off' | 'polite' = 'off'): Promise<void> {
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // That it is in view is told with a frame, which the standing clock does not count.
  await letPass(page, 100, () => attached(carousel.locator(`[aria-live=${live}]`)));
  await page.clock.runFor(REST_MS);
}

/** Distance from the window's left edge to an element. */
export const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;

/** How far a carousel can be scrolled, in px. */
export const endOf = (carousel: Locator) =>
  carousel
    .getByRole('group')
    .first()
    .evaluate(({ parentElement }) =>
      parentElement ? parentElement.scrollWidth - parentElement.clientWidth : Number.NaN,
    );
