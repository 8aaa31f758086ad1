import { expect, type Page } from '@playwright/test';

/** Waits until one's own Stoplight lies on the device for when there is no network. Its pages come last, with this one. */
export async function copied(page: Page, frame: string): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('mi-semaforo')).keys()).map(({ url }) => url));
  await expect.poll(kept).toContainEqual(expect.stringContaining(frame));
}
