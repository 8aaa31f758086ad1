import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolationsAtAllWidths } from './axe.ts';
import { escaped, TEXTS } from './content.ts';
import { addressOf, expect, LANGUAGES, ready, ROUTES, test } from './fixtures.ts';
import { namelessCards, smallTargets } from './targets.ts';
import {
  brokenWords,
  clippedText,
  doubleTextSize,
  expectNoOverflow,
  hidePictures,
  layoutShifts,
  orphanedLinkIcons,
  resetTextSize,
  externalLinks,
  applyTextSpacing,
} from './layoutChecks.ts';

/** One visit checks all that holds for every page: opening it is the slow part. */

/** Ledger HEAD-01. */
const MENU = ['index', 'nosotros', 'donde-trabajamos', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;
/** Ledger FOOT-01. */
const SECTIONS = ['sostenibilidad', 'involucrate', 'nuestras-oficinas', 'recursos', 'tasas-tarifas'] as const;
/** Ledger NEWS-11. */
const ENTITIES = /&(#\d+|#x[\da-f]+|[a-z]+);/i;

test.use({ reducedMotion: 'reduce' });

for (const language of LANGUAGES) {
  const t = TEXTS[language];
  const category = language === 'es' ? 13 : 79;

  for (const screen of [...ROUTES, `/noticias/categoria/${category}`, 'a story']) {
    test(`${screen} opens in ${language}, says what it is, breaks no rule and fits every window [SHELL-03, SHELL-08, HEAD-03, FOOT-01, HEAD-02, NEWS-11, A11Y-01, A11Y-05]`, async ({
      page,
      request,
    }) => {
      test.slow();
      const story = screen === 'a story' ? await newestStory(request, category) : undefined;
      const route = story ? `/noticias/${story.slug}` : screen;
      await page.goto(`/#${route}?lang=${language}`);
      await ready(page);
      expect(await layoutShifts(page), 'moved by itself').toEqual([]);

      expect(addressOf(page)).toBe(`/#${route}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      if (story) await expect(page.locator('h1')).toHaveText(story.title);
      if (screen.startsWith('/noticias')) await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`.+ · ${escaped(t['site.name'])}$`));
      expect(await shownKeys(page), 'keys in place of their texts').toEqual([]);
      await expect(page.locator('body')).not.toContainText(ENTITIES);

      const current = page
        .getByRole('navigation', { name: t['header.nav'] })
        .locator('[aria-current=page]')
        .filter({ visible: true });
      const inMenu = MENU.find((entry) => `/${entry}` === route);
      await expect(current).toHaveText(inMenu ? [t[`route.${inMenu}.title`]] : []);
      for (const section of SECTIONS) {
        const link = page
          .getByRole('contentinfo')
          .getByRole('link', { name: t[`route.${section}.title`], exact: true });
        await expect(link).toHaveAttribute('href', `/${language}/${section}/`);
      }

      await expectNoViolationsAtAllWidths(page, screen, async (at) => {
        expect(await smallTargets(page), `${at}: for a thumb`).toEqual([]);
        expect(await orphanedLinkIcons(page), `${at}: signs in a line of their own`).toEqual([]);
      });
      expect(await namelessCards(page), 'cards without a name').toEqual([]);

      await hidePictures(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page, `${screen} at 320 px`);
      expect(await brokenWords(page), 'broken at 320 px').toEqual([]);
      expect(await externalLinks(page).count()).toBeGreaterThan(0);
      expect(await orphanedLinkIcons(page), 'signs in a line of their own at 320 px').toEqual([]);
      const burger = await page.getByLabel(t['header.menu'], { exact: true }).boundingBox();
      const brand = await page.getByRole('banner').getByRole('link', { name: t['site.name'] }).boundingBox();
      expect(burger?.y, 'beside the name').toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0));
      await doubleTextSize(page);
      expect(await clippedText(page), `${screen} with 200 % at 320 px`).toEqual([]);
      for (const width of [360, 640, 768, 1140, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, `${screen} with 200 % at ${width} px`);
      }

      await resetTextSize(page);
      await applyTextSpacing(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await clippedText(page), `${screen} set wide apart`).toEqual([]);
    });
  }
}

/** By element: together with what follows, a sentence's last word may look like one. */
async function shownKeys(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    return found;
  });
  const words = texts.flatMap((text) => text.match(/[\w-]+(\.[\w-]+)+/g) ?? []);
  return words.filter((word) => Object.hasOwn(TEXTS.es, word));
}

async function newestStory(request: APIRequestContext, category: number): Promise<{ slug: string; title: string }> {
  const answer = await request.get(`/wp-json/wp/v2/posts?categories=${category}&per_page=1&_fields=slug,title`);
  const [story] = (await answer.json()) as { slug: string; title: { rendered: string } }[];
  if (!story) throw new Error(`category ${category} has no story`);
  return { slug: story.slug, title: story.title.rendered };
}
