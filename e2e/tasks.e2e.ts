import { devices, type Locator, type Page } from '@playwright/test';
import about from '#content/about.json' with { type: 'json' };
import documents from '#content/documents.json' with { type: 'json' };
import content from '#content/offices.json' with { type: 'json' };
import internships from '#content/internships.json' with { type: 'json' };
import involvement from '#content/involvement.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import { documentsSchema, elsewhere } from '#contract/documents.ts';
import { officesSchema } from '#contract/offices.ts';
import { fold } from '#contract/text.ts';
import { creditOfficeOf } from '#web/screens/offices/creditOffice.ts';
import { nameOf } from '#web/screens/offices/labels.ts';
import { toStops } from '#web/screens/offices/stops.ts';
import { fill, TEXTS } from './content.ts';
import { FaultyProxy } from './faultyProxy.ts';
import { expect, test as base } from './fixtures.ts';

// What people come for, on a slow line: from home to where they wanted, in three taps at most.
// Nothing is waited for but what they see.

const MOST_TAPS = 3;

const VISITORS = [
  { language: 'es', device: 'a phone', width: 360, height: 740 },
  { language: 'en', device: 'a desk', width: 1440, height: 900 },
] as const;

const { oficinas, comun } = officesSchema.parse(content);
const STOPS = toStops(oficinas);

const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = new FaultyProxy(server.url, '192.0.2.77');
    line.fault = 'slow';
    await line.open();
    await use(line);
    line.close();
  },
});

for (const { language, device, width, height } of VISITORS) {
  const t = TEXTS[language];

  /** Opens home and presses things, counting. */
  class Visit {
    taps = 0;
    readonly page: Page;
    constructor(page: Page) {
      this.page = page;
    }
    async open(line: FaultyProxy): Promise<void> {
      await this.page.goto(`${line.url}/${language}/`, { waitUntil: 'commit' });
    }
    async tap(target: Locator): Promise<void> {
      this.taps += 1;
      await target.click();
    }
    footer(name: string): Locator {
      return this.page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    }
    async title(text: string): Promise<void> {
      await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(text);
    }
  }

  const task = (name: string, run: (visit: Visit) => Promise<void>) =>
    test.describe(() => {
      test.use({
        viewport: { width, height },
        ...(width < 600 && { hasTouch: true, userAgent: devices['Pixel 5'].userAgent }),
      });
      test(`on ${device} with a slow line ${name} (${language})`, async ({ page, line }) => {
        const visit = new Visit(page);
        await visit.open(line);
        await run(visit);
        expect(visit.taps).toBeLessThanOrEqual(MOST_TAPS);
      });
    });

  const far = STOPS.find((stop) => creditOfficeOf(stop, STOPS)?.instead);
  if (far)
    task('a woman whose town has no credit office begins her request at the nearest', async (visit) => {
      const { credito: office = '', instead } = creditOfficeOf(far, STOPS) ?? {};
      await visit.tap(visit.footer(t['route.nuestras-oficinas.title']));
      await visit.title(t['route.nuestras-oficinas.title']);
      const heading = visit.page.getByRole('heading', { name: nameOf(far), exact: true, level: 3 });
      const card = visit.page.getByRole('listitem').filter({ has: heading });
      await visit.tap(card.getByRole('heading'));
      await visit.tap(card.getByRole('link', { name: fill(t['offices.credit_at'], { office, km: instead?.km ?? 0 }) }));
      await visit.title(t['route.microfinanzas.title']);
      await expect(visit.page.getByRole('combobox', { name: t['credit.oficina'] })).toHaveValue(office);
      // Pressed before its code came, the link says the office alone.
      const said = visit.page
        .getByText(fill(t['credit.chosen_nearest'], { office, ...instead }))
        .or(visit.page.getByText(fill(t['credit.chosen'], { office })));
      await expect(said).toBeInViewport();
    });

  const near = STOPS.find(({ offices }) => offices.length === 1 && offices[0]?.habilitado);
  if (near)
    task('somebody finds the telephone of the office in their town', async (visit) => {
      const [office] = near.offices;
      const telefono = office.telefono ?? comun.telefono;
      await visit.tap(visit.footer(t['route.nuestras-oficinas.title']));
      await visit.title(t['route.nuestras-oficinas.title']);
      const search = visit.page.getByRole('searchbox', { name: t['offices.search'] });
      await search.pressSequentially(fold(nameOf(near)), { delay: 40 });
      await search.press('Enter');
      const heading = visit.page.getByRole('heading', { name: nameOf(near), exact: true, level: 3 });
      const card = visit.page.getByRole('listitem').filter({ has: heading });
      await expect(card.getByRole('link', { name: telefono.texto })).toHaveAttribute('href', `tel:${telefono.enlace}`);
      await expect(card.getByRole('link', { name: telefono.texto })).toBeInViewport();
    });

  task('somebody reads what a loan costs', async (visit) => {
    await visit.tap(visit.footer(t['route.tasas-tarifas.title']));
    await visit.title(t['route.tasas-tarifas.title']);
    await expect(visit.page.getByRole('heading', { name: t['rates.schedule'] })).toBeVisible();
  });

  task('a donor finds where to give', async (visit) => {
    await visit.tap(visit.footer(t['footer.give']));
    const giving = visit.page.getByRole('region', { name: t['involve.give'], exact: true });
    await expect(giving.getByRole('heading', { level: 2 })).toBeInViewport();
    const [first] = involvement.plataformas;
    await expect(giving.getByRole('link', { name: first?.titulo[language] ?? '' })).toHaveAttribute(
      'href',
      links[first?.id as 'kiva'].enlace,
    );
  });

  task('a person with a complaint reads what happens to it, and writes it', async (visit) => {
    await visit.tap(
      visit.page.getByRole('contentinfo').getByRole('button', { name: t['footer.feedback'], exact: true }),
    );
    const dialog = visit.page.getByRole('dialog', { name: t['footer.feedback'] });
    await visit.tap(dialog.getByText(t['complaint.title']));
    await expect(dialog).toContainText(t['complaint.last']);
    await dialog.getByLabel(t['footer.feedback.mensaje']).pressSequentially('Una cuota');
    await expect(dialog.getByLabel(t['footer.feedback.mensaje'])).toHaveValue('Una cuota');
  });

  task('a journalist finds the logo, what to say of the foundation, and whom to ask', async (visit) => {
    await visit.tap(visit.footer(t['about.press']));
    const press = visit.page.getByRole('region', { name: t['about.press'] });
    await expect(press.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(press).toContainText(about.prensa.corta[language]);
    await visit.tap(press.getByText(t['about.press.fold']));
    await expect(press.getByRole('link', { name: `${t['about.press.logo']} PNG` })).toBeVisible();
    await visit.tap(press.getByRole('button', { name: t['about.press.write'] }));
    const topic = visit.page.getByRole('dialog').getByLabel(t['footer.contact.consulta'], { exact: true });
    await expect(topic).toHaveValue('info');
  });

  const paper = documentsSchema
    .parse(documents)
    .categorias.flatMap((one) => one.documentos)
    .find(elsewhere);
  if (paper)
    task('a researcher finds a paper where it is online', async (visit) => {
      await visit.tap(visit.footer(t['route.recursos.title']));
      await visit.title(t['route.recursos.title']);
      const link = visit.page.getByRole('main').getByRole('link', { name: paper.descripcion[language] });
      await expect(link.first()).toHaveAttribute('href', paper.enlace?.[language] ?? '');
    });

  task('somebody who searches finds it first', async (visit) => {
    const banner = visit.page.getByRole('banner');
    if (width < 600) await visit.tap(banner.locator('summary'));
    const field = (width < 600 ? banner : visit.page.getByRole('contentinfo')).getByRole('searchbox', {
      name: t['search.label'],
    });
    await visit.tap(field);
    await field.pressSequentially(fold(t['route.sostenibilidad.title']), { delay: 40 });
    await field.press('Enter');
    const best = visit.page.getByRole('region', { name: t['search.best'] }).getByRole('listitem').first();
    await visit.tap(best.getByRole('link', { name: t['route.sostenibilidad.title'], exact: true }));
    await visit.title(t['route.sostenibilidad.title']);
  });

  task('a mother begins her own Stoplight', async (visit) => {
    const programmes = visit.page.getByRole('main').getByRole('link', { name: t['route.semaforo.title'] });
    await visit.tap(programmes.first());
    await visit.title(t['route.semaforo.title']);
    await visit.tap(visit.page.getByRole('main').getByRole('link', { name: t['own.invite'] }).first());
    await visit.tap(visit.page.getByRole('main').getByText(t['own.short'], { exact: true }));
    await expect(visit.page).toHaveURL(/#\/semaforo\/mi-semaforo\/\d+\?/);
    await expect(visit.page.getByRole('main').getByRole('button', { pressed: false }).first()).toBeVisible();
  });

  const [area] = internships;
  if (area)
    task('a student reads the roles of an internship', async (visit) => {
      await visit.tap(visit.footer(t['route.involucrate.title']));
      await visit.title(t['route.involucrate.title']);
      const areas = visit.page.getByRole('region', { name: t['involve.areas'] });
      await visit.tap(areas.getByRole('link', { name: area.title[language] }));
      await visit.title(area.title[language]);
      await expect(visit.page.getByRole('region', { name: t['internship.roles'] }).getByRole('listitem')).toHaveCount(
        area.roles.length,
      );
    });
}
