import type { Page } from '@playwright/test';

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export async function wheel(page: Page, pixels: number): Promise<void> {
  await turn(page, pixels);
  await untilStill(page);
}

/** Until the page begins to move. */
async function turn(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(700, 500);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, pixels);
  await page.waitForFunction((start) => scrollY !== start, before, { timeout: 15_000 });
}

/** Turns the wheel until the footer begins to show: what is fetched near the window has been passed. */
export async function wheelToFooter(page: Page): Promise<void> {
  const isBelow = () => page.getByRole('contentinfo').evaluate((it) => it.getBoundingClientRect().top >= innerHeight);
  while (await isBelow()) await turn(page, 900);
  await untilStill(page);
}

/** Waits until the page has not scrolled for 15 frames. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = scrollY;
    for (let still = 0; still < 15; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
  });
}
