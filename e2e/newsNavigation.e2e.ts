import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { PAGE_POSTS, PHONE_POSTS, shownOf } from '#web/screens/news/newsQuery.ts';
import { escaped, fill, storiesIn } from './content.ts';
import { expect, ready, test } from './fixtures.ts';
import { ENTRY_SCRIPT, holdRequests, TEXT_FILES } from './holdRequests.ts';
import { storiesWithRareWord } from './rareWord.ts';
import { scrollTop, untilStill, wheel, wheelToFooter } from './scrolling.ts';

/** Longer than the search waits for typing to end. */
const KEY_MS = 350;

const STORIES = storiesIn('es');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const listed = (page: Page) =>
  page.getByRole('region', { name: es['news.list'] }).getByRole('article').filter({ visible: true });
const moreOf = (page: Page) => page.getByRole('button', { name: es['news.more'] });
/** The last link of the story's text. */
const sourceOf = (page: Page, story = STORIES[0]) =>
  page.getByRole('article').locator(`a[href="${story?.source}"]`).first();

for (const width of [360, 1440])
  test(`the list of news is searched, filtered and made longer without a move of page or focus at ${width} px [NEWS-01, SHELL-09, A11Y-02]`, async ({
    page,
  }) => {
    const [one, other] = await storiesWithRareWord();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/es/noticias/');
    await ready(page);
    const stories = listed(page);
    const atFirst = shownOf(STORIES.length, PAGE_POSTS);
    const waits = width < 600 && atFirst < STORIES.length;
    await expect(stories).toHaveCount(waits ? PHONE_POSTS : atFirst);
    const field = page.getByRole('searchbox', { name: es['news.search'] });
    // A desk has no room to scroll: at rest its field is as near to the sticky header as focus leaves it.
    if (width < 600) await wheel(page, 12);
    await field.click();
    const before = await scrollTop(page);
    expect(before > 0).toBe(width < 600);
    await field.pressSequentially(one.word, { delay: KEY_MS });
    await expect(page).toHaveURL(new RegExp(`[?&]q=${one.word}(&|$)`));
    await expect(field).toHaveValue(one.word);
    await expect(field).toBeFocused();
    await expect(stories).toHaveCount(1);
    await expect(stories).toContainText(one.story.title.rendered);
    expect(await scrollTop(page)).toBe(before);

    // The button searches at once, with what was typed on the way to it.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(other.word.toUpperCase());
    await page.keyboard.press('Tab');
    const submit = page.getByRole('button', { name: es['news.search_submit'], exact: true });
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stories).toContainText([other.story.title.rendered]);
    await expect(page.getByRole('status').filter({ hasText: fill(es['news.found_one'], { count: 1 }) })).toBeVisible();
    await expect(submit).toBeFocused();
    expect(await scrollTop(page)).toBe(before);

    const names = [es['news.all_categories'], ...other.story.categories.map(({ name }) => name)];
    const foreign = page
      .getByRole('list', { name: es['news.categories'] })
      .getByRole('link')
      .filter({ hasNotText: new RegExp(`^(${names.map(escaped).join('|')})$`) });
    for (const chip of (await foreign.all()).slice(0, 1)) {
      await chip.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(es['news.nothing_found'], { exact: true })).toBeVisible();
      await expect(chip).toBeFocused();
      expect(await scrollTop(page)).toBe(before);
    }
    await page.goto('/es/noticias/');
    await ready(page);

    const more = moreOf(page);
    for (let shown = PAGE_POSTS; shownOf(STORIES.length, shown) < STORIES.length; shown += PAGE_POSTS) {
      const had = await stories.count();
      await more.focus();
      await untilStill(page);
      const bottom = await scrollTop(page);
      expect(bottom).toBeGreaterThan(1000);
      await page.keyboard.press('Enter');
      await expect(stories).toHaveCount(shownOf(STORIES.length, shown + PAGE_POSTS));
      // The last press removes the button: focus goes to the first story added.
      const isLast = shownOf(STORIES.length, shown + PAGE_POSTS) === STORIES.length;
      await expect(more).toHaveCount(isLast ? 0 : 1);
      await expect(isLast ? stories.nth(had).getByRole('link') : more).toBeFocused();
      expect(await scrollTop(page)).toBe(bottom);
    }
  });

test('a reload comes back to the same place, also of a list that was made longer, and in the middle of another [SHELL-09]', async ({
  page,
}) => {
  test.skip(shownOf(STORIES.length, PAGE_POSTS) === STORIES.length, 'all stories are shown at once');
  await page.goto('/es/noticias/');
  await ready(page);
  await moreOf(page).click();
  const story = listed(page).nth(shownOf(STORIES.length, 2 * PAGE_POSTS) - 1);
  await expect(story).toBeVisible();
  const middle = await page.evaluate(() => Math.round((document.documentElement.scrollHeight - innerHeight) / 2));
  // Before any scroll event.
  const leave = () =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      location.reload();
    }, middle);
  const loaded = page.waitForEvent('load');
  await leave();
  await loaded;
  await ready(page);
  await expect(story).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(middle);
  await untilStill(page);
  expect(await scrollTop(page)).toBe(middle);

  const release = await holdRequests(page, TEXT_FILES);
  for (let times = 0; times < 2; times += 1) await page.reload({ waitUntil: 'load' });
  release();
  await ready(page);
  await expect(story).toBeVisible();
  await untilStill(page);
  expect(await scrollTop(page)).toBe(middle);
});

test('code that comes late moves neither a page nor a focus that the visitor has moved, nor what they typed [SHELL-09, SHELL-12, A11Y-02]', async ({
  page,
}) => {
  const [{ word }] = await storiesWithRareWord();
  const start = word.slice(0, 4);
  await page.goto('/es/escuelas/');
  await ready(page);
  await wheel(page, 1200);
  for (const typed of [true, false]) {
    const release = await holdRequests(page, ENTRY_SCRIPT);
    if (typed) await page.goto('/es/noticias/', { waitUntil: 'load' });
    else await page.reload({ waitUntil: 'load' });
    expect(await scrollTop(page)).toBe(0);
    await wheel(page, 300);
    if (typed) {
      await page.getByRole('main').getByRole('searchbox').click();
      await page.keyboard.type(start, { delay: KEY_MS });
    }
    const focused = await page.evaluateHandle(() => document.activeElement);
    const before = await scrollTop(page);
    release();
    await ready(page);
    if (typed) await expect(page).toHaveURL(new RegExp(`[?&]q=${start}(&|$)`));
    await untilStill(page);
    expect(await scrollTop(page)).toBe(before);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    if (typed) {
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(start);
      await page.keyboard.type(word.slice(4), { delay: KEY_MS });
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(word);
    }
    await page.unroute(ENTRY_SCRIPT);
  }
});

test('the focus waits for the heading of a story that comes late, and is never lost [SHELL-09, NEWS-04, NEWS-09, A11Y-02]', async ({
  page,
  problems,
}) => {
  const STORY = /\/wp-json\/wp\/v2\/posts\?slug=/;
  const FETCHING = /\/assets\/FetchedQuery-/;
  const previous = page.getByRole('link', { name: new RegExp(`^${escaped(es['news.previous'])}`) });
  await page.goto('/es/noticias/');
  await ready(page);
  // The stored story shows first, then renders again with the code that fetches.
  const release = await holdRequests(page, FETCHING);
  await listed(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  release();
  await expect(sourceOf(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();

  // A story that is not stored.
  const answer = await holdRequests(page, STORY);
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  answer();
  await expect(heading(page)).toBeFocused();
  await page.unroute(STORY);

  // Focus moved meanwhile stays.
  const late = await holdRequests(page, STORY);
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const gone = await page.evaluateHandle(() => document.activeElement);
  expect(await gone.evaluate((element) => element?.tagName)).not.toBe('BODY');
  late();
  await expect(sourceOf(page, STORIES[2])).toBeVisible();
  expect(await gone.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.unroute(STORY);

  // Retrying removes the focused button.
  await page.route(STORY, (route) => route.fulfill({ status: 503, body: '{}' }));
  await previous.focus();
  await page.keyboard.press('Enter');
  const retry = page.getByRole('button', { name: es['common.retry'] });
  await retry.focus();
  await page.unroute(STORY);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  problems.length = 0;
});

/** Distance from the page's start to the footer. */
const footerAt = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);

test('recommendations that come late move nothing below them [NEWS-05]', async ({ page }) => {
  const release = await holdRequests(page, /suggested-posts/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/es/noticias/${STORIES.at(-1)?.slug}/`);
  await ready(page);
  await wheelToFooter(page);
  const before = await footerAt(page);
  release();
  await expect(page.getByRole('region', { name: es['news.suggested'] })).toBeVisible();
  expect(await footerAt(page)).toBe(before);
});

test('recommendations that fail are left out, with the room kept for them, and logged [NEWS-05]', async ({
  page,
  problems,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  const failing = Promise.withResolvers<void>();
  await page.route('**/suggested-posts**', async (route) => {
    await failing.promise;
    await route.fulfill({ status: 500, body: 'no' });
  });
  await page.goto(`/es/noticias/${STORIES.at(-1)?.slug}/`);
  await ready(page);
  await wheelToFooter(page);
  const before = await footerAt(page);
  failing.resolve();
  await expect.poll(() => logged.join()).toContain('recommended posts did not come');
  await expect.poll(() => footerAt(page)).toBeLessThan(before - 100);
  await expect(page.getByRole('region', { name: es['news.suggested'] })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  problems.length = 0;
});
