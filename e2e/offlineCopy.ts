import { expect, type Page } from '@playwright/test';

/** Waits until Mi Semáforo is cached for use offline, `frame`, its last page, included. */
export async function untilOfflineCopy(page: Page, frame: string): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('mi-semaforo')).keys()).map(({ url }) => url));
  await expect.poll(kept).toContainEqual(expect.stringContaining(frame));
}
