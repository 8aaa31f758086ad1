/** `local` is kept and shared by all tabs of the site; `session` lives as long as the tab. */
type Area = 'local' | 'session';

/** One text that is kept on the device. No call throws: storage may be blocked or full. */
export interface DeviceText {
  /** Undefined when nothing is kept, or nothing can be. */
  read: () => string | undefined;
  /** False when it could not be kept. */
  write: (text: string) => boolean;
  remove: () => void;
}

/** The same for a value, kept as JSON. */
export interface DeviceStore<T> {
  /** Undefined also when what is kept is not of this shape: another version, or somebody else, may have written it. */
  read: () => T | undefined;
  write: (value: T) => boolean;
  remove: () => void;
}

/** A text under a key of the browser's storage. */
export function deviceText(area: Area, key: string): DeviceText {
  const ask = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(area === 'local' ? localStorage : sessionStorage);
    } catch (error) {
      tellOnce(error);
      return undefined;
    }
  };
  return {
    read: () => ask((storage) => storage.getItem(key)) ?? undefined,
    write: (text) => ask((storage) => (storage.setItem(key, text), true)) ?? false,
    remove: () => ask((storage) => storage.removeItem(key)),
  };
}

/** A value under a key of the browser's storage. `parse` gives it its shape, or undefined where it has another one. */
export function deviceStore<T>(area: Area, key: string, parse: (kept: unknown) => T | undefined): DeviceStore<T> {
  const text = deviceText(area, key);
  return {
    ...text,
    read: () => {
      const kept = text.read();
      if (kept === undefined) return undefined;
      try {
        return parse(JSON.parse(kept));
      } catch {
        // No JSON: as good as nothing.
        return undefined;
      }
    },
    write: (value) => text.write(JSON.stringify(value)),
  };
}

/** The head script and the page's code are two bundles, so the document itself remembers that it was told. */
function tellOnce(error: unknown): void {
  const { dataset } = document.documentElement;
  if (dataset.unkept !== undefined) return;
  dataset.unkept = '';
  console.warn('this browser keeps nothing, or nothing more, for this site', error);
}
