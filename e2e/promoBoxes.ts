// What the floating boxes of /involucrate lie over, in Spanish.
import { expect, type Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };

/** Controls of the screen with the focus, going on and back, that lie under the boxes. Fails where there are no boxes. */
export async function coveredByBoxes(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await expect(page.getByRole('region', { name: es['involve.platforms'] })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).evaluate((it) => {
    it.tabIndex = -1;
    it.focus();
  });
  let visited = 0;
  for (const key of ['Tab', 'Shift+Tab'])
    for (let at = 0; at < 100; at++) {
      await page.keyboard.press(key);
      const name = await page.evaluate((boxes) => {
        const focused = document.activeElement;
        const under = document.querySelector(`[aria-label="${boxes}"]`);
        if (!focused?.closest('main') || !under) return undefined;
        if (under.contains(focused)) return '';
        const [one, other] = [focused.getBoundingClientRect(), under.getBoundingClientRect()];
        const apart =
          one.bottom <= other.top + 1 ||
          one.top >= other.bottom - 1 ||
          one.right <= other.left + 1 ||
          one.left >= other.right - 1;
        return apart ? '' : focused.textContent || focused.outerHTML;
      }, es['involve.platforms']);
      if (name === undefined) break;
      visited++;
      if (name) covered.push(name);
    }
  expect(visited, 'controls with the focus').toBeGreaterThan(2);
  return covered;
}

/** Words and links that lie under the boxes: as the page begins, or where they rest. */
export async function hiddenWords(page: Page, when: 'start' | 'rest'): Promise<string[]> {
  const boxes = page.getByRole('region', { name: es['involve.platforms'] });
  const seen =
    when === 'start' ? page.locator('main') : page.getByRole('region', { name: es['involve.give'], exact: true });
  await seen.evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  return boxes.evaluate((it) => {
    const box = it.getBoundingClientRect();
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button)')];
    return words
      .filter((one) => !it.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return bottom > box.top + 1 && top < box.bottom - 1 && right > box.left + 1 && left < box.right - 1;
      })
      .map((one) => one.textContent || one.outerHTML);
  });
}
