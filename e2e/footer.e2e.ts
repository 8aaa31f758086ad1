import type { Page } from '@playwright/test';
import foundation from '#content/foundation.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import { fill, PHONE, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test, WIDTHS } from './fixtures.ts';

const { es } = TEXTS;
/** Ledger FOOT-01. */
const SECTIONS = ['sostenibilidad', 'involucrate', 'nuestras-oficinas', 'recursos', 'tasas-tarifas'] as const;

const footerOf = (page: Page) => page.getByRole('contentinfo');

test('each of the five sections is one press away [FOOT-01]', async ({ page }) => {
  for (const language of LANGUAGES) {
    const t = TEXTS[language];
    await page.goto(`/${language}/escuelas/`);
    await ready(page);
    for (const section of SECTIONS) {
      await footerOf(page)
        .getByRole('link', { name: t[`route.${section}.title`], exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`#/${section}\\?lang=${language}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t[`route.${section}.title`]);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
  }
});

for (const [language, route] of [
  ['es', 'noticias/'],
  ['en', 'involucrate/2/'],
] as const) {
  const t = TEXTS[language];

  test(`it tells the foundation's address, telephone, networks and year, and opens other sites in a new tab, in ${language} [FOOT-02, FOOT-03]`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${language}/${route}`);
    await ready(page);
    const footer = footerOf(page);
    for (const line of foundation.direccion) await expect(footer.locator('address')).toContainText(line);
    const phone = footer.getByRole('link', { name: PHONE.text });
    await expect(phone).toHaveAttribute('href', PHONE.link);
    await expect(footer.getByRole('link', { name: t['footer.call'] })).toHaveAttribute('href', PHONE.link);
    const networks = footer.getByRole('list', { name: t['footer.social'] }).getByRole('link');
    await expect(networks).toHaveCount(foundation.redes.length);
    for (const [at, { nombre, enlace }] of foundation.redes.entries()) {
      await expect(networks.nth(at)).toHaveAccessibleName(`${nombre} (${t['common.new_tab']})`);
      await expect(networks.nth(at)).toHaveAttribute('href', enlace);
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${t['site.name']}`);

    const nav = footer.getByRole('navigation', { name: t['footer.nav'] });
    for (const [name, address, known] of [
      [t['footer.jobs_portal'], /^https:\/\//, !('pendiente' in links.portal_empleo)],
      [t['footer.intranet'], /^https:\/\//, !('pendiente' in links.intranet)],
      [t['footer.governance'], /\.pdf$/, true],
    ] as const) {
      if (!known) {
        await expect(footer.getByText(fill(t['common.coming'], { name }), { exact: true })).toBeVisible();
        await expect(footer.getByRole('link', { name })).toHaveCount(0);
        continue;
      }
      const link = nav.getByRole('link', { name });
      await expect(link).toHaveAccessibleName(`${name} (${t['common.new_tab']})`);
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    for (const link of await footer.locator('a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    const report = footer.getByRole('link', { name: t['footer.governance'] });
    const answer = await request.get((await report.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test('links stand in four named groups, by what a visitor wants', async ({ page }) => {
  for (const language of LANGUAGES) {
    const t = TEXTS[language];
    await page.goto(`/${language}/escuelas/`);
    for (const [group, wanted] of [
      ['footer.group.credit', 'route.tasas-tarifas.title'],
      ['footer.group.know', 'route.noticias.title'],
      ['footer.group.join', 'footer.give'],
      ['footer.group.clear', 'footer.governance'],
    ] as const) {
      const list = footerOf(page).getByRole('list', { name: t[group], exact: true });
      await expect(list.getByRole('link', { name: t[wanted] })).toBeVisible();
    }
  }
});

test('the year is that of the visitor’s clock [FOOT-03]', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00-03:00');
  await page.goto('/#/nosotros');
  await ready(page);
  await footerOf(page).getByRole('link', { name: es['route.recursos.title'], exact: true }).click();
  await expect(footerOf(page)).toContainText('© 2031');
});

test('nothing in it runs out of the window or over something else [FOOT-01, FOOT-03]', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/escuelas/`);
    await ready(page);
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all(
        (await footerOf(page).getByRole('link').all()).map(async (link) => link.boundingBox()),
      );
      for (const [at, box] of boxes.entries()) {
        if (!box) throw new Error('a link is not shown');
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.height, 'high enough for a thumb').toBeGreaterThanOrEqual(24);
        for (const other of boxes.slice(at + 1)) {
          if (!other) continue;
          const apart =
            box.x + box.width <= other.x + 1 ||
            other.x + other.width <= box.x + 1 ||
            box.y + box.height <= other.y + 1 ||
            other.y + other.height <= box.y + 1;
          expect(apart).toBe(true);
        }
      }
    }
  }
});
