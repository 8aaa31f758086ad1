import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { loadBuilt } from '#server/built.ts';
import { FETCHING, FETCHING_KB, SCREEN_SCRIPTS_KB } from '#server/testing/screenBudget.ts';
import { createTestApp, ROOT } from '#server/testing/testApp.ts';

// By their list; e2e/budgets.e2e.ts sees on the wire that it is what comes.

const KB = 1024;
const HOME = 'web/screens/home/home.screen.tsx';

const { assets } = await loadBuilt(ROOT);
let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Bytes of the files as they go over the line. */
async function bytesOf(paths: readonly string[]): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
  return answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
}

describe.each(LANGUAGES)('whoever is on the home page in %s', (language) => {
  it.each(Object.keys(assets.screens).filter((screen) => screen !== HOME))(
    'receives little script for %s',
    async (screen) => {
      const here = new Set([...assets.always.modules, ...(assets.screens[HOME]?.[language].modules ?? [])]);
      expect(here.size).toBeGreaterThan(assets.always.modules.length);
      const more = assets.screens[screen]?.[language].modules.filter((path) => !here.has(path)) ?? [];
      expect(more.length).toBeGreaterThan(0);
      expect(await bytesOf(more.filter((path) => !FETCHING.test(path)))).toBeLessThanOrEqual(SCREEN_SCRIPTS_KB * KB);
      expect(await bytesOf(more.filter((path) => FETCHING.test(path)))).toBeLessThanOrEqual(FETCHING_KB * KB);
    },
  );
});
