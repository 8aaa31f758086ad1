import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

// What stories of a visitor's place and focus are told with.

/** A person's pace, in ms from key to key: longer than the search waits for the typing to rest. */
export const KEY_MS = 350;

/** How far down the page is, in whole CSS pixels. */
export const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Turns the wheel and waits until the page stands still again. */
export async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(700, 500);
  const before = await height(page);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => height(page)).not.toBe(before);
  await stillness(page);
}

/** Resolves once the page has stood still for a quarter of a second, counted in frames. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = scrollY;
    for (let still = 0; still < 15; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
  });
}

/** Holds back what fits the address until the answer is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(address, async (route: Route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

/** The page's own code: what the head script runs after the first paint. */
export const CODE = /\/assets\/entry-[\w-]+\.js$/;
export const TEXTS = /\/assets\/i18n\/\w+\.json/;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The stories of the list that are shown, without the opinions below it. */
export const listed = (page: Page) =>
  page.getByRole('region', { name: 'Todas las noticias' }).getByRole('article').filter({ visible: true });
