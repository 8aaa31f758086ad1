import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { fetchList } from '#contract/news.ts';
import { fold } from '#contract/text.ts';
import { expect, ready, test } from './fixtures.ts';
import { blog, storiesWithRareWord } from './rareWord.ts';

/** Without the opinions below the list. */
const listed = (page: Page) => page.getByRole('region', { name: es['news.list'] }).getByRole('article');

const field = (page: Page) => page.getByRole('searchbox', { name: es['news.search'] });

const countOf = (count: number) =>
  es[count === 1 ? 'news.found_one' : 'news.found_other'].replace('{count}', String(count));

test('a word that stands only in a story’s text finds it, whatever its capitals, and the address can be shared [NEWS-01]', async ({
  page,
}) => {
  const [{ story, word }] = await storiesWithRareWord();
  await page.goto('/#/noticias');
  await ready(page);
  const all = await listed(page).count();
  await field(page).pressSequentially(word.toUpperCase());
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(story.title.rendered);
  await expect(page.getByRole('status').filter({ hasText: countOf(1) })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`[?&]q=${word}`, 'i'));

  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await ready(page);
  await expect(field(page)).toHaveValue(word.toUpperCase());
  await expect(listed(page)).toHaveCount(1);
  await field(page).fill('');
  await expect(listed(page)).toHaveCount(all);
});

test('a title finds its story without its accents, and the categories narrow what was found [NEWS-01]', async ({
  page,
}) => {
  const posts = await fetchList(blog, 'es');
  const [story] = posts;
  if (!story) throw new Error('there are no stories');
  await page.goto('/#/noticias');
  await ready(page);
  await field(page).fill(fold(story.title.rendered));
  await expect(listed(page).first()).toContainText(story.title.rendered);
  const others = await page
    .getByRole('list', { name: es['news.categories'] })
    .getByRole('link')
    .filter({
      hasNotText: new RegExp(
        `^(${[es['news.all_categories'], ...story.categories.map(({ name }) => name)].join('|')})$`,
      ),
    })
    .all();
  for (const other of others.slice(0, 1)) {
    await other.click();
    await expect(listed(page).filter({ hasText: story.title.rendered })).toHaveCount(0);
  }
  await field(page).fill('xyzwkq');
  await expect(page).toHaveURL(/[?&]q=xyzwkq/);
  await page.getByRole('button', { name: es['news.show_all'] }).click();
  await expect(field(page)).toHaveValue('');
  await expect(listed(page).first()).toBeVisible();
});

test('a search that the server does not answer says so and can be tried again [NEWS-01, NEWS-09]', async ({
  page,
  problems,
}) => {
  const [{ story, word }] = await storiesWithRareWord();
  await page.goto('/#/noticias');
  await ready(page);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  const searches = /\/wp-json\/wp\/v2\/posts\?.*search=/;
  await page.route(searches, async (route) => {
    await held;
    await route.fulfill({ status: 503, body: '{}' });
  });
  await field(page).fill(word);
  await expect(page.getByText(es['news.loading'])).toBeAttached();
  answer();
  await expect(page.getByRole('alert')).toContainText(es['news.failed']);
  await page.unroute(searches);
  await page.getByRole('button', { name: es['common.retry'] }).click();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(story.title.rendered);
  problems.length = 0;
});
