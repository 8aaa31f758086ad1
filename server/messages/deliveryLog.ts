import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/** Shorter than a row lives (RETENTION): a key may come again for another message once its row is gone. */
const KEPT_MS = 59 * DAY_MS;

/** Files that somebody else writes or puts there are looked for this often. */
const LOOK_MS = 60_000;

/**
 * Ids of messages that went out, outside the store, a file a day: what a store has forgotten that came back from a backup, or whose
 * process was killed before it could write it down. Files of any name count, such as those of other machines.
 */
export class DeliveryLog {
  readonly #folder: string;
  #ids = new Set<string>();
  #lookedAt = -Infinity;

  constructor(folder: string) {
    this.#folder = folder;
  }

  has(id: string): boolean {
    if (Date.now() - this.#lookedAt > LOOK_MS) this.#read();
    return this.#ids.has(id);
  }

  /** Not flushed: a killed process leaves it behind, a power cut may not. @throws the system's error */
  add(id: string): void {
    this.#ids.add(id);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    appendFileSync(join(this.#folder, `${new Date().toISOString().slice(0, 10)}.log`), `${id}\n`, { mode: 0o600 });
  }

  #read(): void {
    this.#lookedAt = Date.now();
    const ids = new Set<string>();
    for (const name of this.#names()) {
      const path = join(this.#folder, name);
      try {
        if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { force: true });
        else for (const id of readFileSync(path, 'utf8').split('\n')) ids.add(id);
      } catch {
        // Another process removed it, or it may not be read: rather a mail twice than none.
      }
    }
    this.#ids = ids;
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder).filter((name) => name.endsWith('.log'));
    } catch {
      // Nothing went out from here yet.
      return [];
    }
  }
}
