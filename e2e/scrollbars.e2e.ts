import { pagePath } from '#contract/routes.ts';
import { expect, ready, ROUTES, test } from './fixtures.ts';

const { CHROME_PATH } = process.env;

test.use({
  reducedMotion: 'reduce',
  // As on Windows: the scrollbar takes room from the page.
  launchOptions: { ignoreDefaultArgs: ['--hide-scrollbars'], ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}) },
});

// What is as wide as the window is so in each language.
for (const half of [0, 1]) {
  test(`no screen scrolls sideways beside a scrollbar that takes room (part ${half + 1}) [SHELL-08]`, async ({
    page,
  }) => {
    test.slow();
    for (const route of ROUTES.filter((_, at) => at % 2 === half)) {
      await page.goto(pagePath('es', route));
      await ready(page);
      for (const width of [360, 1000, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.mouse.move(width / 2, 400);
        await page.mouse.wheel(40, 0);
        const [bar, over] = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return [innerWidth - clientWidth, scrollWidth - clientWidth];
        });
        expect(bar, 'the scrollbar takes room').toBeGreaterThan(0);
        expect([route, width, over]).toEqual([route, width, 0]);
      }
    }
  });
}
