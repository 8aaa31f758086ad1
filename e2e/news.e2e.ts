import { labelOf } from '#contract/language.ts';
import en from '#content/i18n/en.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { authors, categories } from '#content/blog.ts';
import opinionList from '#content/opinions.json' with { type: 'json' };
import { CATEGORY } from '#contract/news.ts';
import { datePrecision, fullDate } from '#server/blog/story.ts';
import { formatDate, formatPartialDate, toHeading } from '#web/i18n/format.ts';
import { createTexts } from '#web/i18n/texts.tsx';
import { PAGE_POSTS, shownOf } from '#web/screens/news/newsQuery.ts';
import { escaped, fill, storiesIn } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { wheelToFooter } from './scrolling.ts';

const [told] = storiesIn('en');
const oldest = storiesIn('es').at(-1);
if (!told || !oldest) throw new Error('a language has no story');
const alone = storiesIn('es').find(({ translation }) => translation === undefined);
const inStories = storiesIn('es').find(({ categories }) => categories.includes(CATEGORY.stories));

interface WpStory {
  id: number;
  slug: string;
  title: { rendered: string };
  categories: number[];
  meta: { traduccion: string; fecha_precision: string };
}

/** Without the opinions below the list. */
const listed = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^(${es['news.list']}|${en['news.list']})$`) }).getByRole('article');

const FIELDS = '_fields=id,slug,title,categories,meta';

test.describe('the list of news', () => {
  for (const language of LANGUAGES) {
    test(`shows every story of the language and none of the other, in ${language} [NEWS-01]`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(`/wp-json/wp/v2/posts?per_page=100&categories=13,8,79&${FIELDS}`);
      const stories = (await answer.json()) as WpStory[];
      const own = stories.filter(({ categories }) => categories.includes(79) === (language === 'en'));
      await page.goto(`/#/noticias?lang=${language}&mostrar=100`);
      await ready(page);
      await expect(listed(page)).toHaveCount(own.length);
      const titles = await listed(page).getByRole('heading', { level: 3 }).allTextContents();
      expect(new Set(titles)).toEqual(new Set(own.map(({ title }) => title.rendered)));
    });
  }

  test('more stories come without losing the place, also after two stories and back [NEWS-01]', async ({ page }) => {
    const stories = listed(page).filter({ visible: true });
    const own = storiesIn('es').length;
    test.skip(shownOf(own, PAGE_POSTS) === own, 'all stories are shown at once');
    await page.goto('/#/noticias');
    await ready(page);
    await expect(stories).toHaveCount(PAGE_POSTS);
    await expect(stories.first().getByRole('link')).toBeInViewport();
    await page.getByRole('button', { name: es['news.more'] }).click();
    await expect(stories).toHaveCount(shownOf(own, 2 * PAGE_POSTS));
    await expect(page).toHaveURL(/[?&]mostrar=24/);

    const chosen = stories.nth(Math.min(18, own - 2));
    // As the click does.
    await chosen.getByRole('link').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await chosen.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(es['route.noticias.title']);
    const title = await page.title();
    await page.getByRole('link', { name: new RegExp(`^${es['news.previous']}`) }).click();
    await expect(page).not.toHaveTitle(title);
    await page.getByRole('link', { name: es['news.back'] }).click();
    await expect(stories).toHaveCount(Math.min(2 * PAGE_POSTS, own));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test('a story shows back link, chips, title, date as precise as known, author and content [NEWS-03]', async ({
  page,
}) => {
  const { slug, title, date, modified } = told;
  await page.goto(`/en/noticias/${slug}/`);
  await ready(page);
  const story = page.getByRole('main').getByRole('article').first();
  await expect(story.getByRole('link', { name: en['news.back'] })).toBeVisible();
  // The category English marks the language, for programs.
  await expect(story.getByText(categories[2].name.en, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const precision = datePrecision(date);
  const written = formatDate(createTexts('en', en), fullDate(modified ?? date), precision);
  const shown = precision === 'year' ? written : fill(en['news.updated'], { date: written });
  await expect(story.getByText(shown, { exact: true })).toBeVisible();
  await expect(story.getByText(fill(en['news.by'], { author: authors.en.name }))).toBeVisible();
  await expect(story.getByText(authors.en.name, { exact: true })).toHaveAttribute('lang', 'en');
  // The blog names its categories in Spanish.
  for (const chip of await story.getByRole('list', { name: en['news.categories'] }).getByRole('listitem').all()) {
    await expect(chip).toHaveAttribute('lang', 'es');
  }
  await expect(story.getByText(new RegExp(fill(en['news.minutes'], { count: '\\d+' })))).toBeVisible();
  await expect(story.locator(`a[href="${told.source}"]`)).toHaveAttribute('rel', 'noopener');
});

test('a stored story shows at once while its content is on the way; another slug is fetched [NEWS-04]', async ({
  page,
}) => {
  await page.goto('/#/noticias');
  await ready(page);
  const release = await holdRequests(page, /\/wp-json\/wp\/v2\/posts\?slug=/);
  const link = listed(page).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(es['news.loading'])).toBeAttached();
  release();
  await expect(
    page
      .getByRole('article')
      .locator(`a[href="${storiesIn('es')[0]?.source}"]`)
      .first(),
  ).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('post'))) ?? '{}')).toMatchObject({
    title: { rendered: title },
  });

  await page.evaluate((slug) => (location.hash = `/noticias/${slug}`), oldest.slug);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oldest.title);
});

test('the story read last shows from the device in a later visit, while it cannot be asked for [NEWS-04]', async ({
  page,
  problems,
}) => {
  await page.goto('/#/noticias');
  await ready(page);
  const link = listed(page).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const hash = await page.evaluate(() => location.hash);

  await page.goto('/es/ee/');
  await ready(page);
  await page.route('**/wp-json/**', (route) => route.abort());
  await page.evaluate((to) => (location.hash = to), hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByRole('button', { name: es['common.retry'] })).toBeVisible();
  problems.length = 0;
});

test('a slug that does not exist says so and offers the list, cold and from a page [NEWS-04]', async ({
  page,
  problems,
}) => {
  const answer = await page.goto('/es/noticias/no-existe/');
  expect(answer?.status()).toBe(404);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['news.missing']);
  await page.goto('/#/semaforo');
  await page.evaluate(() => (location.hash = '/noticias/tampoco'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['news.missing']);
  await page.getByRole('main').getByRole('link', { name: es['news.back'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['route.noticias.title']);
  problems.length = 0;
});

test('recommended stories lead on, from the top, with recommendations of their own [NEWS-05]', async ({ page }) => {
  await page.goto(`/#/noticias/${oldest.slug}`);
  await ready(page);
  await wheelToFooter(page);
  const suggested = page.getByRole('region', { name: es['news.suggested'] });
  await expect(suggested).toBeVisible();
  await suggested.scrollIntoViewIfNeeded();
  const asked = page.waitForRequest(/suggested-posts\?post_id=/);
  const next = suggested.getByRole('article').first().getByRole('link');
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Fetched when near the window.
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await wheelToFooter(page);
  await asked;
  const stored = await page.evaluate(() => localStorage.getItem('post'));
  expect(stored).toContain(title.slice(0, 10));
  await expect(suggested.getByRole('article').filter({ hasText: title })).toHaveCount(0);
});

test('a category shows up to ten of its posts, and chips lead to it [NEWS-06]', async ({ page }) => {
  if (!inStories) return test.skip(true, 'the category has no story');
  const asked = page.waitForRequest(/posts\?per_page=10&categories=8/);
  await page.goto(`/#/noticias/${inStories.slug}`);
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: categories[1].name.es, exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es['news.category_stories']);
  await expect(page).toHaveURL(/#\/noticias\/categoria\/8\?lang=es$/);
  const count = await page.getByRole('main').getByRole('article').count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(10);
  await page.getByRole('link', { name: es['news.back'] }).click();
  await expect(page).toHaveURL(/#\/noticias\?lang=es$/);
});

test('when the blog is down the visitor is told and can try again [NEWS-09]', async ({ page, problems }) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.route('**/wp-json/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.evaluate(() => (location.hash = '/noticias'));
  await expect(page.getByRole('alert')).toContainText(es['news.failed']);
  await page.unroute('**/wp-json/**');
  await page.getByRole('button', { name: es['common.retry'] }).click();
  await expect(listed(page).first()).toBeVisible();
  problems.length = 0;
});

test('a reader who changes the language on a story without a translation is told, and can go back [NEWS-01]', async ({
  page,
}) => {
  if (!alone) return test.skip(true, 'every story is translated');
  await page.goto(`/es/noticias/${alone.slug}/`);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('en') })
    .click();
  await expect(page).toHaveURL(/\/#\/noticias\?aviso=[\w-]+&lang=en$/);
  await expect(page.getByText(en['news.only_other_language'])).toBeVisible();
  await page.getByRole('link', { name: en['news.only_other_language_link'] }).click();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alone.title);
});

test('on paper a story is read without what surrounds it', async ({ page }) => {
  await page.goto(`/es/noticias/${oldest.slug}/`);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('header:has(nav)')).toBeHidden();
  await expect(page.getByRole('button', { name: es['share.button'] }).first()).toBeHidden();
});

test('the opinions of the staff stand below the news in Spanish, with writer, post, date and link, and none in English [NEWS-10]', async ({
  page,
}) => {
  await page.goto('/#/noticias?lang=es');
  await ready(page);
  const opinions = page.getByRole('region', { name: es['news.opinions'] });
  await expect(opinions.getByRole('article')).toHaveCount(opinionList.length);
  const [shown] = opinionList;
  if (!shown) return;
  const first = opinions.getByRole('article').first();
  await expect(first.getByRole('heading', { name: shown.nombre })).toBeVisible();
  await expect(first).toContainText(shown.cargo);
  await expect(first.locator('time')).toHaveText(
    toHeading(formatPartialDate(createTexts('es', es), shown.fecha.slice(0, 7))),
  );
  await expect(first).toContainText(shown.descripcion);
  await expect(
    first.getByRole('link', { name: new RegExp(`^${escaped(es['news.opinion_read'])}.*${escaped(shown.nombre)}$`) }),
  ).toHaveAttribute('rel', 'noopener');
  await first.scrollIntoViewIfNeeded();
  await expect
    .poll(() => first.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('en') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['route.noticias.title']);
  await expect(page.getByRole('heading', { name: en['news.opinions'] })).toHaveCount(0);
});
