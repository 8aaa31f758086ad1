import type { Page } from '@playwright/test';
import es from '#content/i18n/es.json' with { type: 'json' };
import { expectNoViolationsAtAllWidths } from './axe.ts';
import { expect, ready, startServer, stopServer, test as base } from './fixtures.ts';

/** The site with one story that holds every WordPress block. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    async ({}, use) => {
      const server = await startServer('blocks');
      await use(server);
      await stopServer(server);
    },
    { scope: 'worker' },
  ],
});

const STORY = '/es/noticias/bloques/';

test.use({ reducedMotion: 'reduce' });

/** Addresses that the page requests from other sites, which answer with a stub. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  return asked;
}

test('every block fits the window and has no accessibility violations at every width [A11Y-01, A11Y-05]', async ({
  page,
}) => {
  test.slow();
  await page.goto(STORY);
  await ready(page);
  await expectNoViolationsAtAllWidths(page, 'blocks');
});

/** Each element of the story's text with its attributes and own words. */
function contentOf(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluate((story) =>
    [...(story.querySelector('p.has-drop-cap')?.parentElement?.querySelectorAll('*') ?? [])].map((element) => {
      const attributes = element.getAttributeNames().toSorted();
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [
        element.tagName,
        ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
        ...words.map((node) => node.textContent),
      ].join(' ');
    }),
  );
}

test('the browser, which sanitises a story that it fetches itself, keeps the same of it as the server [SEC-04]', async ({
  page,
}) => {
  await page.goto(STORY);
  await ready(page);
  await expect(page.getByRole('region', { name: es['news.table'] })).toHaveCount(1);
  const sent = await contentOf(page);
  await page.goto('/es/trabaja-con-nosotros/');
  await ready(page);
  await page.evaluate(() => (location.hash = '/noticias/bloques'));
  await expect(page.getByRole('region', { name: es['news.table'] })).toHaveCount(1);
  expect(await contentOf(page)).toEqual(sent);
  expect(sent.length).toBeGreaterThan(300);
});

test('blocks go beyond the column where the writer asked for it, to the edges of the window or of a phone', async ({
  page,
}) => {
  await page.goto(STORY);
  const story = page.getByRole('article');
  const edges = async (alt: string) => {
    const box = await story.getByRole('img', { name: alt, exact: true }).boundingBox();
    return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) };
  };
  const text = await story.getByText(/^Texto que rodea la imagen/).boundingBox();
  const column = { left: text?.x ?? NaN, right: (text?.x ?? NaN) + (text?.width ?? NaN) };
  const [wide, full] = [await edges('Lámina, ancha'), await edges('Lámina, todo el ancho')];
  expect(wide.left).toBeLessThan(column.left - 50);
  expect(wide.right).toBeGreaterThan(column.right + 50);
  expect(full).toEqual({ left: 0, right: page.viewportSize()?.width });

  await page.setViewportSize({ width: 360, height: 740 });
  for (const alt of ['Lámina, ancha', 'Lámina, todo el ancho'])
    expect(await edges(alt)).toEqual({ left: 0, right: 360 });
});

test('galleries are a grid of pictures of one size', async ({ page }) => {
  await page.goto(STORY);
  for (const [width, columns] of [
    [1440, 3],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await page
      .getByRole('figure', { name: 'La galería de hoy' })
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
    expect(sizes).toHaveLength(4);
    expect(new Set(sizes.map((one) => Math.round(one.left))).size).toBe(columns);
    for (const { width: across, height } of sizes) {
      expect(across / height).toBeCloseTo(4 / 3, 2);
      expect(across).toBeCloseTo(sizes[0]?.width ?? NaN, 0);
    }
  }
});

test('a table that is too wide scrolls by the keyboard, and one that fits takes no focus', async ({ page }) => {
  await page.goto(STORY);
  await ready(page);
  const tables = page.getByRole('region', { name: es['news.table'] });
  await expect(tables).toHaveCount(1);
  await tables.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tables.evaluate((table) => table.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('region', { name: `${es['news.table']}: Cosecha de ejemplo` })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

test('a video is framed only once it was asked for, and nobody else is told of the visitor [SEC-04]', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await page.goto(STORY);
  await ready(page);
  const story = page.getByRole('article');
  await story.getByRole('link', { name: 'Spotify Embed: Un podcast' }).scrollIntoViewIfNeeded();
  await expect(story.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  const link = story.getByRole('link', { name: `${es['news.video_watch']} Una huerta en la escuela` });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcDEF_1-23&t=10');
  await link.press('Enter');
  const frame = story.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('title', 'Una huerta en la escuela');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
  await expect(frame.contentFrame().getByText('player')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcDEF_1-23?start=10&autoplay=1']);
});

test('a note leads to its place at the foot and back [SEC-04]', async ({ page }) => {
  await page.goto(STORY);
  await ready(page);
  const story = page.getByRole('article');
  await story.getByRole('link', { name: '1', exact: true }).click();
  await expect(story.getByText('La nota al pie.')).toBeInViewport();
  await expect(page).toHaveURL(/#\/noticias\/bloques\?lang=es$/);
  await story.getByRole('link', { name: 'Ir a la referencia 1' }).click();
  await expect(story.getByText('Una frase con nota')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each video is a link to its own page, and each foreign frame one too [SEC-04]', async ({ page }) => {
    await page.goto(STORY);
    const story = page.getByRole('article');
    await expect(story.locator('iframe')).toHaveCount(0);
    const addresses = await story
      .getByRole('link', { name: es['news.video_watch'] })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      'https://www.youtube.com/watch?v=abcDEF_1-23&t=10',
      'https://vimeo.com/123456/abc123',
      'https://www.youtube.com/watch?v=zyxWVU98765',
    ]);
    await expect(story.getByRole('link', { name: 'Spotify Embed: Un podcast' })).toHaveAttribute('rel', 'noopener');
  });
});
