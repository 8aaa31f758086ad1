import type { Locator } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { addressOf, expect, ready, test } from './fixtures.ts';

test('a visitor finds a country in columns of 30, sees its thread on the map, and copies an address that shows it again [WHERE-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/donde-trabajamos/');
  await ready(page);
  const main = page.getByRole('main');
  const list = main.getByRole('list').filter({ has: page.getByRole('link', { name: 'Zimbabue' }) });
  await expect(list.getByRole('listitem')).toHaveCount(59);
  expect(await columnsOf(list)).toEqual([30, 29]);

  const said = main.getByRole('status').filter({ hasText: es['where.choose'] });
  await expect(said).toBeVisible();
  const kenya = list.getByRole('link', { name: 'Kenia', exact: true });
  await kenya.click();
  const status = main.getByRole('status').filter({ hasText: 'Kenia' });
  await expect(status).toContainText(`África ${es['where.used_by'].replace('{names}', 'Unbound')}`);
  await expect(kenya).toHaveAttribute('aria-current', 'true');
  await expect(kenya).toBeFocused();
  expect(addressOf(page)).toBe('/#/donde-trabajamos?lang=es&pais=KEN');

  await page.goto((await kenya.getAttribute('href')) ?? '');
  await expect(status).toBeVisible();
  // Where no source says more, the site does not either.
  await main.getByRole('link', { name: `Bolivia (${es['where.to_confirm']})` }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Bolivia' })).toContainText(es['where.unnamed']);
});

test('on a phone the list stands in columns of 12, and a region is chosen on the map by keyboard [WHERE-02][WHERE-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/donde-trabajamos/');
  await ready(page);
  const main = page.getByRole('main');
  const list = main.getByRole('list').filter({ has: page.getByRole('link', { name: 'Germany' }) });
  expect(await columnsOf(list)).toEqual([12, 12, 12, 12, 11]);

  const map = main.getByRole('navigation', { name: en['where.map'] });
  await expect(map.getByRole('link')).toHaveCount(6);
  const africa = map.getByRole('link', { name: 'Africa: 17 countries' });
  await africa.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: '17 countries' })).toContainText('Africa');
  await expect(africa).toBeFocused();
  await expect(page).toHaveURL(/region=africa/);
  await expect(map.locator('use[data-lit]')).toHaveCount(17);

  // From a region's text back to the map.
  await main.getByRole('region', { name: 'Europe' }).getByRole('link').click();
  await expect(main.getByRole('heading', { name: en['where.list'].replace('{count}', '59') })).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Europe' })).toContainText('8 countries');
});

test('figures climb when they come into view, and the slider is moved by its buttons [WHERE-01][WHERE-03]', async ({
  page,
}) => {
  await page.goto('/es/donde-trabajamos/');
  await ready(page);
  const main = page.getByRole('main');
  const slider = main.getByRole('region', { name: es['where.slides'] });
  await slider.scrollIntoViewIfNeeded();
  const slides = slider.getByRole('group');
  await expect(slides).toHaveCount(3);
  await slider.getByRole('button', { name: es['carousel.next'] }).click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', '');

  const organizations = main.locator('[data-counter="800"]');
  await expect(organizations).toHaveAttribute('data-away', '');
  await organizations.scrollIntoViewIfNeeded();
  await expect(organizations).not.toHaveAttribute('data-away');
  await expect(organizations).toHaveText('800');
});

test('the background film runs without sound over its picture, and can be stopped [WHERE-01][A11Y-06]', async ({
  page,
}) => {
  await page.goto('/es/donde-trabajamos/');
  await ready(page);
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await page.getByRole('button', { name: es['film.pause'] }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: es['film.play'] })).toBeVisible();
});

/** Lengths of the columns that a list's items stand in, in their order. */
async function columnsOf(list: Locator): Promise<number[]> {
  const places = await list.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return { left, top };
    }),
  );
  const starts = places.flatMap(({ left, top }, at) => {
    const before = places[at - 1];
    return !before || before.left !== left || before.top > top ? [at] : [];
  });
  return starts.map((start, at) => (starts[at + 1] ?? places.length) - start);
}
