import { labelOf } from '#contract/language.ts';
import type { BrowserContext, Page } from '@playwright/test';
import privacy from '#content/privacy.json' with { type: 'json' };
import internships from '#content/internships.json' with { type: 'json' };
import involvement from '#content/involvement.json' with { type: 'json' };
import { KEPT_GROUPS, STORED } from '#contract/privacy.ts';
import { fill, PHONE, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready } from './fixtures.ts';
import { test } from './faultyNetwork.ts';
import { write } from './typing.ts';

const { es, en } = TEXTS;
const ROUTE = 'politicas-de-privacidad';

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
  await open(page, `/es/${ROUTE}/`);
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
  await open(page, `/es/${ROUTE}/`);

  await expect
    .poll(async () => [...new Set([...kept, ...(await lyingThere(page))])].toSorted())
    .toEqual(STORED.toSorted());

  const section = page.getByRole('region', { name: /^2 / });
  for (const group of KEPT_GROUPS) {
    await section.locator('summary', { hasText: es[`privacy.kept.${group}`] }).click();
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
  const part = page.getByRole('region', { name: es['measure.switch'] });
  await part.getByRole('button', { name: es['measure.refuse'] }).click();
  await expect(part.getByRole('status')).toHaveText(es['measure.off']);
  watch(page);
  await open(page, '/es/ee/');
  await open(page, `/es/${ROUTE}/`);
  await expect(part.getByRole('status')).toHaveText(es['measure.off']);

  const careful = await browser.newPage({ baseURL: site.url });
  await careful.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  watch(careful);
  await open(careful, '/es/ee/');
  await open(careful, `/es/${ROUTE}/`);
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
    test(`a visitor finds the titled sections by an index, and whom to call (${language}) [PRIV-01]`, async ({
      page,
    }) => {
      await open(page, `/${language}/${ROUTE}/`);
      const main = page.getByRole('main');
      const index = main.getByRole('navigation', { name: TEXTS[language]['privacy.index'] });
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(privacy.secciones.length);
      await expect(index.getByRole('link')).toHaveCount(privacy.secciones.length);
      for (const [at, { titulo, parrafos }] of privacy.secciones.entries()) {
        const name = `${at + 1} ${titulo[language]}`;
        const section = main.getByRole('region', { name, exact: true });
        await index.getByRole('link', { name, exact: true }).click();
        await expect(section).toBeFocused();
        await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
        for (const paragraph of parrafos) await expect(section.getByText(paragraph[language])).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/#/${ROUTE}\\?lang=${language}$`));
      }
      const call = main.getByRole('link', { name: PHONE.text });
      await expect(call.first()).toHaveAttribute('href', PHONE.link);
    });
  }

  test('without scripts the index leads to its sections too', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url}/es/${ROUTE}/`);
    const last = privacy.secciones.at(-1);
    await page.getByRole('link', { name: `${privacy.secciones.length} ${last?.titulo.es}` }).click();
    await expect(page.getByRole('heading', { name: last?.titulo.es ?? '' })).toBeInViewport();
    await page.close();
  });
});
