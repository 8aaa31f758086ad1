import { afterEach, expect, it, vi } from 'vitest';
import { savesData } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['over a good line', { saveData: false, effectiveType: '4g' }, false, false],
  ['where the browser tells nothing', undefined, false, false],
  ['for who saves data', { saveData: true, effectiveType: '4g' }, false, true],
  ['over a very slow line', { effectiveType: '2g' }, false, true],
  ['over a slow line', { effectiveType: '3g' }, false, true],
  ['over the slowest line', { effectiveType: 'slow-2g' }, false, true],
  ['for who prefers fewer bytes', { effectiveType: '4g' }, true, true],
])('knows whether a visitor saves data: %s', (_, connection, reduced, saves) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-data') }));
  expect(savesData()).toBe(saves);
});
