import { chromium, type Browser } from '@playwright/test';

/** Starts the browser that scripts/bench.mjs found (CHROME_PATH), else Playwright's own. `port`: for its debugging protocol. */
export function launchBrowser({ port }: { port?: number } = {}): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  return chromium.launch({
    ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
    ...(port === undefined ? {} : { args: [`--remote-debugging-port=${port}`] }),
  });
}
