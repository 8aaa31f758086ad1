import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { FETCHING, FETCHING_KB, SCREEN_SCRIPTS_KB } from '#server/testing/screenBudget.ts';
import { createTestApp, pageOf, KNOWN_PAGES } from '#server/testing/testApp.ts';
import { elements, readPage } from '#server/testing/testPage.ts';

// By what a page names; e2e/budgets.e2e.ts sees on the wire that it is what comes.

const KB = 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function modulesOf(address: string): Promise<string[]> {
  const page = readPage((await app.inject(address)).body);
  const named = elements(page, 'script').map(({ attributes }) => attributes.get('data-modules') ?? '');
  return named.join(' ').trim().split(' ');
}

/** Bytes of the files as they go over the line. */
async function bytesOf(paths: readonly string[]): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
  return answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
}

describe.each(LANGUAGES)('whoever is on the home page in %s', (language) => {
  const others = KNOWN_PAGES.filter((page) => page.language === language && page.path !== '/index').map(pageOf);
  it.each(others)('receives little script for %s', async (address) => {
    const here = new Set(await modulesOf(language === 'es' ? '/' : '/en/'));
    expect(here.size).toBeGreaterThan(2);
    const more = (await modulesOf(address)).filter((path) => !here.has(path));
    expect(more.length).toBeGreaterThan(0);
    expect(await bytesOf(more.filter((path) => !FETCHING.test(path)))).toBeLessThanOrEqual(SCREEN_SCRIPTS_KB * KB);
    expect(await bytesOf(more.filter((path) => FETCHING.test(path)))).toBeLessThanOrEqual(FETCHING_KB * KB);
  });
});
