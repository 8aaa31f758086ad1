import es from '#content/i18n/es.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import content from '#content/documents.json' with { type: 'json' };
import { documentPath, documentsSchema, elsewhere } from '#contract/documents.ts';
import { fill, TEXTS } from './content.ts';
import { addressOf, expect, LANGUAGES, ready, test } from './fixtures.ts';

const documents = documentsSchema.parse(content);
/** Each category with what can be read of it, here or elsewhere. */
const drawers = documents.categorias
  .map((one) => ({ ...one, documentos: one.documentos.filter(({ pendiente }) => pendiente === undefined) }))
  .filter(({ documentos }) => documentos.length > 0);
const category = drawers.find(({ documentos: [first] }) => first && !elsewhere(first));
if (!category) throw new Error('the archive has no file of its own');
const { nombre: name } = category;
const [document] = category.documentos;

const CALL = /\/public\/v1\/web\/recursos/;

const main = (page: Page) => page.getByRole('main');
const tile = (page: Page, name: string) => main(page).getByRole('list').getByRole('link', { name, exact: true });

test('a visitor opens a drawer of the archive, reads its documents and goes back to all of them [RES-01, RES-02]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/recursos/');
  await ready(page);
  const tops = await main(page)
    .getByRole('list', { name: es['resources.categories'] })
    .locator('> li')
    .evaluateAll((tiles) => tiles.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(Math.min(3, drawers.length));

  await tile(page, name.es).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: name.es })).toBeFocused();
  expect(addressOf(page)).toBe(`/#/recursos?lang=es&categoria=${category.clave}`);
  await expect(main(page).getByRole('article')).toHaveCount(category.documentos.length);
  for (const { descripcion, resumen } of category.documentos) {
    const card = main(page).getByRole('article', { name: descripcion.es, exact: true });
    await expect(card.getByText(resumen.es, { exact: true })).toBeVisible();
  }
  await expectNoViolations(page, 'a category of the archive');
  const link = main(page).getByRole('link', { name: `${es['documents.open']} ${document?.descripcion.es}` });
  await expect(link).toHaveAttribute('target', '_blank');
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expect(main(page).getByRole('article').first()).toContainText(
    `PDF · ${Math.round((await file.body()).length / 1024)} KB`,
  );

  await page.getByRole('button', { name: es['resources.back'] }).press('Enter');
  await expect(tile(page, name.es)).toBeFocused();
  await expect(tile(page, name.es)).toBeInViewport();
  expect(addressOf(page)).toBe('/#/recursos?lang=es');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: name.es })).toBeVisible();
});

test('an address of a category opens it, in the language that it says [RES-02, RES-03]', async ({ page }) => {
  await page.goto(`/#/recursos?lang=en&categoria=${category.clave}`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 2, name: name.en })).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(category.documentos.length);
  await expect(
    main(page).getByRole('link', { name: `${en['documents.open']} ${document?.descripcion.en}` }),
  ).toHaveAttribute('href', documentPath(document?.archivo ?? '', 'en'));
});

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`a researcher opens a report where it is online, and reads in one list what is still to come, in ${language} [RES-02]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/recursos/`);
    await ready(page);
    const all = documents.categorias.flatMap(({ documentos }) => documentos);
    for (const one of all.filter(elsewhere)) {
      const link = main(page).getByRole('link', { name: `${t['documents.open']} ${one.descripcion[language]}` });
      await expect(link).toHaveAttribute('href', one.enlace?.[language] ?? '');
      await expect(link).toHaveAccessibleName(new RegExp(`\\(${t['common.new_tab']}\\)$`));
      const { host } = new URL(one.enlace?.[language] ?? '');
      await expect(link).toContainText(host.replace(/^www\./, ''));
      const card = page.getByRole('article', { name: one.descripcion[language], exact: true });
      for (const said of [one.idiomas, one.sitio]) if (said) await expect(card).toContainText(said[language]);
    }
    const missing = all.filter(({ pendiente }) => pendiente !== undefined);
    const count = missing.length;
    const toCome = page.getByRole('region', {
      name: fill(t[count === 1 ? 'resources.away_one' : 'resources.away_other'], { count }),
    });
    await expect(toCome).toHaveCount(count > 0 ? 1 : 0);
    // One line until it is opened, by keys, too.
    await expect(toCome.getByRole('link')).toHaveCount(0);
    if (count > 0) await toCome.locator('summary').press('Enter');
    for (const { descripcion } of missing) {
      await expect(toCome.getByRole('link', { name: descripcion[language] })).toHaveCount(1);
      await expect(page.getByRole('article', { name: descripcion[language], exact: true })).toHaveCount(0);
    }
  });
}

test('a visitor whose connection fails is told so, and tries again; one who finds nothing is told that, too [RES-03, RES-05]', async ({
  page,
  problems,
}) => {
  let answer: 'cut' | 'empty' | 'true' = 'cut';
  const asked: string[] = [];
  await page.route(CALL, async (route) => {
    asked.push(new URL(route.request().url()).search);
    if (answer === 'cut') await route.abort();
    else if (answer === 'empty') await route.fulfill({ json: { datos: [] } });
    else await route.continue();
  });
  await page.goto('/en/escuelas/');
  await ready(page);
  await page.getByRole('contentinfo').getByRole('link', { name: en['route.recursos.title'], exact: true }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(en['documents.failed']);
  expect(asked).toEqual(['?version=en']);

  answer = 'true';
  await alert.getByRole('button', { name: en['common.retry'] }).click();
  await expect(tile(page, name.en)).toBeVisible();

  answer = 'empty';
  await page.getByRole('contentinfo').getByRole('link', { name: en['route.tasas-tarifas.title'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: en['route.tasas-tarifas.title'] })).toBeFocused();
  await expect(main(page)).toContainText(en['documents.none']);
  // The browser logs the aborted request.
  problems.length = 0;
});
