import type { BrowserContext } from '@playwright/test';

/** As a browser does whose visitor saves data; Playwright cannot switch it on. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  });
}
