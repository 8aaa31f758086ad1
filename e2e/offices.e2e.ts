import type { Page } from '@playwright/test';
import { fill, TEXTS } from './content.ts';
import content from '#content/offices.json' with { type: 'json' };
import townsContent from '#content/towns.json' with { type: 'json' };
import { officesSchema } from '#contract/offices.ts';
import type { CompleteLanguage } from '#contract/language.ts';
import { fold } from '#contract/text.ts';
import { townsSchema } from '#contract/towns.ts';
import type { CreditOffice } from '#web/forms/creditAsked.ts';
import { creditOfficeOf } from '#web/screens/offices/creditOffice.ts';
import { toRoundKm } from '#web/screens/offices/distance.ts';
import { nameOf } from '#web/screens/offices/labels.ts';
import { byDistance, findStops, toStops } from '#web/screens/offices/stops.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { write } from './typing.ts';

const { es, en } = TEXTS;

const { oficinas, comun } = officesSchema.parse(content);
const STOPS = toStops(oficinas);

const ALONE = STOPS.find(({ offices: [one, ...others] }) => !others.length && one.credito && !one.pendiente);
if (!ALONE) throw new Error('no office stands alone in its town');
const [OFFICE] = ALONE.offices;
/** The first of content without an office, whose name is long enough for a slip and no other place's. */
const ELSEWHERE = townsSchema
  .parse(townsContent)
  .lugares.find(
    ({ nombre }, _at, all) =>
      /^\p{L}{6,}$/u.test(nombre) &&
      findStops(STOPS, nombre).length === 0 &&
      all.filter((one) => fold(one.nombre).startsWith(fold(nombre).slice(0, 4))).length === 1,
  );
const NAME = nameOf(ALONE);
const PHONE_THERE = OFFICE.telefono ?? comun.telefono;
const HOURS_THERE = OFFICE.horario ?? comun.horario;

/** About 15 km away, with digits that occur in no other address. */
const NEARBY = { lat: OFFICE.coordenadas.lat + 0.1234567, lng: OFFICE.coordenadas.lng + 0.0456789 };

function cardOf(page: Page, name: string) {
  return cardsOf(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}

function cardsOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** The office is chosen and said, and the visitor goes on with the first field that waits for them, also after a reload. */
async function expectCreditForm(
  page: Page,
  language: CompleteLanguage,
  { credito, instead }: Pick<CreditOffice, 'credito'> & { instead?: CreditOffice['instead'] | undefined },
): Promise<void> {
  const texts = TEXTS[language];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['route.microfinanzas.title']);
  const office = page.getByRole('combobox', { name: texts['credit.oficina'] });
  await expect(office).toHaveValue(credito);
  const said = instead
    ? fill(texts['credit.chosen_nearest'], { office: credito, ...instead })
    : fill(texts['credit.chosen'], { office: credito });
  await expect(page.getByText(said)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const top = (await page.getByText(said).boundingBox())?.y ?? 0;
  expect(top, 'below the header').toBeGreaterThan(header?.height ?? Infinity);
  const form = page.getByRole('main').getByRole('form', { name: texts['credit.title'] });
  const name = form.getByLabel(texts['form.nombre']);
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });

  await page.keyboard.type('Ana');
  await office.selectOption({ index: 1 });
  const other = await office.inputValue();
  await page.reload();
  await ready(page);
  await expect(name).toHaveValue('Ana');
  await expect(office).toHaveValue(other);
  await expect(name).not.toBeFocused();
}

/** What a card says of the numbers of its offices. */
function numberSaid(texts: (typeof TEXTS)[CompleteLanguage]): RegExp {
  const [one, other] = [texts['offices.number_one'], texts['offices.number_other']].map((text) => text.split('{')[0]);
  return new RegExp(`^(${one}|${other})\\d`);
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`a visitor types the name of their town, calls, finds the way, and asks for credit there (${language}) [OFF-01]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/nuestras-oficinas/`);
    await ready(page);
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(STOPS.length);
    const said = await cards.getByText(numberSaid(texts)).allTextContents();
    const numbers = said.flatMap((text) => text.match(/\d+/g) ?? []).map(Number);
    const open = oficinas.filter(({ habilitado }) => habilitado).map(({ nrosucursal }) => nrosucursal);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(open.toSorted((one, other) => one - other));
    await expect(
      page.getByRole('main').getByText(fill(texts['offices.pending'], { phone: comun.telefono.texto })),
    ).toHaveCount(comun.pendiente ? 1 : 0);

    await write(page.getByRole('searchbox', { name: texts['offices.search'] }), String(OFFICE.nrosucursal));
    await expect(
      page.getByRole('status').filter({ hasText: fill(texts['offices.found_one'], { count: 1 }) }),
    ).toBeVisible();
    await expect(cards).toHaveCount(1);
    const card = cards.first();
    await page.getByRole('button', { name: texts['offices.search_submit'], exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expect(card).toContainText(OFFICE.departamento);
    await expect(card.getByRole('link', { name: PHONE_THERE.texto })).toHaveAttribute(
      'href',
      `tel:${PHONE_THERE.enlace}`,
    );
    await expect(card.locator(OFFICE.imagen ? 'img' : 'svg image')).toBeVisible();
    await expect(card.getByText(fill(texts['offices.call_first'], { phone: PHONE_THERE.texto }))).toHaveCount(
      HOURS_THERE.length > 0 ? 0 : 1,
    );
    const route = card.getByRole('link', {
      name: OFFICE.direccion ? texts['offices.route'] : fill(texts['offices.route_town'], { town: OFFICE.ciudad }),
    });
    await expect(route).toContainText(texts['common.new_tab']);
    const { direccion, ciudad, coordenadas } = OFFICE;
    expect(new URL((await route.getAttribute('href')) ?? '').searchParams.get('destination')).toBe(
      direccion ? `${direccion}, ${ciudad}, Paraguay` : `${coordenadas.lat},${coordenadas.lng}`,
    );

    await card.getByRole('link', { name: texts['offices.credit'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['route.microfinanzas.title']);
    await expectCreditForm(page, language, { credito: OFFICE.credito });
  });

  // Each card says where the request goes, also where staff gave all offices their own.
  for (const stop of STOPS.filter((one) => creditOfficeOf(one, STOPS)?.instead))
    test(`a visitor of an office without credit asks the nearest that gives it: ${nameOf(stop)} (${language}) [OFF-01]`, async ({
      page,
    }) => {
      const chosen = creditOfficeOf(stop, STOPS);
      await page.goto(`/${language}/nuestras-oficinas/`);
      await ready(page);
      const card = cardOf(page, nameOf(stop));
      const { credito: office = '', instead } = chosen ?? {};
      await card.getByRole('heading').click();
      await card
        .getByRole('link', { name: fill(texts['offices.credit_at'], { office, km: instead?.km ?? 0 }) })
        .click();
      await expectCreditForm(page, language, { credito: office, instead });
    });
}

for (const language of LANGUAGES)
  test(`a visitor types a town without an office, with a slip, and reads which is the nearest (${language}) [OFF-01]`, async ({
    page,
    browser,
    server,
  }) => {
    test.skip(!ELSEWHERE, 'content names no town without an office');
    const { nombre: town, ...place } = ELSEWHERE ?? { nombre: '', lat: 0, lng: 0 };
    const texts = TEXTS[language];
    const [nearest] = byDistance(STOPS, place);
    const km = toRoundKm(nearest?.km ?? 0);
    const names = fill(texts['offices.name_km'], { name: nearest ? nameOf(nearest.stop) : '', km });
    const said = fill(texts['offices.nearest_to'], { town, names });

    await page.goto(`/${language}/nuestras-oficinas/`);
    await ready(page);
    const search = page.getByRole('searchbox', { name: texts['offices.search'] });
    await write(search, `${fold(town)}x`);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(STOPS.length);
    await expect(cardsOf(page).first()).toContainText(fill(texts['offices.away_from'], { km, town }));
    await search.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();

    // Who follows a link and comes back finds the search as it was left.
    await page.getByRole('contentinfo').getByRole('link', { name: texts['route.recursos.title'], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['route.recursos.title']);
    await page.goBack();
    await expect(search).toHaveValue(`${fold(town)}x`);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(`${server.url}/${language}/nuestras-oficinas/?q=${encodeURIComponent(town)}`);
    await expect(withoutScripts.getByText(said)).toBeVisible();
    await withoutScripts.close();
  });

test('a visitor who allows it sees the nearest office first, and nobody is told where they are [OFF-01]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: NEARBY.lat, longitude: NEARBY.lng });
  await page.goto('/es/nuestras-oficinas/');
  await ready(page);
  const cards = cardsOf(page);
  const before = await cards.getByRole('heading').allTextContents();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: es['offices.near'] }).click();

  const order = byDistance(STOPS, NEARBY);
  const [nearest] = order;
  const name = nearest ? nameOf(nearest.stop) : '';
  const km = String(toRoundKm(nearest?.km ?? 0));
  await expect(page.getByRole('status').filter({ hasText: fill(es['offices.nearest'], { name, km }) })).toBeVisible();
  await expect(cards.first().getByRole('heading')).toContainText(name);
  await expect(cards.first()).toContainText(fill(es['offices.away'], { km }));
  for (const [at, { stop }] of order.entries()) {
    await expect(cards.nth(at).getByRole('heading')).toContainText(stop.offices[0].nombre);
  }
  // An office whose town is unknown comes last, without directions.
  if (order.at(-1)?.km === Infinity) {
    await expect(cards.last()).toContainText(es['offices.ask_where']);
    await expect(cards.last().getByRole('link', { name: new RegExp(es['offices.route']) })).toHaveCount(0);
  }
  await cards.last().scrollIntoViewIfNeeded();
  expect(asked.filter((one) => one.includes('1234567') || one.includes('0456789'))).toEqual([]);

  await page.getByRole('button', { name: es['offices.forget'] }).click();
  await expect(cards.getByRole('heading')).toHaveText(before);
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

  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.({ code: 3 } as GeolocationPositionError);
  });
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: en['offices.slow'] })).toBeVisible();

  await write(page.getByRole('searchbox', { name: en['offices.search'] }), 'atlantis');
  await expect(page.getByText(en['offices.none'])).toBeVisible();
  await page.getByRole('button', { name: en['offices.show_all'] }).click();
  await expect(cardsOf(page)).toHaveCount(STOPS.length);
});

test('by keyboard the map leads to each card, as the list does; without scripts, too [OFF-01]', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/es/nuestras-oficinas/');
  await ready(page);
  const map = page.getByRole('navigation', { name: es['offices.map'] });
  await expect(map.getByRole('link')).toHaveCount(STOPS.length);
  const rows = page.getByRole('main').getByRole('listitem').locator('summary');
  // The list is what people need: it comes first.
  await rows.last().focus();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link').first()).toBeFocused();
  const knot = map.getByRole('link', { name: NAME, exact: true });
  await knot.focus();
  // The site's ring, on its halo.
  const ring = knot.locator('circle').first();
  await expect(ring).toHaveCSS('stroke', 'rgb(27, 79, 216)');
  await expect(ring).toHaveCSS('display', 'inline');
  await page.keyboard.press('Enter');
  const card = cardOf(page, NAME);
  await expect(card).toBeFocused();
  await expect(card.getByRole('link', { name: PHONE_THERE.texto })).toBeVisible();
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/#\/nuestras-oficinas\?lang=es$/);
  await write(page.getByRole('searchbox', { name: es['offices.search'] }), NAME);
  await expect(rows).toHaveCount(1);
  await rows.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: es['offices.near'] })).toBeFocused();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.url}/es/nuestras-oficinas/`);
  await expect(cardsOf(plain)).toHaveCount(STOPS.length);
  await plain.getByRole('link', { name: NAME, exact: true }).focus();
  await plain.keyboard.press('Enter');
  const opened = cardOf(plain, NAME);
  await expect(opened.getByRole('link', { name: PHONE_THERE.texto })).toBeVisible();
  await expect(opened).toBeInViewport({ ratio: 1 });
  await plain.close();
});
