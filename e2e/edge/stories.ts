import { expect, type Page } from '@playwright/test';
import { labelOf, type CompleteLanguage } from '#contract/language.ts';
import { fold } from '#contract/text.ts';
import { fill, PHONE, TEXTS, toMailbox } from '../content.ts';
import { ready } from '../fixtures.ts';
import type { Site } from '../faultyNetwork.ts';
import { answer, question, SHORT, START, type Asked } from '../ownStoplight.ts';
import { storiesWithRareWord } from '../rareWord.ts';
import type { BadLine } from './faults.ts';

export interface Visit {
  page: Page;
  site: Site;
  line: BadLine;
  language: CompleteLanguage;
  savesData: boolean;
}

/** A bad line needs time. */
const LONG = { timeout: 60_000 };
const OFTEN = { ...LONG, intervals: [100] };

const KEY_MS = 30;

export async function open({ page }: Visit, path: string): Promise<void> {
  // A visitor does not wait for the last picture.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** The line breaks once the code is there. */
async function breakLine({ page, site, line }: Visit): Promise<void> {
  if (line.breaksDown) await ready(page);
  line.breaks(site);
}

/** Asks again wherever the page offers it, until `wanted` is there. */
async function insist({ page, language }: Visit, wanted: () => Promise<boolean>): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: TEXTS[language]['common.retry'], exact: true });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    expect(await wanted()).toBe(true);
  }).toPass(OFTEN);
}

/** In place of a page that was opened stands the portal's, or the browser's own. */
async function comeBack({ page, site, line }: Visit): Promise<void> {
  if (!line.breaksDown) return;
  await page.waitForFunction(() => document.documentElement.dataset.route === undefined);
  await line.mends(site);
  await page.reload();
}

/** A request for credit is typed and sent, and arrives once. */
async function form(visit: Visit): Promise<void> {
  const { page, site, line, language } = visit;
  const t = TEXTS[language];
  await open(visit, `/${language}/microfinanzas/`);
  await fillIn(visit);
  await breakLine(visit);
  await page.getByRole('button', { name: t['credit.send'], exact: true }).click();
  if (line.breaksDown) {
    const saved = page.getByRole('alertdialog', { name: t['form.saved.title'] });
    await expect(saved).toContainText(t['outbox.kept']);
    await saved.getByRole('button', { name: t['form.done'] }).click();
    await line.mends(site);
    await page.getByRole('button', { name: t['outbox.try'] }).click();
    await expect(page.getByText(t['outbox.left_one'])).toBeVisible(LONG);
  } else {
    await expect(page.getByRole('alertdialog')).toContainText(t['outbox.code'], LONG);
  }
  await expectOneMail(site);
}

async function fillIn({ page, language }: Visit): Promise<void> {
  const t = TEXTS[language];
  await page.getByLabel(t['form.nombre'], { exact: true }).click();
  await page.keyboard.type('Rosa Vera', { delay: KEY_MS });
  await page.getByLabel(t['form.celular'], { exact: true }).click();
  await page.keyboard.type('0981 123 456', { delay: KEY_MS });
  await page.getByLabel(t['credit.oficina']).selectOption('Caaguazú');
}

async function expectOneMail(site: Site): Promise<void> {
  await expect.poll(async () => (await site.mails()).length, OFTEN).toBe(1);
  const [mail] = await site.mails();
  expect(mail).toMatch(toMailbox('credito-caaguazu'));
  for (const typed of ['Rosa Vera', '0981 123 456']) expect(mail).toContain(typed);
}

/** The line breaks before the code of the form came. */
export async function formWithoutCode(visit: Visit): Promise<void> {
  const { page, site, line, language } = visit;
  const t = TEXTS[language];
  const send = page.getByRole('button', { name: t['credit.send'], exact: true });
  await open(visit, `/${language}/microfinanzas/`);
  line.breaks(site);
  await fillIn(visit);
  await send.click();
  await expect(page.getByText(t['form.without_scripts'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: PHONE.text }).first()).toBeVisible();
  await line.mends(site);
  const alert = page.getByRole('alertdialog');
  await expect(async () => {
    if (!(await alert.isVisible())) await send.click({ timeout: 1_000 });
    await expect(alert).toContainText(t['outbox.code'], { timeout: 5_000 });
  }).toPass(OFTEN);
  await expectOneMail(site);
}

/** The news are searched, a story is opened, and the list is there again. */
async function news(visit: Visit): Promise<void> {
  const { page, site, line, language } = visit;
  const t = TEXTS[language];
  const [{ story, word }] = await storiesWithRareWord(language);
  const main = page.getByRole('main');
  const listed = page.getByRole('region', { name: t['news.list'] }).getByRole('article');
  const isFound = async () =>
    (await listed.count()) === 1 && ((await listed.textContent()) ?? '').includes(story.title.rendered);
  const field = page.getByRole('searchbox', { name: t['news.search'] });

  await open(visit, `/${language}/noticias/`);
  await field.click();
  await ready(page);
  line.breaks(site);
  await page.keyboard.type(word, { delay: KEY_MS });
  await page.keyboard.press('Enter');
  if (line.breaksDown) {
    await expect(main.getByRole('alert')).toContainText(t['news.failed']);
    await line.mends(site);
  }
  await insist(visit, isFound);
  await expect(field).toHaveValue(word);

  await listed.getByRole('link').first().click();
  await insist(visit, async () => fold(await main.innerText()).includes(word));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title.rendered);
  await page.goBack({ waitUntil: 'commit' });
  await insist(visit, isFound);
  await expect(field).toHaveValue(word);
}

const [first, second, third, fourth] = SHORT as [Asked, Asked, Asked, Asked];

/** Mi Semáforo is begun, reloaded in the middle, and goes on. */
async function ownStoplight(visit: Visit): Promise<void> {
  const { page, language } = visit;
  const t = TEXTS[language];
  const isAsked = ({ titulo }: Asked) => question(page, titulo[language]).isVisible();
  await open(visit, `/${language}${START}/`);
  await page.getByRole('button', { name: t['own.short'] }).click();
  for (const asked of [first, second]) {
    await insist(visit, () => isAsked(asked));
    await answer(page, asked.titulo[language], asked.amarillo[language]);
  }
  await insist(visit, () => isAsked(third));
  await breakLine(visit);
  await page.reload({ waitUntil: 'commit' }).catch(() => null);
  await comeBack(visit);
  await insist(visit, () => isAsked(third));
  await expect(page.getByText(fill(t['own.answered'], { answered: 2 }))).toBeVisible();
  await answer(page, third.titulo[language], third.verde[language]);
  await insist(visit, () => isAsked(fourth));
}

/** The menu of a phone leads to a screen. */
async function menu(visit: Visit): Promise<void> {
  const { page, site, line, language, savesData } = visit;
  const t = TEXTS[language];
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await open(visit, `/${language}/nosotros/`);
  await page.getByLabel(t['header.menu'], { exact: true }).click();
  if (savesData) line.breaks(site);
  else await breakLine(visit);
  const link = page.getByRole('navigation', { name: t['header.nav'] }).getByRole('link', {
    name: t['route.semaforo.title'],
    exact: true,
  });
  await link.click();
  if (savesData) await comeBack(visit);
  else if (line.breaksDown) {
    await expect(heading).toHaveText(t['common.screen_failed']);
    await expect(heading).toBeFocused();
    await line.mends(site);
  }
  await insist(visit, async () => (await heading.textContent()) === t['route.semaforo.title']);
}

/** The other language shows the same screen, with what was typed. */
async function otherLanguage(visit: Visit): Promise<void> {
  const { page, language } = visit;
  const other = language === 'es' ? 'en' : 'es';
  const t = TEXTS[language];
  await open(visit, `/${language}/microfinanzas/`);
  await page.getByLabel(t['form.nombre'], { exact: true }).click();
  await page.keyboard.type('Rosa Vera', { delay: KEY_MS });
  await ready(page);
  await breakLine(visit);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(other) })
    .click();
  await comeBack(visit);
  await expect(page.locator('html')).toHaveAttribute('lang', other, LONG);
  await expect(page).toHaveURL(/microfinanzas/);
  const name = page.getByLabel(TEXTS[other]['form.nombre'], { exact: true });
  await name.click();
  await expect(name).toHaveValue('Rosa Vera', LONG);
}

export const STORIES = {
  'a request for credit, typed key by key, arrives once [FORM-07, FORM-11]': form,
  'the news are searched, a story is read, and the list is there again [NEWS-01, NEWS-09]': news,
  'Mi Semáforo goes on after a reload in the middle [STOP-05]': ownStoplight,
  'the menu of a phone leads to a screen [HEAD-02, SHELL-02]': menu,
  'the other language shows the same screen, with what was typed [SHELL-06, FORM-10]': otherLanguage,
};
