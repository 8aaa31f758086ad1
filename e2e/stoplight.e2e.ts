import type { Locator } from '@playwright/test';
import stoplight from '#content/stoplight.json' with { type: 'json' };
import { hasWhatsAppNumber, whatsAppLink } from '#web/navigation/whatsAppLink.ts';
import { PHONE, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('is not shown');
  const scrolled = await locator.page().evaluate(() => scrollY);
  return { ...box, foot: Math.round(box.y + scrolled + box.height) };
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`a visitor learns what the Stoplight is and what its colours mean, without telling them apart by colour (${language}) [STOP-02]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${language}/semaforo/`);
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.getByText(texts['route.semaforo.intro'])).toBeInViewport();
    await expect(main.getByText(texts['route.semaforo.more'])).toBeVisible();

    const colours = main.getByRole('region', { name: texts['stoplight.colours'] });
    const circles = [];
    for (const { nombre, significado, explicacion, ejemplo } of stoplight.colores) {
      const light = colours
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: `${nombre[language]} : ${significado[language]}` }) });
      await expect(light.getByText(nombre[language], { exact: true })).toBeVisible();
      await expect(light.getByText(explicacion[language])).toBeVisible();
      await expect(light.getByText(ejemplo[language])).toBeVisible();
      circles.push({ picture: await light.locator('img').getAttribute('src'), ...(await boxOf(light.locator('img'))) });
    }
    expect(new Set(circles.map(({ picture }) => picture)).size).toBe(circles.length);
    const widths = circles.map(({ width }) => Math.round(width));
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(new Set(widths).size).toBe(circles.length);
    expect(new Set(circles.map(({ foot }) => foot)).size).toBe(1);
  });

  test(`a visitor follows its steps and reads more, each with its own picture (${language}) [STOP-03]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/semaforo/`);
    const main = page.getByRole('main');
    const steps = main.getByRole('region', { name: texts['stoplight.steps'] }).getByRole('listitem');
    const blocks = main.getByRole('region', { name: texts['stoplight.blocks'] }).getByRole('article');
    await expect(steps).toHaveCount(stoplight.pasos.length);
    await expect(blocks).toHaveCount(stoplight.bloques.length);
    const told = [...stoplight.pasos, ...stoplight.bloques];
    for (const [index, one] of [...(await steps.all()), ...(await blocks.all())].entries()) {
      const { titulo, texto, alt } = told[index] ?? {};
      await expect(one.getByRole('heading', { name: titulo?.[language] ?? '', exact: true })).toBeVisible();
      await expect(one.getByText(texto?.[language] ?? '')).toBeVisible();
      const picture = one.getByRole('img', { name: alt?.[language] ?? '', exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    }
    const sources = await main.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(sources).toContain(`/art/stoplight-banner-${language}.svg`);
    expect(new Set(sources).size).toBe(sources.length);
  });

  test(`a visitor sees who uses it, whom to ask, and where to go on (${language}) [STOP-04]`, async ({ page }) => {
    await page.goto(`/${language}/semaforo/`);
    await ready(page);
    const main = page.getByRole('main');
    const partners = main.getByRole('region', { name: texts['stoplight.partners'] });
    for (const { nombre, pais } of stoplight.organizaciones) {
      const named = partners
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: nombre, exact: true }) });
      await expect(named.filter({ hasText: pais[language] })).not.toHaveCount(0);
    }

    const contact = main.getByRole('region', { name: texts['stoplight.contact'] });
    await expect(contact.getByRole('link', { name: PHONE.text })).toHaveAttribute('href', PHONE.link);
    await expect(contact.getByRole('link').first()).toHaveAccessibleName(texts['own.invite']);
    const chat = contact.getByRole('link', { name: texts['whatsapp.button'] });
    await expect(chat).toHaveCount(hasWhatsAppNumber ? 1 : 0);
    if (hasWhatsAppNumber) await expect(chat).toHaveAttribute('href', whatsAppLink(texts['stoplight.whatsapp']));

    const bar = main.getByRole('region', { name: texts['links_bar.nav'] });
    await expect(bar.getByRole('button', { name: texts['share.button'] })).toBeVisible();
    await bar.getByRole('link', { name: texts['route.microfinanzas.title'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['route.microfinanzas.title']);
  });
}

test('without scripts a visitor unfolds a dimension, by keyboard, and reads its indicators, counted through', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/es/semaforo/`);
  const [first, second] = stoplight.dimensiones;
  const indicator = page.getByText(second?.indicadores[0]?.es ?? '', { exact: true });
  await expect(indicator).toBeHidden();
  await page.locator('summary', { hasText: second?.nombre.es ?? '' }).focus();
  await page.keyboard.press('Enter');
  await expect(indicator).toBeVisible();
  const start = (first?.indicadores.length ?? 0) + 1;
  await expect(page.getByRole('list').filter({ has: indicator })).toHaveAttribute('start', String(start));
  await page.close();
});
