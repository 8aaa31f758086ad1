import { expect, it } from 'vitest';
import stoplight from '#content/stoplight.json' with { type: 'json' };
import { stoplightSchema } from './stoplight.ts';

const [first, ...others] = stoplight.dimensiones;
const [one, ...rest] = first?.indicadores ?? [];

/** What is wrong with content that was changed. */
function faultsOf(changed: object): string[] {
  return stoplightSchema.safeParse({ ...stoplight, ...changed }).error?.issues.map(({ message }) => message) ?? [];
}

it('asks about 50 things in six dimensions, and about none of them twice', () => {
  const withFirst = (indicadores: unknown[]) => ({ dimensiones: [{ ...first, indicadores }, ...others] });
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf(withFirst(rest))).toEqual(['indicators-count']);
  const other = others.at(-1)?.indicadores[0];
  expect(faultsOf(withFirst([{ ...one, en: other?.en }, ...rest]))).toEqual(['indicators-once']);
});

it('tells the colours from the worst to the best', () => {
  expect(faultsOf({ colores: stoplight.colores.toReversed() })).toEqual(['colours']);
});
