import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { create } from 'fontkit';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { INDICATOR_IDS } from '#contract/ownStoplight.ts';
import { FIXED_SCREENS } from '#contract/routes.ts';
import { CARD, CARD_BUDGET } from '#server/pictures/card.ts';
import { filesBelow, read, ROOT } from './imports.ts';

// Pictures are sources like any other: these rules hold for each file, whoever made it. Colours are left to the designer,
// because shading and skin need hundreds of shades beside the tokens.

/** Most a drawing may weigh after brotli: a screen's first view is 350 KB in all. */
const DRAWING_BYTES = 13 * 1024;

/** Most elements of a drawing, with those that each `<use>` copies: a cheap phone takes half a millisecond for ten. */
const MOST_ELEMENTS = 520;

/** Most of a picture of Mi Semáforo: all of a form travel at once. */
const OWN_BYTES = 3 * 1024;

/** Both families together, without the letters that few pages need. */
const FONT_BYTES = 36 * 1024;

/** How many elements a browser makes of a drawing. */
function countElements(svg: string): number {
  const byId = new Map<string, DefaultTreeAdapterTypes.Element>();
  const childrenOf = (node: DefaultTreeAdapterTypes.ParentNode) =>
    node.childNodes.filter((child) => 'tagName' in child);
  const attribute = (element: DefaultTreeAdapterTypes.Element, name: string) =>
    element.attrs.find((one) => one.name === name)?.value;
  const collect = (element: DefaultTreeAdapterTypes.Element) => {
    byId.set(`#${attribute(element, 'id')}`, element);
    childrenOf(element).forEach(collect);
  };
  const sizeOf = (element: DefaultTreeAdapterTypes.Element): number => {
    const copied = element.tagName === 'use' ? byId.get(attribute(element, 'href') ?? '') : undefined;
    return 1 + (copied ? sizeOf(copied) : 0) + childrenOf(element).reduce((sum, child) => sum + sizeOf(child), 0);
  };
  const [root] = childrenOf(parseFragment(svg));
  if (!root) return 0;
  collect(root);
  return sizeOf(root);
}

it('counts what a use copies', () => {
  expect(countElements('<svg><g id="a"><path/><path/></g><use href="#a"/></svg>')).toBe(8);
});

describe.each(['public/favicon.svg', ...filesBelow(['public/art'], /\.svg$/)])('%s', (path) => {
  const svg = read(path);

  it('is an SVG that can be read, of a known size or shape', async () => {
    expect(/<svg\b[^>]*>/.exec(svg)?.[0]).toMatch(/ viewBox="|(?=.* width=").* height="/s);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg' });
    expect(svg.match(/NaN|undefined|Infinity/)).toBeNull();
  });

  it('holds no script, no style and no reference to another file', () => {
    expect(svg.match(/<script|<style|<foreignObject|<image|\sstyle=|\son\w+=|@import/gi)).toBeNull();
    const references = [...svg.matchAll(/(?:href=["']|url\(["']?)([^"')]*)/g)].map(([, target = '']) => target);
    expect(references.filter((target) => !target.startsWith('#'))).toEqual([]);
  });

  it('refers only to shapes that it defines once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is light and quickly drawn', () => {
    expect(countElements(svg)).toBeLessThanOrEqual(MOST_ELEMENTS);
    expect(brotliCompressSync(svg).length).toBeLessThan(DRAWING_BYTES);
  });
});

it('whatever indicator of Mi Semáforo is drawn has its three colours, in light pictures of one size', () => {
  const files = filesBelow(['public/art/own'], /\.svg$/);
  const drawn = new Set(files.map((path) => path.replace(/-\w+\.svg$/, '')));
  const ids = new Set(Object.values(INDICATOR_IDS).flat());
  for (const path of drawn) expect(ids, path).toContain(path.replace('public/art/own/', ''));
  const whole = [...drawn].flatMap((path) => ['amarillo', 'rojo', 'verde'].map((colour) => `${path}-${colour}.svg`));
  expect(files.toSorted()).toEqual(whole.toSorted());
  for (const path of files) {
    expect(read(path), path).toContain('viewBox="0 0 320 240"');
    expect(read(path).length, path).toBeLessThanOrEqual(OWN_BYTES);
  }
});

it.each(filesBelow(['public/cards'], /./))(
  'the share card %s has the size and weight that messengers want',
  async (path) => {
    expect(await sharp(join(ROOT, path)).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
    expect(statSync(join(ROOT, path)).size).toBeLessThanOrEqual(CARD_BUDGET);
  },
);

it('every screen with a fixed address has a share card', () => {
  const missing = FIXED_SCREENS.map((screen) => `public/cards/${screen}.jpg`).filter(
    (path) => !existsSync(join(ROOT, path)),
  );
  expect(missing).toEqual([]);
});

it('the fonts of the first paint are light, and hold the letters that the styles look for there', () => {
  const styles = readFileSync(join(ROOT, 'web/styles/fonts.css'), 'utf8');
  const files = [...styles.matchAll(/\/fonts\/(\w+-core\.woff2)[^}]*unicode-range:([^;]+)/g)];
  expect(files.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const [, name = '', ranges = ''] of files) {
    const file = readFileSync(join(ROOT, 'public/fonts', name));
    bytes += file.length;
    const font = create(file);
    const wanted = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((code) => !('hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(code))).toEqual([]);
  }
  expect(bytes).toBeLessThan(FONT_BYTES);
});
