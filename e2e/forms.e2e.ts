import { labelOf } from '#contract/language.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import foundation from '#content/foundation.json' with { type: 'json' };
import internships from '#content/internships.json' with { type: 'json' };
import { FIELD_LIMITS } from '#contract/forms.ts';
import { CONTACT_TOPICS } from '#contract/mailboxes.ts';
import { PHONE, TEXTS, toMailbox } from './content.ts';
import { expect, LANGUAGES, ready } from './fixtures.ts';
import { test } from './faultyNetwork.ts';
import { write } from './typing.ts';
import { doubleTextSize, expectNoOverflow } from './layoutChecks.ts';

test.use({ reducedMotion: 'reduce' });

const { es, en } = TEXTS;

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`contact, by keyboard alone, in ${language} [FOOT-04, FORM-01, FORM-02, FORM-03, FORM-04, FORM-09, FORM-10]`, async ({
    page,
    site,
  }) => {
    await page.goto(`/${language}/nosotros/`);
    await ready(page);
    const opener = button(page, t['footer.contact']);
    await opener.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: t['footer.contact'] });
    const name = popup.getByLabel(t['form.nombre'], { exact: true });
    await expect(name).toBeFocused();

    // Nothing filled in: Escape closes the alert and focuses the first invalid field.
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog', { name: t['form.invalid'] });
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(name).toBeFocused();
    for (const key of ['form.nombre.required', 'form.celular.required', 'footer.contact.consulta.required'] as const) {
      await expect(popup).toContainText(t[key]);
    }
    await expect(name).toHaveAccessibleDescription(t['form.nombre.required']);
    await expect(name).toHaveAttribute('aria-invalid', 'true');

    // Escape keeps what was typed; Cancel drops it.
    await page.keyboard.type('Rosa Vera');
    await expect(popup).not.toContainText(t['form.nombre.required']);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Rosa Vera');
    await button(popup, t['form.cancel']).press('Enter');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('');

    await page.keyboard.type('Rosa Vera');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0981 123 456');
    await page.keyboard.press('Tab');
    const other = popup.getByLabel(t['form.otro'], { exact: true });
    await page.keyboard.type('rosa@example');
    await page.keyboard.press('Enter');
    await button(alert, t['form.back']).press('Enter');
    await expect(other).toBeFocused();
    await expect(popup).toContainText(t['form.otro.invalid']);
    await other.pressSequentially('.org');
    await page.keyboard.press('Tab');
    await expect(popup.getByLabel(t['footer.contact.consulta'], { exact: true })).toBeFocused();
    await expect(popup.getByRole('option')).toHaveCount(CONTACT_TOPICS.length + 1);
    await page.keyboard.type(t['footer.contact.consulta.alianzas']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sent = page.getByRole('alertdialog', { name: t['form.sent.title'] });
    await expect(sent).toContainText(t['form.sent.text']);
    await expect(popup).toBeHidden();
    await expect(sent).toContainText(/[\dA-Z]{4}(-[\dA-Z]{4}){2}/);
    await page.keyboard.press('Enter');
    await expect(sent).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(async () => (await site.mails()).length).toBe(1);
    expect((await site.mails())[0]).toMatch(toMailbox('alianzas'));
    expect((await site.mails())[0]).toMatch(/^Reply-To: rosa@example\.org\r?$/m);

    await opener.click();
    await expect(name).toHaveValue('');
    await page.mouse.click(5, 5);
    await expect(popup).toBeHidden();
  });

  test(`feedback forgives how a number is typed, and says when it is too short, in ${language} [FORM-05, FORM-06, FORM-10]`, async ({
    page,
    site,
  }) => {
    await page.goto(`/${language}/nosotros/`);
    await ready(page);
    await button(page, t['footer.feedback']).click();
    const popup = page.getByRole('dialog', { name: t['footer.feedback'] });
    const phone = popup.getByLabel(t['footer.feedback.telefono'], { exact: true });
    const send = button(popup, t['form.send']);

    await expect(phone).toBeFocused();
    // Who complains reads what follows, and where to go when no answer comes.
    await popup.getByText(t['complaint.title']).click();
    await expect(popup).toContainText(t['complaint.last']);
    const second = popup.getByRole('link', { name: t['complaint.sedeco'] });
    await expect(second).toHaveAttribute('href', /^https:\/\/www\.sedeco\.gov\.py\//);
    await expect(second).toHaveAttribute('rel', 'noopener');
    await phone.focus();
    await page.keyboard.press('Tab');
    await expect(phone).toHaveAccessibleDescription(new RegExp(t['footer.feedback.telefono.required']));
    await write(phone, '0981 123');
    await write(popup.getByLabel(t['footer.feedback.mensaje']), 'Gracias <b>por todo</b> & más');
    await expect(popup).toContainText(t['footer.feedback.telefono.invalid']);
    await send.click();
    const short = page.getByRole('alertdialog', { name: t['footer.feedback.telefono.short'] });
    await button(short, t['form.back']).click();
    await expect(phone).toBeFocused();

    await write(phone, '+595 0981 123-456');
    await expect(popup).not.toContainText(t['footer.feedback.telefono.invalid']);
    await send.click();
    const sent = page.getByRole('alertdialog', { name: t['footer.feedback.sent.title'] });
    await expect(sent).toContainText(t['footer.feedback.sent.text']);
    await expect.poll(async () => (await site.mails()).join('')).toContain('0981123456');
  });
}

test('an opinion that is too long is refused whole: nothing of it is cut [FORM-05, FORM-10]', async ({
  page,
  site,
}) => {
  await page.goto('/es/nosotros/');
  await ready(page);
  await button(page, es['footer.feedback']).click();
  const popup = page.getByRole('dialog', { name: es['footer.feedback'] });
  await write(popup.getByLabel(es['footer.feedback.telefono'], { exact: true }), '0981123456');
  const opinion = popup.getByLabel(es['footer.feedback.mensaje']);
  await opinion.focus();
  // As a paste comes: all at once.
  await page.keyboard.insertText('ñ'.repeat(FIELD_LIMITS.mensaje + 2));
  expect((await opinion.inputValue()).length).toBe(FIELD_LIMITS.mensaje + 2);
  await expect(popup).toContainText(es['form.over'].replace('{count}', '2'));
  await button(popup, es['form.send']).click();
  await button(page.getByRole('alertdialog', { name: es['form.invalid'] }), es['form.back']).click();
  await expect(opinion).toBeFocused();
  await expect(opinion).toHaveAccessibleDescription(es['form.too_long']);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(popup).toContainText(es['form.left'].replace('{count}', '0'));
  await button(popup, es['form.send']).click();
  await expect(page.getByRole('alertdialog', { name: es['footer.feedback.sent.title'] })).toBeVisible();
  await expect.poll(async () => (await site.mails()).length).toBe(1);
});

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`a number that nobody can call is asked about once, and goes all the same, in ${language} [FORM-07, FORM-10]`, async ({
    page,
    site,
  }) => {
    await page.goto(`/${language}/microfinanzas/`);
    await ready(page);
    await write(page.getByLabel(t['form.nombre'], { exact: true }), 'Rosa Vera');
    const phone = page.getByLabel(t['form.celular'], { exact: true });
    await write(phone, 'no tengo');
    await page.getByLabel(t['credit.oficina']).selectOption('Asunción');
    await button(page, t['credit.send']).click();
    const doubt = page.getByRole('alertdialog', { name: t['form.doubt.title'] });
    await expect(doubt).toContainText('no tengo');
    await expectNoViolations(page, 'a doubtful number');
    await page.keyboard.press('Escape');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('no tengo');
    await write(phone, '12');
    await phone.press('Enter');
    const sent = page.getByRole('alertdialog', { name: t['form.sent.title'] });
    await expect(sent).toBeVisible();
    await button(sent, t['form.done']).click();

    // The next message is asked about anew, and may go at once.
    await write(page.getByLabel(t['form.nombre'], { exact: true }), 'Juana Ríos');
    await write(phone, '0981 12');
    await page.getByLabel(t['credit.oficina']).selectOption('Asunción');
    await button(page, t['credit.send']).click();
    await button(doubt, t['form.doubt.send']).click();
    await expect(sent).toBeVisible();
    await expect.poll(async () => (await site.mails()).length).toBe(2);
  });
}

test('a role of an internship is applied for, and the answer goes to who applied [INV-04, FORM-08]', async ({
  page,
  site,
}) => {
  await page.goto('/en/involucrate/1/');
  await ready(page);
  const role = internships[0]?.roles[0]?.title.en ?? '';
  await page.getByRole('button', { name: `${en['internship.apply']} (${role})` }).click();
  const dialog = page.getByRole('dialog', { name: en['internship.title'] });
  await expect(dialog).toContainText(role);
  for (const [label, value] of [
    ['form.nombre', 'Ana'],
    ['internship.apellido', 'Ríos'],
    ['internship.correo', 'ana'],
    ['internship.pais', 'Chile'],
  ] as const) {
    await write(dialog.getByLabel(en[label], { exact: true }), value);
  }
  await button(dialog, en['internship.send']).click();
  await button(page, en['form.back']).click();
  const mail = dialog.getByLabel(en['internship.correo'], { exact: true });
  await expect(mail).toBeFocused();
  await write(mail, 'ana@example.org');
  await mail.press('Enter');
  await expect(page.getByRole('alertdialog', { name: en['form.sent.title'] })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await site.mails()).join('')).toMatch(/^Reply-To: ana@example\.org/m);
  expect((await site.mails())[0]).toMatch(toMailbox('pasantias'));
});

test('what was typed outlives a reload and the other language, chosen in another tab [FORM-10]', async ({
  page,
  context,
}) => {
  await page.goto('/es/microfinanzas/');
  await ready(page);
  await page.getByLabel(es['form.nombre'], { exact: true }).pressSequentially('Rosa Ñandutí');
  await page.getByLabel(es['credit.oficina']).selectOption('Ñemby');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel(es['form.nombre'], { exact: true })).toHaveValue('Rosa Ñandutí');

  const other = await context.newPage();
  await other.goto('/es/');
  await ready(other);
  await other.getByRole('link', { name: labelOf('en') }).click();
  await expect(page.getByLabel(en['form.nombre'], { exact: true })).toHaveValue('Rosa Ñandutí');
  await expect(page.getByLabel(en['credit.oficina'])).toHaveValue('Ñemby');
});

test('open popups, alerts and receipts have no violation and lose no word, also at 320 px with large text [A11Y-01, A11Y-05]', async ({
  page,
}) => {
  await page.goto('/es/microfinanzas/');
  await ready(page);
  const look = async (state: string) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoViolations(page, `${state} at ${width} px`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleTextSize(page);
    await expectNoOverflow(page, `${state} with large text`);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  };

  await button(page, es['credit.send']).click();
  await look('alert of an invalid form');
  await button(page, es['form.back']).click();
  await look('an invalid form');
  await write(page.getByLabel(es['form.nombre'], { exact: true }), 'Rosa Vera');
  await write(page.getByLabel(es['form.celular'], { exact: true }), '0981 123 456');
  await page.getByLabel(es['credit.oficina']).selectOption('Asunción');
  await button(page, es['credit.send']).click();
  const sent = page.getByRole('alertdialog', { name: es['form.sent.title'] });
  await button(sent, es['outbox.follow']).waitFor();
  await look('success alert');
  await button(sent, es['outbox.follow']).click();
  await expect(page.getByText(es['receipt.entregado'], { exact: true })).toBeVisible();
  await look('receipt');
  await page.keyboard.press('Escape');
  await button(page, es['footer.contact']).click();
  await button(page.getByRole('dialog'), es['form.send']).click();
  await look('alert over a popup');
  await page.keyboard.press('Escape');
  await look('contact');
});

test('without scripts telephone and address stand where forms would be [MICRO-04]', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/es/microfinanzas/', '/es/involucrate/2/']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(foundation.direccion[0] ?? '')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: PHONE.text, exact: true })).toBeVisible();
    await expect(button(page, es['footer.contact'])).toBeHidden();
  }
  await context.close();
});
