import { labelOf } from '#contract/language.ts';
import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { expectNoViolations, expectNoViolationsAtAllWidths } from './axe.ts';
import { storiesIn } from './content.ts';
import { expect, ready, test } from './fixtures.ts';
import { doubleTextSize } from './layoutChecks.ts';
import { wheelToFooter } from './scrolling.ts';

test.use({ reducedMotion: 'reduce' });

const STORY = `/noticias/${storiesIn('es')[0]?.slug}`;

const KINDS = ['/es/', '/es/noticias/', `/es${STORY}/`, '/es/noticias/categoria/13/', '/es/involucrate/'] as const;

async function open(page: Page, address: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await ready(page);
}

/** What has focus, and what covers it; null at the end of the tab order. */
function focusedAndCover(page: Page): Promise<{ name: string; under: string[] } | null> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const inset = [0.2, 0.5, 0.8];
    const coverOf = ({ left, top, width, height }: DOMRect) =>
      inset.flatMap((across) =>
        inset.flatMap((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit && focused.contains(hit) ? [] : [hit ? hit.outerHTML.slice(0, 60) : 'outside the window'];
        }),
      );
    let under = [...focused.getClientRects()].flatMap(coverOf);
    // A carousel scrolls to a focused slide in the next frame.
    for (let frame = 0; frame < 3 && under.length > 0; frame += 1) {
      await new Promise(requestAnimationFrame);
      under = [...focused.getClientRects()].flatMap(coverOf);
    }
    return { name: (focused.textContent || (focused.getAttribute('aria-label') ?? '')).trim(), under };
  });
}

async function expectNothingOverFocus(page: Page, key: 'Tab' | 'Shift+Tab', state: string): Promise<void> {
  let stops = 0;
  for (let pressed = 0; pressed < 150; pressed += 1) {
    const stop = await focusedAndCover(page);
    if (!stop) break;
    stops += 1;
    expect(stop.under, `${key} to ${stop.name} of ${state}`).toEqual([]);
    await page.keyboard.press(key);
  }
  expect(stops, state).toBeGreaterThan(20);
}

test('nothing lies over what the keyboard comes to, forwards on a phone and backwards on phone and desk [A11Y-02]', async ({
  page,
}) => {
  test.slow();
  await open(page, '/es/', 360, 640);
  await page.keyboard.press('Tab');
  await expectNothingOverFocus(page, 'Tab', 'home on a phone');
  for (const [address, width, height] of [
    ['/es/', 360, 640],
    ['/es/noticias/', 360, 640],
    ['/es/', 1440, 800],
    [`/es${STORY}/`, 1440, 800],
    ['/es/involucrate/', 1440, 900],
  ] as const) {
    await open(page, address, width, height);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expectNothingOverFocus(page, 'Shift+Tab', `${address} at ${width} px`);
  }
});

test('with text twice as large a bar of several lines does not stay over the page [A11Y-05]', async ({ page }) => {
  await open(page, '/es/', 320);
  await doubleTextSize(page);
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the menu’s and the language’s current entry are told apart without colours [HEAD-03, HEAD-04]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/es/nosotros/', 1440);
  const menu = page.getByRole('navigation', { name: es['header.nav'] });
  const ours = menu.getByRole('link', { name: es['route.nosotros.title'] });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.getByLabel(es['header.menu'], { exact: true }).click();
    for (const link of [ours, page.getByRole('link', { name: labelOf('es') })]) {
      const marked = await link.screenshot();
      const mark = await link.getAttribute('aria-current');
      await link.evaluate((element) => element.removeAttribute('aria-current'));
      const plain = await link.screenshot();
      await link.evaluate((element, value) => element.setAttribute('aria-current', value), mark ?? '');
      expect(mark).toMatch(/page|true/);
      expect(marked.equals(plain), `${await link.textContent()} at ${width} px`).toBe(false);
    }
  }
});

test('an English story that is read in Spanish is marked as English, and what surrounds it is not [NEWS-03]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/wp-json/wp/v2/posts?categories=79&per_page=1&_fields=slug');
  const [story] = (await answer.json()) as { slug: string }[];
  await page.addInitScript(() => localStorage.setItem('lang', 'es'));
  await open(page, `/#/noticias/${story?.slug}`, 1440);
  const languageOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.locator('[lang=en] p').first()).toBeVisible();
  expect(await languageOf('main h1')).toBe('en');
  for (const around of [
    'main article a',
    'main article time',
    'main article button',
    'main article aside',
    'main article ~ nav',
  ])
    expect(await languageOf(around), around).toBe('es');
  // Recommended stories are in the story's language, their dates in the reader's.
  const suggested = page.getByRole('region', { name: es['news.suggested'] });
  await wheelToFooter(page);
  await expect(suggested.getByRole('heading', { level: 3 }).first()).toHaveAttribute('lang', 'en');
  await expect(suggested.locator('[lang=en] time')).toHaveCount(0);
});

test('on paper there is nothing to press, all words are dark, and every slide is there', async ({ page }) => {
  for (const address of KINDS) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, address, 720);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('button, form, footer, header:has(nav)').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: es['whatsapp.button'] })).toBeHidden();
    const light = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const parts = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
        if (Math.max(...parts.slice(0, 3)) > 80) found.push(node.textContent.trim());
      }
      return found;
    });
    expect(light, address).toEqual([]);
    const slides = page.locator('section[aria-roledescription]').filter({ visible: true }).locator('[role=group]');
    await expect(slides.filter({ visible: true })).toHaveCount(await slides.count());
  }
});

test('the open menu has no violation [A11Y-01]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/index');
  await ready(page);
  await page.getByLabel(es['header.menu'], { exact: true }).click();
  await expect(page.getByRole('navigation', { name: es['header.nav'] })).toBeVisible();
  await expectNoViolations(page, 'menu');
});

test('the share dialog has no violation, keeps the focus in and closes by its backdrop [A11Y-01, A11Y-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/#/semaforo');
  await ready(page);
  await page.getByRole('button', { name: es['share.button'] }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page, 'share dialog');
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
  }
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('news that fail to load have no violation [A11Y-01]', async ({ page, problems }) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.route('**/wp-json/**', (route) => route.abort());
  await page.evaluate(() => (location.hash = '/noticias'));
  await expect(page.getByRole('alert')).toContainText(es['news.failed']);
  await expectNoViolationsAtAllWidths(page, 'failed news');
  problems.length = 0;
});

test('an address that leads nowhere has no violation [A11Y-01]', async ({ page, problems }) => {
  await page.goto('/es/no-such-place/');
  await page.locator('[data-ready=screen]').waitFor({ state: 'attached' });
  await expectNoViolationsAtAllWidths(page, '404');
  problems.length = 0;
});

test('the first stop of the keyboard leads past the header [A11Y-02]', async ({ page }) => {
  await page.goto('/#/semaforo');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: es['common.skip'] });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await expect(page).toHaveURL(/\/#\/semaforo\?lang=es$/);
});

test('a button that goes away as it takes the focus leaves it to its section’s heading [A11Y-02]', async ({ page }) => {
  await page.goto('/#/nosotros');
  await ready(page);
  const row = page
    .locator('section[aria-roledescription]')
    .filter({ has: page.getByRole('button') })
    .last();
  await row
    .getByRole('button')
    .first()
    .evaluate((button) => {
      // As React does, before the event reaches the document.
      document.querySelector('#root')?.addEventListener('focusin', ({ target }) => {
        if (target === button) queueMicrotask(() => button.remove());
      });
      const before = document.createElement('button');
      button.before(before);
      before.focus();
    });
  await page.keyboard.press('Tab');
  await expect(row.getByRole('heading', { level: 2 })).toBeFocused();
});

test('every stop of the keyboard is seen, with a ring, and in an order that goes down the page [A11Y-02]', async ({
  page,
}) => {
  await page.goto('/#/nosotros');
  await ready(page);
  const stops: { name: string; ring: boolean; visible: boolean }[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')];
      return {
        name: element.textContent?.trim() ?? '',
        ring: drawn.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2),
        visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ ring, visible }) => !ring || !visible)).toEqual([]);
});
