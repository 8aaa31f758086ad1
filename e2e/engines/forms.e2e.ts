import internships from '#content/internships.json' with { type: 'json' };
import { TEXTS, toMailbox } from '../content.ts';
import { LANGUAGES } from '../fixtures.ts';
import { expect, PHONE, test } from './fixtures.ts';
import type { Site } from './site.ts';
import { button, field, link, openDialog, type Visitor } from './visitor.ts';

const { es, en } = TEXTS;
const inDialog = (name: string) => field(name, 'dialog[open]');
const alertOf = (name: string) => ({ css: '[role=alertdialog]', name });

async function oneMail(site: Site): Promise<string> {
  await expect.poll(() => site.mails.length).toBe(1);
  return site.mails[0]?.source ?? '';
}

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`a question, asked by keyboard alone, arrives (${language}) [FORM-04]`, async ({ visitor, site }) => {
    await visitor.open(`/${language}/nosotros/`);
    const opener = button(t['footer.contact']);
    await visitor.click(opener);
    await visitor.see(openDialog(t['footer.contact']));
    const name = inDialog(t['form.nombre']);
    await visitor.seeFocus(name);

    await visitor.press('Enter');
    await visitor.see(alertOf(t['form.invalid']));
    await visitor.press('Escape');
    await visitor.seeNo(alertOf(t['form.invalid']));
    await visitor.seeFocus(name);
    await visitor.seeText(openDialog(t['footer.contact']), t['form.nombre.required']);

    await visitor.driver.type('Rosa Ñandutí Vera');
    await visitor.press('Escape');
    await visitor.seeFocus(opener);
    await visitor.press('Enter');
    await visitor.seeFocus(name);
    await visitor.press('Tab');
    await visitor.driver.type('0981 123 456');
    await visitor.press('Tab');
    await visitor.seeFocus(inDialog(t['form.otro']));
    await visitor.driver.type('rosa@example.org');
    await visitor.press('Tab');
    await visitor.choose(inDialog(t['footer.contact.consulta']), t['footer.contact.consulta.alianzas']);
    await visitor.press('Tab', 'Enter');
    await visitor.see(alertOf(t['form.sent.title']));
    await visitor.press('Enter');
    await visitor.seeNo({ css: 'dialog[open]' });
    await visitor.seeFocus(opener);

    const mail = await oneMail(site);
    expect(mail).toMatch(toMailbox('alianzas'));
    expect(mail).toContain('0981 123 456');
    expect(mail).toMatch(/^Reply-To: rosa@example\.org/m);
  });
}

test('an opinion, given in the popup, arrives with its number and as it was written [FORM-05, FORM-06]', async ({
  visitor,
  site,
}) => {
  await visitor.open('/es/escuelas/');
  const opener = button(es['footer.feedback']);
  await visitor.click(opener);
  await visitor.seeFocus(inDialog(es['footer.feedback.telefono']));
  await visitor.driver.type('+595 981 123-456');
  await visitor.press('Tab');
  await visitor.seeFocus(inDialog(es['form.otro']));
  await visitor.press('Tab');
  await visitor.seeFocus(inDialog(es['footer.feedback.mensaje']));
  await visitor.driver.type('Gracias por la visita a mi almacén');
  await visitor.click(button(es['form.send'], 'dialog[open]'));
  await visitor.seeText(alertOf(es['footer.feedback.sent.title']), es['footer.feedback.sent.text']);
  await visitor.press('Escape');
  await visitor.seeNo({ css: 'dialog[open]' });
  await visitor.seeFocus(opener);
  const mail = await oneMail(site);
  expect(mail).toMatch(toMailbox('atencion-al-cliente'));
  expect(mail).toContain('0981123456');
});

test('a visitor comes from the list of internships to a role and applies for it by keyboard [INV-01, INV-04, FORM-08]', async ({
  visitor,
  site,
}) => {
  const area = internships.at(-1);
  const role = area?.roles[0];
  if (!area || !role) throw new Error('there is no internship');
  await visitor.open('/en/involucrate/');
  await visitor.click(link(area.title.en, '#areas'));
  await visitor.seeAddress(`/#/involucrate/${area.id}?lang=en`);
  await visitor.seeFocus({ css: 'main h1', name: area.title.en });
  await visitor.click(button(`${en['internship.apply']} (${role.title.en})`));
  await visitor.seeText(openDialog(en['internship.title']), role.title.en);
  for (const [label, typed] of [
    ['form.nombre', 'Ana'],
    ['internship.apellido', 'Ríos'],
    ['internship.correo', 'ana@example.org'],
    ['form.otro', '+56 9 1234 5678'],
    ['internship.pais', 'Chile'],
  ] as const) {
    await visitor.seeFocus(inDialog(en[label]));
    await visitor.driver.type(typed);
    if (label !== 'internship.pais') await visitor.press('Tab');
  }
  await visitor.press('Enter');
  await visitor.seeText(alertOf(en['form.sent.title']), en['form.sent.text']);
  const mail = await oneMail(site);
  expect(mail).toMatch(toMailbox('pasantias'));
  expect(mail).toMatch(/^Reply-To: ana@example\.org/m);
  // Quoted-printable folds lines.
  expect(mail.replaceAll(/=\r?\n/g, '')).toContain('+56 9 1234 5678');
});

async function askForCredit(visitor: Visitor, name: string): Promise<void> {
  await visitor.write(field(es['form.nombre']), name);
  await visitor.write(field(es['form.celular']), '0981 123 456');
  await visitor.press('Tab');
  await visitor.choose(field(es['credit.oficina']), 'Caaguazú');
  await visitor.click(button(es['credit.send']));
}

test.describe('on a phone', () => {
  test.use({ size: PHONE });

  test('a request for credit, typed key by key, arrives with what was typed, and the form is empty again [FORM-07]', async ({
    visitor,
    site,
  }) => {
    await visitor.open('/es/microfinanzas/');
    await askForCredit(visitor, 'Rosa Vera');
    await visitor.seeText(alertOf(es['form.sent.title']), es['form.sent.text']);
    await visitor.click(button(es['form.done']));
    await visitor.seeNo({ css: 'dialog[open]' });
    expect((await visitor.see(field(es['form.nombre']))).value).toBe('');
    const mail = await oneMail(site);
    expect(mail).toMatch(toMailbox('credito-caaguazu'));
    expect(mail).toContain('Rosa Vera');
  });

  test('the receipt of what was sent tells that it reached the mailbox, and closes to the form [FORM-07]', async ({
    visitor,
  }) => {
    await visitor.open('/es/microfinanzas/');
    await askForCredit(visitor, 'Rosa Vera');
    await visitor.click(button(es['outbox.follow']));
    await visitor.seeNo(alertOf(es['form.sent.title']));
    await visitor.seeText(openDialog(es['receipt.title']), es['receipt.entregado']);
    await visitor.press('Escape');
    await visitor.seeNo({ css: 'dialog[open]' });
    await visitor.seeFocus(button(es['credit.send']));
  });

  test('a message is kept on a line that died, through a reload, and leaves by itself [FORM-11]', async ({
    visitor,
    site,
  }) => {
    await visitor.open('/es/microfinanzas/');
    await visitor.click(field(es['form.nombre']));
    await site.cut();
    await askForCredit(visitor, 'Rosa Vera');
    await visitor.see({ css: '[role=alertdialog]' });
    await visitor.press('Escape');
    await visitor.seeText({ css: 'body' }, es['outbox.waiting_one']);
    expect(site.mails).toEqual([]);
    await site.mend();
    await visitor.reload();
    expect(await oneMail(site)).toContain('Rosa Vera');
    await visitor.seeText({ css: 'body' }, es['outbox.left_one']);
    visitor.driver.problems.length = 0;
  });

  test('what was typed is still there after a reload [FORM-10]', async ({ visitor }) => {
    await visitor.open('/es/microfinanzas/');
    await visitor.write(field(es['form.nombre']), 'Rosa Vera');
    await visitor.reload();
    await expect.poll(async () => (await visitor.see(field(es['form.nombre']))).value).toBe('Rosa Vera');
  });
});
