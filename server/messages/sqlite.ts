import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Value } from './database.ts';
import { SCHEMA } from './statements.ts';

/** Blocking wait for another process's lock. */
const BUSY_MS = 2_000;

/** `full`: commits are on disk. `secure_delete`: deleted data is overwritten. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;`;

/** Statements that need a transaction. */
const WRITES = /^(?:insert|update|delete|with)\b/;

interface Waiting {
  sql: string;
  values: readonly Value[];
  done: (rows: unknown[]) => void;
  failed: (error: unknown) => void;
}

/**
 * Messages in one SQLite file. A commit blocks the event loop for milliseconds, so statements of the same turn share one.
 * docs/decisions/019.
 */
export function openSqlite(path: string): Database {
  let database: DatabaseSync | undefined;
  const prepared = new Map<string, StatementSync>();
  let waiting: Waiting[] = [];

  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    // Only the owner may read it; SQLite copies these permissions to its other files.
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

  /** All or none: what fails one statement, such as a full disk, would fail the others too. */
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
      rollBack();
    }
  };

  /** If this fails, the next commit fails and rolls back again. */
  const rollBack = () => {
    try {
      if (database?.isTransaction) database.exec('rollback');
    } catch {
      // The callers already got the first error.
    }
  };

  return {
    dialect: {
      now: `cast(unixepoch('subsec') * 1000 as integer)`,
      skipLocked: '',
      reclaim: 'pragma wal_checkpoint(truncate)',
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

/** SQLite treats `$1` as a name. */
function toNamed(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]));
}
