import { labelOf, type CompleteLanguage } from '#contract/language.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import privacy from '#content/privacy.json' with { type: 'json' };
import internships from '#content/internships.json' with { type: 'json' };
import involvement from '#content/involvement.json' with { type: 'json' };
import { KEPT_GROUPS, PRIVACY_SECTIONS, STORED } from '#contract/privacy.ts';
import { fill, PHONE, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready } from './fixtures.ts';
import { test } from './faultyNetwork.ts';
import { write } from './typing.ts';

const { es, en } = TEXTS;
const ROUTE = 'politicas-de-privacidad';

type Section = (typeof PRIVACY_SECTIONS)[number];

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', measured: 1 });

/** Storage keys as `local lang`, removed ones included. */
async function watchStorage(context: BrowserContext): Promise<Set<string>> {
  const kept = new Set<string>();
  await context.exposeFunction('noteKept', (what: string) => void kept.add(what));
  await context.addInitScript(() => {
    const { noteKept } = globalThis as unknown as { noteKept: (what: string) => void };
    // A page that is left can no longer report its last writes.
    for (const key of Object.keys(localStorage)) noteKept(`local ${key}`);
    for (const key of Object.keys(sessionStorage)) noteKept(`session ${key}`);
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply(setItem: typeof localStorage.setItem, storage: Storage, [key, value]: [string, string]) {
        noteKept(`${storage === localStorage ? 'local' : 'session'} ${key}`);
        Reflect.apply(setItem, storage, [key, value]);
      },
    });
  });
  return kept;
}

async function lyingThere(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const others = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...databases.map(({ name }) => `database ${name}`),
      ...workers.map(({ active }) => `worker ${new URL(active?.scriptURL ?? '').pathname}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ];
  });
  return [...cookies.map(({ name }) => `cookie ${name}`), ...others];
}

/** A section by its title. */
function chapterOf(page: Page, language: CompleteLanguage, id: Section): Locator {
  const title = privacy.secciones.find((section) => section.id === id)?.titulo[language] ?? '';
  return page.getByRole('main').getByRole('region', { name: title, exact: true });
}

/** The policy with these of its sections opened. */
async function openChapters(page: Page, language: CompleteLanguage, ...ids: Section[]): Promise<void> {
  await open(page, `/${language}/${ROUTE}/`);
  for (const id of ids) await openChapter(page, language, id);
}

async function openChapter(page: Page, language: CompleteLanguage, id: Section): Promise<void> {
  await chapterOf(page, language, id).getByRole('heading', { level: 2 }).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test('what a whole visit leaves on a device is what the privacy policy names, no less and no more [PRIV-01]', async ({
  page,
  context,
  site,
  problems,
}) => {
  test.slow();
  const kept = await watchStorage(context);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // Before there are copies that have to stay until the end.
  await openChapters(page, 'es', 'dispositivo', 'registro');
  await button(es['copy.forget']).click();
  await button(es['copy.allow']).click();
  await expect(button(es['copy.forget'])).toBeVisible();
  await button(es['measure.refuse']).click();

  // Drafts of all forms.
  await open(page, '/es/nosotros/');
  for (const form of ['footer.contact', 'footer.feedback'] as const) {
    await button(es[form]).click();
    await write(page.getByRole('dialog').getByRole('textbox').first(), '0981');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: labelOf('en') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  await page.reload();
  await ready(page);
  await open(page, '/en/involucrate/1/');
  await page.getByRole('button', { name: `${en['internship.apply']} (${internships[0]?.roles[0]?.title.en})` }).click();
  await write(page.getByRole('dialog').getByLabel(en['form.nombre'], { exact: true }), 'Ana');

  await open(page, '/es/involucrate/');
  await button(fill(es['involve.close'], { name: involvement.plataformas[0]?.nombre ?? '' })).click();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/es/semaforo/');
  await button(es['film.pause']).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await open(page, '/es/tasas-tarifas/');
  await write(page.getByRole('textbox', { name: es['rates.amount'] }), '1.500.000');

  await open(page, '/es/microfinanzas/');
  site.fault = 'wrong-mailbox';
  await write(page.getByLabel(es['form.nombre'], { exact: true }), 'Rosa Vera');
  await write(page.getByLabel(es['form.celular'], { exact: true }), '0981 123 456');
  await page.getByLabel(es['credit.oficina']).selectOption('Caaguazú');
  await button(es['credit.send']).click();
  const back = page.getByRole('dialog', { name: es['outbox.returned_title'] });
  await expect(back).toBeVisible();
  site.fault = 'none';
  await back.getByRole('button', { name: es['credit.send'] }).click();
  await expect(page.getByRole('alertdialog')).toContainText(es['outbox.arrived']);
  await button(es['form.done']).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  // Closing it goes back in the history, which would break the next address off.
  await page.waitForFunction(() => !history.state?.dialogs);

  await open(page, '/es/semaforo/mi-semaforo/');
  await expect.poll(() => lyingThere(page)).toContain('cache copias');
  await page.getByRole('button', { name: es['own.short'] }).click();

  await open(page, '/es/noticias/');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/noticias\/[^/]+\?lang=es$/);
  await openChapters(page, 'es', 'dispositivo');

  await expect
    .poll(async () => [...new Set([...kept, ...(await lyingThere(page))])].toSorted())
    .toEqual(STORED.toSorted());

  const section = chapterOf(page, 'es', 'dispositivo');
  for (const group of KEPT_GROUPS) {
    await section
      .locator('summary')
      .filter({ hasText: es[`privacy.kept.${group}`] })
      .click();
  }
  await section.getByText(es['privacy.kept_names']).click();
  const names = section.locator('details dl > div');
  for (const { claves, nombre, para, dura } of privacy.guardado) {
    await expect(section.getByRole('listitem').filter({ hasText: para.es })).toContainText(dura.es);
    const named = names.filter({ has: page.getByRole('term').filter({ hasText: nombre.es }) });
    for (const clave of claves) await expect(named.getByText(clave, { exact: true })).toBeVisible();
  }
  problems.length = 0;
});

test('how fast a page was reaches the sums without a cookie, and nothing comes from who said no or asks for privacy [PRIV-01]', async ({
  page,
  browser,
  site,
}) => {
  const counted = async (screen: string) =>
    (await site.metrics()).filter(
      (line) => line.startsWith('web_vitals_ttfb_seconds_count') && line.includes(`"${screen}"`),
    );
  const openMeasured = async (path: string) => {
    const code = page.waitForResponse(/\/measureVitals-/);
    await open(page, path);
    // Until it runs.
    await page.evaluate((file) => import(file), (await code).url());
  };
  const asked: string[] = [];
  const watch = (one: Page) => one.on('request', (request) => void asked.push(new URL(request.url()).pathname));

  await openMeasured('/es/semaforo/');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('banner').getByRole('link', { name: es['route.escuelas.title'], exact: true }).click();
  const report = await sent;
  expect(await report.allHeaders()).not.toHaveProperty('cookie');
  expect(Object.keys(report.postDataJSON() as object)).toEqual(
    expect.arrayContaining(['screen', 'device', 'ttfb', 'cls']),
  );
  await expect
    .poll(() => counted('semaforo'))
    .toEqual(['web_vitals_ttfb_seconds_count{route="semaforo",device="desk"} 1']);

  await openMeasured(`/es/${ROUTE}/`);
  await openChapter(page, 'es', 'registro');
  const part = page.getByRole('region', { name: es['measure.switch'] });
  await part.getByRole('button', { name: es['measure.refuse'] }).click();
  await expect(part.getByRole('status')).toHaveText(es['measure.off']);
  watch(page);
  await open(page, '/es/ee/');
  await openChapters(page, 'es', 'registro');
  await expect(part.getByRole('status')).toHaveText(es['measure.off']);

  const careful = await browser.newPage({ baseURL: site.url });
  await careful.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  watch(careful);
  await open(careful, '/es/ee/');
  await openChapters(careful, 'es', 'registro');
  await expect(careful.getByRole('region', { name: es['measure.switch'] }).getByRole('status')).toHaveText(
    es['measure.asked'],
  );
  await careful.close();

  await part.getByRole('button', { name: es['measure.allow'] }).click();
  expect(asked.filter((path) => /measureVitals|medidas/.test(path))).toEqual([]);
  await openMeasured('/es/nosotros/');
  // As when the tab is closed.
  await page.goto('about:blank');
  await expect.poll(() => counted('nosotros')).toHaveLength(1);
  expect([await counted('ee'), await counted(ROUTE)]).toEqual([[], []]);
});

test.describe('unmeasured', () => {
  test.use({ measured: 0 });

  for (const language of LANGUAGES) {
    test(`a visitor reads each titled section in short, opens it, and finds whom to call (${language}) [PRIV-01]`, async ({
      page,
    }) => {
      await open(page, `/${language}/${ROUTE}/`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        privacy.secciones.map(({ titulo }) => titulo[language]),
      );
      const call = main.getByRole('link', { name: PHONE.text });
      await expect(call).toBeHidden();
      for (const id of PRIVACY_SECTIONS) {
        const section = chapterOf(page, language, id);
        const told = privacy.secciones.find((one) => one.id === id);
        const [short, ...others] = told?.parrafos ?? [];
        await expect(section.getByText(short?.[language] ?? '')).toBeVisible();
        for (const other of others) await expect(section.getByText(other[language])).toBeHidden();
        await section.locator('summary').first().press('Enter');
        for (const other of others) await expect(section.getByText(other[language])).toBeVisible();
        for (const { texto } of told?.puntos ?? []) await expect(section.getByText(texto[language])).toBeVisible();
      }
      await expect(call).toHaveAttribute('href', PHONE.link);
    });
  }

  test('who comes by the address of a section finds it open; a press on its picture leaves it as it is', async ({
    page,
  }) => {
    const id = 'mensajes';
    await open(page, `/es/${ROUTE}/#${id}`);
    const section = chapterOf(page, 'es', id);
    await expect(section).toBeFocused();
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    const inside = section.getByText(privacy.plazos[0]?.texto.es ?? '');
    await expect(inside).toBeVisible();
    await section.locator('summary').first().click();
    await expect(inside).toBeHidden();
    await section.getByRole('img').click();
    await expect(section).toBeFocused();
    await expect(inside).toBeHidden();
    await section.locator('summary').first().click();
    await expect(inside).toBeVisible();
  });

  test('without scripts, and on paper, all is told', async ({ page, browser, site }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await plain.goto(`${site.url}/es/${ROUTE}/`);
    await open(page, `/es/${ROUTE}/`);
    await page.emulateMedia({ media: 'print' });
    for (const shown of [plain, page]) {
      for (const { parrafos, puntos = [] } of privacy.secciones)
        for (const { es: text } of [...parrafos, ...puntos.map(({ texto }) => texto)])
          await expect(shown.getByText(text)).toBeVisible();
    }
    await plain.close();
  });
});
