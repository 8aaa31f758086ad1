import { useSyncExternalStore } from 'react';
import { deviceStore } from '#web/device/deviceStore.ts';
import { toKept } from './kept.ts';
import { after, type Action, type Kept } from './model.ts';

const KEY = 'mi-semaforo';

const store = deviceStore('local', KEY, toKept);
const listeners = new Set<() => void>();

interface Own {
  kept: Kept | undefined;
  /** The device keeps nothing: what was said lives as long as this page. */
  unkept: boolean;
}

let own: Own | undefined;

/** One's own Stoplight, as it is on this device and in this tab. In the browser alone. */
export function useOwn(): Own {
  return useSyncExternalStore(subscribe, read);
}

/** Does what the visitor does, on what is kept at that moment: another tab may have gone on meanwhile. */
export function act(action: Action): void {
  const { kept, unkept } = read();
  const next = after(unkept ? kept : (store.read() ?? kept), action);
  tell({ kept: next, unkept: next !== undefined && !store.write(next) });
}

/** Nothing of it is left on the device, nor in this page. */
export function wipe(): void {
  store.remove();
  tell({ kept: undefined, unkept: false });
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

/** Another tab answered, or wiped everything (then the browser names no key, or ours). */
function follow({ key }: StorageEvent): void {
  if (key === KEY || key === null) tell({ kept: store.read(), unkept: false });
}
