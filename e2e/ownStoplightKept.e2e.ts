import { formatPartialDate } from '#web/i18n/format.ts';
import { createTexts } from '#web/i18n/texts.tsx';
import { fill, TEXTS } from './content.ts';
import { expect, ready, test } from './fixtures.ts';
import {
  ALL,
  answer,
  begin,
  lying,
  question,
  readQuickly,
  seed,
  SHORT,
  START,
  untilReadable,
  type Asked,
} from './ownStoplight.ts';

const { es } = TEXTS;
const [first, second, third, fourth] = SHORT as [Asked, Asked, Asked, Asked];
const dated = (date: string) => formatPartialDate(createTexts('es', es), date);

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

test('a finished map stays when a visitor answers again twice and leaves each time after one answer [STOP-05]', async ({
  page,
}) => {
  // As an earlier version of the site stored it.
  const plan = { indicador: first.id, porque: 'El pozo', paso: 'Hablar con la junta', cuando: 'En enero' };
  const ahora = { ...lying('rojo', '2026-05-01', ALL), prioridades: [plan] };
  await seed(page, { ahora, antes: lying('amarillo', '2025-11-01') });
  for (const round of [1, 2]) {
    await page.goto(`/es${START}/`);
    await ready(page);
    await page.getByText(es['own.again']).click();
    await page.getByRole('button', { name: es['own.short'] }).click();
    await answer(page, first.titulo.es, round === 1 ? first.amarillo.es : first.verde.es);
    await expect(question(page, second.titulo.es)).toBeVisible();
  }
  await answer(page, second.titulo.es, second.verde.es);
  await expect(question(page, third.titulo.es)).toBeVisible();
  await page.goto(`/es${START}/mapa/`);
  await ready(page);
  const earlier = page.getByRole('region', { name: es['own.earlier'] });
  await expect(earlier.getByRole('group')).toHaveCount(3);
  const finished = earlier.getByRole('group').filter({ hasText: dated('2026-05-01') });
  await finished.getByText(dated('2026-05-01')).click();
  const count = { verde: 0, amarillo: 0, rojo: ALL.length, sin_color: 0 };
  await expect(finished.getByRole('img', { name: fill(es['own.map_alt'], count) })).toBeVisible();
  await expect(finished.getByText(plan.paso)).toBeVisible();
  // The finished one is what the new one is laid beside, not the one left after an answer.
  const compared = page.getByRole('region', { name: es['own.compare'] });
  await expect(compared.getByText(fill(es['own.before'], { date: dated('2026-05-01') }))).toBeVisible();

  await finished.getByRole('button', { name: es['own.resume'] }).click();
  await expect(question(page, es['own.map'])).toBeFocused();
  await expect(page.getByRole('listbox', { name: fill(es['own.map_alt'], count) })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('listbox', { name: fill(es['own.map_alt'], count) })).toBeVisible();
  await expect(page.getByRole('region', { name: es['own.earlier'] }).getByRole('group')).toHaveCount(3);
});

test('a second tap that comes at once answers nothing that could not be read [STOP-05]', async ({ page }) => {
  await page.clock.install();
  await begin(page, 'es', 'short');
  await untilReadable(page, first.titulo.es);
  // From here on the page's clock stands still, but for what the test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  // Where a thumb rests, whatever lies there.
  const box = await page.getByRole('button', { name: first.amarillo.es }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  await expect(question(page, second.titulo.es)).toBeVisible();
  await page.clock.runFor(120);
  await page.mouse.click(x, y);
  await page.keyboard.press('3');
  await page.clock.runFor(120);
  await expect(page.getByText(fill(es['own.answered'], { answered: 1 }))).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await answer(page, second.titulo.es, second.verde.es);
  await expect(question(page, third.titulo.es)).toBeVisible();
  await expect(page.getByText(fill(es['own.answered'], { answered: 2 }))).toBeVisible();
});

test('a visitor goes on at the last place, and is offered at the end what was skipped [STOP-05]', async ({ page }) => {
  await readQuickly(page);
  await begin(page, 'es', 'short');
  const skip = page.getByRole('link', { name: es['own.skip'] });
  await untilReadable(page, first.titulo.es);
  await skip.click();
  await answer(page, second.titulo.es, second.verde.es);
  await untilReadable(page, third.titulo.es);
  await skip.click();
  await expect(question(page, fourth.titulo.es)).toBeVisible();
  await page.goto(`/es${START}/`);
  await ready(page);
  await page.getByRole('link', { name: es['own.go_on'] }).click();
  for (const asked of SHORT.slice(3)) await answer(page, asked.titulo.es, asked.amarillo.es);

  await expect(question(page, es['own.map'])).toBeVisible();
  const skipped = page.getByRole('link', { name: es['own.skipped_go'] });
  await expect(page.getByText(fill(es['own.skipped'], { count: 2 }))).toBeInViewport();
  await skipped.click();
  await answer(page, first.titulo.es, first.amarillo.es);
  await answer(page, third.titulo.es, third.amarillo.es);
  await expect(question(page, es['own.map'])).toBeVisible();
  await expect(skipped).toHaveCount(0);
});
