import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import own from '#content/ownStoplight.json' with { type: 'json' };
import { fill } from './content.ts';
import { expect, ready, startServer, test } from './fixtures.ts';
import { untilOfflineCopy } from './offlineCopy.ts';

const START = '/semaforo/mi-semaforo';
const SHORT = own.dimensiones.flatMap(({ indicadores }) => indicadores.filter(({ corto }) => corto));
type Asked = (typeof SHORT)[number];
const [first, second, third] = SHORT as [Asked, Asked, Asked];

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** Killed in the test: harder than a device that knows that it is offline. */
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeEach(async () => void (server = await startServer()));
test.afterEach(() => void server.process.kill('SIGKILL'));

function question(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('opened once, it is there without a network: a visitor reloads amid the questions and goes on to the map [STOP-05]', async ({
  page,
  context,
}) => {
  await page.goto(`${server.url}/es${START}/`);
  await ready(page);
  await untilOfflineCopy(page, `/es${START}/1/`);
  await page.getByRole('button', { name: es['own.short'] }).click();
  await page.getByRole('button', { name: first.amarillo.es }).click();
  await page.getByRole('button', { name: second.rojo.es }).click();
  await expect(question(page, third.nombre.es)).toBeVisible();

  server.process.kill('SIGKILL');
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its refresh of the cache.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await ready(page);
  await expect(question(page, third.nombre.es)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${fill(es['own.question_title'], { number: 3 })} `));
  await expect(page.getByText(fill(es['own.answered'], { answered: 2 }))).toBeVisible();
  await expect(page.getByRole('link', { name: es['header.language.en'] })).toHaveAttribute('href', `/en${START}/3/`);
  await page.getByRole('link', { name: es['own.previous'] }).click();
  await expect(page.getByRole('button', { name: second.rojo.es })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${server.url}/es${START}/`);
  await page.getByRole('link', { name: es['own.to_map'] }).click();
  const red = page.getByRole('region', { name: es['own.of.rojo'] });
  await expect(red.getByRole('listitem')).toHaveText([second.nombre.es]);
  expect(missing).toEqual([]);

  // Other pages are not cached.
  for (const path of ['/', '/es/semaforo/', '/#/nosotros?lang=es']) {
    const other = await context.newPage();
    await expect(other.goto(server.url + path), path).rejects.toThrow('net::ERR');
  }
});
