import { labelOf } from '#contract/language.ts';
import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { fill } from './content.ts';
import { test } from './faultyNetwork.ts';
import { expect, ready } from './fixtures.ts';
import { untilOfflineCopy } from './offlineCopy.ts';
import { answer, lying, question, seed, SHORT, START, type Asked } from './ownStoplight.ts';

const [first, second, third] = SHORT as [Asked, Asked, Asked];

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** Until the copy is there and the first question is answered. */
async function beginWithCopy(page: Page): Promise<void> {
  await page.goto(`/es${START}/`);
  await ready(page);
  await untilOfflineCopy(page, `/es${START}/1/`);
  await page.getByRole('button', { name: es['own.short'] }).click();
  await answer(page, first.titulo.es, first.amarillo.es);
}

test('opened once, it is there without a network: a visitor reloads amid the questions and goes on to the map [STOP-05]', async ({
  page,
  context,
  site,
}) => {
  await beginWithCopy(page);
  await answer(page, second.titulo.es, second.rojo.es);
  await expect(question(page, third.titulo.es)).toBeVisible();

  // Connections are refused: harder than a device that knows that it is offline.
  site.close();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its refresh of the cache.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await ready(page);
  await expect(question(page, third.titulo.es)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${fill(es['own.question_title'], { number: 3 })} `));
  await expect(page.getByText(fill(es['own.answered'], { answered: 2 }))).toBeVisible();
  await expect(page.getByRole('link', { name: labelOf('en') })).toHaveAttribute('href', `/en${START}/3/`);
  await page.getByRole('link', { name: es['own.previous'] }).click();
  await expect(page.getByRole('button', { name: second.rojo.es })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/es${START}/`);
  await page.getByRole('link', { name: es['own.to_map'] }).click();
  const red = page.getByRole('region', { name: es['own.of.rojo'] });
  await expect(red.getByRole('listitem')).toHaveText([second.titulo.es]);
  expect(missing).toEqual([]);

  // The forms are part of the copy.
  await page.getByRole('contentinfo').getByRole('button', { name: es['footer.contact'] }).click();
  await expect(page.getByRole('dialog', { name: es['footer.contact'] })).toBeVisible();
  expect(missing).toEqual([]);

  // Other pages are not cached.
  for (const path of ['/', '/es/semaforo/', '/#/nosotros?lang=es']) {
    const other = await context.newPage();
    await expect(other.goto(path), path).rejects.toThrow('net::ERR');
  }
});

test('who changes the language without a network stays where they were, is told so, and loses nothing [STOP-05, SHELL-06]', async ({
  page,
  site,
}) => {
  await beginWithCopy(page);
  await expect(question(page, second.titulo.es)).toBeVisible();
  site.close();
  await page.getByRole('link', { name: labelOf('en') }).click();
  await expect(page.getByText(es['own.unreached'])).toBeVisible();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(question(page, second.titulo.es)).toBeVisible();
  await expect(page.getByText(fill(es['own.answered'], { answered: 1 }))).toBeVisible();
  await answer(page, second.titulo.es, second.rojo.es);
  await expect(question(page, third.titulo.es)).toBeVisible();
  await expect(page.getByText(es['own.unreached'])).toHaveCount(0);
});

test('an earlier map opens from the start without a network, and in words where its drawing cannot come [STOP-05]', async ({
  page,
  site,
  problems,
}) => {
  await seed(page, { ahora: lying('rojo', '2026-05-01'), anteriores: [lying('amarillo', '2025-11-01')] });
  const count = { verde: 0, amarillo: SHORT.length, rojo: 0, sin_color: 0 };
  const earlier = page.getByRole('region', { name: es['own.earlier'] }).getByRole('group');
  const drawing = earlier.getByRole('img', { name: fill(es['own.map_alt'], count) });
  const open = async () => {
    await earlier.locator('summary').click();
    await expect(earlier.getByText(first.titulo.es)).toBeVisible();
  };
  const isOfSteps = (url: URL) => url.pathname.startsWith('/assets/Step-');
  await page.route(isOfSteps, (route) => route.abort());
  await page.goto(`/es${START}/`);
  await ready(page);
  await open();
  await expect(earlier.getByRole('button', { name: es['own.resume'] })).toBeVisible();
  await expect(drawing).toHaveCount(0);
  // What failed is said once the page gave up.
  await expect.poll(() => problems.join()).toMatch(/logged: \w*Error: /);
  await page.unroute(isOfSteps);
  problems.length = 0;

  await page.reload();
  await ready(page);
  await untilOfflineCopy(page, `/es${START}/1/`);
  site.close();
  await page.reload();
  await ready(page);
  // As it was left.
  await expect(earlier.getByText(first.titulo.es)).toBeVisible();
  await expect(drawing).toBeVisible();
  // A busy browser tells of the requests that were cut above only now.
  const others = problems.filter((problem) => !problem.includes('/assets/Step-'));
  problems.splice(0, problems.length, ...others);
});
