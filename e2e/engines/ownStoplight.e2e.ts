import { labelOf } from '#contract/language.ts';
import { TEXTS } from '../content.ts';
import { SHORT, START, type Asked } from '../ownStoplight.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { button, field, heading, link, type Visitor } from './visitor.ts';

const { es, en } = TEXTS;
const [first, second, third] = SHORT as [Asked, Asked, Asked];
const SHORT_ONE = { css: `[aria-label="${es['own.lengths']}"] button:not([data-whole])` };
const QUESTION = { css: 'main h1' };

test.use({ size: PHONE });

type Colour = 'verde' | 'amarillo' | 'rojo';
const card = (colour: Colour) => ({ css: `[data-colour=${colour}] button` });

/** Waits until the question can be answered. */
async function read(visitor: Visitor, name: string): Promise<void> {
  await visitor.seeText(QUESTION, name);
  await visitor.seeNo({ css: '[data-unread]' });
}

async function answer(visitor: Visitor, name: string, colour: Colour): Promise<void> {
  await read(visitor, name);
  await visitor.click(card(colour));
}

async function begin(visitor: Visitor): Promise<void> {
  await visitor.open(`/es${START}/`);
  await visitor.click(SHORT_ONE);
}

test('a visitor answers from the first question to the sheet, and finds all of it after a reload [STOP-05]', async ({
  visitor,
}) => {
  test.slow();
  await begin(visitor);
  for (const [at, { titulo }] of SHORT.entries()) {
    await answer(visitor, titulo.es, at === 0 ? 'rojo' : at === 1 ? 'amarillo' : 'verde');
  }
  await visitor.seeFocus(heading(es['own.map']));
  await visitor.seeText({ css: 'main' }, es['own.of.verde']);

  await visitor.click(link(es['own.plan_choose']));
  await visitor.seeFocus(heading(es['own.priorities']));
  await visitor.press('Tab', 'Space', 'Tab');
  await visitor.seeFocus(field(es['own.why']));
  await visitor.driver.type('Falta un pozo');
  await visitor.click(link(es['own.to_map']));
  await visitor.seeText({ css: 'main' }, 'Falta un pozo');

  await visitor.driver.evaluate(() => void (globalThis.print = () => void (document.title = 'printed')));
  await visitor.click(button(es['own.print']));
  await expect.poll(() => visitor.driver.evaluate(() => document.title)).toBe('printed');

  await visitor.reload();
  await visitor.see(heading(es['own.map']));
  await visitor.seeText({ css: 'main' }, first.titulo.es);
  await visitor.seeText({ css: 'main' }, 'Falta un pozo');
});

test('a visitor goes back, changes the language midway and loses no answer [STOP-05]', async ({ visitor }) => {
  await begin(visitor);
  await answer(visitor, first.titulo.es, 'amarillo');
  await read(visitor, second.titulo.es);
  await visitor.driver.back();
  await read(visitor, first.titulo.es);
  await visitor.seeState(card('amarillo'), 'aria-pressed', 'true');
  await visitor.click(link(labelOf('en')));
  await read(visitor, first.titulo.en);
  await visitor.ready();
  await visitor.seeState(card('amarillo'), 'aria-pressed', 'true');
  await visitor.click(link(en['own.next']));
  await answer(visitor, second.titulo.en, 'rojo');
  await read(visitor, third.titulo.en);
});

test('opened once, the questions are there without a line, and go on [STOP-05]', async ({ visitor, site }) => {
  await visitor.open(`/es${START}/`);
  const kept = () =>
    visitor.driver.evaluate(async () => (await (await caches.open('copias')).keys()).map(({ url }) => url));
  await expect.poll(kept).toContainEqual(expect.stringContaining(`/es${START}/1/`));
  await visitor.click(SHORT_ONE);
  await answer(visitor, first.titulo.es, 'verde');
  await read(visitor, second.titulo.es);
  await site.cut();
  await visitor.reload();
  await answer(visitor, second.titulo.es, 'rojo');
  await read(visitor, third.titulo.es);
  visitor.driver.problems.length = 0;
});
