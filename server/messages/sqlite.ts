import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Value } from './database.ts';
import { SCHEMA } from './statements.ts';

/** How long to wait, blocking, while another process writes. */
const BUSY_MS = 2_000;

/** `full`: a commit is on disk before it returns. `secure_delete`: deleted bytes are overwritten. */
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
 * Messages in one file, in a folder that is made when it is missing. A commit blocks the server for milliseconds, so statements of
 * the same turn of the event loop share one. docs/decisions/019.
 */
export function openSqlite(path: string): Database {
  let database: DatabaseSync | undefined;
  const prepared = new Map<string, StatementSync>();
  let waiting: Waiting[] = [];

  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    // Only the owner may read it; SQLite gives its other files the same permissions.
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

  /** All waiting statements or none: a full disk would fail the others too. */
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

  /** If this fails, the next commit fails too and tries again. */
  const rollBack = () => {
    try {
      if (database?.isTransaction) database.exec('rollback');
    } catch {
      // The callers have their error already.
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

/** To SQLite `$1` is a name. */
function toNamed(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]));
}
