import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { cleanFound } from './clean.ts';
import { DiskFolder } from '#server/upstream/diskFolder.ts';
import type { Limits, Warn } from '#server/upstream/limits.ts';
import { foundSchema, isFound } from './shapes.ts';
import type { Found, Outcome } from './shapes.ts';

/** An answer as it lies on disk. */
const copySchema = z.object({
  format: z.literal(1),
  /** Of the settings under which it was made: under others its addresses lead nowhere. */
  fingerprint: z.string(),
  key: z.string(),
  savedAt: z.number(),
  found: foundSchema,
});

interface Entry {
  outcome: Outcome;
  savedAt: number;
  /** Seconds from then on in which it is worth something. */
  ttl: number;
  /** Length and hash of its JSON. */
  length: number;
  hash: string;
}

interface CopiesParts {
  folder: string;
  limits: Limits;
  fingerprint: string;
  /** Which answers are kept on disk: those that the site itself asks for, so that nobody fills it with others. */
  isWorthKeeping: (key: string, found: Found) => boolean;
  /** How long a good answer counts, in seconds; the part of it in which it is stale included. */
  goodSeconds: number;
  /** Told of each good answer that is now the last one: fetched, or found on disk. */
  onGood: (key: string, found: Found) => void;
  now: () => number;
  warn: Warn;
}

/** A file of an answer that did not change is written again this often, so that it does not count as unused. */
const REWRITE_MS = 86_400_000;

/**
 * The last good answers, in memory and on disk, as storage for async-cache-dedupe. A good answer never runs out: it is
 * given, however old, until WordPress gives another. That there is no such thing is only remembered for a while, in memory.
 */
export class Copies {
  readonly #parts: CopiesParts;
  readonly #disk: DiskFolder;
  readonly #memory = new Map<string, Entry>();
  readonly #writtenAt = new Map<string, number>();
  #length = 0;
  #version = 0;
  #writing = Promise.resolve();

  constructor(parts: CopiesParts) {
    this.#parts = parts;
    const { diskFiles: files, diskBytes: bytes } = parts.limits;
    this.#disk = new DiskFolder(parts.folder, { files, bytes }, parts.warn);
  }

  /** Grows when an answer took the place of a different one. */
  get version(): number {
    return this.#version;
  }

  async get(key: string): Promise<Outcome | undefined> {
    const entry = this.#memory.get(key) ?? (await this.#readDisk(key));
    if (!entry) return undefined;
    if (!isFound(entry.outcome) && this.getTTL(key) <= 0) {
      this.#forget(key);
      return undefined;
    }
    // The one used last is the last to go.
    this.#memory.delete(key);
    this.#memory.set(key, entry);
    return entry.outcome;
  }

  /** Seconds left of an entry in memory. */
  getTTL(key: string): number {
    const entry = this.#memory.get(key);
    return entry ? entry.ttl - (this.#parts.now() - entry.savedAt) / 1000 : 0;
  }

  set(key: string, outcome: Outcome, ttl: number): void {
    const before = this.#memory.get(key);
    const entry = { ...toEntry(outcome), savedAt: this.#parts.now(), ttl };
    if (before && before.hash !== entry.hash) this.#version++;
    this.#remember(key, entry);
    this.#keepOnDisk(key, entry, before?.hash !== entry.hash);
    if (isFound(outcome)) this.#parts.onGood(key, outcome);
  }

  exists(key: string): boolean {
    return this.#memory.has(key);
  }

  /** Resolves when everything is on disk. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  #remember(key: string, entry: Entry): void {
    this.#forget(key);
    this.#memory.set(key, entry);
    this.#length += entry.length;
    const { memoryEntries, memoryLength } = this.#parts.limits;
    for (const oldest of this.#memory.keys()) {
      if (oldest === key || (this.#memory.size <= memoryEntries && this.#length <= memoryLength)) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#length -= this.#memory.get(key)?.length ?? 0;
    this.#memory.delete(key);
  }

  #keepOnDisk(key: string, { outcome, savedAt }: Entry, changed: boolean): void {
    const file = toFile(key);
    if (!isFound(outcome)) {
      // WordPress was believed that it is gone: it must not come back with the next start.
      if (this.#writtenAt.delete(key)) this.#inOrder(() => this.#disk.remove(file));
      return;
    }
    if (!this.#parts.isWorthKeeping(key, outcome)) return;
    if (!changed && savedAt - (this.#writtenAt.get(key) ?? 0) < REWRITE_MS) return;
    this.#writtenAt.set(key, savedAt);
    const copy: z.infer<typeof copySchema> = {
      format: 1,
      fingerprint: this.#parts.fingerprint,
      key,
      savedAt,
      found: outcome,
    };
    this.#inOrder(() => this.#disk.write(file, Buffer.from(JSON.stringify(copy))));
  }

  #inOrder(task: () => Promise<void>): void {
    this.#writing = this.#writing.then(task);
  }

  async #readDisk(key: string): Promise<Entry | undefined> {
    const file = toFile(key);
    const bytes = await this.#disk.read(file);
    const copy = bytes && parseCopy(bytes);
    if (!copy) return undefined;
    if (copy.key !== key || copy.fingerprint !== this.#parts.fingerprint) return undefined;
    const { goodSeconds, now, onGood } = this.#parts;
    const found = cleanFound(copy.found);
    // A clock that was set back must not make an old copy a fresh one.
    const entry = { ...toEntry(found), savedAt: Math.min(copy.savedAt, now()), ttl: goodSeconds };
    this.#remember(key, entry);
    this.#writtenAt.set(key, copy.savedAt);
    onGood(key, found);
    return entry;
  }
}

function parseCopy(bytes: Buffer): z.infer<typeof copySchema> | undefined {
  try {
    return copySchema.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}

function toEntry(outcome: Outcome): Pick<Entry, 'outcome' | 'length' | 'hash'> {
  const json = JSON.stringify(outcome);
  return { outcome, length: json.length, hash: createHash('sha1').update(json).digest('base64url') };
}

function toFile(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`;
}
