import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Value } from './database.ts';
import { SCHEMA } from './statements.ts';

/** Another process writes for a moment at most; the server stands still meanwhile. */
const BUSY_MS = 2_000;

/** With `full` a commit is on disk before it is told; deleted bytes are overwritten. Other processes may use the same file. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;`;

/** What a commit has to carry to the disk. */
const WRITES = /^(?:insert|update|delete|with)\b/;

interface Waiting {
  sql: string;
  values: readonly Value[];
  done: (rows: unknown[]) => void;
  failed: (error: unknown) => void;
}

/**
 * Messages in one file, by Node's own SQLite; its folder is made when it is missing. The server stands still
 * during a commit, for milliseconds: what comes in the same breath goes to the disk by one. docs/decisions/019.
 */
export function openSqlite(path: string): Database {
  let database: DatabaseSync | undefined;
  const prepared = new Map<string, StatementSync>();
  let waiting: Waiting[] = [];

  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    // A new one is its owner's alone; SQLite gives the files beside it the same rights.
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    const opened = new DatabaseSync(path, { timeout: BUSY_MS });
    try {
      opened.exec(`${PRAGMAS}${SCHEMA.join(';')}`);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  };

  const run = (sql: string, values: readonly Value[]) => {
    database ??= open();
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(toNamed(values));
  };

  /** All that waits, or nothing of it: what one fails of, a disk without room, the others would fail of as well. */
  const commit = () => {
    const writes = waiting;
    waiting = [];
    if (!writes.length) return;
    try {
      database ??= open();
      database.exec('begin immediate');
      const rows = writes.map(({ sql, values }) => run(sql, values));
      database.exec('commit');
      for (const [at, { done }] of writes.entries()) done(rows[at] ?? []);
    } catch (error) {
      for (const { failed } of writes) failed(error);
      undo();
    }
  };

  /** Where that fails as well, the next commit cannot begin, and comes by here again. */
  const undo = () => {
    try {
      if (database?.isTransaction) database.exec('rollback');
    } catch {
      // Whoever waited was told already.
    }
  };

  return {
    words: {
      now: `cast(unixepoch('subsec') * 1000 as integer)`,
      skipLocked: '',
      forget: 'pragma wal_checkpoint(truncate)',
    },
    async query(sql, values = []) {
      if (!WRITES.test(sql)) return run(sql, values);
      return new Promise((done, failed) => {
        if (waiting.push({ sql, values, done, failed }) === 1) setImmediate(commit);
      });
    },
    async close() {
      commit();
      prepared.clear();
      database?.close();
      database = undefined;
    },
  };
}

/** SQLite takes `$1` for a name. */
function toNamed(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]));
}
