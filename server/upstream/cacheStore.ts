import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Warn } from './limits.ts';

interface StoreParts {
  /** The file; its folder is made when it is missing. */
  path: string;
  /** Of the settings under which copies are made: those of others are not given. */
  fingerprint: string;
  limits: { entries: number; bytes: number };
  warn: Warn;
}

/** What a foreign service said, and when, in ms. */
export interface StoredText {
  text: string;
  savedAt: number;
}

/** What is thrown away goes down to this share of the limits, so that not every new copy throws one away. */
const KEPT_SHARE = 0.9;
/** A copy that is read counts as used again at most this often. */
const TOUCH_MS = 86_400_000;
/** A full or broken disk is reported this often, and as often tried again where the file cannot be opened. */
const WARN_MS = 60_000;
/** Another process writes for a moment at most; nothing here is worth a longer wait. */
const BUSY_MS = 500;

/** SQLite's own words for a file that is broken, or is none of its own. */
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
 * Copies by key in one SQLite file, of limited number and size: the ones longest unused go first. A copy is there whole or
 * not at all, also when the process is killed. A disk that fails is reported and otherwise no matter: what is kept here can
 * be fetched again; a broken file is thrown away. Several processes may share a file. docs/decisions/016.
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

  /** A copy that is JSON of the shape; undefined for one that is spoilt, or of another version's shape. */
  read<T>(key: string, schema: z.ZodMiniType<T>): { value: T; savedAt: number } | undefined {
    const copy = this.get(key);
    if (!copy) return undefined;
    try {
      const { success, data } = schema.safeParse(JSON.parse(copy.text));
      return success ? { value: data, savedAt: copy.savedAt } : undefined;
    } catch {
      // No JSON: as good as nothing.
      return undefined;
    }
  }

  /** Puts the text in the place of what was there. */
  put(key: string, { text, savedAt }: StoredText): void {
    this.#try((database) => {
      const bytes = Buffer.byteLength(text);
      const values = [this.#parts.fingerprint, key, savedAt, Date.now(), bytes, text];
      database.prepare('insert or replace into copies values (?, ?, ?, ?, ?, ?)').run(...values);
      const { limits } = this.#parts;
      const used = database.prepare('select count(*) as entries, coalesce(sum(bytes), 0) as bytes from copies').get();
      const { entries, bytes: size } = sizeSchema.parse(used);
      if (entries <= limits.entries && size <= limits.bytes) return;
      database.prepare(PRUNE).run(limits.entries * KEPT_SHARE, limits.bytes * KEPT_SHARE);
    });
  }

  remove(key: string): void {
    this.#try((database) => {
      database.prepare('delete from copies where fingerprint = ? and key = ?').run(this.#parts.fingerprint, key);
    });
  }

  /** Keys of all copies, or of those whose text holds this. */
  keys(held = ''): string[] {
    const where = held ? 'fingerprint = ? and instr(text, ?)' : 'fingerprint = ?';
    const values: SQLInputValue[] = held ? [this.#parts.fingerprint, held] : [this.#parts.fingerprint];
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
        // It is tried again with the next failure.
      }
      this.#database = undefined;
    }
    if (!this.#database && code !== CORRUPT && code !== NOT_A_DATABASE) this.#brokenUntil = Date.now() + WARN_MS;
    if (Date.now() - this.#warnedAt < WARN_MS) return;
    this.#warnedAt = Date.now();
    warn({ err: error, path }, 'a copy could not be kept on disk');
  }
}

/** @throws the file system's error, or SQLite's */
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
