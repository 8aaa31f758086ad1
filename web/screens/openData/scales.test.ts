import { expect, it } from 'vitest';
import { toSamplers, toStitches } from './scales.ts';

const of = (impacto: number, desde?: number) => ({ figure: { impacto, desde } });

it('figures of one size are sewn together, the largest first, and shares by themselves', () => {
  expect(toSamplers([of(59), of(80_000), of(33, 54), of(740_000), of(800)])).toEqual([
    { scale: 'thousands', figures: [of(740_000), of(80_000)] },
    { scale: 'ones', figures: [of(800), of(59)] },
    { scale: 'shares', figures: [of(33, 54)] },
  ]);
  expect(toSamplers([of(7)]).map(({ scale }) => scale)).toEqual(['ones']);
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
  expect(toSamplers([of(1000), of(1001)]).map(({ scale }) => scale)).toEqual(['thousands', 'ones']);
});
