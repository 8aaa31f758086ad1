import type { Locator, Page } from '@playwright/test';
import { openStill } from './carousels.ts';
import figures from '#content/impact.json' with { type: 'json' };
import { figureListSchema } from '#contract/content.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { SLIDES } from '#web/screens/home/scenes.ts';
import { TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { applyTextSpacing, boxOf } from './layoutChecks.ts';

const { es } = TEXTS;

/** Ledger HOME-03. */
const SHOWN = figureListSchema.parse(figures).filter(({ clazz }) => clazz !== 'outcome');
const GIANT = SHOWN.find(({ clazz }) => clazz === 'giant');
const COUNTED = [...(GIANT ? [GIANT] : []), ...SHOWN.filter((figure) => figure !== GIANT)];
const hasProof = figures.some(({ tipo }) => tipo === SLIDES[0].proof);
const write = (language: 'es' | 'en') =>
  COUNTED.map(({ id, impacto }) => (id === PLUS_KIND ? '+' : '') + formatNumber(language)(impacto));
const FIGURES = { es: write('es'), en: write('en') };
const [LARGEST = 0] = COUNTED.map(({ impacto }) => impacto);

const impactOf = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('region', { name: TEXTS[language]['home.impact.title'] });

async function open(page: Page, language: 'es' | 'en', width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`/${language}/`);
  await ready(page);
}

test('on a cheap phone the first view says who this is, that it works, and what to do [HOME-01]', async ({ page }) => {
  for (const language of LANGUAGES) {
    await open(page, language, 360, 640);
    const t = TEXTS[language];
    const slide = page.getByRole('region', { name: t['home.banner'] }).locator('[data-current]');
    const foot = (await boxOf(page.locator('main > :last-child'))).y;
    for (const part of [
      slide.getByText(t['home.who']),
      slide.getByRole('heading'),
      ...(hasProof ? [slide.locator('strong')] : []),
      slide.getByRole('link', { name: t['home.slide.1.action'] }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(foot);
    }
  }
});

test.describe('the banner', () => {
  test('has 80 % of the window, as long as that is enough and not too much [HOME-01, SHELL-15]', async ({ page }) => {
    await open(page, 'es', 1440);
    const slides = page.getByRole('region', { name: es['home.banner'] }).locator('[data-sky]');
    await expect(slides).toHaveCount(3);
    // `spare`: sky below the words that they could still take.
    const measure = (slide: Locator) =>
      slide.evaluate((element) => {
        const [sky, words] = [element.firstElementChild, element.querySelector(':scope > div > .wrap')];
        if (!sky || !words) return { shown: 0, spare: 0 };
        const ground = Number.parseFloat(getComputedStyle(sky).paddingBlockEnd);
        const spare = sky.getBoundingClientRect().bottom - ground - words.getBoundingClientRect().bottom;
        return { shown: element.clientHeight, spare };
      });
    for (const [width, height, wanted] of [
      [1440, 900, 720],
      [1280, 720, 576],
      [1024, 768, 614],
      [768, 1024, 819],
      [1440, 500, 544],
      [1440, 1500, 992],
      [360, 740, 592],
    ] as const) {
      await page.setViewportSize({ width, height });
      const measured = await Promise.all((await slides.all()).map(measure));
      // All are as high as the one with the longest words.
      const least = Math.min(...measured.map(({ spare }) => spare));
      for (const { shown } of measured) {
        expect(shown, `${width} × ${height}`).toBeGreaterThanOrEqual(wanted - 3);
        expect(Math.min(shown - wanted, least), `${width} × ${height}`).toBeLessThanOrEqual(3);
      }
    }
  });

  test('keeps its words off what is dark in the pictures, with any spacing of letters [HOME-01]', async ({ page }) => {
    for (const [language, width, height] of [
      ['es', 320, 568],
      ['en', 360, 740],
      ['es', 768, 1024],
      ['en', 1024, 768],
      ['es', 1440, 900],
    ] as const) {
      await open(page, language, width, height);
      await applyTextSpacing(page);
      for (const sky of await page.locator('[data-sky] > :first-child').all()) {
        const free = await sky.evaluate((element) => {
          const [words, picture] = ['div', 'img'].map((tag) => element.querySelector(tag)?.getBoundingClientRect());
          return words && picture ? (picture.bottom - words.bottom) / picture.height : 0;
        });
        expect(free, `${language}, ${width} px`).toBeGreaterThan(0.38);
      }
    }
  });

  for (const language of LANGUAGES) {
    test(`leads to three programmes, its buttons clear of them at every width, in ${language} [HOME-01]`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, language, 1440);
      const banner = page.getByRole('region', { name: TEXTS[language]['home.banner'] });
      // A slide also links to the source of its figure.
      const link = banner.locator('[data-current] a[href^="/"]');
      for (const width of [320, 360, 599, 600, 768, 959, 960, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const route of ['semaforo', 'microfinanzas', 'escuelas']) {
          await expect(link).toHaveAttribute('href', `/${language}/${route}/`);
          // The carousel measures 200 ms after a resize.
          await expect(async () => {
            const action = await boxOf(link);
            expect(action.x).toBeGreaterThan(0);
            for (const button of await banner.getByRole('button').all()) {
              const box = await boxOf(button);
              const apart = box.x >= action.right || box.y >= action.bottom;
              expect(apart, `${route} at ${width} px`).toBe(true);
              expect(box.right).toBeLessThanOrEqual(width);
            }
          }).toPass({ timeout: 10_000 });
          await banner.getByRole('button', { name: TEXTS[language]['carousel.next'] }).click();
        }
      }
    });
  }
});

test.describe('the impact figures', () => {
  for (const language of LANGUAGES) {
    test(`are in the HTML, as they will be, in ${language} [HOME-03]`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(`/${language}/`);
      const counters = impactOf(page, language).locator('b, dd');
      // For screen readers and as drawn; then, in the same line, what it has grown to.
      await expect(counters).toContainText(FIGURES[language].map((figure) => figure + figure));
      const now = COUNTED.map(({ reciente, impacto }) => formatNumber(language)(reciente?.actual?.impacto ?? impacto));
      await expect(counters).toContainText(now);
      await context.close();
    });
  }

  test('are four with their sources, on a phone one, the others on request, and all of them as data [HOME-03]', async ({
    page,
    request,
  }) => {
    await open(page, 'es', 360);
    const impact = impactOf(page);
    const more = impact.locator('details');
    const shown = impact.locator('b, dd').filter({ visible: true });
    await expect(shown).toHaveCount(GIANT ? 1 : Math.min(3, SHOWN.length));
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(shown).toHaveCount(Math.min(4, SHOWN.length));
    await page.setViewportSize({ width: 360, height: 900 });
    await more.getByText(es['home.figures.title']).press('Enter');
    await expect(shown).toHaveCount(SHOWN.length);
    for (const { fuente, enlace, reciente } of figureListSchema.parse(figures)) {
      if (enlace) await expect(impact.getByRole('link', { name: fuente.es }).first()).toBeVisible();
      if (!reciente) continue;
      const name = (reciente.actual?.fuente ?? reciente.texto).es;
      await expect(impact.locator(`a[href="${reciente.enlace}"]`, { hasText: name }).first()).toBeVisible();
    }
    const data = await request.get((await more.getByRole('link').last().getAttribute('href')) ?? '');
    expect(await data.json()).toHaveLength(figures.length);
  });

  test('climb once, in one second, when they come into view [HOME-03]', async ({ page }) => {
    const language = 'en';
    await openStill(page, `/${language}/`);
    await unfold(page, language);
    const giant = impactOf(page, language).locator('[data-counter]').first();
    const [figure = ''] = FIGURES[language];
    const final = figure.replace('+', '');
    const shown = async () => Number((await giant.textContent())?.replace(/\D/g, ''));
    await page.clock.runFor(3_000);
    await expect(giant).toHaveText(final);

    await giant.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await shown()).toBeLessThan(LARGEST);
    }).toPass({ intervals: [0] });
    await page.clock.runFor(300);
    const early = await shown();
    expect(early).toBeGreaterThan(0);
    await page.clock.runFor(300);
    expect(await shown()).toBeGreaterThan(early);
    expect(await shown()).toBeLessThan(LARGEST);
    // Screen readers hear the final figure all the while.
    await expect(giant.locator('xpath=../..').locator('.vh')).toHaveText(figure);
    await expect(giant.locator('xpath=..')).toHaveText(figure === final ? /^\d/ : /^\+\d/);
    await page.clock.runFor(500);
    await expect(giant).toHaveText(final);

    const changes = await countChanges(giant);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(500);
    await giant.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.clock.runFor(2_000);
    expect(await changes()).toBe(0);
    const others = impactOf(page, language).locator('[data-counter]');
    await others.last().evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(others).toHaveText(
        FIGURES[language].map((figure) => figure.replace('+', '')),
        { timeout: 200 },
      );
    }).toPass({ intervals: [0] });
  });

  test('are simply there under reduced motion [HOME-03, A11Y-04]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await unfold(page, 'es');
    const figures = impactOf(page).locator('[data-counter]');
    const changes = await countChanges(impactOf(page));
    for (const figure of await figures.all()) {
      await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(figure).toBeInViewport();
      await page.clock.runFor(1_500);
    }
    await expect(figures).toHaveText(FIGURES.es.map((figure) => figure.replace('+', '')));
    expect(await changes()).toBe(0);
  });
});

/** Those on request, too. */
async function unfold(page: Page, language: 'es' | 'en'): Promise<void> {
  await impactOf(page, language).getByText(TEXTS[language]['home.figures.title']).press('Enter');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function countChanges(element: Locator): Promise<() => Promise<number>> {
  const counter = await element.evaluateHandle((node) => {
    const seen = { changes: 0 };
    new MutationObserver((records) => (seen.changes += records.length)).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  return () => counter.evaluate((seen) => seen.changes);
}

test('the book is another one in each language, in a new tab [HOME-02]', async ({ page }) => {
  const hrefs: (string | null)[] = [];
  for (const language of LANGUAGES) {
    await open(page, language, 1440);
    const link = page.getByRole('link', { name: TEXTS[language]['home.book.action'] });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    hrefs.push(await link.getAttribute('href'));
    expect(hrefs.at(-1)).toMatch(/^https:\/\//);
  }
  expect(new Set(hrefs).size).toBe(2);
});

for (const language of LANGUAGES) {
  test(`four tiles lead to their programmes, wherever they are pressed, and six maps to where the foundation works, in ${language} [HOME-04, HOME-05]`, async ({
    page,
  }) => {
    await open(page, language, 1440);
    const programs = page.getByRole('region', { name: TEXTS[language]['home.programs.title'] });
    await expect(programs.getByRole('article')).toHaveCount(4);
    for (const screen of ['semaforo', 'microfinanzas', 'ee', 'escuelas'] as const) {
      const tile = programs.getByRole('article').filter({ hasText: TEXTS[language][`home.programs.${screen}`] });
      await tile.click({ position: { x: 60, y: 60 } });
      await expect(page).toHaveURL(new RegExp(`#/${screen}\\?lang=${language}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language][`route.${screen}.title`]);
      await page.goBack();
    }

    const links = page.getByRole('region', { name: TEXTS[language]['home.world.carousel'] }).getByRole('link');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', `/${language}/donde-trabajamos/`);
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect
        .poll(() => link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .not.toBe(0);
    }
    const sources = await links
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(6);
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`#/donde-trabajamos\\?lang=${language}$`));
  });
}
