import type { Page } from '@playwright/test';

/** Links and buttons that a thumb does not hit, each with its size: less than 44 px in a direction. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button').evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const name = target.textContent?.trim();
      // A country has the size that it has on the map; the list beside it leads to the same.
      if (target.closest('svg')) return [];
      // In a line of text.
      const alone = target.parentElement?.textContent?.trim() === name;
      if (!alone && getComputedStyle(target).display === 'inline') return [];
      // A card's link reaches over the whole card.
      const { content, inset } = getComputedStyle(target, '::after');
      const whole = content !== 'none' && inset === '0px' && getComputedStyle(target).position === 'static';
      const pressed = whole && target instanceof HTMLElement ? target.offsetParent : target;
      const { width: wide = 0, height: high = 0 } = pressed?.getBoundingClientRect() ?? {};
      return wide < 44 || high < 44 ? [`${name}: ${wide} × ${high}`] : [];
    }),
  );
}

/** Cards that readers cannot tell apart: without a name of their own. */
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
