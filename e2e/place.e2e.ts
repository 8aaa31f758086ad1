import { expect, ready, test } from './fixtures.ts';
import { KEY_MS, height, wheel, stillness, hold, CODE, TEXTS, heading, listed } from './place.ts';

// Where a visitor is on a page, and where their focus is, belongs to them: these stories type, scroll and press at a
// person's pace.

test('the list of news is searched, filtered and made longer without a move of page or focus [NEWS-01, SHELL-09, A11Y-02]', async ({
  page,
}) => {
  await page.goto('/es/noticias/');
  await ready(page);
  const stories = listed(page);
  await expect(stories).toHaveCount(12);
  const field = page.getByRole('searchbox', { name: 'Buscar en las noticias' });
  await wheel(page, 60);
  await field.click();
  const place = await height(page);
  expect(place).toBeGreaterThan(0);
  await field.pressSequentially('cerrito', { delay: KEY_MS });
  await expect(page).toHaveURL(/[?&]q=cerrito(&|$)/);
  await expect(field).toHaveValue('cerrito');
  await expect(field).toBeFocused();
  await expect(stories.first()).toContainText(/Cerrito/);
  expect(await stories.count()).toBeLessThan(12);
  expect(await height(page)).toBe(place);

  // The button searches at once, what was typed on the way to it included.
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('abrió nueva FABRICA');
  await page.keyboard.press('Tab');
  const submit = page.getByRole('button', { name: 'Buscar', exact: true });
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stories).toHaveCount(1);
  await expect(stories).toContainText('fábrica de quesos');
  await expect(page.getByRole('status').filter({ hasText: '1 noticia' })).toBeVisible();
  await expect(submit).toBeFocused();
  expect(await height(page)).toBe(place);

  const chip = page.getByRole('main').getByRole('link', { name: 'Historias', exact: true });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay noticias con esa búsqueda')).toBeVisible();
  await expect(chip).toBeFocused();
  expect(await height(page)).toBe(place);
  await page.goto('/es/noticias/');
  await ready(page);

  // The last press takes the button away: the keyboard goes on at the first story that it brought.
  const more = page.getByRole('button', { name: 'Mostrar más noticias' });
  await more.focus();
  await stillness(page);
  const bottom = await height(page);
  expect(bottom).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(stories).toHaveCount(24);
  await expect(more).toBeHidden();
  await expect(stories.nth(12).getByRole('link')).toBeFocused();
  expect(await height(page)).toBe(bottom);
});

test('a page starts at its top with the focus on its heading, and is found again where it was left [SHELL-09, A11Y-02]', async ({
  page,
}) => {
  await page.goto('/es/semaforo/');
  await ready(page);
  await wheel(page, 400);
  const onFirst = await height(page);
  // By the header, which is always at hand.
  await page.getByRole('banner').getByRole('link', { name: 'Escuelas' }).click();
  await expect(heading(page)).toHaveText('Escuelas');
  await expect(heading(page)).toBeFocused();
  expect(await height(page)).toBe(0);

  // By keyboard, faster than a page can glide: the focus has only just come to a link far below.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sostenibilidad' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Sostenibilidad');
  await expect(heading(page)).toBeFocused();
  await stillness(page);
  expect(await height(page)).toBe(0);
  await wheel(page, 300);

  await page.goBack();
  await expect(heading(page)).toHaveText('Escuelas');
  await expect(link).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText('Semáforo');
  await expect.poll(() => height(page)).toBe(onFirst);
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText('Sostenibilidad');
  await expect.poll(() => height(page)).toBe(300);

  // The page that is shown, once more: to its start.
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(await height(page)).toBe(0);
});

test('a reload comes back to the same place, also of a list that was made longer, and in the middle of another [SHELL-09]', async ({
  page,
}) => {
  await page.goto('/es/noticias/');
  await ready(page);
  await page.getByRole('button', { name: 'Mostrar más noticias' }).click();
  const story = listed(page).nth(20);
  await expect(story).toBeVisible();
  // Left at once: nobody has been told of the scrolling yet.
  const leave = () =>
    page.evaluate(() => {
      scrollTo({ top: 5000, behavior: 'instant' });
      location.reload();
    });
  const loaded = page.waitForEvent('load');
  await leave();
  await loaded;
  await ready(page);
  await expect(story).toBeVisible();
  await expect.poll(() => height(page)).toBe(5000);
  await stillness(page);
  expect(await height(page)).toBe(5000);

  const release = await hold(page, TEXTS);
  for (let times = 0; times < 2; times += 1) await page.reload({ waitUntil: 'load' });
  release();
  await ready(page);
  await expect(story).toBeVisible();
  await stillness(page);
  expect(await height(page)).toBe(5000);
});

test('code that comes late moves neither a page nor a focus that the visitor has moved, nor what they typed [SHELL-09, SHELL-12, A11Y-02]', async ({
  page,
}) => {
  await page.goto('/es/escuelas/');
  await ready(page);
  await wheel(page, 1200);
  for (const typed of [true, false]) {
    const release = await hold(page, CODE);
    if (typed) await page.goto('/es/noticias/', { waitUntil: 'load' });
    else await page.reload({ waitUntil: 'load' });
    expect(await height(page)).toBe(0);
    await wheel(page, 300);
    if (typed) {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('cerr', { delay: KEY_MS });
    }
    const focused = await page.evaluateHandle(() => document.activeElement);
    const place = await height(page);
    release();
    await ready(page);
    if (typed) await expect(page).toHaveURL(/[?&]q=cerr(&|$)/);
    await stillness(page);
    expect(await height(page)).toBe(place);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    if (typed) {
      await expect(page.getByRole('searchbox')).toHaveValue('cerr');
      await page.keyboard.type('ito', { delay: KEY_MS });
      await expect(page.getByRole('searchbox')).toHaveValue('cerrito');
    }
    await page.unroute(CODE);
  }
});

test('the focus waits for the heading of a story that comes late, and is never lost [SHELL-09, NEWS-04, NEWS-09, A11Y-02]', async ({
  page,
  problems,
}) => {
  const STORY = /\/wp-json\/wp\/v2\/posts\?slug=/;
  const FETCHING = /\/assets\/FetchedQuery-/;
  const previous = page.getByRole('link', { name: /^Noticia anterior/ });
  await page.goto('/es/noticias/');
  await ready(page);
  // The stored story stands there at once, and once more when what fetches the rest of it has come.
  const release = await hold(page, FETCHING);
  await listed(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  release();
  await expect(page.getByRole('article').locator('p').nth(2)).toBeVisible();
  await expect(heading(page)).toBeFocused();

  // A story of which nothing is known yet.
  const answer = await hold(page, STORY);
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  answer();
  await expect(heading(page)).toBeFocused();
  await page.unroute(STORY);

  // Who has gone on meanwhile is left alone.
  const late = await hold(page, STORY);
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const gone = await page.evaluateHandle(() => document.activeElement);
  expect(await gone.evaluate((element) => element?.tagName)).toBe('A');
  late();
  await expect(page.getByRole('article').locator('p').nth(2)).toBeVisible();
  expect(await gone.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.unroute(STORY);

  // The button to try again goes when it is pressed.
  await page.route(STORY, (route) => route.fulfill({ status: 503, body: '{}' }));
  await previous.focus();
  await page.keyboard.press('Enter');
  const retry = page.getByRole('button', { name: 'Probar de nuevo' });
  await retry.focus();
  await page.unroute(STORY);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  problems.length = 0;
});

test('typed addresses have their language, their place and their anchors [SHELL-04, SHELL-09, SHELL-14]', async ({
  page,
  problems,
}) => {
  const type = (hash: string) => page.evaluate((typed) => void (location.hash = typed), hash);
  // On a page that leads nowhere too.
  await page.goto('/es/nada/#/semaforo');
  await ready(page);
  await expect(heading(page)).toHaveText('Semáforo');
  await wheel(page, 250);
  const entries = await page.evaluate(() => history.length);

  // Another query of the same page: nothing moves.
  await type('/semaforo?x=1');
  await expect(page).toHaveURL(/\/#\/semaforo\?x=1&lang=es$/);
  expect(await page.evaluate(() => [scrollY, history.length, document.activeElement?.tagName])).toEqual([
    250,
    entries + 1,
    'BODY',
  ]);

  await type('/escuelas');
  await expect(page).toHaveURL(/\/#\/escuelas\?lang=es$/);
  await expect(heading(page)).toBeFocused();
  expect(await height(page)).toBe(0);
  await wheel(page, 500);
  await type('/ee');
  await expect(page).toHaveURL(/\/#\/ee\?lang=es$/);
  await expect(heading(page)).toBeFocused();
  await wheel(page, 100);
  await page.goBack();
  await expect(page).toHaveURL(/escuelas/);
  await expect.poll(() => height(page)).toBe(500);
  await page.goBack();
  await expect.poll(() => height(page)).toBe(250);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => height(page)).toBe(100);

  // An anchor is a place on the page, and the way back from it leads to where it was left for it.
  await wheel(page, 400);
  await type('contenido');
  await expect(page.locator('#contenido')).toBeFocused();
  await stillness(page);
  expect(await height(page)).toBeLessThan(100);
  await expect(page).toHaveURL(/\/#\/ee\?lang=es$/);
  await page.goBack();
  await expect.poll(() => height(page)).toBe(500);
  await expect(heading(page)).toHaveText('Educación emprendedora');
  problems.length = 0;
});
