import { mkdirSync } from 'node:fs';
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

/** Messages in one file, by Node's own SQLite; its folder is made when it is missing. docs/decisions/019. */
export function openSqlite(path: string): Database {
  let database: DatabaseSync | undefined;
  const prepared = new Map<string, StatementSync>();

  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    const opened = new DatabaseSync(path, { timeout: BUSY_MS });
    try {
      opened.exec(`${PRAGMAS}${SCHEMA.join(';')}`);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  };

  const prepare = (sql: string) => {
    database ??= open();
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  return {
    words: {
      now: `cast(unixepoch('subsec') * 1000 as integer)`,
      skipLocked: '',
      forget: 'pragma wal_checkpoint(truncate)',
    },
    async query(sql, values = []) {
      return prepare(sql).all(toNamed(values));
    },
    async close() {
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
