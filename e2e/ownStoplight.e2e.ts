import { labelOf } from '#contract/language.ts';
import { stat } from 'node:fs/promises';
import own from '#content/ownStoplight.json' with { type: 'json' };
import { expectNoViolations } from './axe.ts';
import { formatPartialDate } from '#web/i18n/format.ts';
import { createTexts } from '#web/i18n/texts.tsx';
import { fill, TEXTS } from './content.ts';
import { addressOf, expect, LANGUAGES, ready, test } from './fixtures.ts';
import { untilOfflineCopy } from './offlineCopy.ts';
import { doubleTextSize, expectNoOverflow } from './layoutChecks.ts';
import { NetworkLog } from './networkLog.ts';
import {
  ALL,
  answer,
  begin,
  kept,
  lying,
  question,
  readQuickly,
  seed,
  SHORT,
  START,
  untilReadable,
  type Asked,
} from './ownStoplight.ts';

const { es, en } = TEXTS;
const [first, second, third] = SHORT as [Asked, Asked, Asked];
const shown = SHORT.find(({ id }) => id.startsWith('vivienda-')) ?? first;
const DIMENSION = own.dimensiones.find(({ id }) => first.id.startsWith(`${id}-`))?.nombre ?? { es: '', en: '' };

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** Requests since the last call; what the browser reads from its own cache leaves no device. */
async function askedOf(log: NetworkLog): Promise<string[]> {
  const came = await log.untilIdle();
  return came.filter(({ status, wireBytes }) => status !== 200 || wireBytes > 0).map(({ path }) => path);
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const length = language === 'es' ? 'whole' : 'short';
  const asked = length === 'whole' ? ALL : SHORT;

  test(`by keyboard alone, and without a single request, a visitor answers ${asked.length} questions, chooses what to change first and prints (${language}) [STOP-05]`, async ({
    page,
  }) => {
    await page.addInitScript(() => (globalThis.print = () => void (document.title = 'printed')));
    await readQuickly(page);
    await page.goto(`/${language}${START}/`);
    await ready(page);
    // The footer's pictures load when near.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    await untilOfflineCopy(page, `/${language}${START}/1/`);
    const log = await NetworkLog.start(page);

    await page.getByRole('button', { name: texts[`own.${length}`] }).focus();
    await page.keyboard.press('Enter');
    for (const [index, { titulo }] of asked.entries()) {
      await expect(question(page, titulo[language])).toBeFocused();
      await untilReadable(page, titulo[language]);
      // By digits, now and then by arrows and Enter.
      if (index % 5) {
        await page.keyboard.press(String((index % 3) + 1));
        continue;
      }
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await expect(question(page, texts['own.map'])).toBeFocused();
    const respuestas = (JSON.parse((await kept(page)) ?? '{}') as { ahora: { respuestas: object } }).ahora.respuestas;
    expect(Object.keys(respuestas)).toEqual(asked.map(({ id }) => id));

    await page.getByRole('listbox').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const petal = page.getByRole('option', { selected: true });
    await expect(petal).toHaveAccessibleName(new RegExp(`^${asked.at(-2)?.titulo[language]}: `));

    await page.getByRole('link', { name: texts['own.plan_choose'] }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page, texts['own.priorities'])).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('Porque sí');
    await page.getByRole('main').getByRole('link', { name: texts['own.to_map'] }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: texts['own.title.prioridades'] })).toContainText('Porque sí');

    await page.getByRole('button', { name: texts['own.print'] }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(texts['own.sheet_foot'])).toBeVisible();
    await expect(page.getByRole('columnheader', { name: texts['own.sheet.who'] })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts['own.keep'] })).toBeHidden();
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), 'pages of A4').toHaveLength(1);
    expect(await askedOf(log)).toEqual([]);
  });
}

test('a visitor begins with a picture of the start, skips, goes back, reloads at every step and changes the language midway without losing an answer [STOP-05]', async ({
  page,
}) => {
  await page.goto(`/es${START}/`);
  await ready(page);
  await page.getByRole('button', { name: shown.amarillo.es }).click();
  await expect(question(page, first.titulo.es)).toBeFocused();
  await answer(page, first.titulo.es, first.amarillo.es);
  await expect(question(page, second.titulo.es)).toBeFocused();
  await page.getByRole('link', { name: es['own.skip'] }).click();
  await answer(page, third.titulo.es, es['own.value.no_aplica']);
  await expect(
    page.getByText(fill(es['own.progress'], { position: 4, count: SHORT.length }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(fill(es['own.answered'], { answered: 3 }))).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('button', { name: es['own.value.no_aplica'] })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await ready(page);
  await expect(question(page, third.titulo.es)).toBeVisible();
  expect(addressOf(page)).toBe(`/#${START}/3?lang=es`);
  await page.getByRole('link', { name: labelOf('en') }).click();
  await expect(question(page, third.titulo.en)).toBeVisible();
  await ready(page);
  await expect(page.getByRole('button', { name: en['own.value.no_aplica'] })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/en${START}/`);
  await expect(
    page.getByText(fill(en['own.begun_on'], { answered: 3, count: SHORT.length, date: '\n' }).split('\n')[0] ?? ''),
  ).toBeVisible();
  await ready(page);
  await page.getByRole('link', { name: en['own.go_on'] }).click();
  await expect(question(page, SHORT[3]?.titulo.en ?? '')).toBeVisible();
  await page.goto(`/en${START}/${ALL.indexOf(second) + 1}/`);
  await ready(page);
  await answer(page, second.titulo.en, second.rojo.en);
  // Each petal is animated, none under reduced motion.
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      document.documentElement.dataset.petals = String(Number(document.documentElement.dataset.petals ?? 0) + 1);
      return new Animation();
    };
  });
  await page.goto(`/en${START}/mapa/`);
  await ready(page);
  await expect(page.locator(':root')).not.toHaveAttribute('data-petals');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(page.locator(':root')).toHaveAttribute('data-petals', String(SHORT.length));
  await expect(
    page.getByRole('listbox', {
      name: fill(en['own.map_alt'], { verde: 0, amarillo: 2, rojo: 1, sin_color: SHORT.length - 3 }),
    }),
  ).toBeVisible();
  const red = page.getByRole('region', { name: en['own.of.rojo'] });
  await expect(red.getByRole('listitem')).toHaveText([second.titulo.en]);
  await page.getByText(en['own.table'], { exact: true }).first().click();
  const group = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: DIMENSION.en }) });
  const row = group.getByRole('row').filter({ has: page.getByRole('link', { name: first.titulo.en }) });
  await expect(row).toContainText(`${en['own.value.amarillo']}: ${first.amarillo.en}`);
  await expect(row).toContainText(first.nombre.en);
  await page.getByRole('button', { name: en['own.lengthen'] }).click();
  await expect(
    page.getByText(fill(en['own.progress'], { position: 4, count: ALL.length }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(fill(en['own.answered'], { answered: 4 }))).toBeVisible();
});

test('where the device keeps nothing it works for the visit, and says so [STOP-05]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await readQuickly(page);
  await begin(page, 'es', 'short');
  await expect(page.getByText(es['own.unkept'])).toBeVisible();
  for (const { titulo, verde } of SHORT) await answer(page, titulo.es, verde.es);
  await expect(page.getByRole('region', { name: es['own.of.verde'] }).getByRole('listitem')).toHaveCount(SHORT.length);
  expect(await kept(page)).toBeNull();
});

test('months later a visitor sees what changed, takes the picture along, shares it after a warning, and wipes it all [STOP-05]', async ({
  page,
  context,
}) => {
  await seed(page, { ahora: lying('rojo', '2026-03-01', ALL) });
  await context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        document.title = `shared ${files[0]?.type}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(`/es${START}/`);
  await ready(page);
  await page.getByText(es['own.again']).click();
  await page.getByRole('button', { name: es['own.short'] }).click();
  await answer(page, first.titulo.es, first.verde.es);
  await answer(page, second.titulo.es, second.rojo.es);
  await page.evaluate((map) => (location.hash = map), `${START}/mapa`);

  const compared = page.getByRole('region', { name: es['own.compare'] });
  await expect(
    compared.getByText(fill(es['own.before'], { date: formatPartialDate(createTexts('es', es), '2026-03-01') })),
  ).toBeVisible();
  await expect(compared.getByRole('img')).toHaveCount(2);
  await expect(compared.getByRole('listitem')).toContainText([`${first.titulo.es}: `]);

  await page.locator(`svg [data-indicador="${second.id}"]`).first().click();
  await expect(page.getByText(second.rojo.es).first()).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: es['own.download'] }).click();
  const picture = await coming;
  expect(picture.suggestedFilename()).toMatch(/^mi-mapa-de-vida-\d{4}-\d\d-\d\d\.png$/);
  expect((await stat(await picture.path())).size).toBeLessThanOrEqual(150 * 1024);
  await page.getByRole('button', { name: es['own.share'] }).click();
  const warning = page.getByRole('alertdialog', { name: es['own.share_title'] });
  await expect(warning).toContainText(es['own.share_text']);
  await warning.getByRole('button', { name: es['own.share_go'] }).click();
  await expect(page).toHaveTitle('shared image/png');

  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('seeded', ''));
  await other.goto(`/es${START}/mapa/`);
  await expect(question(other, es['own.map'])).toBeVisible();
  await page.getByRole('button', { name: es['own.wipe'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: es['own.wipe_go'] }).click();
  await expect(page.getByRole('button', { name: es['own.short'] })).toBeVisible();
  await expect(question(other, es['own.not_begun'])).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('every step can be read and used at 320 px and with text of 200 %, and breaks no rule of access [STOP-05, A11Y-05]', async ({
  page,
}) => {
  const ahora = { ...lying('amarillo', '2026-11-22'), largo: 'entero' };
  ahora.prioridades = [{ indicador: SHORT[0]?.id, porque: 'El pozo', paso: 'Hablar', cuando: 'Enero' }];
  await seed(page, { ahora, antes: lying('rojo', '2026-03-01') });
  for (const [language, step] of [
    ['es', ''],
    ['es', '16/'],
    ['en', '47/'],
    ['es', 'mapa/'],
    ['en', 'prioridades/'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${language}${START}/${step}`);
    await ready(page);
    await expectNoOverflow(page, `${step} at 320 px`);
    await expectNoViolations(page, `${step} at 320 px`);
    await page.setViewportSize({ width: 360, height: 740 });
    await doubleTextSize(page);
    await expectNoOverflow(page, `${step} with text of 200 %`);
  }
});
