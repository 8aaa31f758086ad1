import { expect, it } from 'vitest';
import { pauseAfter } from './retries.ts';

const DAY = 86_400_000;

it('pauses grow from half a minute to an hour, and end after three days [MAIL-06]', () => {
  const pauses: number[] = [];
  for (let age = 0, pause = pauseAfter(age, () => 0); pause !== undefined; pause = pauseAfter(age, () => 0)) {
    pauses.push(pause / 1000);
    age += pause;
  }
  expect(pauses.slice(0, 10)).toEqual([30, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  expect(pauses.slice(8).every((pause) => pause === 3600)).toBe(true);
  const all = pauses.reduce((sum, pause) => sum + pause, 0) * 1000;
  expect(all).toBeGreaterThan(3 * DAY - 3_600_000);
  expect(all).toBeLessThanOrEqual(3 * DAY);
});

it('messages that failed together are tried again a little apart', () => {
  expect(pauseAfter(0, () => 1)).toBe(33_000);
  expect(pauseAfter(DAY, () => 0.5)).toBe(3_780_000);
});
