import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';
import { BOOK_TITLES } from './scenes/book.ts';
import { BANNER_WORDS } from './scenes/educationBanner.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const drawn = pictures();

/** Most a picture may weigh after brotli, in bytes, by how its name begins. */
const BUDGETS = [
  ['art/hero-dawn', 6 * 1024],
  ['art/hero-ee', 12 * 1024],
  ['art/hero-where', 12 * 1024],
  ['art/hero-', 9 * 1024],
  ['art/scene-', 13 * 1024],
  ['art/rosette-', 4 * 1024],
  ['art/maps/mundo', 12 * 1024],
  ['art/maps/', 5 * 1024],
  ['art/stoplight-banner-', 12 * 1024],
  ['art/education-banner-', 10 * 1024],
  ['art/schools-banner', 8 * 1024],
  ['art/schools-block-', 7 * 1024],
  ['art/schools-contact-', 7 * 1024],
  ['art/microfinance-', 8 * 1024],
  ['art/about-opening', 9 * 1024],
  ['art/involve-opening', 10 * 1024],
  ['art/involve-', 8 * 1024],
  ['', 6 * 1024],
] as const;

/** Most elements of a picture, those included that each `<use>` copies: a phone takes half a millisecond for ten. */
const MOST_ELEMENTS = 520;

/** How many elements a browser makes of a picture. */
function countElements(svg: string): number {
  const named = new Map<string, DefaultTreeAdapterTypes.Element>();
  const all: DefaultTreeAdapterTypes.Element[] = [];
  const collect = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      all.push(child);
      const id = child.attrs.find(({ name }) => name === 'id');
      if (id) named.set(`#${id.value}`, child);
      collect(child);
    }
  };
  const sizeOf = (element: DefaultTreeAdapterTypes.Element): number => {
    const copied = element.attrs.find(({ name }) => element.tagName === 'use' && name === 'href');
    const copy = copied && named.get(copied.value);
    const within = element.childNodes.filter((child) => 'tagName' in child);
    return 1 + (copy ? sizeOf(copy) : 0) + within.reduce((sum, child) => sum + sizeOf(child), 0);
  };
  collect(parseFragment(svg));
  return all[0] ? sizeOf(all[0]) : 0;
}

it('counts what a use copies', () => {
  expect(countElements('<svg><g id="a"><path/><path/></g><use href="#a"/></svg>')).toBe(8);
});

it('draws the same bytes each time', () => {
  expect(pictures()).toEqual(drawn);
});

it('has committed every picture it draws, and nothing else', () => {
  const committed = readdirSync(join(PUBLIC, 'art'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `art/${name}`);
  expect([...committed, 'favicon.svg'].sort()).toEqual([...drawn.keys()].sort());
});

it.each(['es', 'en'] as const)('prints the title on the book that the home page gives it (%s)', (language) => {
  const texts = readFileSync(join(PUBLIC, '..', 'content', 'i18n', `${language}.json`), 'utf8');
  expect(JSON.parse(texts)).toHaveProperty(['home.book.title'], BOOK_TITLES[language]);
});

it.each(['es', 'en'] as const)('describes the banner to a chat by its drawn words first (%s)', (language) => {
  const { banner } = JSON.parse(readFileSync(join(PUBLIC, '..', 'content/education.json'), 'utf8')) as {
    banner: { alt: Record<string, string> };
  };
  const { ask, act } = BANNER_WORDS[language];
  expect(banner.alt[language]?.startsWith(`${ask.join(' ')} ${act}.`)).toBe(true);
});

describe.each([...drawn])('%s', (name, svg) => {
  it('is committed as it is drawn now (if not: node scripts/art.ts)', () => {
    expect(readFileSync(join(PUBLIC, name), 'utf8') === svg).toBe(true);
  });

  it('holds no script, no style attribute and no reference to the outside', () => {
    expect(svg.match(/<script|<style|<foreignObject|<image|\sstyle=|\son\w+=|@import/gi)).toBeNull();
    const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target]) => target);
    expect(references.filter((target) => !target?.startsWith('#'))).toEqual([]);
  });

  it('refers only to shapes it defines, each defined once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no broken number', () => {
    expect(svg.match(/NaN|undefined|Infinity| d="[^"]*\de[^"]*"/g)).toBeNull();
  });

  it('is made of few elements', () => {
    expect(countElements(svg)).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

  it('is within its weight', () => {
    const budget = BUDGETS.find(([prefix]) => name.startsWith(prefix))?.[1];
    expect(brotliCompressSync(svg).length).toBeLessThan(budget ?? 0);
  });
});
