import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Fails where the element is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Words partly outside the window, but for strips, and carousel slides not shown. */
function textOutsideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A thumb moves them; of carousels, the slide that is shown counts.
    const strips = [...document.querySelectorAll('ul, nav, [role=group][tabindex]')].filter(
      (one) => getComputedStyle(one).overflowX === 'auto' && !one.closest('[aria-roledescription]'),
    );
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // For screen readers alone.
      if (getComputedStyle(element).clipPath !== 'none' || element.closest('script, .vh')) continue;
      if (element.closest('[aria-roledescription] [role=group]:not([data-current])')) continue;
      if (strips.some((strip) => strip.contains(element))) continue;
      range.selectNodeContents(node);
      const outside = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (outside) lost.push(node.textContent.trim());
    }
    return lost;
  });
}

/** Text that is clipped, overlaps other text, or makes the page scroll sideways. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A thumb moves them; of carousels, the slide that is shown counts.
    const strips = [...document.querySelectorAll('ul, nav, [role=group][tabindex]')].filter(
      (one) => getComputedStyle(one).overflowX === 'auto' && !one.closest('[aria-roledescription]'),
    );
    const lost: string[] = [];
    const lines: { box: DOMRect; node: Node }[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // For screen readers alone, a slide not shown, or a card's back.
      if (element.closest('.vh, [aria-roledescription] [role=group]:not([data-current]), [data-away]')) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      const isInStrip = strips.some((strip) => strip.contains(element));
      if (!isInStrip && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        lost.push(`out of the window: ${text}`);
      let floats = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        floats ||= position === 'sticky';
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const box = around.getBoundingClientRect();
        const cut = boxes.some(
          (line) =>
            (overflowX !== 'visible' && (line.left < box.left - 1 || line.right > box.right + 1)) ||
            (overflowY !== 'visible' && (line.top < box.top - 1 || line.bottom > box.bottom + 1)),
        );
        if (cut && around !== document.body) lost.push(`cut: ${text}`);
      }
      // It lies over others by design: header, contact strip, boxes.
      if (floats) continue;
      // With tight leading line boxes overlap though glyphs do not: their middle half counts.
      lines.push(
        ...boxes.map(({ x, y, width, height }) => ({ node, box: new DOMRect(x, y + height / 4, width, height / 2) })),
      );
    }
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.node === other.node) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2)
          lost.push(`${one.node.textContent?.trim()} lies on ${other.node.textContent?.trim()}`);
      }
    }
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return sideways > 0 ? [...lost, `scrolls sideways by ${sideways} px`] : lost;
  });
}

/** Ledger A11Y-05. */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  expect(await textOutsideWindow(page), state).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Painting pictures takes most of the time where only text is checked. */
export async function hidePictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img, video { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

export async function resetTextSize(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** WCAG 1.4.12; the Content Security Policy refuses a style element. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Words of headings broken over lines without hyphenation. */
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

/** The footer has some on every page. */
export const externalLinks = (page: Page) => page.locator('#root a:has([data-icon=arrow-up-right-from-square])');

/** External links whose icon wraps alone onto a line of its own. */
export function orphanedLinkIcons(page: Page): Promise<string[]> {
  return externalLinks(page).evaluateAll((links) =>
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

/** Late fonts may shift less than this. */
const LARGEST_SHIFT = 0.05;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Layout shifts since the page loaded. */
export function layoutShifts(page: Page): Promise<string[]> {
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
        // The observer is not called when there are none.
        setTimeout(() => done([]), 100);
      }),
    LARGEST_SHIFT,
  );
}
