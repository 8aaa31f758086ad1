import type { Page } from '@playwright/test';
import offices from '#content/offices.json' with { type: 'json' };
import { TEXTS } from './content.ts';
import { expect, ready, test } from './fixtures.ts';
import { ENTRY_SCRIPT, holdRequests, TEXT_FILES } from './holdRequests.ts';
import { storiesWithRareWord } from './rareWord.ts';

const { es } = TEXTS;

test.use({ viewport: { width: 360, height: 740 } });

const listed = (page: Page) => page.getByRole('region', { name: es['news.list'] }).getByRole('article');

async function search(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).click();
  await page.keyboard.type(words, { delay: 30 });
  await page.keyboard.press('Enter');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server searches the news and the offices [NEWS-01, OFF-01, SHELL-12]', async ({ page }) => {
    const [{ story, word }] = await storiesWithRareWord();
    await page.goto('/es/noticias/');
    await search(page, es['news.search'], word);
    await expect(listed(page)).toHaveCount(1);
    await expect(listed(page)).toContainText(story.title.rendered);
    await expect(page.getByRole('searchbox', { name: es['news.search'] })).toHaveValue(word);

    const city = offices.oficinas.at(-1)?.ciudad ?? '';
    await page.goto('/es/nuestras-oficinas/');
    const all = await page.getByRole('main').getByRole('listitem').count();
    await search(page, es['offices.search'], city);
    await expect(page.getByRole('searchbox', { name: es['offices.search'] })).toHaveValue(city);
    await expect(page.getByRole('main')).toContainText(city);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(all);
  });

  test('words are shown as words, never as part of the page [NEWS-01]', async ({ page }) => {
    const words = '"><img src=x onerror=alert(1)>';
    await page.goto('/es/noticias/');
    await search(page, es['news.search'], words);
    await expect(page.getByRole('searchbox', { name: es['news.search'] })).toHaveValue(words);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    await expect(listed(page)).toHaveCount(0);
  });
});

for (const [held, address] of [
  ['the code', ENTRY_SCRIPT],
  ['its texts', TEXT_FILES],
] as const)
  test(`who presses Enter before ${held} finds, keeps the words, and goes on from there [NEWS-01, SHELL-12]`, async ({
    page,
  }) => {
    const [{ story, word }] = await storiesWithRareWord();
    const release = await holdRequests(page, address);
    await page.goto('/es/noticias/', { waitUntil: 'domcontentloaded' });
    // The address has its hash form before the texts are there.
    if (address === TEXT_FILES) await expect(page).toHaveURL(/#/);
    await search(page, es['news.search'], word);
    await expect(listed(page)).toHaveCount(1);
    release();
    await ready(page);
    await expect(listed(page)).toContainText(story.title.rendered);
    const field = page.getByRole('searchbox', { name: es['news.search'] });
    await expect(field).toHaveValue(word);
    await field.click();
    // The press put the caret where it fell, within a long word.
    await page.keyboard.press('End');
    for (const _ of word) await page.keyboard.press('Backspace');
    await expect.poll(() => listed(page).count()).toBeGreaterThan(1);
  });

for (const [route, label] of [
  ['noticias', es['news.search']],
  ['nuestras-oficinas', es['offices.search']],
] as const)
  test(`what is typed on /${route} while the code comes stays whole [NEWS-01, OFF-01, SHELL-12]`, async ({ page }) => {
    const release = await holdRequests(page, ENTRY_SCRIPT);
    await page.goto(`/es/${route}/`, { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('searchbox', { name: label });
    await field.click();
    await page.keyboard.type('sembra', { delay: 30 });
    release();
    let typed = 'sembra';
    while (!(await page.evaluate(() => document.querySelector('[data-ready=screen]') !== null))) {
      await page.keyboard.press('a');
      typed += 'a';
    }
    await page.keyboard.type('doras', { delay: 30 });
    await expect(field).toHaveValue(`${typed}doras`);
  });
