import { afterEach, expect, it, vi } from 'vitest';
import { mayLoadVideos } from './mayLoadVideos.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['over a good line', { saveData: false, effectiveType: '4g' }, false, true],
  ['where the browser tells nothing', undefined, false, true],
  ['for who saves data', { saveData: true, effectiveType: '4g' }, false, false],
  ['over a very slow line', { effectiveType: '2g' }, false, false],
  ['over the slowest line', { effectiveType: 'slow-2g' }, false, false],
  ['for who prefers fewer bytes', { effectiveType: '4g' }, true, false],
])('knows whether videos may come unasked %s', (_, connection, reduced, spends) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-data') }));
  expect(mayLoadVideos()).toBe(spends);
});
