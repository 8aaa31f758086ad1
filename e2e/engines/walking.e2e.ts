import { labelOf } from '#contract/language.ts';
import { TEXTS } from '../content.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { button, heading, link } from './visitor.ts';

const { es, en } = TEXTS;
const inHeader = (name: string) => link(name, 'header');
const scrollTop = () => scrollY;

test('the menu of a desk leads from screen to screen, and focus goes to the heading [HEAD-01, A11Y-02]', async ({
  visitor,
}) => {
  await visitor.open('/es/');
  for (const screen of ['nosotros', 'semaforo', 'escuelas'] as const) {
    await visitor.click(inHeader(es[`route.${screen}.title`]));
    await visitor.seeAddress(`/#/${screen}?lang=es`);
    await visitor.seeFocus({ css: 'main h1' });
    await visitor.seeState(inHeader(es[`route.${screen}.title`]), 'aria-current', 'page');
  }
});

test.describe('on a phone', () => {
  test.use({ size: PHONE });

  test('the menu opens, closes with Escape and leads on [HEAD-02]', async ({ visitor }) => {
    await visitor.open('/es/nosotros/');
    const burger = button(es['header.menu']);
    const entry = inHeader(es['route.escuelas.title']);
    await visitor.seeNo(entry);
    await visitor.click(burger);
    await visitor.see(entry);
    await visitor.press('Escape');
    await visitor.seeNo(entry);
    await visitor.seeFocus(burger);
    await visitor.press('Enter');
    await visitor.click(entry);
    await visitor.seeNo(entry);
    await visitor.seeAddress('/#/escuelas?lang=es');
    await visitor.see(heading(es['route.escuelas.title'], 'main'));
  });
});

test('another language brings the same screen and stays chosen [SHELL-06]', async ({ visitor }) => {
  await visitor.open('/es/semaforo/');
  await visitor.click(link(labelOf('en')));
  await visitor.see(heading(en['route.semaforo.title'], 'main'));
  await visitor.seeAddress('/#/semaforo?lang=en');
  await visitor.ready();
  await visitor.open('/');
  await visitor.seeAddress('/#/index?lang=en');
});

/** So many equal positions in turn are rest. */
const RESTING = 5;

test('the way back finds a screen where it was left [SHELL-09]', async ({ visitor }) => {
  await visitor.open('/es/semaforo/');
  await visitor.press('PageDown');
  await expect.poll(() => visitor.driver.evaluate(scrollTop)).toBeGreaterThan(200);
  // The page glides, on a busy machine with halts: it has come to rest when it is found in one place again and again.
  const seen: number[] = [];
  const atRest = () => seen.length >= RESTING && new Set(seen.slice(-RESTING)).size === 1;
  await expect.poll(async () => seen.push(await visitor.driver.evaluate(scrollTop)) && atRest()).toBe(true);
  const left = seen.at(-1);
  await visitor.click(inHeader(es['route.escuelas.title']));
  await visitor.seeFocus(heading(es['route.escuelas.title'], 'main'));
  expect(await visitor.driver.evaluate(scrollTop)).toBe(0);
  await visitor.driver.back();
  await visitor.see(heading(es['route.semaforo.title'], 'main'));
  await expect.poll(() => visitor.driver.evaluate(scrollTop)).toBe(left);
});

test('the first Tab offers the way past the menu [A11Y-02]', async ({ visitor }) => {
  await visitor.open('/es/nosotros/');
  await visitor.press('Tab');
  await visitor.seeFocus(link(es['common.skip']));
  await visitor.press('Enter');
  await visitor.seeFocus({ css: '#contenido' });
});

test('an address that leads nowhere says so and leads on [SHELL-14]', async ({ visitor }) => {
  await visitor.driver.open(`${visitor.origin}/en/no-such-place/`);
  await visitor.see({ css: ':root[data-ready=screen]' });
  await visitor.see(heading(en['missing.title'], 'main'));
  await visitor.click(link(en['route.index.title'], 'main'));
  await visitor.seeAddress('/#/index?lang=en');
  await visitor.ready();
  await visitor.see({ css: 'main h1' });
});
