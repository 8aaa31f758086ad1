import es from '#content/i18n/es.json' with { type: 'json' };
import { expect, ready, startServer, stopServer, test as base } from './fixtures.ts';

const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    async ({}, use) => {
      const server = await startServer('nonAsciiNames');
      await use(server);
      await stopServer(server);
    },
    { scope: 'worker' },
  ],
});

const NANDUTI = '%C3%B1andut%C3%AD';

test('a story whose name has letters like ñ is one and the same from the list, its neighbours, a shared link and its own address [NEWS-04, SHELL-16]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/es/noticias/');
  await ready(page);
  const link = page.getByRole('link', { name: 'ñandutí' });
  await expect(link).toHaveAttribute('href', `/es/noticias/${NANDUTI}/`);
  await link.click();
  await expect(heading).toHaveText('ñandutí');
  await expect(page).toHaveURL(new RegExp(`/#/noticias/${NANDUTI}\\?lang=es$`));
  expect(await canonical()).toBe(`http://site.test/es/noticias/${NANDUTI}/`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toBe(`http://site.test/cards/noticias/${NANDUTI}.jpg?v=20260308000000`);
  expect((await page.request.get(new URL(card ?? '').pathname)).headers()['content-type']).toBe('image/jpeg');

  const neighbours = page.getByRole('navigation', { name: es['news.neighbours'] });
  await neighbours.getByRole('link', { name: 'año-nuevo' }).click();
  await expect(heading).toHaveText('año-nuevo');
  await page.goBack();
  await expect(heading).toHaveText('ñandutí');

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('article').getByRole('button', { name: es['share.button'] }).click();
  await expect(page.getByText(es['share.copied'], { exact: true })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shared).pathname).toBe(`/es/noticias/${NANDUTI}/`);

  for (const address of [
    shared,
    '/es/noticias/ñandutí/',
    `/es/noticias/${NANDUTI.toLowerCase()}`,
    '/#/noticias/ñandutí',
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await ready(page);
    await expect(heading).toHaveText('ñandutí');
    await expect(page).toHaveURL(new RegExp(`/#/noticias/${NANDUTI}\\?lang=es$`));
    expect(await canonical()).toBe(`http://site.test/es/noticias/${NANDUTI}/`);
  }
});
