import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { expectNoViolations } from './axe.ts';
import { fill, toMailbox } from './content.ts';
import { expect, ready } from './fixtures.ts';
import { test, type Site } from './faultyNetwork.ts';
import { write } from './typing.ts';

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** Retries come after growing pauses. */
const SOON = { timeout: 30_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waitingLine = (page: Page) => page.getByText(es['outbox.waiting_one']);
const sentAlert = (page: Page) => page.getByRole('alertdialog', { name: es['form.sent.title'] });
const savedAlert = (page: Page) => page.getByRole('alertdialog', { name: es['form.saved.title'] });

async function open(page: Page, path = '/es/microfinanzas/', { url = '' } = {}): Promise<void> {
  await page.goto(url + path);
  await ready(page);
}

async function fillIn(page: Page, name = 'Rosa Vera'): Promise<void> {
  await write(page.getByLabel(es['form.nombre'], { exact: true }), name);
  await write(page.getByLabel(es['form.celular'], { exact: true }), '0981 123 456');
  await page.getByLabel(es['credit.oficina']).selectOption('Caaguazú');
}

async function askForCredit(page: Page, name?: string): Promise<void> {
  await fillIn(page, name);
  await button(page, es['credit.send']).click();
}

async function expectOneMail(site: Site): Promise<void> {
  await expect.poll(async () => (await site.mails()).length, SOON).toBe(1);
  expect((await site.mails())[0]).toMatch(toMailbox('credito-caaguazu'));
}

test('a request for credit, typed key by key and sent by a double click, arrives once, and its receipt says so [FORM-07, FORM-13]', async ({
  page,
  site,
  problems,
}) => {
  await open(page);
  await page.getByLabel(es['form.nombre'], { exact: true }).pressSequentially('Rosa Ñandutí Vera', { delay: 30 });
  await page.getByLabel(es['form.celular'], { exact: true }).pressSequentially('0981 123 456', { delay: 30 });
  await page.getByLabel(es['credit.oficina']).selectOption('Caaguazú');
  await button(page, es['credit.send']).dblclick();
  await expect(sentAlert(page)).toContainText(es['form.sent.text']);
  await expect(page.getByLabel(es['form.nombre'], { exact: true })).toHaveValue('');
  await expectOneMail(site);
  expect(site.tries).toBe(1);
  await sentAlert(page).getByRole('button', { name: es['outbox.follow'] }).click();
  const receipt = page.getByRole('dialog', { name: es['receipt.title'] });
  await expect(receipt).toContainText(es['receipt.entregado']);

  // O is read as 0.
  await write(receipt.getByLabel(es['receipt.code'], { exact: true }), 'oooo oooo oooo');
  await page.keyboard.press('Enter');
  await expect(receipt).toContainText(es['receipt.unknown']);
  await write(receipt.getByLabel(es['receipt.code'], { exact: true }), '123');
  await page.keyboard.press('Enter');
  await expect(receipt).toContainText(es['receipt.invalid']);
  problems.length = 0;
});

test('what is sent offline is kept, says so, and leaves by itself [FORM-03, FORM-11]', async ({
  page,
  context,
  site,
  problems,
}) => {
  await open(page);
  await context.setOffline(true);
  await askForCredit(page);
  await expect(savedAlert(page)).toContainText(es['form.saved.text']);
  await button(page, es['form.done']).click();
  await expect(waitingLine(page)).toBeVisible();
  await expectNoViolations(page, 'a message waits');
  expect(site.tries).toBe(0);
  await context.setOffline(false);
  await expectOneMail(site);
  await expect(waitingLine(page)).toBeHidden();
  await button(page, es['outbox.follow']).click();
  await expect(page.getByRole('dialog')).toContainText(es['receipt.entregado']);
  problems.length = 0;
});

test('a message waits through a reload and a server that is down, in two tabs, and arrives once [FORM-11, FORM-13]', async ({
  page,
  context,
  site,
  problems,
}) => {
  await open(page);
  site.fault = 'reset';
  await askForCredit(page);
  await expect(savedAlert(page)).toContainText(es['outbox.kept']);
  await page.reload();
  await expect(waitingLine(page)).toBeVisible();

  const other = await context.newPage();
  await open(other, '/es/');
  await expect(waitingLine(other)).toBeVisible();

  // The server takes it, its response is lost: the retry is the same message.
  site.fault = 'unavailable';
  const asked = other.waitForResponse((answer) => answer.status() === 503);
  await button(other, es['outbox.try']).click();
  await asked;
  site.fault = 'response-lost';
  await button(page, es['outbox.try']).click();
  await expectOneMail(site);
  const before = site.tries;
  site.fault = 'none';
  // The message also retries by itself, and the button may be gone first.
  await expect(async () => {
    if (await waitingLine(other).isVisible()) await button(other, es['outbox.try']).click({ timeout: 1_000 });
    expect(site.tries).toBeGreaterThan(before);
  }).toPass();
  await expect(waitingLine(page)).toBeHidden();
  await expect(waitingLine(other)).toBeHidden();
  await expectOneMail(site);
  problems.length = 0;
});

test('a message that is refused for good comes back with its text and a reason, and can be sent anew [FORM-12]', async ({
  page,
  site,
  problems,
}) => {
  await open(page);
  site.fault = 'wrong-mailbox';
  await askForCredit(page);
  const back = page.getByRole('dialog', { name: es['outbox.returned_title'] });
  await expect(back).toContainText(es['outbox.reason.refused']);
  await expect(back.getByLabel(es['form.nombre'], { exact: true })).toHaveValue('Rosa Vera');
  await expect(back.getByLabel(es['credit.oficina'])).toHaveValue('Caaguazú');
  await expectNoViolations(page, 'a message that came back');

  await page.keyboard.press('Escape');
  // The dialog's entry in the history is left in a task of its own, which would cancel a navigation in the same moment.
  await expect.poll(() => page.evaluate(() => Object.keys(Object(history.state)))).not.toContain('dialogs');
  await open(page, '/es/escuelas/');
  await button(page, es['outbox.open']).click();
  await expect(back.getByLabel(es['form.celular'], { exact: true })).toHaveValue('0981 123 456');
  site.fault = 'none';
  await back.getByRole('button', { name: es['credit.send'] }).click();
  await expect(sentAlert(page)).toContainText(es['outbox.arrived']);
  await expectOneMail(site);
  await button(page, es['form.done']).click();
  await expect(page.getByText(es['outbox.returned'])).toBeHidden();
  problems.length = 0;
});

test('an alert says of its message what is true, at each moment, and one thing only [FORM-03, FORM-11]', async ({
  page,
  context,
  site,
  problems,
}) => {
  const waits = Promise.withResolvers<void>();
  await context.route('**/public/send-mail', async (route) => {
    await waits.promise;
    await route.abort('connectionreset');
  });
  await open(page);
  await askForCredit(page);
  await expect(sentAlert(page)).toContainText(es['outbox.leaving']);
  await expect(waitingLine(page)).toBeHidden();

  waits.resolve();
  await expect(savedAlert(page)).toContainText(es['outbox.kept']);
  await expect(savedAlert(page)).not.toContainText(es['form.sent.text']);
  await expect(sentAlert(page)).toHaveCount(0);

  // It leaves by itself while the alert stands open.
  await context.unroute('**/public/send-mail');
  await expect(sentAlert(page)).toContainText(es['outbox.arrived'], SOON);
  await expect(sentAlert(page)).not.toContainText(es['outbox.kept']);
  await expectOneMail(site);
  problems.length = 0;
});

test('of two messages that waited each shows its own code, and closing one keeps the other [FORM-11]', async ({
  page,
  site,
  problems,
}) => {
  await open(page);
  site.fault = 'reset';
  for (const name of ['Rosa Vera', 'Juana Ríos']) {
    await askForCredit(page, name);
    await expect(savedAlert(page)).toContainText(es['outbox.kept']);
    await button(page, es['form.done']).click();
  }
  site.fault = 'none';
  await button(page, es['outbox.try']).click();
  await expect(page.getByText(fill(es['outbox.left_other'], { count: 2 }))).toBeVisible();
  await button(page, es['outbox.follow']).click();
  const receipt = page.getByRole('dialog', { name: es['receipt.title'] });
  const code = receipt.getByLabel(es['receipt.code'], { exact: true });
  const first = await code.inputValue();
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await page.waitForFunction(() => !('dialogs' in Object(history.state)));
  await page.reload();
  await ready(page);
  await expect(page.getByText(es['outbox.left_one'])).toBeVisible();
  await button(page, es['outbox.follow']).click();
  await expect(code).not.toHaveValue(first);
  await expect(receipt).toContainText(es['receipt.entregado']);
  await page.keyboard.press('Escape');
  await expect(page.getByText(es['outbox.left_one'])).toBeHidden();
  expect((await site.mails()).length).toBe(2);
  problems.length = 0;
});

test('a message outlasts the browser: it leaves at the next visit [FORM-11]', async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'navegador-'));
  const executablePath = process.env.CHROME_PATH;
  const launch = () => chromium.launchPersistentContext(folder, executablePath ? { executablePath } : {});
  const firstPage = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());
  let context = await launch();
  try {
    site.fault = 'reset';
    const page = await firstPage(context);
    await open(page, '/es/microfinanzas/', site);
    await askForCredit(page);
    await expect(savedAlert(page)).toBeVisible();
    await context.close();
    site.fault = 'none';
    context = await launch();
    await open(await firstPage(context), '/en/semaforo/', site);
    await expectOneMail(site);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the worker sends what waits with no page of ours open [FORM-11]', async ({ page, site, problems }) => {
  await open(page);
  site.fault = 'reset';
  await askForCredit(page);
  await expect(savedAlert(page)).toContainText(es['outbox.kept']);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && done(one.registrationId),
    );
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.goto('/robots.txt');
  site.fault = 'none';
  const origin = new URL(site.url).origin;
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false });
  await expectOneMail(site);
  problems.length = 0;
});

test('a token that has run out is replaced by itself [SEC-01]', async ({ page, context, site, problems }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'old.old.old', url: site.url }]);
  await open(page);
  await askForCredit(page);
  await expect(sentAlert(page)).toContainText(es['outbox.arrived']);
  await expectOneMail(site);
  problems.length = 0;
});

test('where the device keeps nothing, the message is sent while its visitor waits, and stays in the form until it has [FORM-11, FORM-13]', async ({
  page,
  site,
  problems,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await open(page);
  site.fault = 'response-lost';
  await askForCredit(page);
  await expect(page.getByText(es['form.kept_note'])).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(es['form.not_sent']);
  await expect(page.getByText(es['form.kept_note'])).toHaveCount(0);
  await expect(page.getByLabel(es['form.nombre'], { exact: true })).toHaveValue('Rosa Vera');
  site.fault = 'none';
  await button(page, es['credit.send']).click();
  await expect(sentAlert(page)).toContainText(es['outbox.code']);
  await expectOneMail(site);
  problems.length = 0;
});
