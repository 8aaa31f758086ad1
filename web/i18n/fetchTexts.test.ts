// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOthers, fetchOthersLater, fetchTexts } from './fetchTexts.ts';

const TEXTS = { 'site.name': 'Fundación Paraguaya' };
const ALL = { ...TEXTS, 'home.title': 'Inicio' };
const ADDRESS = 'https://site.test/assets/i18n/es.json?v=1';

/** Answers in turn; returns how often it was asked. */
function network(...answers: (number | 'cut')[]): () => number {
  let asked = 0;
  const answer = async (address: string) => {
    expect(address).toBe(ADDRESS);
    const status = answers[asked];
    asked += 1;
    if (status === 'cut') throw new TypeError('network');
    return status === 200 ? Response.json(ALL) : new Response('<html>', { status: status ?? 500 });
  };
  vi.stubGlobal('fetch', answer);
  return () => asked;
}

beforeEach(() => {
  document.head.innerHTML = `<link data-texts href="${ADDRESS}">`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('come from the address that the page names [SHELL-07]', async () => {
  const asked = network(200);
  expect(await fetchTexts()).toEqual(ALL);
  expect(asked()).toBe(1);
});

it.each([
  ['the line is cut', 'cut', 'network'],
  ['the server fails', 503, 'texts: 503'],
] as const)('are told to be missing when %s, so that the entry asks again [SHELL-07]', async (_, answer, message) => {
  network(answer);
  await expect(fetchTexts()).rejects.toThrow(message);
});

it('fail at once on a page that names none', async () => {
  document.head.replaceChildren();
  await expect(fetchTexts()).rejects.toThrow('names no texts');
});

it('of other screens come before these are shown, and are asked for again after a failure [SHELL-07]', async () => {
  const shown = { ...TEXTS };
  document.head.innerHTML = `<link href="https://site.test/part.json" data-texts="${ADDRESS}">`;
  const asked = network('cut', 200);
  await fetchOthers();
  expect(asked()).toBe(0);

  fetchOthersLater(shown);
  await expect(fetchOthers()).rejects.toThrow('network');
  await Promise.all([fetchOthers(), fetchOthers()]);
  expect([shown, asked()]).toEqual([ALL, 2]);
  await fetchOthers();
  expect(asked()).toBe(2);
});

it('of other screens are there already where the page named all', async () => {
  document.head.innerHTML = `<link href="${ADDRESS}" data-texts="${ADDRESS}">`;
  const asked = network();
  fetchOthersLater({ ...TEXTS });
  await fetchOthers();
  expect(asked()).toBe(0);
});
