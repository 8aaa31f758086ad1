import { expect, it } from 'vitest';
import { acrossOf, CUTS, isShort, toSamplers, toStitches } from './scales.ts';

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
  ['thousands', 740_000, [740, 74]],
  ['thousands', 7157, [7, 1]],
  ['thousands', 1001, [1, 1]],
  ['ones', 800, [800, 80]],
  ['ones', 59, [59, 6]],
  ['shares', 3, [3]],
] as const)('on the scale of %s, %d is so many stitches in a wide and in a narrow window: %j', (scale, value, sewn) => {
  expect(CUTS[scale].map((cut) => toStitches(value, cut))).toEqual(sewn);
});

it('a figure of few stitches has room beside others, a long one and a share have not', () => {
  const few = { impacto: 120 };
  expect(isShort('ones', few)).toBe(true);
  expect(isShort('ones', { impacto: 121 })).toBe(false);
  expect(isShort('thousands', { impacto: 90_000, reciente: { cifra: 130_000 } })).toBe(false);
  expect(isShort('shares', { impacto: 3, desde: 10 })).toBe(false);
});

it('stitches of a scale are of one size, whatever the length of their row', () => {
  const [wide, narrow] = CUTS.thousands;
  expect(acrossOf('thousands', { impacto: 740_000 }, wide)).toBe(wide.across);
  expect(acrossOf('thousands', { impacto: 90_000 }, wide)).toBe(10);
  expect(narrow && acrossOf('thousands', { impacto: 90_000 }, narrow)).toBe(10);
});
