import type { Locator, Page } from '@playwright/test';
import about from '#content/about.json' with { type: 'json' };
import { engineOf, leftOf, liveOf, openStill, REST_MS, start, TEXTS } from './carousels.ts';
import { expect, ready, test } from './fixtures.ts';

const rowOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const pauseOf = (row: Locator) => row.getByRole('button', { name: /^(Pausar|Reproducir)$/ });

/** Which side of a card is turned to the visitor. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // What covers a card to be pressed anywhere.
    const all = document.elementsFromPoint(left + width / 2, top + height / 2);
    return all.includes(element);
  });

test('the team moves on after 30 s, awards after 10 s, the board, certifications and allies never [ABOUT-03, ABOUT-05, ABOUT-06, ABOUT-07, ABOUT-08]', async ({
  page,
}) => {
  await openStill(page, '/es/nosotros/');
  for (const [title, seconds, total] of [
    ['El equipo', 30, about.equipo.miembros.length + 1],
    ['Premios', 10, about.premios.length],
  ] as const) {
    const row = rowOf(page, title);
    await start(page, row);
    await page.clock.runFor(seconds * 1_000 - 400);
    await expect(liveOf(row)).toHaveText(`1 de ${total}`);
    await page.clock.runFor(800);
    await expect(liveOf(row)).toHaveText(`2 de ${total}`);
    await expect(pauseOf(row)).toBeVisible();
  }
  for (const title of ['Directorio', 'Certificaciones y calificaciones', 'Con quiénes caminamos']) {
    const row = rowOf(page, title);
    await start(page, row, 'polite');
    await expect(pauseOf(row)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(liveOf(row)).toHaveText(/^1 de /);
  }
});

test('an award turns by mouse, keys and finger, stays where it is, and both its sides are told at any time [ABOUT-06]', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.url}/en/nosotros/`);
  await ready(page);
  const row = rowOf(page, TEXTS.en['about.awards']);
  const [award] = about.premios;
  const card = row.getByRole('article').filter({ hasText: award?.nombre.en ?? '' });
  const front = card.getByRole('heading', { name: award?.nombre.en ?? '' });
  const back = card.getByText(award?.texto.en ?? '');
  await card.scrollIntoViewIfNeeded();
  await expect(engineOf(row)).toBeAttached();
  await row.getByRole('button', { name: TEXTS.en['carousel.play'] }).click();

  const expectTurned = async (turned: boolean) => {
    const name = turned ? TEXTS.en['about.turn_back'] : TEXTS.en['about.turn'];
    await expect(card.getByRole('button', { name: `${name} (${award?.nombre.en})` })).toBeVisible();
    await expect.poll(() => isSeen(back)).toBe(turned);
    expect(await isSeen(front)).toBe(!turned);
    // Readers are told of both.
    await expect(card.getByRole('paragraph').filter({ hasText: award?.texto.en ?? '' })).toHaveCount(1);
    await expect(card.getByRole('heading')).toHaveCount(1);
  };
  await expectTurned(false);
  await front.click({ force: true });
  await expectTurned(true);
  // What is being read does not slide away.
  await expect(row.getByRole('button', { name: TEXTS.en['carousel.play'] })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectTurned(false);
  await page.keyboard.press('Space');
  await expectTurned(true);
  await card.tap();
  await expectTurned(false);
  await context.close();
});

test('without scripts both sides of each award are read, one below the other [ABOUT-06]', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/es/nosotros/`);
  const row = rowOf(page, 'Premios');
  for (const { nombre, texto } of about.premios) {
    const card = row.getByRole('article').filter({ hasText: nombre.es });
    const [front, back] = [card.getByRole('heading', { name: nombre.es }), card.getByText(texto.es)];
    await expect(back).toBeVisible();
    expect((await back.boundingBox())?.y).toBeGreaterThan((await front.boundingBox())?.y ?? Number.NaN);
    await expect(card.getByRole('button')).toHaveCount(0);
  }
  await page.close();
});

test('both groups of the board come to the front, where the page begins, though they are too few to go round [ABOUT-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStill(page, '/es/nosotros/');
  const board = rowOf(page, 'Directorio');
  await start(page, board, 'polite');
  const side = Math.round((await board.getByRole('heading', { level: 2 }).boundingBox())?.x ?? 0);
  const [titulares, suplentes] = [board.getByRole('group').nth(0), board.getByRole('group').nth(1)];
  await expect(titulares).toContainText('Miembros titulares, por confirmar');
  await expect(suplentes).toContainText('Miembros suplentes, por confirmar');
  expect(Math.round(await leftOf(titulares))).toBe(side);
  for (const [button, first] of [
    ['Siguiente', suplentes],
    ['Siguiente', titulares],
    ['Anterior', suplentes],
  ] as const) {
    await board.getByRole('button', { name: button }).click();
    await page.clock.runFor(REST_MS);
    expect(Math.round(await leftOf(first))).toBe(side);
  }
});
