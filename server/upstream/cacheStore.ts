import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Warn } from './limits.ts';

interface StoreParts {
  /** SQLite file; its folder is created if missing. */
  path: string;
  /** Of the settings that the entries depend on; entries with another fingerprint are ignored. */
  fingerprint: string;
  limits: { entries: number; bytes: number };
  warn: Warn;
}

export interface StoredText {
  text: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Pruning goes below the limits by this factor, so that not every write prunes again. */
const PRUNE_TARGET = 0.9;
/** A read updates the time of last use at most this often. */
const TOUCH_MS = 86_400_000;
/** How often a disk failure is reported, and opening the file is retried. */
const WARN_MS = 60_000;
/** Wait for another process's lock. */
const BUSY_MS = 500;

/** SQLite result codes (sqlite.org/rescode.html). */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists copies (
    fingerprint text not null, key text not null, savedAt integer not null, usedAt integer not null, bytes integer not null,
    text text not null, primary key (fingerprint, key)
  ) strict;
  create index if not exists copiesByUse on copies (usedAt, bytes);`;

const SIZE = 'select count(*) as entries, coalesce(sum(bytes), 0) as bytes from copies';

const PRUNE = `
  delete from copies where rowid in (
    select rowid from (
      select rowid, row_number() over used as place, sum(bytes) over used as size from copies
      window used as (order by usedAt desc, rowid desc)
    ) where place > ? or size > ?
  )`;

const rowSchema = z.object({ text: z.string(), savedAt: z.number(), usedAt: z.number() });
const keySchema = z.object({ key: z.string() });
const sizeSchema = z.object({ entries: z.number(), bytes: z.number() });

/**
 * A key-value cache with a limited size in one SQLite file; the least recently used entries are removed first. Writes are
 * atomic, and several processes may share the file. A disk failure is only reported, because everything here can be fetched
 * again; a corrupt file is deleted. docs/decisions/016.
 */
export class CacheStore {
  readonly #parts: StoreParts;
  #database: DatabaseSync | undefined;
  #warnedAt = -Infinity;
  #brokenUntil = -Infinity;
  #closed = false;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  get(key: string): StoredText | undefined {
    return this.#try((database) => {
      const { fingerprint } = this.#parts;
      const row = database.prepare('select * from copies where fingerprint = ? and key = ?').get(fingerprint, key);
      if (!row) return undefined;
      const { text, savedAt, usedAt } = rowSchema.parse(row);
      if (Date.now() - usedAt > TOUCH_MS) {
        const touch = database.prepare('update copies set usedAt = ? where fingerprint = ? and key = ?');
        touch.run(Date.now(), fingerprint, key);
      }
      return { text, savedAt };
    });
  }

  /** Undefined if the entry is not valid JSON of the schema, for example from another version. */
  read<T>(key: string, schema: z.ZodMiniType<T>): { value: T; savedAt: number } | undefined {
    const copy = this.get(key);
    if (!copy) return undefined;
    try {
      const { success, data } = schema.safeParse(JSON.parse(copy.text));
      return success ? { value: data, savedAt: copy.savedAt } : undefined;
    } catch {
      // Not JSON: treated as missing.
      return undefined;
    }
  }

  put(key: string, { text, savedAt }: StoredText): void {
    this.#try((database) => {
      const bytes = Buffer.byteLength(text);
      const values = [this.#parts.fingerprint, key, savedAt, Date.now(), bytes, text];
      database.prepare('insert or replace into copies values (?, ?, ?, ?, ?, ?)').run(...values);
      const { limits } = this.#parts;
      const { entries, bytes: size } = sizeSchema.parse(database.prepare(SIZE).get());
      if (entries <= limits.entries && size <= limits.bytes) return;
      database.prepare(PRUNE).run(limits.entries * PRUNE_TARGET, limits.bytes * PRUNE_TARGET);
    });
  }

  remove(key: string): void {
    this.#try((database) => {
      database.prepare('delete from copies where fingerprint = ? and key = ?').run(this.#parts.fingerprint, key);
    });
  }

  /** Of all settings; undefined while the file cannot be read. */
  size(): { entries: number; bytes: number } | undefined {
    return this.#try((database) => sizeSchema.parse(database.prepare(SIZE).get()));
  }

  /** All keys, or those whose text contains `part`. */
  keys(part = ''): string[] {
    const where = part ? 'fingerprint = ? and instr(text, ?)' : 'fingerprint = ?';
    const values: SQLInputValue[] = part ? [this.#parts.fingerprint, part] : [this.#parts.fingerprint];
    const rows = this.#try((database) => database.prepare(`select key from copies where ${where}`).all(...values));
    return z
      .array(keySchema)
      .parse(rows ?? [])
      .map(({ key }) => key);
  }

  close(): void {
    this.#closed = true;
    this.#database?.close();
    this.#database = undefined;
  }

  #try<T>(task: (database: DatabaseSync) => T): T | undefined {
    if (this.#closed || Date.now() < this.#brokenUntil) return undefined;
    try {
      this.#database ??= open(this.#parts.path);
      return task(this.#database);
    } catch (error) {
      this.#report(error);
      return undefined;
    }
  }

  #report(error: unknown): void {
    const { path, warn } = this.#parts;
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
    if (code === CORRUPT || code === NOT_A_DATABASE) {
      try {
        this.#database?.close();
        for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
      } catch {
        // Retried at the next failure.
      }
      this.#database = undefined;
    }
    if (!this.#database && code !== CORRUPT && code !== NOT_A_DATABASE) this.#brokenUntil = Date.now() + WARN_MS;
    if (Date.now() - this.#warnedAt < WARN_MS) return;
    this.#warnedAt = Date.now();
    warn({ err: error, path }, 'a copy could not be kept on disk');
  }
}

function open(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
