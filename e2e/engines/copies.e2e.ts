import { fill, TEXTS } from '../content.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { heading, link } from './visitor.ts';

const { es } = TEXTS;
const RATES = '/es/tasas-tarifas/';
/** What a copy says of itself. */
const COPY = fill(es['copy.of'], { date: '' }).split(' ', 2).join(' ');

test.use({ size: PHONE });

test('rates that were opened open again without a line, as a copy that leads to no page that was not', async ({
  visitor,
  site,
}) => {
  await visitor.open(RATES);
  await visitor.press('Tab');
  const kept = () =>
    visitor.driver.evaluate(async () => (await (await caches.open('copias')).keys()).map(({ url }) => url));
  await expect.poll(kept).toContainEqual(expect.stringContaining(RATES));
  await site.cut();
  await visitor.reload();
  await visitor.see(heading(es['route.tasas-tarifas.title']));
  await visitor.seeText({ css: 'main' }, COPY);
  await visitor.click(link(es['route.recursos.title'], 'footer'));
  await visitor.see(heading(es['common.screen_failed']));
  await visitor.seeText({ css: 'main' }, es['copy.unopened']);
  visitor.driver.problems.length = 0;
});
