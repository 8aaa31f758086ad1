import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Value } from './database.ts';
import { toKeyTable, toMigration, VERSION_TABLE } from './schema.ts';

/** Blocking wait for another process's lock. */
const BUSY_MS = 2_000;

/** `full`: commits are on disk. `secure_delete`: deleted data is overwritten. `keys`: the other file. */
const PRAGMAS = ['main', 'keys']
  .map(
    (file) => `
  pragma ${file}.journal_mode = wal;
  pragma ${file}.synchronous = full;
  pragma ${file}.secure_delete = on;`,
  )
  .join('');

/** Tries to empty the write-ahead log, which another process may be reading at that moment. */
const ERASE_TRIES = 5;
const ERASE_PAUSE_MS = 50;

/** Statements that need a transaction. */
const WRITES = /^(?:insert|update|delete|with)\b/;

interface Waiting {
  sql: string;
  values: readonly Value[];
  done: (rows: unknown[]) => void;
  failed: (error: unknown) => void;
}

/**
 * Messages in an SQLite file, and their keys in another one beside it, `keys.db` (docs/decisions/053). A commit blocks the event
 * loop for milliseconds, so statements of the same turn share one (019).
 */
export function openSqlite(path: string): Database {
  let database: DatabaseSync | undefined;
  const prepared = new Map<string, StatementSync>();
  let waiting: Waiting[] = [];

  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    const keys = join(dirname(path), 'keys.db');
    // Only the owner may read them; SQLite copies these permissions to its other files.
    for (const file of [path, keys]) if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const opened = new DatabaseSync(path, { timeout: BUSY_MS });
    try {
      opened.prepare('attach $1 as keys').run({ $1: keys });
      opened.exec(PRAGMAS);
      makeTables(opened);
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

  const query = async (sql: string, values: readonly Value[] = []) => {
    if (!WRITES.test(sql)) return run(sql, values);
    return new Promise<unknown[]>((done, failed) => {
      if (waiting.push({ sql, values, done, failed }) === 1) setImmediate(commit);
    });
  };

  return {
    dialect: {
      now: `cast(unixepoch('subsec') * 1000 as integer)`,
      skipLocked: '',
      erasesCheaply: true,
    },
    query,
    async together(changes) {
      await Promise.all(changes.map(([sql, values]) => query(sql, values)));
    },
    // What is deleted is overwritten in the files; in their logs it stays until these are emptied.
    eraseKeys: () => emptyLogs(run),
    eraseTexts: () => emptyLogs(run),
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

/** Makes the tables new. Waits for a process that is at it. */
function makeTables(database: DatabaseSync): void {
  database.exec(`begin immediate; ${VERSION_TABLE}; ${toKeyTable('keys.message_keys')}`);
  const row = database.prepare('select coalesce(max(version), 0) as version from schema_version').get();
  database.exec([...toMigration(Number(row?.version)), 'commit'].join(';'));
}

/** @throws Error where other processes read without a pause */
async function emptyLogs(run: (sql: string, values: readonly Value[]) => unknown[]): Promise<void> {
  for (const file of ['main', 'keys']) {
    for (let tries = 1; ; tries++) {
      const [answer] = run(`pragma ${file}.wal_checkpoint(truncate)`, []);
      if (Number(Object(answer).busy) === 0) break;
      if (tries === ERASE_TRIES) throw Object.assign(new Error('busy'), { errcode: 5 });
      await sleep(ERASE_PAUSE_MS);
    }
  }
}
