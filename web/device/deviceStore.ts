import type { StorageKey } from '#contract/privacy.ts';

/** `local`: shared by all tabs; `session`: as long as the tab. */
type Area = 'local' | 'session';

/** A JSON value. No call throws: storage may be blocked or full. */
export interface DeviceStore<T> {
  /** Undefined when missing or of another shape, as another version may have stored it. */
  read: () => T | undefined;
  /** False when it could not be stored. */
  write: (value: T) => boolean;
  remove: () => void;
}

/** `parse` returns undefined for another shape. */
export function deviceStore<T>(area: Area, key: StorageKey, parse: (kept: unknown) => T | undefined): DeviceStore<T> {
  return {
    read: () => {
      const kept = readText(area, key);
      if (kept === undefined) return undefined;
      try {
        return parse(JSON.parse(kept));
      } catch {
        return undefined;
      }
    },
    write: (value) => writeText(area, key, JSON.stringify(value)),
    remove: () => removeText(area, key),
  };
}

/** Undefined when missing or blocked. */
export function readText(area: Area, key: StorageKey): string | undefined {
  return withStorage(area, (storage) => storage.getItem(key)) ?? undefined;
}

export function writeText(area: Area, key: StorageKey, text: string): boolean {
  return withStorage(area, (storage) => (storage.setItem(key, text), true)) ?? false;
}

export function removeText(area: Area, key: StorageKey): void {
  withStorage(area, (storage) => storage.removeItem(key));
}

function withStorage<T>(area: Area, run: (storage: Storage) => T): T | undefined {
  try {
    return run(area === 'local' ? localStorage : sessionStorage);
  } catch (error) {
    // Warn once per document: head script and page are two bundles.
    const { dataset } = document.documentElement;
    if (dataset.storageFailed === undefined) console.warn('this browser keeps nothing more for this site', error);
    dataset.storageFailed = '';
    return undefined;
  }
}
