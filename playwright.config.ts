import { defineConfig, devices } from '@playwright/test';
import type { EngineName } from './e2e/engines/fixtures.ts';

/** Browser tests: one server a worker (e2e/fixtures.ts), no retries, so that a race is seen. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A page keeps a core busy: on two cores four workers took 197 s for what two do in 119.
  workers: '100%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The machine may be small and busy; what hangs still ends.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/browser',
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A worker keeps pages after the first touch: those stories allow it that are about it (docs/decisions/048).
    serviceWorkers: 'block',
    // Found, or installed, by scripts/browser.mjs.
    ...(process.env.CHROME_PATH ? { launchOptions: { executablePath: process.env.CHROME_PATH } } : {}),
    // Recording costs a tenth of the run: npm test records what failed in a run of its own (scripts/test.mjs).
    trace: 'off',
  },
  // Those with one worker come first, so that none of them is left at the end.
  projects: [
    // One browser at a time: what its machine lacks is skipped.
    ...(['webkit', 'firefox'] as const).map((engineName) => ({
      name: engineName,
      testDir: 'e2e/engines',
      workers: 1,
      use: { engineName },
    })),
    { name: 'chromium', testIgnore: '**/e2e/engines/**' },
  ],
});
