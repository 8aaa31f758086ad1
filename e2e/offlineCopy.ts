import { expect, type Page } from '@playwright/test';

/** Waits until a page is kept for use offline; Mi Semáforo is there with its last one, the first step. */
export async function untilOfflineCopy(page: Page, kept: string): Promise<void> {
  const paths = () => page.evaluate(async () => (await (await caches.open('copias')).keys()).map(({ url }) => url));
  await expect.poll(paths, { intervals: [100] }).toContainEqual(expect.stringContaining(kept));
}
