import type { Locator, Page } from '@playwright/test';
import content from '#content/sustainability.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { addressOf, expect, ready, test } from './fixtures.ts';

const carouselOf = (page: Page, texts = es) => page.getByRole('region', { name: texts['sustainability.choose'] });

test('a visitor sees as many themes side by side as the window has room for, and nothing is chosen [SUST-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/es/sostenibilidad/');
  await ready(page);
  const carousel = carouselOf(page);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('group')).toHaveCount(content.temas.length);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByText(es['sustainability.invite'])).toBeVisible();
  await expect(carousel.locator('[aria-current]')).toHaveCount(0);

  for (const [width, count] of [
    [320, 2],
    [400, 2],
    [639, 2],
    [640, 3],
    [839, 3],
    [840, 4],
    [939, 4],
    [940, 5],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const boxes = await Promise.all((await carousel.getByRole('link').all()).map((link) => link.boundingBox()));
      const whole = boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width);
      expect([width, whole.length]).toEqual([width, count]);
    }).toPass({ timeout: 5_000 });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  for (const _step of [1, 2, 3]) await carousel.getByRole('button', { name: es['carousel.next'] }).click();
  const isWhole = async (link: Locator) => {
    const box = await link.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 320;
  };
  await expect.poll(() => isWhole(carousel.getByRole('link').last())).toBe(true);
  await carousel.getByRole('button', { name: es['carousel.next'] }).click();
  await expect.poll(() => isWhole(carousel.getByRole('link').first())).toBe(true);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(carousel.getByRole('button')).toHaveCount(0);
});

test('a visitor chooses a theme by keyboard and reads what it holds; back, forward and reload keep the choice [SUST-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1140, height: 800 });
  await page.goto('/es/sostenibilidad/');
  await ready(page);
  const rows = page.getByRole('main').getByRole('article');
  const status = page.getByRole('main').getByRole('status').first();
  for (const [index, { descripcion, cosas, slug }] of content.temas.entries()) {
    const option = carouselOf(page).getByRole('link', { name: descripcion.es });
    await option.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(cosas.length);
    await expect(option).toBeFocused();
    await expect(option).toHaveAttribute('aria-current', 'true');
    await expect(carouselOf(page).locator('[aria-current]')).toHaveCount(1);
    await expect(status).toHaveText(
      es['sustainability.chosen'].replace('{theme}', descripcion.es).replace('{count}', String(cosas.length)),
    );
    expect(addressOf(page)).toBe(`/#/sostenibilidad?lang=es&tema=${slug}`);
    if (index > 0) continue;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: es['sustainability.go'] })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: descripcion.es, exact: true })).toBeFocused();
    const lefts = await Promise.all(
      (await rows.all()).map(async (row) => {
        const [picture, words] = await Promise.all([
          row.getByRole('img').boundingBox(),
          row.getByRole('heading').boundingBox(),
        ]);
        return (picture?.x ?? 0) < (words?.x ?? 0);
      }),
    );
    expect(lefts).toEqual(cosas.map((_one, at) => at % 2 === 0));
  }

  const [before, left] = content.temas.slice(-3);
  await page.goBack();
  await expect(rows).toHaveCount(left?.cosas.length ?? Number.NaN);
  await page.goBack();
  await expect(rows).toHaveCount(before?.cosas.length ?? Number.NaN);
  await page.goForward();
  await expect(status).toContainText(left?.descripcion.es ?? '');
  await page.reload();
  await expect(rows).toHaveCount(left?.cosas.length ?? Number.NaN);
});

test('a link to a theme that somebody sent opens it, in English [SUST-02]', async ({ page }) => {
  const [, second] = content.temas;
  await page.goto(`/en/sostenibilidad/?tema=${second?.slug}#${second?.slug}`);
  await ready(page);
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(second?.cosas.length ?? Number.NaN);
  for (const [index, { titulo, alt, hecho }] of (second?.cosas ?? []).entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading')).toHaveText(titulo.en);
    await expect(row.getByText(hecho.en)).toBeVisible();
    const picture = row.getByRole('img', { name: alt.en });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  }
  await expect(carouselOf(page, en).getByRole('link', { name: second?.descripcion.en ?? '' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(addressOf(page)).toBe(`/#/sostenibilidad?tema=${second?.slug}&lang=en`);
});
