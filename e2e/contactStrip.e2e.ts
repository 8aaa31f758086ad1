import type { Page } from '@playwright/test';
import foundation from '#content/foundation.json' with { type: 'json' };
import { hasWhatsAppNumber } from '#web/navigation/whatsAppLink.ts';
import { PHONE, TEXTS, WHATSAPP } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { boxOf } from './layoutChecks.ts';

const { es } = TEXTS;

async function open(page: Page, language: 'es' | 'en', width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`/${language}/`);
  await ready(page);
}

test('the contacts keep to the foot of the window, across all of it, and come to rest on the footer [HOME-08]', async ({
  page,
}) => {
  await open(page, 'es', 1440, 800);
  const chat = page.getByRole('main').getByRole('link', { name: es['whatsapp.button'] });
  const call = page.getByRole('main').getByRole('link', { name: foundation.telefono.texto });
  const strip = page.locator('main > :last-child');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const top of [0, 1_500, 3_000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const box = await boxOf(strip);
      expect(Math.round(box.bottom)).toBe(800);
      expect([box.x, box.right]).toEqual([0, width]);
      expect(box.height, 'a tenth of the window').toBeLessThan(80);
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(chat).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(footer.y).toBeLessThan(800);
    expect(Math.abs((await boxOf(strip)).bottom - footer.y)).toBeLessThan(1);
  }
  await expect(call).toHaveAttribute('href', `tel:${foundation.telefono.enlace}`);
  const [first, second] = hasWhatsAppNumber ? [chat, call] : [call, chat];
  expect((await boxOf(first)).x).toBeLessThan((await boxOf(second)).x);
});

for (const language of LANGUAGES) {
  test(`while the number is awaited it says so, and offers telephone and form, in ${language} [HOME-08]`, async ({
    page,
  }) => {
    test.skip(hasWhatsAppNumber, 'the content has a number');
    const texts = TEXTS[language];
    await open(page, language, 360, 740);
    const chat = page.getByRole('main').getByRole('link', { name: texts['whatsapp.button'] });
    await chat.click();
    const dialog = page.getByRole('dialog', { name: texts['footer.contact'] });
    await expect(dialog.getByText(texts['whatsapp.coming'])).toBeVisible();
    await expect(dialog.getByRole('link', { name: foundation.telefono.texto })).toHaveAttribute('href', PHONE.link);
    await dialog.getByLabel(texts['form.nombre']).fill('Ana');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(chat).toBeFocused();
    await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
  });

  test(`it opens a chat with a greeting in a new tab, in ${language} [HOME-08]`, async ({ page, context }) => {
    test.skip(!hasWhatsAppNumber, 'the content has no number yet');
    await context.route(`${WHATSAPP}**`, (route) => route.fulfill({ body: 'chat' }));
    await open(page, language, 1440);
    const button = page.getByRole('main').getByRole('link', { name: TEXTS[language]['whatsapp.button'] });
    await expect(button).toHaveAttribute('rel', 'noopener');
    const [chat] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await chat.waitForURL(({ href }) => href.startsWith(WHATSAPP));
    expect(new URL(chat.url()).searchParams.get('text')).toBe(TEXTS[language]['whatsapp.text']);
    await expect(page).toHaveURL(new RegExp(`#/index\\?lang=${language}$`));
  });
}
