import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Warn } from './limits.ts';

interface FolderLimits {
  files: number;
  bytes: number;
}

/** Pruning goes below the limits by this factor, so that not every write prunes again. */
const PRUNE_TARGET = 0.9;
/** An older temporary file was left by a process that died. */
const ABANDONED_MS = 600_000;
/** A read updates the time of last use at most this often. */
const TOUCH_MS = 86_400_000;
const WARN_MS = 60_000;

const TEMPORARY = '.tmp';

/**
 * A file cache with a limited size in one folder; the least recently used files are removed first. Writes are atomic, and
 * several processes may share the folder. A disk failure is only reported, because everything here can be fetched again.
 */
export class DiskFolder {
  readonly #path: string;
  readonly #limits: FolderLimits;
  readonly #warn: Warn;
  #used: FolderLimits | undefined;
  #counting: Promise<void> | undefined;
  #warnedAt = 0;
  #written = 0;

  constructor(path: string, limits: FolderLimits, warn: Warn) {
    this.#path = path;
    this.#limits = limits;
    this.#warn = warn;
  }

  /** By the last count and what was written since; undefined before anything was written. */
  get used(): FolderLimits | undefined {
    return this.#used;
  }

  /** `name` must not come from a visitor: it is used as a path. */
  async read(name: string): Promise<Buffer | undefined> {
    const path = join(this.#path, name);
    try {
      const bytes = await readFile(path);
      void this.#touch(path);
      return bytes;
    } catch (error) {
      if (!isMissing(error)) this.#report(error, name);
      return undefined;
    }
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.#path, name)).catch(() => undefined)) !== undefined;
  }

  /** Never rejects. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#path, name);
    const temporary = `${path}.${process.pid}-${++this.#written}${TEMPORARY}`;
    try {
      await mkdir(this.#path, { recursive: true });
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        // Otherwise a power cut after the rename could leave an empty file.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      this.#report(error, name);
      await rm(temporary, { force: true }).catch(() => undefined);
      return;
    }
    await this.#countAndPrune(bytes.length);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#path, name), { force: true }).catch((error: unknown) => this.#report(error, name));
  }

  async #countAndPrune(bytes: number): Promise<void> {
    if (this.#used) {
      // A replaced file counts twice until the next full count; pruning early does no harm.
      this.#used = { files: this.#used.files + 1, bytes: this.#used.bytes + bytes };
      if (this.#used.files <= this.#limits.files && this.#used.bytes <= this.#limits.bytes) return;
    }
    this.#counting ??= this.#prune()
      .catch((error: unknown) => this.#report(error, this.#path))
      .finally(() => (this.#counting = undefined));
    await this.#counting;
  }

  async #prune(): Promise<void> {
    const files: { name: string; size: number; usedAt: number }[] = [];
    for (const name of await readdir(this.#path)) {
      const stats = await stat(join(this.#path, name)).catch(() => undefined);
      if (!stats?.isFile()) continue;
      if (name.endsWith(TEMPORARY) && Date.now() - stats.mtimeMs > ABANDONED_MS) await this.remove(name);
      else files.push({ name, size: stats.size, usedAt: stats.mtimeMs });
    }
    files.sort((a, b) => a.usedAt - b.usedAt);
    const used = { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
    const full = used.files > this.#limits.files || used.bytes > this.#limits.bytes;
    for (const { name, size } of full ? files : []) {
      if (used.files <= this.#limits.files * PRUNE_TARGET && used.bytes <= this.#limits.bytes * PRUNE_TARGET) break;
      await this.remove(name);
      used.files--;
      used.bytes -= size;
    }
    this.#used = used;
  }

  async #touch(path: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > TOUCH_MS) await utimes(path, new Date(), new Date());
    } catch {
      // Just removed, by us or by another process.
    }
  }

  #report(error: unknown, name: string): void {
    if (Date.now() - this.#warnedAt < WARN_MS) return;
    this.#warnedAt = Date.now();
    this.#warn({ err: error, name }, 'a copy could not be kept on disk');
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
