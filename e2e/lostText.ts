import type { Page } from '@playwright/test';

/** Text that is cut, lies on other text, or makes the page scroll sideways. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const lines: { box: DOMRect; node: Node }[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // Read aloud only, in a slide that its carousel holds back, or on a card's side that is turned away.
      if (element.closest('.vh, [aria-roledescription] [role=group]:not([data-current]), [data-away]')) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) lost.push(`out of the window: ${text}`);
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const box = around.getBoundingClientRect();
        const cut = boxes.some(
          (line) =>
            (overflowX !== 'visible' && (line.left < box.left - 1 || line.right > box.right + 1)) ||
            (overflowY !== 'visible' && (line.top < box.top - 1 || line.bottom > box.bottom + 1)),
        );
        if (cut && around !== document.body) lost.push(`cut: ${text}`);
      }
      // The header and the strip of contacts float over the page.
      if (element.closest('header:has(nav), main > :last-child:has(> .wrap > [href^="tel:"])')) continue;
      // Letters fill the middle of their box; the rest of it reaches into the next line where lines are set tight.
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
