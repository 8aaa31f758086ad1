import type { Page } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import internships from '#content/internships.json' with { type: 'json' };
import involvement from '#content/involvement.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import { involvementSchema } from '#contract/involvement.ts';
import { fill } from './content.ts';
import { expect, ready, test } from './fixtures.ts';
import { boxOf, doubleTextSize } from './layoutChecks.ts';
import { coveredByBoxes, hiddenWords } from './promoBoxes.ts';
import { wheel } from './scrolling.ts';

const { contacto } = involvementSchema.parse(involvement);

test.use({ reducedMotion: 'reduce' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const closing = (page: Page, name: string) => page.getByRole('button', { name: fill(es['involve.close'], { name }) });

test('a visitor chooses among areas, each with a picture of its own, reads its roles and goes on to another [INV-01, INV-04]', async ({
  page,
}) => {
  await page.goto('/es/involucrate/');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: es['involve.act'] }).click();
  const areas = main.getByRole('region', { name: es['involve.areas'] });
  await expect(areas).toBeFocused();
  await expect(areas.getByRole('listitem')).toHaveCount(internships.length);
  for (const { alt, title, description } of internships) {
    const card = areas.getByRole('listitem').filter({ has: page.getByRole('link', { name: title.es }) });
    await expect(card.getByRole('img', { name: alt.es })).toHaveCount(1);
    await expect(card).toContainText(description.es);
  }
  // The card's link covers its picture.
  const [chosen, other] = internships.slice(-2);
  await areas.getByRole('img', { name: chosen?.alt.es ?? '' }).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`#/involucrate/${chosen?.id}\\?lang=es$`));
  await expect(heading(page)).toHaveText(chosen?.title.es ?? '');

  const roles = main.getByRole('region', { name: es['internship.roles'] }).getByRole('listitem');
  await expect(roles).toHaveCount(chosen?.roles.length ?? 0);
  for (const { title, description, alt } of chosen?.roles ?? []) {
    const role = roles.filter({ has: page.getByRole('heading', { name: title.es, exact: true }) });
    await expect(role).toContainText(description.es);
    await expect(role.getByRole('img', { name: alt.es })).toHaveCount(1);
    await expect(role.getByRole('button', { name: `${es['internship.apply']} (${title.es})` })).toBeVisible();
  }
  const sources = await main.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(new Set(sources).size).toBe(sources.length);

  const others = main.getByRole('region', { name: es['internship.others'] });
  await expect(others.getByRole('listitem')).toHaveCount(internships.length - 1);
  await others.getByRole('link', { name: other?.title.es ?? '' }).click();
  await expect(heading(page)).toHaveText(other?.title.es ?? '');
  await main.getByRole('link', { name: es['route.involucrate.title'], exact: true }).click();
  await expect(page).toHaveURL(/#\/involucrate\?lang=es$/);
});

test('a visitor learns how to apply, gets the programme, and asks the internships team with the topic chosen [INV-02]', async ({
  page,
  request,
}) => {
  await page.goto('/en/involucrate/');
  await ready(page);
  const apply = page.getByRole('region', { name: en['involve.how'] });
  await expect(apply.getByRole('listitem')).toHaveCount(involvement.pasos.length);
  const address = await apply.getByRole('link', { name: en['involve.document'] }).getAttribute('href');
  const answer = await request.get(address ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  if (contacto.correo) {
    await expect(apply.getByRole('link', { name: contacto.correo })).toHaveAttribute(
      'href',
      `mailto:${contacto.correo}`,
    );
    return;
  }
  await apply.getByRole('button', { name: en['involve.ask_do'] }).click();
  const topic = page.getByRole('dialog').getByLabel(en['footer.contact.consulta'], { exact: true });
  await expect(topic).toHaveValue('pasantias');
  // A draft's topic does not replace it.
  await topic.selectOption('credito');
  await page.keyboard.press('Escape');
  await apply.getByRole('button', { name: en['involve.ask_do'] }).click();
  await expect(topic).toHaveValue('pasantias');
});

for (const [language, t] of [
  ['es', es],
  ['en', en],
] as const)
  test(`a donor is one press away from where to give, from home and from any footer, and without scripts (${language}) [INV-03]`, async ({
    page,
    browser,
    server,
  }) => {
    const giving = page.getByRole('region', { name: t['involve.give'], exact: true });
    const expectGiving = async () => {
      await expect(page).toHaveURL(new RegExp(`#/involucrate\\?lang=${language}$`));
      await expect(giving).toBeFocused();
      await expect(giving.getByRole('heading', { level: 2 })).toBeInViewport();
      for (const { id, titulo } of involvement.plataformas)
        await expect(giving.getByRole('link', { name: titulo[language] })).toHaveAttribute(
          'href',
          links[id as 'kiva'].enlace,
        );
    };
    await page.goto(`/${language}/`);
    await ready(page);
    const join = page.getByRole('region', { name: t['home.join.title'] });
    await join.getByRole('link', { name: t['home.join.give'], exact: true }).click();
    await expectGiving();

    const footer = page.getByRole('contentinfo').getByRole('link', { name: t['footer.give'], exact: true });
    await footer.click();
    await expectGiving();
    await page.getByRole('contentinfo').getByRole('link', { name: t['route.recursos.title'], exact: true }).click();
    await expect(heading(page)).toHaveText(t['route.recursos.title']);
    await footer.click();
    await expectGiving();
    // Coming back finds the place that was left, a reload none to jump to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
    await ready(page);
    await expect(giving).not.toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(`${server.url}/${language}/nosotros/`);
    await withoutScripts.getByRole('contentinfo').getByRole('link', { name: t['footer.give'], exact: true }).click();
    await expect(withoutScripts.getByRole('heading', { name: t['involve.give'], exact: true })).toBeInViewport();
    await withoutScripts.close();
  });

test('giving follows where the page begins, and all other ways to join in are one press away from there', async ({
  page,
}) => {
  await page.goto('/es/involucrate/');
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first(), 'giving comes next').toHaveText(es['involve.give']);
  for (const [way, part] of [
    ['involve.act', es['involve.areas']],
    ['involve.ways_stoplight', es['involve.ways']],
  ] as const) {
    await main.getByRole('link', { name: es[way], exact: true }).click();
    await expect(main.getByRole('region', { name: part, exact: true })).toBeFocused();
    await expect(main.getByRole('heading', { name: part, exact: true })).toBeInViewport();
  }
  await main.getByRole('link', { name: es['route.trabaja-con-nosotros.title'], exact: true }).first().click();
  await expect(heading(page)).toHaveText(es['route.trabaja-con-nosotros.title']);
});

test('boxes lead elsewhere in a new tab, float over the opening and leave with it, hide nothing that has the focus, and stay away once closed in this visit [INV-03, A11Y-05]', async ({
  page,
  context,
}) => {
  await page.goto('/es/involucrate/');
  await ready(page);
  const widths = [
    [360, 740],
    [1140, 800],
    [1440, 900],
  ] as const;
  for (const text of ['as it is', 'of 200 %']) {
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      if (text === 'as it is') expect(await hiddenWords(page, 'start'), `as the page begins, ${width} px`).toEqual([]);
      expect(await hiddenWords(page, 'rest'), `at rest, ${width} px, text ${text}`).toEqual([]);
      expect(await coveredByBoxes(page), `at ${width} px, text ${text}`).toEqual([]);
    }
    await doubleTextSize(page);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/involucrate/');
  await ready(page);
  const boxes = page.getByRole('region', { name: es['involve.platforms'] });
  await expect(boxes.getByRole('link')).toHaveCount(involvement.plataformas.length);
  const floating = await boxes.getByRole('link').all();
  for (const link of floating) await expect(link).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const link of await boxes.getByRole('button').all()) await expect(link).toBeInViewport({ ratio: 1 });
  const small = await boxOf(boxes);
  expect((small.width * small.height) / (360 * 740), 'of a phone').toBeLessThan(0.1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await wheel(page, 700);
  for (const link of floating) await expect(link).not.toBeInViewport();
  const areas = page.getByRole('region', { name: es['involve.areas'] });
  const { y } = await boxOf(areas);
  const resting = await boxOf(boxes);
  expect(resting.y + resting.height, 'at rest above the areas').toBeLessThanOrEqual(y);
  const [first = '', ...others] = involvement.plataformas.map(({ nombre }) => nombre);
  for (const { id, nombre } of involvement.plataformas) {
    const link = boxes.getByRole('link', { name: nombre });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', links[id as keyof typeof links].enlace);
  }

  const fromTitle = async () => (await boxOf(areas)).y - (await boxOf(heading(page))).y;
  const before = await fromTitle();
  await page.setViewportSize({ width: 360, height: 740 });
  await closing(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(closing(page, first)).toHaveCount(0);
  if (others.length) await expect(boxes).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await ready(page);
  await expect(closing(page, first)).toHaveCount(0);
  for (const name of others) await closing(page, name).click();
  await expect(boxes).toHaveCount(0);
  expect(await fromTitle(), 'nothing moves').toBeCloseTo(before, 0);
  await page.getByRole('contentinfo').getByRole('link', { name: es['route.recursos.title'] }).click();
  await page.goBack();
  await expect(heading(page)).toHaveText(es['route.involucrate.title']);
  await expect(boxes).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/es/involucrate/');
  await ready(other);
  await expect(closing(other, first)).toBeVisible();
});

test('a wrong id sends the visitor back to the page and the place that they came from, and to the section when there is none [INV-05]', async ({
  page,
}) => {
  for (const id of ['abc', '1e0']) {
    await page.goto('about:blank');
    await page.goto(`/#/involucrate/${id}`);
    await ready(page);
    await expect(page).toHaveURL(/#\/involucrate\?lang=es$/);
  }
  await page.goto('/es/semaforo/');
  await ready(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.evaluate(() => {
    for (const [id, text] of Object.entries({ abc: 'Roto', 5: 'Otro' }))
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('a'), { href: `#/involucrate/${id}`, textContent: text }));
  });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  for (const name of ['Roto', 'Otro']) {
    await page.getByRole('link', { name, exact: true }).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#\/semaforo\?lang=es$/);
    await expect(heading(page)).toHaveText(es['route.semaforo.title']);
  }
  expect(await place()).toBe(before);
  // Forward leads to the wrong id again, which sends back again.
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/#\/semaforo\?lang=es$/);
  await page.getByRole('contentinfo').getByRole('link', { name: es['route.involucrate.title'] }).click();
  await expect(heading(page)).toHaveText(es['route.involucrate.title']);
  await page.goBack();
  await expect(heading(page)).toHaveText(es['route.semaforo.title']);
});
