/** `local` is kept and shared by all tabs of the site; `session` lives as long as the tab. */
type Area = 'local' | 'session';

/** A value that is kept on the device, as JSON. No call throws: storage may be blocked or full. */
export interface DeviceStore<T> {
  /** Undefined when nothing is kept, or nothing of this shape: another version, or somebody else, may have written it. */
  read: () => T | undefined;
  /** False when it could not be kept. */
  write: (value: T) => boolean;
  remove: () => void;
}

/** A value under a key of the browser's storage. `parse` gives it its shape, or undefined where it has another one. */
export function deviceStore<T>(area: Area, key: string, parse: (kept: unknown) => T | undefined): DeviceStore<T> {
  return {
    read: () => {
      const kept = readText(area, key);
      if (kept === undefined) return undefined;
      try {
        return parse(JSON.parse(kept));
      } catch {
        // No JSON: as good as nothing.
        return undefined;
      }
    },
    write: (value) => writeText(area, key, JSON.stringify(value)),
    remove: () => removeText(area, key),
  };
}

/** A text that is kept as it is; undefined when nothing is kept, or nothing can be. */
export function readText(area: Area, key: string): string | undefined {
  return ask(area, (storage) => storage.getItem(key)) ?? undefined;
}

/** Keeps a text as it is; false when it could not be kept. */
export function writeText(area: Area, key: string, text: string): boolean {
  return ask(area, (storage) => (storage.setItem(key, text), true)) ?? false;
}

export function removeText(area: Area, key: string): void {
  ask(area, (storage) => storage.removeItem(key));
}

/** The one place that meets storage that is blocked or full: undefined then. */
function ask<T>(area: Area, run: (storage: Storage) => T): T | undefined {
  try {
    return run(area === 'local' ? localStorage : sessionStorage);
  } catch (error) {
    // Told once: the document remembers it, because the head script and the page's code are two bundles.
    const { dataset } = document.documentElement;
    if (dataset.unkept === undefined) console.warn('this browser keeps nothing more for this site', error);
    dataset.unkept = '';
    return undefined;
  }
}
