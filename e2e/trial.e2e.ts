import content from '#content/accessibility.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';

const { letra } = content.pruebas;

// It needs no scripts.
test.use({ javaScriptEnabled: false });

test('a reader tries by keys larger letters, no colours and no motion, without scripts, on a desk and a phone [A11Y-02, A11Y-04, A11Y-05]', async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/es/accesibilidad/');
    const piece = page.getByRole('list').filter({ hasText: letra.texto.es });
    const text = piece.getByText(letra.texto.es);
    const before = await text.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const sizes = page.getByRole('radiogroup', { name: letra.nombre.es });
    await sizes.getByRole('radio', { name: es['accessibility.size.normal'] }).press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(sizes.getByRole('radio', { name: es['accessibility.size.double'] })).toBeChecked();
    await expect(text).toHaveCSS('font-size', `${before * 2}px`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(piece).toHaveCSS('filter', 'grayscale(1)');
    const swing = piece.locator('img[src$="swing.svg"]');
    const brake = piece.getByRole('checkbox', { name: es['accessibility.brake'] });
    await page.keyboard.press('Tab');
    await expect(brake).toBeFocused();
    await page.keyboard.press('Space');
    await expect
      .poll(() => swing.evaluate((picture) => [picture.getAnimations().length, getComputedStyle(picture).rotate]))
      .toEqual([1, '0deg']);
    await page.keyboard.press('Tab');
    await expect(piece.getByRole('link', { name: es['accessibility.link'] })).toBeFocused();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(brake).toBeHidden();
    await expect(piece.getByText(es['accessibility.still'])).toBeVisible();
  }
});
