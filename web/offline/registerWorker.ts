/** Built from web/worker.ts. */
const WORKER_PATH = '/sw.js';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Once per document; undefined where unsupported or denied. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  registering ??= navigator.serviceWorker.register(workerAddress()).then(
    () => navigator.serviceWorker.ready,
    () => undefined,
  );
  return registering;
}

/** The only URL that the `worker` Trusted Types policy allows (server/http/security.ts). */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL('') ?? WORKER_PATH;
}
