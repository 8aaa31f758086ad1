import { rmSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import documents from '#content/documents.json' with { type: 'json' };
import { expect, ready, startServerOf, stopServer, test as base } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { LYING, makePhotographSite, STORY } from './photographSite.ts';

/** A site of its own, with photographs in each kind of frame. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServerOf>> }>({
  server: [
    async ({}, use) => {
      const root = await makePhotographSite();
      const server = await startServerOf(root);
      await use(server);
      await stopServer(server);
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Each kind of frame: by the screen that has it. */
const FRAMES = [
  ['/es/', 'a banner, a cover, a portrait, and programmes'],
  ['/es/tasas-tarifas/', 'an opening as wide as the window on phones'],
  ['/es/politicas-de-privacidad/', 'a cover'],
  [`/es/recursos/?categoria=${documents.categorias[0]?.clave}`, 'a category'],
  ['/es/semaforo/mi-semaforo/', 'dimensions'],
  ['/es/semaforo/', 'pictures with text, and steps'],
  ['/es/escuelas/', 'pictures with text, and hours of a day'],
  ['/es/ee/', 'pictures with text on squared paper'],
  ['/es/microfinanzas/', 'a banner, and stalls'],
  ['/es/donde-trabajamos/', 'regions'],
  ['/es/involucrate/', 'cards'],
  ['/es/involucrate/1/', 'an opening, and roles'],
  ['/es/sostenibilidad/?tema=fundacion', 'things of a theme'],
  ['/es/nuestras-oficinas/', 'an office'],
  ['/es/nosotros/', 'portraits'],
  ['/es/noticias/', 'a list, and portraits'],
  [`/es/noticias/${STORY}/`, 'a story'],
] as const;

const PHOTOGRAPHS = 'main img[data-photograph]';

const boxOf = (photograph: Locator) => photograph.evaluate((image) => [image.clientWidth, image.clientHeight]);

for (const [path, what] of FRAMES) {
  test(`${path} shows ${what} as photographs, whose place stands before they come, on a phone and on a desk`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdRequests(page, /\/fotos\//);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await ready(page);
    const held: { width: number; photograph: Locator; box: number[] }[] = [];
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const before = held.length;
      for (const photograph of await page.locator(PHOTOGRAPHS).all()) {
        if (!(await photograph.isVisible())) continue;
        await photograph.scrollIntoViewIfNeeded();
        held.push({ width, photograph, box: await boxOf(photograph) });
      }
      expect(held.length, `${width} px`).toBeGreaterThan(before);
    }
    release();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { photograph, box } of held.filter((one) => one.width === width)) {
        await expect
          .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await expect(photograph).toHaveCSS('object-fit', 'cover');
        expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.\d+\.avif$/);
        expect(await boxOf(photograph), `${width} px`).toEqual(box);
        expect(Math.min(...box)).toBeGreaterThan(40);
      }
    }
  });
}

test('the focus of a photograph stays in sight wherever it is cropped', async ({ page }) => {
  await page.goto('/es/involucrate/1/');
  await expect(page.locator(PHOTOGRAPHS).first()).toHaveCSS('object-position', '76% 29%');
});

/** Words that lie over a photograph without a ground of their own. */
const wordsOver = (page: Page) =>
  page.evaluate((photographs) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(photographs)].filter((one) => one.checkVisibility());
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        // For screen readers alone.
        getComputedStyle(holder).clipPath === 'inset(50%)'
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lies = (image: HTMLImageElement) => {
        for (let on: Element | null = holder; on && !on.contains(image); on = on.parentElement) {
          if (!/, 0\)$|transparent/.test(getComputedStyle(on).backgroundColor)) return false;
        }
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return [...range.getClientRects()].some(
          (line) =>
            line.width > 2 &&
            Math.min(line.right, right) - Math.max(line.left, left) > 2 &&
            Math.min(line.bottom, bottom) - Math.max(line.top, top) > 2,
        );
      };
      if (images.some(lies)) found.push(node.textContent.trim());
    }
    return { photographs: images.length, found };
  }, PHOTOGRAPHS);

for (const [where, media] of [
  ['on paper', { media: 'print' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${where} no words lie on a photograph without a ground of their own`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    for (const path of ['/es/', '/es/ee/', '/es/microfinanzas/', '/es/involucrate/', `/es/noticias/${STORY}/`]) {
      await page.goto(path);
      await ready(page);
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await expect.poll(async () => [path, (await wordsOver(page)).found]).toEqual([path, []]);
      expect((await wordsOver(page)).photographs).toBeGreaterThan(0);
    }
  });
}

test('a photograph may be kept for ever, and who saves data gets its smallest width [SHELL-12]', async ({
  page,
  request,
}) => {
  await page.goto(`/es/noticias/${STORY}/`);
  const srcset = (await page.locator('main source[type="image/avif"]').first().getAttribute('srcset')) ?? '';
  const [small = '', , , large = ''] = srcset.split(', ').map((one) => one.split(' ')[0] ?? '');
  const whole = await request.get(large);
  expect(whole.headers()['cache-control']).toContain('immutable');
  expect(whole.headers()['content-type']).toBe('image/avif');
  const saved = await request.get(large, { headers: { 'save-data': 'on' } });
  expect(saved.headers()['vary']).toContain('save-data');
  expect(await saved.body()).toEqual(await (await request.get(small)).body());
});

test('a story opened from the list shows the photograph in its text in AVIF, too [NEWS-05]', async ({ page }) => {
  await page.goto('/es/noticias/');
  await ready(page);
  await page.locator(`main a[href$="/noticias/${STORY}/"]`).first().click();
  const photograph = page.getByRole('img', { name: 'Un campo de pie' });
  await photograph.scrollIntoViewIfNeeded();
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.\d+\.avif$/);
});

test('a story with a photograph is shared with it, and answers other programs with an address that leads to it', async ({
  page,
  request,
}) => {
  await page.goto(`/es/noticias/${STORY}/`);
  const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const answer = await request.get(new URL(card).pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  // A day: without its picture it would be kept for five minutes.
  expect(answer.headers()['cache-control']).toContain('max-age=86400');
  const [post] = (await (await request.get(`/wp-json/wp/v2/posts?slug=${STORY}&_embed`)).json()) as {
    _embedded: { 'wp:featuredmedia': { source_url: string }[] };
  }[];
  const address = post?._embedded['wp:featuredmedia'][0]?.source_url ?? '';
  expect(address).toContain(LYING.replace(/\.jpg$/, '.'));
  expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg');
});
