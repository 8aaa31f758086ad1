/** Name of the Background Sync, and where the worker lies that it wakes. */
export const SYNC_TAG = 'outbox';
const WORKER_PATH = '/sw.js';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

let registering: Promise<SyncRegistration | undefined> | undefined;

/**
 * Gets the worker that flushes the outbox also when no page of ours is open, where browsers have such a thing. Asked for while
 * there is a network, as soon as somebody may write: once a message waits, there may be none.
 */
export function prepareWorker(): void {
  if (!('serviceWorker' in navigator) || !('SyncManager' in globalThis)) return;
  registering ??= navigator.serviceWorker.register(workerAddress()).then(
    () => navigator.serviceWorker.ready,
    // No worker: the pages flush by themselves.
    () => undefined,
  );
}

/** Has the browser wake the worker once it believes in the network. */
export async function askForSync(): Promise<void> {
  prepareWorker();
  try {
    await (await registering)?.sync?.register(SYNC_TAG);
  } catch {
    // Visitors, and some browsers, do not allow it.
  }
}

/** The one address of a script that the page's policy lets in by this name (server/http/security.ts). */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL('') ?? WORKER_PATH;
}
