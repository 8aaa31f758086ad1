import { expect, it } from 'vitest';
import { toSamplers, toStitches } from './scales.ts';

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

it('a figure counts in thousands from the second on', () => {
  expect(toSamplers([{ impacto: 1000 }, { impacto: 1001 }]).map(({ scale }) => scale)).toEqual(['thousands', 'ones']);
});
