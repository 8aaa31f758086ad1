import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import { LANGUAGES } from '../fixtures.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

for (const language of LANGUAGES) {
  test(`each screen opens whole and scrolls down alone, on a phone and at a desk (${language})`, async ({
    visitor,
  }) => {
    test.slow();
    await visitor.open(`/${language}/`);
    // A window takes longer to resize than to show another screen: each screen opens in the size that the last one ended in.
    const sizes = [DESK, PHONE];
    for (const { path } of FIXED_ROUTES) {
      await visitor.driver.open(`${visitor.origin}/#${path}`);
      // The language comes into the address with the screen.
      await visitor.seeAddress(`/#${path}?lang=${language}`);
      await visitor.see({ css: 'main h1' });
      for (const size of sizes) {
        await visitor.resize(size);
        expect([path, size.width, await visitor.sideways()]).toEqual([path, size.width, 0]);
      }
      sizes.reverse();
    }
  });
}
