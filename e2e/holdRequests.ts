import type { Page } from '@playwright/test';

/** The script that hydrates a page. */
export const ENTRY_SCRIPT = /\/assets\/entry-[\w-]+\.js$/;
export const TEXT_FILES = /\/assets\/i18n\/[\w.]+\.json/;

/** Holds requests whose address matches until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue().catch(() => {});
  });
  return released.resolve;
}
