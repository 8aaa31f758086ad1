import education from '#content/education.json' with { type: 'json' };
import { educationSchema } from '#contract/education.ts';
import { hasWhatsAppNumber, whatsAppLink } from '#web/navigation/whatsAppLink.ts';
import { fill, PHONE, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

const { es } = TEXTS;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`a teacher learns what a school business is, who can take part and how its year goes (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/ee/`);
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.getByText(texts['route.ee.intro'])).toBeInViewport({ ratio: 1 });
    const call = main.getByRole('link', { name: fill(texts['education.act'], { phone: PHONE.text }) }).first();
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', PHONE.link);

    const who = main.getByRole('region', { name: texts['education.who'] });
    for (const { quien, texto } of education.publico) {
      const group = who
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: quien[language], exact: true }) });
      await expect(group).toContainText(texto[language]);
    }
    const lines = main.getByRole('region', { name: texts['education.year'], exact: true }).getByRole('listitem');
    await expect(lines).toHaveCount(education.anio.length);
    for (const [index, { titulo, texto, anota }] of education.anio.entries()) {
      const line = lines.nth(index);
      await expect(line.getByRole('heading')).toHaveText(titulo[language]);
      await expect(line).toContainText(texto[language]);
      await expect(line).toContainText(anota[language]);
    }
  });

  test(`a visitor sees pictures with what they tell, and follows one to its story (${language}) [EE-01]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/ee/`);
    await ready(page);
    const main = page.getByRole('main');
    const blocks = main.getByRole('region', { name: texts['education.blocks'] }).getByRole('article');
    await expect(blocks).toHaveCount(education.bloques.length);
    for (const [index, { titulo, texto, alt }] of education.bloques.entries()) {
      const block = blocks.nth(index);
      await expect(block.getByRole('heading')).toHaveText(titulo[language]);
      await expect(block).toContainText(texto[language]);
      const picture = block.getByRole('img', { name: alt[language], exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    }
    const sources = await main.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);

    const stories = educationSchema.parse(education).bloques.flatMap(({ historia }) => historia ?? []);
    await expect(blocks.getByRole('link')).toHaveCount(stories.length);
    for (const story of stories.slice(0, 1)) {
      await blocks.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`#/noticias/${story[language]}`));
    }
  });

  test(`the banner speaks the visitor’s language and opens a chat in it; the telephone stands beside it (${language}) [EE-01]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/ee/`);
    await ready(page);
    const main = page.getByRole('main');
    const contact = main.getByRole('region', { name: texts['education.contact'] });
    const banner = contact.getByRole('link', { name: education.banner.alt[language] });
    if (hasWhatsAppNumber) {
      await expect(banner).toHaveAccessibleName(new RegExp(texts['common.new_tab']));
      await expect(banner).toHaveAttribute('target', '_blank');
      await expect(banner).toHaveAttribute('href', whatsAppLink(texts['education.whatsapp']));
    } else await expect(banner).toHaveAttribute('href', PHONE.link);
    await banner.scrollIntoViewIfNeeded();
    await expect(banner.getByRole('img')).toHaveAttribute('src', education.banner.imagen[language]);
    await expect(banner.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(contact.getByRole('link', { name: PHONE.text })).toHaveAttribute('href', PHONE.link);

    const bar = main.getByRole('region', { name: texts['links_bar.nav'] });
    await bar.getByRole('link', { name: texts['route.escuelas.title'], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['route.escuelas.title']);
  });
}

test('without scripts a visitor unfolds the sources, by keyboard', async ({ browser, server }) => {
  test.skip(education.fuentes.length === 0, 'the content names no source');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/es/ee/`);
  const source = page.getByRole('link', { name: education.fuentes[0]?.nombre.es ?? '' });
  await expect(source).toBeHidden();
  await page.getByText(es['common.sources'], { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(source).toBeVisible();
  await page.close();
});
