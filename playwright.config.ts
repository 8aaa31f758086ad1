import { defineConfig, devices } from '@playwright/test';

/** Browser tests: one server a worker (e2e/fixtures.ts), no retries, so that a race is seen. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Twice the cores of a small machine: a browser test waits for a seventh of its time and more.
  workers: 4,
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
    // Found, or installed, by scripts/browser.mjs.
    ...(process.env.CHROME_PATH ? { launchOptions: { executablePath: process.env.CHROME_PATH } } : {}),
    // Recording costs a tenth of the run: npm test records what failed in a run of its own (scripts/test.mjs).
    trace: 'off',
  },
});
