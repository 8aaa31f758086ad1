import type { Page } from '@playwright/test';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, MAIL_PATH } from '#contract/mail.ts';
import { expectNoViolations } from './axe.ts';
import { test, type Site } from './faultyNetwork.ts';
import { expect, ready } from './fixtures.ts';
import { write } from './typing.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** Sends to a mailbox until it takes no more from this address. */
async function fillMailbox({ url }: Site, destinatario: string): Promise<void> {
  const token = await (await fetch(url + CSRF_PATH)).text();
  const headers = { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };
  for (let status = 202; status === 202;) {
    const body = new URLSearchParams({ destinatario, asunto: 'Hola', mensaje: 'Hola' });
    ({ status } = await fetch(url + MAIL_PATH, { method: 'POST', headers, body }));
  }
}

async function askForCredit(page: Page, t: typeof es, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await write(page.getByLabel(t['form.nombre'], { exact: true }), 'Rosa Vera');
  await write(page.getByLabel(t['form.celular'], { exact: true }), '0981 123 456');
  await page.getByLabel(t['credit.oficina']).selectOption('Caaguazú');
  await page.getByRole('button', { name: t['credit.send'], exact: true }).click();
}

/** A text with any time of day in its place. */
function withTime(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?()]/g, '\\$&').replace('{time}', '\\d{1,2}:\\d\\d'));
}

test('a message that its mailbox takes only later says from when on, in both languages, and what was typed is kept [FORM-11] [SEC-06]', async ({
  page,
  site,
  problems,
}) => {
  await fillMailbox(site, 'credito-caaguazu');
  await askForCredit(page, es, '/es/microfinanzas/');
  const saved = page.getByRole('alertdialog', { name: es['form.saved.title'] });
  await expect(saved).toContainText(withTime(es['outbox.held']));
  await page.getByRole('button', { name: es['form.done'], exact: true }).click();
  await expect(page.getByText(withTime(es['outbox.held_bar']))).toBeVisible();
  await expectNoViolations(page, 'a message is held');

  // A browser that can keep nothing.
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto('about:blank');
  await askForCredit(page, en, '/en/microfinanzas/');
  await expect(page.getByText(withTime(en['form.not_sent_until']))).toBeVisible();
  await expect(page.getByLabel(en['form.nombre'], { exact: true })).toHaveValue('Rosa Vera');
  problems.length = 0;
});
