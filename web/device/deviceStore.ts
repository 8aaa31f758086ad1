/** `local` is kept and shared by all tabs; `session` lasts as long as the tab. */
type Area = 'local' | 'session';

/** A JSON value in browser storage. No call throws: storage may be blocked or full. */
export interface DeviceStore<T> {
  /** Undefined when missing or of another shape, such as another version's. */
  read: () => T | undefined;
  /** False when it could not be stored. */
  write: (value: T) => boolean;
  remove: () => void;
}

/** `parse` returns undefined for a value of another shape. */
export function deviceStore<T>(area: Area, key: string, parse: (kept: unknown) => T | undefined): DeviceStore<T> {
  return {
    read: () => {
      const kept = readText(area, key);
      if (kept === undefined) return undefined;
      try {
        return parse(JSON.parse(kept));
      } catch {
        // Invalid JSON counts as missing.
        return undefined;
      }
    },
    write: (value) => writeText(area, key, JSON.stringify(value)),
    remove: () => removeText(area, key),
  };
}

/** A plain text; undefined when missing or blocked. */
export function readText(area: Area, key: string): string | undefined {
  return withStorage(area, (storage) => storage.getItem(key)) ?? undefined;
}

/** False when it could not be stored. */
export function writeText(area: Area, key: string, text: string): boolean {
  return withStorage(area, (storage) => (storage.setItem(key, text), true)) ?? false;
}

export function removeText(area: Area, key: string): void {
  withStorage(area, (storage) => storage.removeItem(key));
}

/** Undefined when storage is blocked or full. */
function withStorage<T>(area: Area, run: (storage: Storage) => T): T | undefined {
  try {
    return run(area === 'local' ? localStorage : sessionStorage);
  } catch (error) {
    // Warn once. The flag lives in the document, because head script and page are two bundles.
    const { dataset } = document.documentElement;
    if (dataset.storageFailed === undefined) console.warn('this browser keeps nothing more for this site', error);
    dataset.storageFailed = '';
    return undefined;
  }
}
