import { registerWorker } from '#web/offline/registerWorker.ts';

/** Tag of the Background Sync. */
export const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Registers the worker that flushes the outbox while no page is open; undefined without Background Sync. Call it when a
 * form is opened: later there may be no network.
 */
export async function prepareWorker(): Promise<SyncRegistration | undefined> {
  return 'SyncManager' in globalThis ? registerWorker() : undefined;
}

/** Asks the browser to wake the worker when the network returns. */
export async function requestSync(): Promise<void> {
  try {
    await (await prepareWorker())?.sync?.register(SYNC_TAG);
  } catch {
    // The visitor or the browser may deny it.
  }
}
