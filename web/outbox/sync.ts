import { registerWorker } from '#web/offline/registerWorker.ts';

export const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * The worker that flushes the outbox without an open page; undefined without Background Sync. Called when a form opens:
 * later there may be no network.
 */
export async function prepareWorker(): Promise<SyncRegistration | undefined> {
  return 'SyncManager' in globalThis ? registerWorker() : undefined;
}

export async function requestSync(): Promise<void> {
  try {
    await (await prepareWorker())?.sync?.register(SYNC_TAG);
  } catch {
    // Visitor or browser may deny it.
  }
}
