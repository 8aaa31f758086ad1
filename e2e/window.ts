import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Words that stand partly outside the window, where nobody can read them. What a carousel still holds is not counted. */
function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // Read aloud only, or scrolled by its carousel.
      if (getComputedStyle(element).clipPath !== 'none' || element.closest('script, .vh')) continue;
      if (element.closest('[aria-roledescription] [role=group]:not([data-current])')) continue;
      range.selectNodeContents(node);
      const outside = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (outside) lost.push(node.textContent.trim());
    }
    return lost;
  });
}

/** Fails when the page scrolls sideways or holds words that cannot be read (ledger A11Y-05). */
export async function expectAllInWindow(page: Page, state: string): Promise<void> {
  expect(await lostWords(page), state).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Leaves pictures unpainted, at their places: where words alone are looked at, painting is most of a window's work. */
export async function hidePictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img, video { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Has the text twice as large from now on, as a visitor's browser may. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}
