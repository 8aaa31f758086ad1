import type { Page } from '@playwright/test';
import { wpPostListSchema, type WpPost } from '#contract/posts.ts';
import { storiesIn, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { wheelToFooter } from './scrolling.ts';

const { es } = TEXTS;
const LIST = '**/wp-json/wp/v2/posts?*';

function blogCalls(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/wp-json/')) calls.push(url);
  });
  return calls;
}

/** Navigates by a link: only then does the browser fetch the news. */
async function navigate(page: Page, language: 'es' | 'en', screen: 'index' | 'noticias'): Promise<void> {
  await page.goto(`/${language}/escuelas/`);
  await ready(page);
  if (screen === 'noticias') await page.evaluate((hash) => (location.hash = hash), `/noticias?lang=${language}`);
  else await page.getByRole('banner').getByRole('link', { name: TEXTS[language]['site.name'] }).click();
  await expect(page).toHaveURL(new RegExp(`#/${screen}\\?lang=${language}$`));
  const region = screen === 'index' ? TEXTS[language]['home.news.title'] : TEXTS[language]['news.list'];
  await expect(page.getByRole('region', { name: region }).getByRole('article').first()).toBeAttached();
}

async function changeLists(page: Page, change: (posts: WpPost[]) => unknown[]): Promise<void> {
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const posts = wpPostListSchema.parse(await answer.json());
    await route.fulfill({ json: change(posts) });
  });
}

// A list may still be on its way.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const withoutEmbedded = (posts: WpPost[]) => posts.map(({ _embedded: _left, ...post }) => post);
const titlesOf = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

/** Lets lazy and idle work happen. */
async function seeAll(page: Page): Promise<void> {
  await wheelToFooter(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
}

test('home and the list ask once each, for the posts of their categories with all that they show [NEWS-07, NEWS-08]', async ({
  page,
}) => {
  const calls = blogCalls(page);
  for (const [language, screen, perPage, categories] of [
    ['es', 'index', '50', '13,8'],
    ['en', 'index', '50', '79'],
    ['es', 'noticias', '100', '13,8,79'],
    ['en', 'noticias', '100', '13,8,79'],
  ] as const) {
    calls.length = 0;
    await navigate(page, language, screen);
    await seeAll(page);
    expect(calls.map((url) => url.pathname)).toEqual(['/wp-json/wp/v2/posts']);
    const query = calls[0]?.searchParams;
    expect([query?.get('per_page'), query?.get('categories')]).toEqual([perPage, categories]);
    expect(query?.get('_embed')?.split(',').toSorted()).toEqual(['author', 'wp:featuredmedia', 'wp:term']);
    expect(query?.get('_fields')?.split(',')).not.toContain('content');
  }
});

test('opened by their addresses neither asks for anything: their HTML brings the news [NEWS-07]', async ({ page }) => {
  const calls = blogCalls(page);
  for (const address of LANGUAGES.flatMap((language) => [`/${language}/`, `/${language}/noticias/`])) {
    await page.goto(address);
    await ready(page);
    await expect(titlesOf(page).first()).toBeAttached();
    await seeAll(page);
  }
  expect(calls).toEqual([]);
});

for (const [language, screen] of [
  ['es', 'noticias'],
  ['en', 'index'],
] as const) {
  test(`without embedding ${screen} asks for each category, picture and author once and shows the same, in ${language} [NEWS-07]`, async ({
    page,
  }) => {
    const wanted = new Set<string>();
    await changeLists(page, (posts) => {
      for (const post of posts) {
        for (const category of post.categories) wanted.add(`/wp-json/wp/v2/categories/${category}`);
        if (post.featured_media) wanted.add(`/wp-json/wp/v2/media/${post.featured_media}`);
        wanted.add(`/wp-json/wp/v2/users/${post.author}`);
      }
      return withoutEmbedded(posts);
    });
    const calls = blogCalls(page);
    await navigate(page, language, screen);
    await seeAll(page);
    const [list, ...items] = calls.map((url) => url.pathname);
    expect(list).toBe('/wp-json/wp/v2/posts');
    expect(wanted.size).toBeGreaterThan(1);
    expect(items.toSorted()).toEqual([...wanted].toSorted());

    const titles = await titlesOf(page).allTextContents();
    const pictures = await page.getByRole('article').locator('img').evaluateAll(sources);
    await page.goto(screen === 'index' ? `/${language}/` : `/${language}/noticias/`);
    await ready(page);
    expect(await titlesOf(page).allTextContents()).toEqual(titles);
    expect(await page.getByRole('article').locator('img').evaluateAll(sources)).toEqual(pictures);
  });
}

test('a missing picture or author leaves the rest as it is, and a lace of its own in its place [NEWS-07]', async ({
  page,
  problems,
}) => {
  await changeLists(page, withoutEmbedded);
  for (const items of ['**/wp-json/wp/v2/media/*', '**/wp-json/wp/v2/users/*']) {
    await page.route(items, (route) => route.fulfill({ status: 404, json: { code: 'rest_invalid_id' } }));
  }
  await navigate(page, 'es', 'index');
  const cards = page.getByRole('region', { name: es['home.news.title'] }).getByRole('article');
  await expect(cards.filter({ has: page.locator('time') })).toHaveCount(Math.min(3, storiesIn('es').length));
  for (const picture of await cards.locator('img').all()) {
    await expect(picture).toHaveAttribute('src', /^\/art\/noticias\/.+\.svg$/);
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  problems.length = 0;
});

/** Runs in the page. */
function sources(images: Element[]): string[] {
  return images.map((image) => new URL(image.getAttribute('src') ?? '', document.baseURI).pathname);
}

test('a post in another language than the page is not shown, at home and in the list [NEWS-08]', async ({ page }) => {
  // In categories 13 and 79 it counts as English.
  await changeLists(page, ([first, ...others]) => {
    if (!first) return [];
    const terms = [[13, 'Noticias'] as const, [79, 'English'] as const];
    return [
      {
        ...first,
        title: { rendered: 'En dos categorías' },
        categories: terms.map(([id]) => id),
        _embedded: { ...first._embedded, 'wp:term': [terms.map(([id, name]) => ({ id, name, taxonomy: 'category' }))] },
      },
      ...others,
    ];
  });
  for (const language of LANGUAGES) {
    for (const screen of ['index', 'noticias'] as const) {
      await navigate(page, language, screen);
      const both = page.getByRole('article').filter({ hasText: 'En dos categorías' });
      await expect(both).toHaveCount(language === 'en' ? 1 : 0);
    }
  }
  await navigate(page, 'es', 'index');
  const news = page.getByRole('region', { name: es['home.news.title'] });
  await expect(news.getByRole('article')).toHaveCount(Math.min(3, storiesIn('es').length - 1));
});

const TITLE = 'Women’s café & niños – <b>grande</b>';

test('entities in titles and excerpts are letters, and tags in them are text, on cards, story and window [NEWS-11]', async ({
  page,
  problems,
}) => {
  await changeLists(page, (posts) => {
    const first = posts.find((post) => !post.categories.includes(79));
    return posts.map((post) =>
      post === first
        ? {
            ...post,
            title: { rendered: 'Women&#8217;s caf&eacute; &amp; ni&ntilde;os &#x2013; &lt;b&gt;grande&lt;/b&gt;' },
            excerpt: { rendered: '<p>Dijo &#8220;s&iacute;&#8221; &amp;&hellip; a &lt;b&gt;todo&lt;/b&gt;</p>\n' },
          }
        : post,
    );
  });
  for (const screen of ['index', 'noticias'] as const) {
    await navigate(page, 'es', screen);
    const card = page.getByRole('article').filter({ hasText: TITLE });
    await expect(card.getByRole('heading')).toHaveText(TITLE);
    await expect(card).toContainText('Dijo “sí” &… a <b>todo</b>');
    await expect(card.locator('b')).toHaveCount(0);
  }
  await page.route('**/wp-json/wp/v2/posts?slug=*', (route) => route.abort());
  await page.getByRole('article').filter({ hasText: TITLE }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(/^Women’s café & niños/);
  await expect(page.getByRole('alert')).toContainText(es['news.failed']);
  expect(problems.filter((problem) => !problem.includes('posts?slug='))).toEqual([]);
  problems.length = 0;
});
