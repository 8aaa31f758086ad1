import links from '#content/links.json' with { type: 'json' };
import microfinance from '#content/microfinance.json' with { type: 'json' };
import { microfinanceSchema } from '#contract/microfinance.ts';
import { leftOf, shownOf, TEXTS } from './carousels.ts';
import { hasWhatsAppNumber } from '#web/navigation/whatsAppLink.ts';
import { PHONE, WHATSAPP } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

const { productos, destacados } = microfinanceSchema.parse(microfinance);

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`a visitor finds the loan that is meant for her, each with its own picture (${language}) [MICRO-02]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/microfinanzas/`);
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.getByText(texts['route.microfinanzas.intro'])).toBeInViewport();
    const cards = main.getByRole('region', { name: texts['microfinance.market'] }).getByRole('listitem');
    await expect(cards).toHaveCount(productos.length);
    // The one with a figure stands before all others.
    const figure = productos.find(({ cifra }) => cifra)?.cifra;
    if (figure) await expect(cards.first()).toContainText(figure.numero);
    for (const { titulo, para, descripcion, alt, requisito, dato } of productos) {
      const card = cards.filter({ has: page.getByRole('heading', { name: titulo[language], exact: true }) });
      for (const said of [para, descripcion, requisito, dato]) {
        if (said) await expect(card.getByText(said[language])).toBeVisible();
      }
      const picture = card.getByRole('img', { name: alt[language], exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    }
    // No picture stands twice.
    const sources = await main.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
  });

  test(`a visitor leafs through the banner, holds it and leaves by its button (${language}) [MICRO-03]`, async ({
    page,
    context,
  }) => {
    await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'outside' }));
    await page.goto(`/${language}/microfinanzas/`);
    await ready(page);
    const banner = page.getByRole('region', { name: texts['microfinance.banner'] });
    await banner.scrollIntoViewIfNeeded();
    await banner.getByRole('button', { name: texts['carousel.pause'] }).click();
    for (const { titulo, accion, enlace } of destacados) {
      await expect(shownOf(banner).getByRole('heading', { level: 3 })).toHaveText(titulo[language]);
      const button = shownOf(banner).getByRole('link', { name: `${accion[language]} (${texts['common.new_tab']})` });
      await expect(button).toHaveAttribute('href', links[enlace].enlace);
      await banner.getByRole('button', { name: texts['carousel.next'] }).click();
    }
    const [slide] = destacados;
    if (!slide) throw new Error('the banner has no slide');
    const { accion, enlace } = slide;
    // A click on what still moves would make the test's browser scroll to it, and so to another slide.
    await expect.poll(() => leftOf(shownOf(banner))).toBe(0);
    const [outside] = await Promise.all([
      context.waitForEvent('page'),
      shownOf(banner).getByRole('link', { name: accion[language] }).click(),
    ]);
    await outside.waitForURL(links[enlace].enlace);
    await expect(page).toHaveURL(new RegExp(`#/microfinanzas\\?lang=${language}$`));
  });

  test(`a visitor goes to where credit is asked for, and begins a chat about it (${language}) [MICRO-05]`, async ({
    page,
    context,
  }) => {
    await context.route(`${WHATSAPP}**`, (route) => route.fulfill({ body: 'chat' }));
    await page.goto(`/${language}/microfinanzas/`);
    await ready(page);
    const main = page.getByRole('main');
    // The opening's; the page ends with it, too.
    await main.getByRole('link', { name: texts['credit.title'], exact: true }).first().click();
    const credit = main.getByRole('region', { name: texts['credit.title'] });
    await expect(credit.getByRole('heading', { name: texts['credit.title'] })).toBeInViewport();
    await expect(credit).toBeFocused();
    await expect(credit.getByRole('link', { name: PHONE.text })).toHaveAttribute('href', PHONE.link);
    await expect(page).toHaveURL(new RegExp(`#/microfinanzas\\?lang=${language}$`));

    // The one at the window's foot on all of the page, and with a number one in the place itself.
    const chats = main.getByRole('link', { name: texts['whatsapp.button'] });
    await expect(chats).toHaveCount(hasWhatsAppNumber ? 2 : 1);
    for (const chat of hasWhatsAppNumber ? await chats.all() : []) {
      const [tab] = await Promise.all([context.waitForEvent('page'), chat.click()]);
      await tab.waitForURL(({ href }) => href.startsWith(WHATSAPP));
      expect(new URL(tab.url()).searchParams.get('text')).toBe(texts['microfinance.whatsapp']);
      await tab.close();
    }
  });
}

test('without scripts a visitor reads every loan and every slide, and comes to where credit is asked for', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/es/microfinanzas/`);
  for (const { titulo } of [...productos, ...destacados]) {
    await expect(page.getByRole('heading', { name: titulo.es, exact: true })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: TEXTS.es['credit.title'], exact: true }).first().click();
  await expect(page.getByRole('heading', { name: TEXTS.es['credit.title'] })).toBeInViewport();
  await page.close();
});
