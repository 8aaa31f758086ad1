import { expect, it } from 'vitest';
import { CLOTH, cutsOf, isShort, toSamplers, toStitches } from './scales.ts';

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
  ['ones', 800, 800],
  ['shares', 3, 3],
] as const)('on the scale of %s, %d is %d stitches', (scale, value, sewn) => {
  expect(toStitches(value, scale)).toBe(sewn);
});

it('a figure that fits into one stitch of the large ones is sewn into the whole of that stitch', () => {
  expect(CLOTH.ones).toBe(1000);
  expect(toSamplers([{ impacto: 1000 }, { impacto: 1001 }]).map(({ scale }) => scale)).toEqual(['thousands', 'ones']);
});

it('a large figure of few stitches has room beside others, and is cut alike for every window', () => {
  const few = { impacto: 120_000 };
  expect(isShort('thousands', few)).toBe(true);
  expect(cutsOf('thousands', few)).toEqual([{ name: 'every', across: 10 }]);
  for (const long of [{ impacto: 121_000 }, { impacto: 90_000, reciente: { cifra: 130_000 } }]) {
    expect(isShort('thousands', long)).toBe(false);
    expect(cutsOf('thousands', long).map(({ name }) => name)).toEqual(['wide', 'narrow']);
  }
  expect(isShort('ones', { impacto: 3 })).toBe(false);
});
