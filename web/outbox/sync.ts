import { registerWorker } from '#web/offline/registerWorker.ts';

/** Name of the Background Sync. */
export const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Gets the worker that flushes the outbox also when no page of ours is open, where browsers have such a thing; where not, the
 * pages flush by themselves. Asked for while there is a network, as soon as somebody may write: once a message waits, there
 * may be none.
 */
export async function prepareWorker(): Promise<SyncRegistration | undefined> {
  return 'SyncManager' in globalThis ? registerWorker() : undefined;
}

/** Has the browser wake the worker once it believes in the network. */
export async function askForSync(): Promise<void> {
  try {
    await (await prepareWorker())?.sync?.register(SYNC_TAG);
  } catch {
    // Visitors, and some browsers, do not allow it.
  }
}
