import { createRequire } from 'node:module';
import { fas } from '@fortawesome/free-solid-svg-icons';
import type { Locator, Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { expect, ready, test } from './fixtures.ts';
import { doubleTextSize, expectNoOverflow } from './layoutChecks.ts';

test.use({ reducedMotion: 'reduce' });

async function open(page: Page, address: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await ready(page);
}

async function columnsOf(elements: Locator): Promise<number> {
  const lefts = await elements.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

test.describe('the page changes its layout', () => {
  test('between 599 and 600 px: figures and maps of a phone, then of a tablet [SHELL-13]', async ({ page }) => {
    await open(page, '/es/', 599);
    await page.getByText(es['home.figures.title']).click();
    const rows = page.locator('dl > div');
    const head = page.getByRole('heading', { name: es['home.world.title'] });
    const pause = page.getByRole('region', { name: es['home.world.carousel'] }).getByRole('button').first();
    const isBeside = async () => ((await pause.boundingBox())?.x ?? 0) > ((await head.boundingBox())?.width ?? 0);
    expect(await columnsOf(rows)).toBe(1);
    expect(await isBeside()).toBe(false);
    await page.setViewportSize({ width: 600, height: 900 });
    expect(await columnsOf(rows)).toBe(2);
    expect(await isBeside()).toBe(true);
  });

  test('between 599 and 600 px: one whole map, then three [SHELL-13, CAR-01]', async ({ page }) => {
    await open(page, '/es/', 599);
    const world = page.getByRole('region', { name: es['home.world.carousel'] });
    await world.scrollIntoViewIfNeeded();
    const whole = async (width: number) => {
      const boxes = await Promise.all((await world.getByRole('group').all()).map((slide) => slide.boundingBox()));
      return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
    };
    expect(await whole(599)).toBe(1);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => whole(600)).toBe(3);
  });

  test('between 959 and 960 px: one column of news, then two [SHELL-13]', async ({ page }) => {
    await open(page, '/es/', 959);
    const cards = page.getByRole('region', { name: es['home.news.title'] }).getByRole('article');
    expect(await columnsOf(cards)).toBe(1);
    await page.setViewportSize({ width: 960, height: 900 });
    expect(await columnsOf(cards)).toBe(2);
  });

  test('between 1279 and 1280 px: the search in the menu, then beside it, too [SHELL-13]', async ({ page }) => {
    await open(page, '/es/', 1279);
    const search = page.getByRole('banner').getByRole('link', { name: es['search.label'] });
    await expect(search).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(search).toBeVisible();
  });

  test('at no other places: fractions of a pixel belong to the smaller one [SHELL-13]', async ({ page }) => {
    const limits = new Set<string>();
    for (const address of ['/es/', '/es/noticias/', '/es/nosotros/', '/es/trabaja-con-nosotros/']) {
      await open(page, address, 1440);
      const widths = await page.evaluate(() => {
        const conditions = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.conditionText] : []));
        return [...document.styleSheets]
          .flatMap((sheet) => conditions(sheet.cssRules))
          .flatMap((condition) => condition.match(/[\d.]+px/g) ?? []);
      });
      for (const width of widths) limits.add(width);
    }
    // Of the burger.
    limits.delete('1139.98px');
    for (const limit of limits) {
      expect(['599.98px', '600px', '959.98px', '960px', '1279.98px', '1280px', '1919.98px', '1920px']).toContain(limit);
    }
    expect(limits.size).toBeGreaterThan(2);
  });
});

test('the programmes that have a hero open with 80 % of the window, and with more only where their words need it [SHELL-15]', async ({
  page,
}) => {
  for (const route of ['semaforo', 'microfinanzas', 'escuelas', 'ee']) {
    await open(page, `/es/${route}/`, 1440);
    const opening = page.getByRole('main').locator('section').first();
    const picture = opening.locator('img');
    for (const [width, height, least, most] of [
      [1440, 900, 720, 721],
      [768, 1024, 819, 820],
      [1440, 1500, 992, 993],
      [1280, 720, 576, 720],
      [360, 740, 592, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const shown = Math.round((await opening.boundingBox())?.height ?? 0);
      expect(shown, `${route} at ${width} × ${height}`).toBeGreaterThanOrEqual(least);
      expect(shown, `${route} at ${width} × ${height}`).toBeLessThanOrEqual(most);
      expect((await picture.boundingBox())?.height, `${route} at ${width} × ${height}`).toBeGreaterThan(170);
    }
  }
});

function drawingOf(name: string): string | undefined {
  const path = Object.values(fas).find((icon) => icon.iconName === name)?.icon[4];
  return Array.isArray(path) ? path.join('') : path;
}

test('every icon is drawn as in Font Awesome 6.7.2, and readers skip it [SHELL-15]', async ({ page, request }) => {
  const { version } = createRequire(import.meta.url)('@fortawesome/free-solid-svg-icons/package.json') as {
    version: string;
  };
  expect(version).toBe('6.7.2');
  const seen = new Set<string>();
  const answer = await request.get('/wp-json/wp/v2/posts?categories=13&per_page=1&_fields=slug');
  const [story] = (await answer.json()) as { slug: string }[];

  for (const address of ['/es/', '/es/noticias/', '/es/trabaja-con-nosotros/', `/es/noticias/${story?.slug}/`]) {
    await open(page, address, 768);
    await page.getByLabel(es['header.menu'], { exact: true }).click();
    const drawn = await page.locator('#root svg').evaluateAll((icons) =>
      icons.map((icon) => ({
        name: icon.getAttribute('data-icon') ?? '',
        path:
          document.querySelector(`${icon.querySelector('use')?.getAttribute('href')} path`)?.getAttribute('d') ?? '',
        hidden: icon.getAttribute('aria-hidden'),
      })),
    );
    for (const { name, path, hidden } of drawn) {
      seen.add(name);
      expect(path, name).toBe(drawingOf(name));
      expect(hidden, name).toBe('true');
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['arrow-left', 'arrow-right', 'play', 'xmark', 'comment-dots', 'share-nodes']),
  );
});

test('with text of 200 % the open menu still scrolls to its last link [A11Y-05, HEAD-02]', async ({ page }) => {
  await open(page, '/es/', 360, 740);
  await doubleTextSize(page);
  await page.getByLabel(es['header.menu'], { exact: true }).click();
  await expectNoOverflow(page, 'menu');
  const menu = page.getByRole('navigation', { name: es['header.nav'] });
  expect(await menu.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(740);
  await menu.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});
