/** Where the worker lies that serves all pages (web/worker.ts). */
const WORKER_PATH = '/sw.js';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Gets the worker, once a document. Undefined where browsers have none, or the visitor does not allow it. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  registering ??= navigator.serviceWorker.register(workerAddress()).then(
    () => navigator.serviceWorker.ready,
    () => undefined,
  );
  return registering;
}

/** The one address of a script that the page's policy lets in by this name (server/http/security.ts). */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL('') ?? WORKER_PATH;
}
