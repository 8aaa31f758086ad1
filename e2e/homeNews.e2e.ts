import type { Page } from '@playwright/test';
import { storiesIn, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test, WIDTHS } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

const { es, en } = TEXTS;
const POSTS = /\/wp-json\/wp\/v2\/posts\?/;

/** Stories on the home page. */
const countIn = (language: 'es' | 'en') => Math.min(3, storiesIn(language).length);

const newsOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('region', { name: TEXTS[language]['home.news.title'] });
const moreOf = (page: Page, language: 'es' | 'en' = 'es') =>
  newsOf(page, language).getByRole('link', { name: TEXTS[language]['home.news.more'] });

/** Goes home from another screen, so that the browser fetches the news itself. */
async function goHome(page: Page, language: 'es' | 'en' = 'es'): Promise<void> {
  await page.goto(`/${language}/escuelas/`);
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: TEXTS[language]['site.name'] }).click();
  await expect(page).toHaveURL(new RegExp(`#/index\\?lang=${language}$`));
  await newsOf(page, language).scrollIntoViewIfNeeded();
}

test('the first of them is large, the others stand smaller beside or below it, however many there are [HOME-06]', async ({
  page,
}) => {
  let count = 0;
  await page.route(POSTS, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: ((await answer.json()) as unknown[]).slice(0, count) });
  });
  for (count = 0; count <= countIn('es'); count += 1) {
    await goHome(page);
    const news = newsOf(page);
    const cards = news.getByRole('article');
    await expect(cards).toHaveCount(count);
    await expect(moreOf(page)).toHaveCount(1);
    if (count === 0) await expect(news).toContainText(es['news.none']);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const [large, ...small] = boxes;
      for (const box of small) {
        if (!large || !box) throw new Error('a story is not shown');
        expect(box.height, 'smaller').toBeLessThan(large.height);
        const beside = box.x > large.x + large.width;
        expect(beside).toBe(width >= 960);
        if (!beside) expect(box.y).toBeGreaterThanOrEqual(large.y + large.height);
      }
      if (count === 1 && large) expect(large.width).toBeGreaterThan(width * 0.8);
      const more = await moreOf(page).boundingBox();
      expect((more?.x ?? width) + (more?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

for (const language of LANGUAGES) {
  test(`they are the newest of the language, and the button below them leads to all, in ${language} [HOME-06, HOME-07]`, async ({
    page,
    request,
  }) => {
    const categories = language === 'es' ? '13,8' : '79';
    const answer = await request.get(`/wp-json/wp/v2/posts?per_page=3&categories=${categories}&_fields=title`);
    const posts = (await answer.json()) as { title: { rendered: string } }[];
    expect(posts).toHaveLength(countIn(language));
    const decoded = await page.evaluate(
      (titles) => titles.map((title) => new DOMParser().parseFromString(title, 'text/html').body.textContent),
      posts.map(({ title }) => title.rendered),
    );
    await page.goto(`/${language}/`);
    await ready(page);
    const titles = newsOf(page, language).getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(decoded);
    await goHome(page, language);
    await expect(titles).toHaveText(decoded);
    for (const picture of await newsOf(page, language).getByRole('article').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
    await moreOf(page, language).click();
    await expect(page).toHaveURL(new RegExp(`#/noticias\\?lang=${language}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language]['route.noticias.title']);
  });
}

test('a blog that is down is told clearly, and can be asked again [HOME-06]', async ({ page, problems }) => {
  const t = es;
  let down: 'cut' | 'error' | 'nonsense' | undefined = 'cut';
  await page.route(POSTS, async (route) => {
    if (down === 'cut') await route.abort();
    else if (down === 'error') await route.fulfill({ status: 500, body: 'oops' });
    else if (down === 'nonsense') await route.fulfill({ body: '<html>Log in to the hotel network</html>' });
    else await route.continue();
  });
  await goHome(page);
  const failure = newsOf(page).getByRole('alert');
  const retry = failure.getByRole('button', { name: t['common.retry'] });
  for (const next of ['error', 'nonsense', undefined] as const) {
    await expect(failure).toContainText(t['news.failed']);
    await expect(failure).toContainText(t['news.failed_hint']);
    await expect(moreOf(page)).toBeVisible();
    down = next;
    await retry.click();
  }
  await expect(newsOf(page).getByRole('article')).toHaveCount(countIn('es'));
  await expect(failure).toHaveCount(0);
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
  problems.length = 0;
});

test('while they are on their way their place is kept and told [HOME-06]', async ({ page }) => {
  const release = await holdRequests(page, POSTS);
  await goHome(page, 'en');
  await expect(newsOf(page, 'en').getByRole('status')).toHaveText(en['news.loading']);
  const before = await newsOf(page, 'en').boundingBox();
  expect(before?.height).toBeGreaterThan(500);
  release();
  await expect(newsOf(page, 'en').getByRole('article')).toHaveCount(countIn('en'));
  await expect(newsOf(page, 'en').getByRole('status')).toHaveCount(0);
});

test('choosing a story opens it, stored for its page [HOME-09]', async ({ page }) => {
  for (const at of [0, countIn('es') - 1]) {
    await page.goto(`/es/`);
    await ready(page);
    const card = newsOf(page).getByRole('article').nth(at);
    const link = card.getByRole('link');
    const title = (await link.textContent()) ?? '';
    const slug = /\/noticias\/([^/]+)\/$/.exec((await link.getAttribute('href')) ?? '')?.[1];
    await card.click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(new RegExp(`#/noticias/${slug}\\?lang=es$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('post') ?? 'null') as unknown);
    expect(stored).toMatchObject({ slug, title: { rendered: title }, featured_image: expect.any(String) });
  }
});

test('and shows at once from memory, storage blocked and network cut [HOME-09]', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`/en/`);
  await ready(page);
  await page.route('**/wp-json/**', (route) => route.abort());
  const link = newsOf(page, 'en').getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('alert')).toContainText(en['news.failed']);
  await page.unroute('**/wp-json/**');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
  problems.length = 0;
});
