import impact from '#content/impact.json' with { type: 'json' };
import { fill, TEXTS } from '../content.ts';
import { LANGUAGES } from '../fixtures.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { button, type Visitor } from './visitor.ts';

const filmTime = (visitor: Visitor) =>
  visitor.driver.evaluate(() => document.querySelector('video')?.currentTime ?? Number.NaN);
const isPaused = (visitor: Visitor) => visitor.driver.evaluate(() => document.querySelector('video')?.paused);

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`the film of a hero plays, stops when it is told to, and stays stopped (${language}) [STOP-01, A11Y-06]`, async ({
    visitor,
  }) => {
    await visitor.open(`/${language}/semaforo/`);
    await visitor.see(button(t['film.pause']));
    await expect.poll(() => filmTime(visitor)).toBeGreaterThan(0.1);
    await visitor.click(button(t['film.pause']));
    await visitor.seeFocus(button(t['film.play']));
    expect(await isPaused(visitor)).toBe(true);
    await visitor.reload();
    await visitor.click(button(t['film.play']));
    await expect.poll(() => filmTime(visitor)).toBeGreaterThan(0.1);
  });

  test(`the banner is turned by its buttons, by hand and by keyboard (${language}) [CAR-01]`, async ({ visitor }) => {
    await visitor.open(`/${language}/`);
    const banner = `[aria-label="${t['home.banner']}"]`;
    const front = { css: `${banner} [role=group][data-current]` };
    const total = await visitor.driver.evaluate(
      (slides) => document.querySelectorAll(slides).length,
      `${banner} [role=group]`,
    );
    const position = (index: number) => fill(t['carousel.position'], { index, total });
    await visitor.click(button(t['carousel.pause'], banner));
    await visitor.see(button(t['carousel.play'], banner));
    const { name: start } = await visitor.see(front);
    const index = Number(start.split(' ')[0]);
    const after = (index % total) + 1;
    await visitor.click(button(t['carousel.next'], banner));
    await visitor.see({ ...front, name: position(after) });
    await visitor.press('Enter');
    await visitor.see({ ...front, name: position((after % total) + 1) });
    await visitor.click(button(t['carousel.previous'], banner));
    await visitor.see({ ...front, name: position(after) });
    // At rest in the middle of the window.
    const middle = () => visitor.driver.evaluate(() => document.documentElement.clientWidth / 2);
    await expect.poll(async () => Math.abs((await visitor.see(front)).x - (await middle()))).toBeLessThan(2);
  });
}

test.describe('on a phone', () => {
  test.use({ size: PHONE });

  test('figures count up to what they are [HOME-03]', async ({ visitor }) => {
    await visitor.open('/es/');
    const largest = Math.max(...impact.map(({ impacto }) => impacto));
    const figure = { css: `[data-counter="${largest}"]` };
    await visitor.reach({ css: '#impact' });
    await expect.poll(async () => Number((await visitor.see(figure)).text.replaceAll(/\D/g, ''))).toBe(largest);
  });
});
