import type { Page } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { write } from './typing.ts';

const TEXTS = { es, en };

/** All numbers of spec 3, in the order of their values. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 29, 102];

/** Two towns apart: nobody lives there, Encarnación is the nearest office. */
const NEAR_ENCARNACION = { latitude: -27.2, longitude: -55.9 };

function cardsOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`a visitor types the name of their town, calls, finds the way, and asks for credit there (${language}) [OFF-01]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/nuestras-oficinas/`);
    await ready(page);
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(25);
    const heads = await cards.getByRole('heading').allTextContents();
    const numbers = heads.flatMap((head) => head.match(/\d+/g) ?? []).map(Number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(NUMBERS);
    // What is not known yet is said once for all.
    await expect(
      page.getByRole('main').getByText(texts['offices.pending'].replace('{phone}', '(021) 609 277')),
    ).toHaveCount(1);

    await write(page.getByRole('searchbox', { name: texts['offices.search'] }), 'caacupe');
    await expect(
      page.getByRole('status').filter({ hasText: texts['offices.found_one'].replace('{count}', '1') }),
    ).toBeVisible();
    await expect(cards).toHaveCount(1);
    const card = cards.first();
    await expect(card).toContainText('Cordillera');
    await expect(card.getByRole('link', { name: '(021) 609 277' })).toHaveAttribute('href', 'tel:+59521609277');
    const tile = card.locator('img');
    await expect(tile).toHaveJSProperty('naturalWidth', 128);
    const route = card.getByRole('link', { name: texts['offices.route'] });
    await expect(route).toContainText(texts['common.new_tab']);
    expect(new URL((await route.getAttribute('href')) ?? '').searchParams.get('destination')).toBe('-25.3858,-57.14');

    await card.getByRole('link', { name: texts['offices.credit'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['route.microfinanzas.title']);
    await expect(page.getByRole('combobox', { name: texts['credit.oficina'] })).toHaveValue('Caacupé');
  });
}

test('a visitor who allows it sees the nearest office first, and nobody is told where they are [OFF-01]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEAR_ENCARNACION);
  await page.goto('/es/nuestras-oficinas/');
  await ready(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: es['offices.near'] }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Encarnación' })).toContainText('15 km');
  const cards = cardsOf(page);
  await expect(cards.first().getByRole('heading')).toContainText('Encarnación');
  await expect(cards.first()).toContainText(es['offices.away'].replace('{km}', '15'));
  // The farthest, before the one whose town is still to be named.
  await expect(cards.nth(23).getByRole('heading')).toContainText('Concepción');
  await expect(cards.last()).toContainText(es['offices.ask_where']);
  await expect(cards.last().getByRole('link', { name: es['offices.route'] })).toHaveCount(0);
  await cards.last().scrollIntoViewIfNeeded();
  expect(asked.filter((one) => /27[.,]2|55[.,]9/.test(one))).toEqual([]);

  await page.getByRole('button', { name: es['offices.forget'] }).click();
  await expect(cards.first().getByRole('heading')).toContainText('Asunción');
});

test('a visitor whose device does not tell where they are reads why, and types instead [OFF-01]', async ({
  page,
  context,
}) => {
  await page.goto('/en/nuestras-oficinas/');
  await ready(page);
  const near = page.getByRole('button', { name: en['offices.near'] });
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: en['offices.denied'] })).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: en['offices.unavailable'] })).toBeVisible();

  // A device that has not found itself in time.
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.({ code: 3 } as GeolocationPositionError);
  });
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: en['offices.slow'] })).toBeVisible();

  await write(page.getByRole('searchbox', { name: en['offices.search'] }), 'atlantis');
  await expect(page.getByText(en['offices.none'])).toBeVisible();
  await page.getByRole('button', { name: en['offices.show_all'] }).click();
  await expect(cardsOf(page)).toHaveCount(25);
});

test('by keyboard the map leads to each card, as the list does; without scripts, too [OFF-01]', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/es/nuestras-oficinas/');
  await ready(page);
  const map = page.getByRole('navigation', { name: es['offices.map'] });
  await expect(map.getByRole('link')).toHaveCount(25);
  await page.getByRole('button', { name: es['offices.near'] }).focus();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link').first()).toBeFocused();
  await map.getByRole('link', { name: '10 Pilar' }).focus();
  await page.keyboard.press('Enter');
  const pilar = cardsOf(page).filter({ hasText: 'Pilar' });
  await expect(pilar).toBeFocused();
  await expect(pilar).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/#\/nuestras-oficinas\?lang=es$/);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.url}/es/nuestras-oficinas/`);
  await expect(cardsOf(plain)).toHaveCount(25);
  await plain.getByRole('link', { name: '10 Pilar' }).focus();
  await plain.keyboard.press('Enter');
  await expect(cardsOf(plain).filter({ hasText: 'Pilar' })).toBeInViewport({ ratio: 1 });
  await plain.close();
});
