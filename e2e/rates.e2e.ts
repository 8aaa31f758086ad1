import { labelOf } from '#contract/language.ts';
import content from '#content/rates.json' with { type: 'json' };
import { ratesSchema } from '#contract/rates.ts';
import type { Locator, Page } from '@playwright/test';
import { fill, PHONE, TEXTS } from './content.ts';
import { expectNoViolations } from './axe.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { expectNoOverflow } from './layoutChecks.ts';
import { write } from './typing.ts';

const rates = ratesSchema.parse(content);

/** Read as people read: without separators. */
const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

function exampleOn(page: Page, language: (typeof LANGUAGES)[number]) {
  const texts = TEXTS[language];
  const example = page.locator('#ejemplo');
  const said = async (name: 'lent' | 'repaid' | 'cost') =>
    digitsOf(await example.getByRole('definition').nth(['lent', 'cost', 'repaid'].indexOf(name)).innerText());
  return {
    example,
    amount: example.getByRole('textbox', { name: texts['rates.amount'] }),
    months: example.locator('[name=plazo]'),
    amountBar: example.getByRole('slider', { name: texts['rates.amount_bar'] }),
    monthsBar: example.getByRole('slider', { name: texts['rates.term_bar'] }),
    instalment: example.getByRole('status'),
    said,
  };
}

/** The example, instalment by instalment; known loans have a table of their own. */
function scheduleOn(page: Page): Locator {
  return page.getByRole('main').locator('details table');
}

/** Every cell of the table as a number, row by row. */
async function rowsOf(table: Locator): Promise<number[][]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return rows.map((cells) => cells.map(digitsOf));
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  for (const [device, viewport] of [
    ['phone', { width: 360, height: 740 }],
    ['desk', { width: 1440, height: 900 }],
  ] as const) {
    test(`on a ${device} a visitor types how much and how long, and reads what a loan costs (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/${language}/tasas-tarifas/`);
      await ready(page);
      const { example, amount, months, amountBar, instalment, said } = exampleOn(page, language);
      const first = rates.productos.find(({ pendiente }) => !pendiente);
      await expect(example).toContainText(texts[first ? 'rates.example' : 'rates.example_law'].slice(0, 20));

      const [from, to] = [Number(await amountBar.getAttribute('min')), Number(await amountBar.getAttribute('max'))];
      const wanted = Math.floor((from + to) / 2);
      const separator = language === 'es' ? '.' : ',';
      const grouped = String(wanted).replace(/\B(?=(\d{3})+$)/g, separator);
      await write(amount, grouped);
      await expect.poll(() => said('lent')).toBe(wanted);
      await write(amount, String(wanted));
      await page.keyboard.press('Tab');
      await expect(amount).toHaveValue(grouped);
      await expect(amountBar).toBeFocused();
      // By keys alone, the bar moves the amount.
      await page.keyboard.press('End');
      await expect(amount).toHaveValue(String(to).replace(/\B(?=(\d{3})+$)/g, separator));
      await write(amount, grouped);

      const { monthsBar } = exampleOn(page, language);
      const term = Number(await monthsBar.getAttribute('max'));
      await write(months, String(term));
      await months.press('Enter');
      await expect(monthsBar).toHaveValue(String(term));
      expect((await said('repaid')) - (await said('lent'))).toBe(await said('cost'));
      const each = digitsOf(await instalment.innerText());

      const table = scheduleOn(page);
      await page.getByText(texts['rates.table'], { exact: true }).click();
      const rows = await rowsOf(table);
      expect(rows).toHaveLength(term);
      expect(rows.every(([number], at) => number === at + 1)).toBe(true);
      expect(rows[0]?.[1]).toBe(each);
      expect(rows.reduce((all, [, , capital = 0]) => all + capital, 0)).toBe(wanted);
      expect(rows.at(-1)?.at(-1)).toBe(0);
      await expect(page.getByRole('img', { name: texts['rates.bars'] })).toBeVisible();
      await expectNoOverflow(page, `the table on a ${device}`);
      await expectNoViolations(page, 'an example with its table');
    });
  }

  test(`a visitor who types what cannot be is told what can, and loses nothing by reloading (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/tasas-tarifas/`);
    await ready(page);
    const { example, amount, amountBar, months, said } = exampleOn(page, language);
    const lent = await said('lent');
    await write(amount, '5');
    await page.keyboard.press('Tab');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    const told = example.locator(`[id="${await amount.getAttribute('aria-describedby')}"]`);
    await expect(told).toContainText(texts['rates.amount_wrong'].split('{')[0] ?? '');
    expect(await said('lent')).toBe(lent);
    await expectNoViolations(page, 'an amount that cannot be');

    const most = Number(await amountBar.getAttribute('max'));
    await write(amount, String(most));
    await expect(amount).toHaveAttribute('aria-invalid', 'false');
    await months.click();
    await months.press('ControlOrMeta+a');
    await months.press('Delete');
    await page.reload();
    await ready(page);
    await expect.poll(() => said('lent')).toBe(most);
    await expect(months).toHaveValue('');

    // In the other language, too.
    const other = language === 'es' ? 'en' : 'es';
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf(other) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await ready(page);
    await expect.poll(() => exampleOn(page, other).said('lent')).toBe(most);
  });

  test(`without scripts a visitor reads an example, its table and how to read an offer (${language})`, async ({
    browser,
    server,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    await page.goto(`${server.url}/${language}/tasas-tarifas/`);
    const { example, amount, said } = exampleOn(page, language);
    await expect(amount).toBeHidden();
    await expect(example.getByRole('status')).toBeVisible();
    // The limit's age is its month.
    if (!rates.productos.some(({ pendiente }) => !pendiente))
      await expect(example).toContainText(rates.limite.mes.slice(0, 4));
    expect((await said('repaid')) - (await said('lent'))).toBe(await said('cost'));
    await page.getByText(texts['rates.table'], { exact: true }).click();
    const rows = await rowsOf(scheduleOn(page));
    expect(rows.reduce((all, [, , capital = 0]) => all + capital, 0)).toBe(await said('lent'));
    for (const { nombre, pregunta } of rates.terminos) {
      await expect(
        page.getByRole('main').getByRole('term').filter({ hasText: nombre[language] }).first(),
      ).toBeVisible();
      await expect(page.getByRole('main').getByText(pregunta[language])).toBeVisible();
    }
    await expect(page.getByRole('link', { name: PHONE.text }).first()).toHaveAttribute('href', PHONE.link);
    await page.close();
  });
}

test('on paper the example has its table open, and nothing to press', async ({ page }) => {
  await page.goto('/es/tasas-tarifas/');
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const main = page.getByRole('main');
  await expect(scheduleOn(page)).toBeVisible();
  const { example, amount } = exampleOn(page, 'es');
  await expect(example.getByRole('status')).toBeVisible();
  await expect(amount).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: TEXTS.es['documents.open'] })).toHaveCount(0);
});

test('on a phone a visitor unfolds the sheets and opens one [RES-04]', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/tasas-tarifas/');
  const sheets = page.getByRole('main').locator('article');
  const count = await sheets.count();
  await expect(sheets.first()).toBeHidden();
  const label = TEXTS.es[count === 1 ? 'rates.sheets_one' : 'rates.sheets_other'];
  await page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: fill(label, { count }) })
    .press('Enter');
  await expect(sheets.last()).toBeVisible();
  const file = await request.get((await sheets.first().getByRole('link').getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('from microfinance a visitor who asks what it costs comes to the example', async ({ page }) => {
  await page.goto('/es/microfinanzas/');
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: TEXTS.es['microfinance.cost'] }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.es['route.tasas-tarifas.title']);
  await expect(exampleOn(page, 'es').example.getByRole('status')).toBeInViewport();
});

test('what a visitor types and pulls before the code comes stays, and the example follows it', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/libraries-/);
  await page.goto('/es/tasas-tarifas/', { waitUntil: 'domcontentloaded' });
  const { amount, amountBar, months, monthsBar, said } = exampleOn(page, 'es');
  const most = Number(await amountBar.getAttribute('max'));
  await write(amount, String(most));
  await monthsBar.focus();
  await page.keyboard.press('End');
  const term = await monthsBar.getAttribute('max');
  release();
  await ready(page);
  await expect.poll(() => said('lent')).toBe(most);
  await expect(months).toHaveValue(String(term));
  await expect(monthsBar).toBeFocused();
});
