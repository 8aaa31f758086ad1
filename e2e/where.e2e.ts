import type { Locator } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import content from '#content/countries.json' with { type: 'json' };
import impact from '#content/impact.json' with { type: 'json' };
import { countriesSchema } from '#contract/countries.ts';
import { fill } from './content.ts';
import { addressOf, expect, ready, test } from './fixtures.ts';
import { boxOf } from './layoutChecks.ts';

const { regiones, viaje } = countriesSchema.parse(content);
const COUNTRIES = regiones.flatMap(({ paises }) => paises);
const known = COUNTRIES.find(({ organizaciones }) => organizaciones) ?? COUNTRIES[0];
if (!known) throw new Error('there are no countries');
const nameOfKnown = (language: 'es' | 'en') =>
  known.nombre[language] + (known.fuente ? ` (${(language === 'es' ? es : en)['where.sourced']})` : '');
const unknown = COUNTRIES.find(({ fuente }) => fuente === undefined);

/** Lengths of full columns and of the rest. */
const columnsOfUpTo = (most: number) =>
  Array.from({ length: Math.ceil(COUNTRIES.length / most) }, (_column, at) =>
    Math.min(most, COUNTRIES.length - at * most),
  );
const users = impact.find(({ tipo }) => tipo === 'organizaciones')?.impacto ?? 0;

test('a visitor finds a country in columns of 30, sees its thread on the map, and copies an address that shows it again [WHERE-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/donde-trabajamos/');
  await ready(page);
  const main = page.getByRole('main');
  const [home, paraguay] = await Promise.all([
    boxOf(main.locator('circle').first()),
    boxOf(main.locator('use[href$="#PRY"]')),
  ]);
  expect(home.y + home.height / 2).toBeGreaterThan(paraguay.y);
  expect(home.y + home.height / 2).toBeLessThan(paraguay.y + paraguay.height);
  const list = main.getByRole('list').filter({ has: page.getByRole('link', { name: nameOfKnown('es'), exact: true }) });
  const unfold = () => main.getByText(fill(es['where.list'], { count: COUNTRIES.length }), { exact: true }).click();
  await unfold();
  await expect(list.getByRole('listitem')).toHaveCount(COUNTRIES.length);
  expect(await columnsOf(list)).toEqual(columnsOfUpTo(30));
  await expect(main.getByText(es['where.choose'])).toBeVisible();

  const link = list.getByRole('link', { name: nameOfKnown('es'), exact: true });
  await link.click();
  const status = main.getByRole('status').filter({ hasText: known.nombre.es });
  for (const user of known.organizaciones?.slice(0, 1) ?? [])
    await expect(status).toContainText(typeof user === 'string' ? user : user.es);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  expect(addressOf(page)).toBe(`/#/donde-trabajamos?lang=es&pais=${known.iso3}`);

  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(status).toBeVisible();
  if (!unknown) return;
  await unfold();
  await main.getByRole('link', { name: unknown.nombre.es, exact: true }).click();
  await expect(main.getByRole('status').filter({ hasText: unknown.nombre.es })).toContainText(es['where.unnamed']);
});

test('on a phone the list stands in columns of 12, and a region is chosen on the map by keyboard [WHERE-02][WHERE-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/donde-trabajamos/');
  await ready(page);
  const main = page.getByRole('main');
  const list = main.getByRole('list').filter({ has: page.getByRole('link', { name: nameOfKnown('en'), exact: true }) });
  await main.getByText(fill(en['where.list'], { count: COUNTRIES.length }), { exact: true }).click();
  expect(await columnsOf(list)).toEqual(columnsOfUpTo(12));
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const map = main.getByRole('navigation', { name: en['where.map'] });
  await expect(map.getByRole('link')).toHaveCount(regiones.length);
  const [region, other] = regiones;
  const countries = fill(en['where.count'], { count: region?.paises.length ?? 0 });
  const onMap = map.getByRole('link', { name: `${region?.nombre.en} (${countries})` });
  await onMap.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: countries })).toContainText(region?.nombre.en ?? '');
  await expect(onMap).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`region=${region?.id}`));
  await expect(main.locator('use[data-lit]')).toHaveCount(region?.paises.length ?? 0);

  await main
    .getByRole('region', { name: other?.nombre.en ?? '', exact: true })
    .getByRole('link')
    .click();
  await expect(main.getByRole('heading', { name: en['where.find'] })).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: other?.nombre.en ?? '' })).toContainText(
    fill(en['where.count'], { count: other?.paises.length ?? 0 }),
  );
});

test('figures climb when they come into view, and the slider is moved by its buttons [WHERE-01][WHERE-03]', async ({
  page,
}) => {
  // On a desk three of its pictures stand side by side.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/es/donde-trabajamos/');
  await ready(page);
  const main = page.getByRole('main');
  const slider = main.getByRole('region', { name: es['where.slides'] });
  await slider.scrollIntoViewIfNeeded();
  const slides = slider.getByRole('group');
  await expect(slides).toHaveCount(viaje.length);
  await slider.getByRole('button', { name: es['carousel.next'] }).click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', '');

  const organizations = main.locator(`[data-counter="${users}"]`);
  await expect(organizations).toHaveAttribute('data-away', '');
  await organizations.scrollIntoViewIfNeeded();
  await expect(organizations).not.toHaveAttribute('data-away');
  await expect(organizations).toHaveText(fill(es['where.at_least'], { number: users.toLocaleString('es') }));
});

test('the background video runs without sound over its picture, and can be stopped [WHERE-01][A11Y-06]', async ({
  page,
}) => {
  await page.goto('/es/donde-trabajamos/');
  await ready(page);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await page.getByRole('button', { name: es['film.pause'] }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: es['film.play'] })).toBeVisible();
});

/** Number of items in each column. */
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
