import type { Page } from '@playwright/test';

/** Links and buttons below 44 × 44 px (target size). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button').evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const name = target.textContent?.trim();
      // Countries on the map; the list beside it leads to the same.
      if (target.closest('svg')) return [];
      // Inline in text.
      const alone = target.parentElement?.textContent?.trim() === name;
      if (!alone && getComputedStyle(target).display === 'inline') return [];
      // A card's link covers the whole card.
      const { content, inset } = getComputedStyle(target, '::after');
      const whole = content !== 'none' && inset === '0px' && getComputedStyle(target).position === 'static';
      const pressed = whole && target instanceof HTMLElement ? target.offsetParent : target;
      const { width: wide = 0, height: high = 0 } = pressed?.getBoundingClientRect() ?? {};
      return wide < 44 || high < 44 ? [`${name}: ${wide} × ${high}`] : [];
    }),
  );
}

/** Cards without an accessible name of their own. */
export function namelessCards(page: Page): Promise<string[]> {
  return page.locator('article').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const named = document.querySelectorAll(`[id="${card.getAttribute('aria-labelledby')}"]`);
        return named.length !== 1 || !card.contains(named[0] ?? null) || !named[0]?.textContent?.trim();
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}
