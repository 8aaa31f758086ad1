import { readFile } from 'node:fs/promises';
import { formatPartialDate } from '#web/i18n/format.ts';
import { createTexts } from '#web/i18n/texts.tsx';
import { fill, TEXTS } from './content.ts';
import { expect, ready, test } from './fixtures.ts';
import { lying, seed, SHORT, START, type Asked } from './ownStoplight.ts';
import { write } from './typing.ts';

const { es } = TEXTS;
const [first, second] = SHORT as [Asked, Asked];
const dated = (date: string) => formatPartialDate(createTexts('es', es), date);

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

test('a visitor chooses a month and puts the step into a calendar; words of an earlier visit stay [STOP-05]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00-03:00'));
  const plan = { indicador: first.id, porque: 'Así vino', paso: '', cuando: 'Después de la cosecha' };
  await seed(page, { ahora: { ...lying('rojo', '2026-11-22'), prioridades: [plan] } });
  await page.goto(`/es${START}/prioridades/`);
  await ready(page);
  const choice = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
  const old = choice(first.titulo.es).getByLabel(es['own.by_when']);
  await expect(old.getByRole('option', { selected: true })).toHaveText(plan.cuando);
  await choice(second.titulo.es).getByRole('checkbox').check();
  await write(choice(second.titulo.es).getByLabel(es['own.first_step']), 'Ir, con Ana; a la señora');
  await choice(second.titulo.es).getByLabel(es['own.by_when']).selectOption(dated('2027-01'));

  await page.getByRole('main').getByRole('link', { name: es['own.to_map'] }).click();
  const shown = page.getByRole('region', { name: es['own.title.prioridades'] });
  await expect(shown).toContainText(plan.cuando);
  await expect(shown).toContainText(dated('2027-01'));
  const coming = page.waitForEvent('download');
  await shown.getByRole('button', { name: es['own.calendar'] }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`${es['own.calendar_file']}.ics`);
  const lines = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain('DTSTART;VALUE=DATE:20270101');
  expect(lines).toContain(`SUMMARY:${fill(es['own.event'], { step: String.raw`Ir\, con Ana\; a la señora` })}`);
});

test('who comes back another day sees the plan, says what was done, and finds that said after a reload [STOP-05]', async ({
  page,
}) => {
  const prioridades = [first, second].map(({ id }) => ({ indicador: id, porque: '', paso: `Paso ${id}`, cuando: '' }));
  // A second answering was begun since: the plan is of the first, as an earlier version of the site stored both.
  await seed(page, { ahora: lying('rojo', '2026-11-22'), antes: { ...lying('rojo', '2026-05-01'), prioridades } });
  await page.goto(`/es${START}/`);
  await ready(page);
  const plan = page.getByRole('region', { name: fill(es['own.plan_of'], { date: dated('2026-05-01') }) });
  const step = plan.getByRole('listitem').filter({ hasText: `Paso ${first.id}` });
  await step.getByRole('group', { name: es['own.done'] }).getByRole('button', { name: es['own.done_yes'] }).click();
  await expect(step.getByRole('status')).toHaveText(es['own.done_yes_told']);
  await page.reload();
  await ready(page);
  await expect(step.getByRole('button', { name: es['own.done_yes'] })).toHaveAttribute('aria-pressed', 'true');
  const other = plan.getByRole('listitem').filter({ hasText: `Paso ${second.id}` });
  await expect(other.getByRole('button', { name: es['own.done_yes'] })).toHaveAttribute('aria-pressed', 'false');
});
