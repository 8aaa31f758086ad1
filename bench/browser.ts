import { chromium, type Browser } from '@playwright/test';

/**
 * Starts the browser that scripts/bench.mjs found (CHROME_PATH), else Playwright's own. `port`: for its debugging protocol.
 * `flags`: more of its own switches.
 */
export function launchBrowser({ port, flags = [] }: { port?: number; flags?: string[] } = {}): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  return chromium.launch({
    ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
    args: [...flags, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  });
}
