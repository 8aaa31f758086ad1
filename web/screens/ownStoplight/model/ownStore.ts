import { useSyncExternalStore } from 'react';
import { deviceStore } from '#web/device/deviceStore.ts';
import { toKept } from './kept.ts';
import { after, type Action, type Kept } from './model.ts';

const KEY = 'mi-semaforo';

const store = deviceStore('local', KEY, toKept);
const listeners = new Set<() => void>();

interface Own {
  kept: Kept | undefined;
  /** The device keeps nothing: it lives as long as this page. */
  unkept: boolean;
}

const NOTHING: Own = { kept: undefined, unkept: false };

let own: Own | undefined;

/** As it is on this device and in this tab; nothing on the server and while its HTML is hydrated. */
export function useOwn(): Own {
  return useSyncExternalStore(subscribe, read, () => NOTHING);
}

/** On what is kept at that moment: another tab may have gone on. */
export function act(action: Action): void {
  const { kept, unkept } = read();
  const next = after(unkept ? kept : (store.read() ?? kept), action);
  tell({ kept: next, unkept: next !== undefined && !store.write(next) });
}

/** From the device and this page. */
export function wipe(): void {
  store.remove();
  tell(NOTHING);
}

function read(): Own {
  own ??= { kept: store.read(), unkept: false };
  return own;
}

function tell(next: Own): void {
  own = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', follow);
    // While nobody listened another tab may have gone on.
    if (!own?.unkept) own = undefined;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** Another tab answered or wiped (then the key is null, or ours). */
function follow({ key }: StorageEvent): void {
  if (key === KEY || key === null) tell({ kept: store.read(), unkept: false });
}
