// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchTexts } from './fetchTexts.ts';

const TEXTS = { 'site.name': 'Fundación Paraguaya' };
const ADDRESS = 'https://site.test/assets/i18n/es.json?v=1';

/** Answers in turn; returns the times of requests in ms. */
function network(...answers: (number | 'cut')[]): number[] {
  const askedAt: number[] = [];
  const answer = async (address: string) => {
    expect(address).toBe(ADDRESS);
    askedAt.push(Date.now());
    const status = answers[askedAt.length - 1];
    if (status === 'cut') throw new TypeError('network');
    return status === 200 ? Response.json(TEXTS) : new Response('<html>', { status: status ?? 500 });
  };
  vi.stubGlobal('fetch', answer);
  return askedAt;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  document.head.innerHTML = `<link data-texts href="${ADDRESS}">`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('come from the address that the page names, at once [SHELL-07]', async () => {
  const askedAt = network(200);
  const texts = fetchTexts();
  await vi.runAllTimersAsync();
  expect(await texts).toEqual(TEXTS);
  expect(askedAt).toEqual([0]);
});

it.each([
  ['line is cut', 'cut', 'cut'],
  ['server fails', 503, 500],
  ['file is missing for a moment', 404, 'cut'],
] as const)('are asked for again when the %s, after one second and after five [SHELL-07]', async (_, first, second) => {
  const askedAt = network(first, second, 200);
  const texts = fetchTexts();
  await vi.runAllTimersAsync();
  expect(await texts).toEqual(TEXTS);
  expect(askedAt).toEqual([0, 1_000, 6_000]);
});

it('fail after the third time, so that the page stays as the server sent it [SHELL-07]', async () => {
  const askedAt = network('cut', 503, 'cut');
  const failed = expect(fetchTexts()).rejects.toThrow('texts did not come');
  await vi.runAllTimersAsync();
  await failed;
  expect(askedAt).toHaveLength(3);
});

it('fail at once on a page that names none', async () => {
  document.head.replaceChildren();
  await expect(fetchTexts()).rejects.toThrow('names no texts');
});
