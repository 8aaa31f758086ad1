import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FAMILIES, RIMS, nanduti } from './nanduti.ts';

it('weaves the same lace for the same seed and options', () => {
  expect(nanduti('marta-rojas', { hollow: true })).toBe(nanduti('marta-rojas', { hollow: true }));
});

it('weaves another lace for another seed', () => {
  expect(nanduti('una-huerta')).not.toBe(nanduti('feria'));
});

it.each(FAMILIES)('keeps a %s light, with every rim, its eye woven or hollow', (family) => {
  for (const rim of RIMS)
    for (const hollow of [false, true])
      for (const seed of ['a', 'b', 'c']) {
        const svg = nanduti(seed, { family, rim, hollow, colors: ['#F6B93B', '#F5B3C1'] });
        expect(brotliCompressSync(svg).length).toBeLessThan(4096);
        expect(svg.match(/NaN|undefined|style=/g)).toBeNull();
      }
});

it('is hidden from readers without a title, and named by it otherwise', () => {
  expect(nanduti('a')).toContain('aria-hidden="true"');
  expect(nanduti('a', { title: 'Marta & Ana' })).toContain('role="img" aria-label="Marta &amp; Ana"');
});

it('gives each arc its share of the petals, clockwise from the top', () => {
  const svg = nanduti('impacto', {
    family: 'guava',
    arcs: [
      { color: 'red', share: 1 },
      { color: 'green', share: 3 },
    ],
  });
  const petals = [...svg.matchAll(/stroke="(red|green)"/g)].map(([, color]) => color);
  expect(petals[0]).toBe('red');
  expect(petals.at(-1)).toBe('green');
  const red = petals.filter((color) => color === 'red').length;
  expect(red / petals.length).toBeCloseTo(0.25, 1);
});

it('keeps the ids of two laces apart, so that they can share a page', () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const first = ids(nanduti('a', { family: 'sun' }));
  const second = ids(nanduti('b', { family: 'sun' }));
  expect(first.length).toBeGreaterThan(0);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});
