import { expect, it } from 'vitest';
import { isShort, rowsOf, toRows, toSamplers, toStitches } from './scales.ts';

it('figures of one size are sewn together, the largest first, and shares by themselves', () => {
  const figures = [
    { impacto: 59 },
    { impacto: 80_000 },
    { impacto: 33, desde: 54 },
    { impacto: 740_000 },
    { impacto: 800 },
  ];
  expect(toSamplers(figures)).toEqual([
    { scale: 'thousands', figures: [{ impacto: 740_000 }, { impacto: 80_000 }] },
    { scale: 'ones', figures: [{ impacto: 800 }, { impacto: 59 }] },
    { scale: 'shares', figures: [{ impacto: 33, desde: 54 }] },
  ]);
  expect(toSamplers([{ impacto: 7 }]).map(({ scale }) => scale)).toEqual(['ones']);
});

it.each([
  ['thousands', 740_000, 740],
  ['thousands', 7157, 7],
  ['thousands', 1001, 1],
  ['ones', 59, 59],
  ['shares', 3, 3],
] as const)('on the scale of %s, %d is %d stitches', (scale, value, stitches) => {
  expect(toStitches(scale, value)).toBe(stitches);
});

it('a longer figure makes all of them higher, not smaller', () => {
  expect(rowsOf(toSamplers([{ impacto: 740_000 }, { impacto: 59 }]))).toBe(10);
  expect(rowsOf(toSamplers([{ impacto: 1_200_000 }, { impacto: 59 }]))).toBe(15);
  expect(rowsOf(toSamplers([{ impacto: 740_000, reciente: { cifra: 1_200_000 } }]))).toBe(15);
  expect(rowsOf([])).toBe(10);
});

it('a figure of few stitches has room beside others, a long one has not', () => {
  expect([isShort(59, 10), isShort(120, 10), isShort(121, 10), isShort(800, 10)]).toEqual([true, true, false, false]);
});

it('a figure of less than a column lies as wide as those around it', () => {
  expect([toRows(7, 10, 10), toRows(7, 22, 5), toRows(7, 10, 1)]).toEqual([1, 2, 7]);
  expect([toRows(10, 10, 6), toRows(59, 10, 6)]).toEqual([10, 10]);
});
