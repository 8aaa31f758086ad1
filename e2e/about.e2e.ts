import type { Locator, Page } from '@playwright/test';
import about from '#content/about.json' with { type: 'json' };
import { buttonOf, endOf, leftOf, letPass, liveOf, openStill, positionOf, REST_MS, start, TEXTS } from './carousels.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

const rowOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const { es } = TEXTS;
/** Whether the content names anybody of the board. */
const hasBoard = Object.values(about.directorio).some(({ miembros }) => miembros.length > 0);
const pauseOf = (row: Locator) => buttonOf(row, 'pause').or(buttonOf(row, 'play'));

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
  await page.setViewportSize({ width: 768, height: 1024 });
  await openStill(page, '/es/nosotros/');
  for (const [title, seconds, named] of [
    [es['about.team'], 30, about.equipo.miembros.length],
    [es['about.awards'], 10, about.premios.length],
  ] as const) {
    const row = rowOf(page, title);
    // Where all fit, none moves on.
    if (named === 0 || (await endOf(row)) < 1) continue;
    await start(page, row);
    const total = await row.getByRole('group').count();
    await page.clock.runFor(seconds * 1_000 - REST_MS - 200);
    await expect(liveOf(row)).toHaveText(positionOf(1, total));
    await page.clock.runFor(400);
    await expect(liveOf(row)).toHaveText(positionOf(2, total));
    await expect(pauseOf(row)).toBeVisible();
  }
  for (const title of [...(hasBoard ? [es['about.board']] : []), es['about.certifications'], es['about.allies']]) {
    const row = rowOf(page, title);
    await start(page, row, 'polite');
    await expect(pauseOf(row)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(liveOf(row)).toHaveText(positionOf(1, await row.getByRole('group').count()));
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
  await buttonOf(row, 'play', 'en').click();

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
  await expect(buttonOf(row, 'play', 'en')).toBeVisible();
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
  const row = rowOf(page, es['about.awards']);
  for (const { nombre, texto } of about.premios) {
    const card = row.getByRole('article').filter({ hasText: nombre.es });
    const [front, back] = [card.getByRole('heading', { name: nombre.es }), card.getByText(texto.es)];
    await expect(back).toBeVisible();
    expect((await back.boundingBox())?.y).toBeGreaterThan((await front.boundingBox())?.y ?? Number.NaN);
    await expect(card.getByRole('button')).toHaveCount(0);
  }
  await page.close();
});

test('a phone shows one member of the board after the other, a desk all, without buttons that move nothing [ABOUT-03]', async ({
  page,
}) => {
  test.skip(!hasBoard, 'the content names nobody of the board');
  await page.setViewportSize({ width: 360, height: 740 });
  await openStill(page, '/es/nosotros/');
  const board = rowOf(page, es['about.board']);
  await start(page, board, 'polite');
  const side = await leftOf(board.getByRole('heading', { level: 2 }));
  const [first, last] = [board.getByRole('group').first(), board.getByRole('group').last()];
  expect(Math.abs((await leftOf(first)) - side)).toBeLessThan(1);
  for (const [button, front] of [
    ['previous', last],
    ['next', first],
  ] as const) {
    await buttonOf(board, button).click();
    await page.clock.runFor(REST_MS);
    expect(Math.abs((await leftOf(front)) - side)).toBeLessThan(1);
  }

  await page.setViewportSize({ width: 2400, height: 900 });
  // As long as the content names no more of them than there is room for.
  await letPass(page, REST_MS, async () =>
    expect(await board.getByRole('button').count()).toBe((await endOf(board)) > 0 ? 2 : 0),
  );
});

test('a desk has no buttons beside people and seals that all fit in [ABOUT-05, ABOUT-07]', async ({ page }) => {
  await openStill(page, '/es/nosotros/');
  for (const [title, buttons, named] of [
    [es['about.team'], 3, about.equipo.miembros.length],
    [es['about.certifications'], 2, about.certificaciones.length],
  ] as const) {
    if (named === 0) continue;
    const row = rowOf(page, title);
    await letPass(page, REST_MS, async () =>
      expect(await row.getByRole('button').count()).toBe((await endOf(row)) >= 1 ? buttons : 0),
    );
  }
});

test('a phone shows the first kind of allies with what they do, and all of them when asked [ABOUT-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/nosotros/');
  await ready(page);
  const wall = rowOf(page, es['about.allies']);
  const [first] = about.aliados;
  const last = about.aliados.at(-1)?.nombres.at(-1);
  await expect(wall.getByRole('img', { name: first?.nombres[0]?.nombre.es ?? '', exact: true }).first()).toBeVisible();
  await expect(wall.getByText(first?.nombres[0]?.que.es ?? '', { exact: true }).first()).toBeVisible();
  const summary = page.locator('summary').filter({ hasText: es['about.allies'] });
  // One kind alone is all there is.
  await expect(summary).toHaveCount(about.aliados.length > 1 ? 1 : 0);
  if (about.aliados.length > 1) {
    await expect(wall.getByText(last?.que.es ?? '', { exact: true }).last()).toBeHidden();
    await summary.click();
  }
  await expect(wall.getByText(last?.que.es ?? '', { exact: true }).last()).toBeVisible();
  await expect(wall.getByRole('img', { name: last?.nombre.es ?? '', exact: true }).last()).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`a journalist finds whom to ask, a text to copy and the logo from the footer, in ${language} [FOOT-04, FORM-02]`, async ({
    page,
    request,
    context,
  }) => {
    const t = TEXTS[language];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${language}/recursos/`);
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: t['about.press'], exact: true }).click();
    const press = page.getByRole('region', { name: t['about.press'], exact: true });
    await expect(press).toBeInViewport();

    await press.getByText(t['about.press.fold'], { exact: true }).click();
    await press.getByRole('button', { name: t['about.press.larga'] }).click();
    await expect(press.getByText(t['about.press.copied'], { exact: true })).toBeVisible();
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(about.prensa.larga[language]);

    for (const mark of ['logo', 'emblema'] as const) {
      for (const [ending, type] of [
        ['SVG', 'image/svg+xml; charset=utf-8'],
        ['PNG', 'image/png'],
      ] as const) {
        const link = press.getByRole('link', { name: `${t[`about.press.${mark}`]} ${ending}` });
        const file = await request.get((await link.getAttribute('href')) ?? '');
        expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
      }
    }

    await press.getByRole('button', { name: t['about.press.write'] }).click();
    const form = page.getByRole('dialog', { name: t['footer.contact'] });
    await expect(form).toContainText(t['about.press']);
    await expect(form.getByLabel(t['footer.contact.consulta'], { exact: true })).toHaveValue('info');
  });
}
