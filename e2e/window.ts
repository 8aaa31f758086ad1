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

/** Takes back `doubleText`. */
export async function normalText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** What WCAG 1.4.12 lets visitors set. Not by a style element: the policy refuses it. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Words of headings that are broken, but for those in headings that are hyphenated. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3').evaluateAll((headings) => {
    const words = (node: Node): string[] => {
      if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(words);
      return [...(node.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    };
    const isWhole = (heading: Element) => getComputedStyle(heading).hyphens !== 'auto';
    return headings.filter((heading) => !heading.classList.contains('vh') && isWhole(heading)).flatMap(words);
  });
}

/** Every page has some: its footer's. */
export const outsideLinks = (page: Page) => page.locator('#root a:has([data-icon=arrow-up-right-from-square])');

/** Links that leave the site whose sign stands alone in a line below their last word. */
export function lonelySigns(page: Page): Promise<string[]> {
  return outsideLinks(page).evaluateAll((links) =>
    links
      .filter((link) => {
        const sign = link.querySelector('svg');
        if (!sign) return false;
        const words = document.createRange();
        words.setStart(link, 0);
        words.setEndBefore(sign.parentElement ?? sign);
        const last = [...words.getClientRects()].at(-1);
        const { height, top } = sign.getBoundingClientRect();
        return last && height > 0 && top >= last.bottom;
      })
      .map((link) => link.textContent ?? ''),
  );
}

/** Of the window, by how much of it and how far: more than letters move that come late. */
const JUMP = 0.05;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** What has jumped by itself since the page came. */
export function jumps(page: Page): Promise<string[]> {
  return page.evaluate(
    (most) =>
      new Promise<string[]>((done) => {
        const toName = ({ node }: LayoutShift['sources'][number]) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent);
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ value }) => value > most);
          done(shifts.map(({ value, sources }) => `${value.toFixed(3)} ${sources.map(toName).join(', ')}`));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // None at all is not told.
        setTimeout(() => done([]), 100);
      }),
    JUMP,
  );
}
