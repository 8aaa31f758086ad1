import { Pool, type PoolClient } from 'pg';
import type { Change, Database, Value } from './database.ts';
import { toKeyTable, toMigration, VERSION_TABLE, VERSIONS } from './schema.ts';

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;
const ERASE_MS = 600_000;

/** The planner would keep keys as samples of their column. */
const NO_SAMPLES = 'alter table message_keys alter column secret set statistics 0';

/** SQLSTATE of what a role may not do. */
const NO_RIGHT = '42501';

/** An arbitrary key for an advisory lock. */
const SCHEMA_LOCK = 1_905_198_501;

const BEGIN: Change = ['begin', []];
const COMMIT: Change = ['commit', []];

/** Messages in Postgres, which several processes may share. docs/decisions/019. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // Commits must be on disk, whatever the server's default.
    onConnect: async (client) => {
      await client.query('set synchronous_commit = on');
    },
  });
  // Without a listener a broken idle connection would end the process; the next query replaces it.
  pool.on('error', () => undefined);

  const makeTables = async () => {
    const client = await pool.connect();
    try {
      // A role that may not change tables can work on those that are new.
      if ((await versionOf(client)) < VERSIONS.length) {
        // Processes that start together would collide.
        await client.query(`begin; select pg_advisory_xact_lock(${SCHEMA_LOCK}); ${VERSION_TABLE}`);
        const migration = toMigration(await versionOf(client));
        await client.query([toKeyTable('message_keys'), NO_SAMPLES, ...migration, 'commit'].join(';'));
      }
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  let tables: Promise<void> | undefined;

  const haveTables = () =>
    (tables ??= makeTables().catch((error: unknown) => {
      tables = undefined;
      throw error;
    }));

  const query = async (sql: string, values: readonly Value[] = [], ms = QUERY_MS) => {
    await haveTables();
    const query = { text: sql, values: [...values], query_timeout: ms };
    const { rows } = await pool.query<Record<string, unknown>>(query);
    return rows;
  };

  return {
    dialect: {
      now: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
      skipLocked: 'for update skip locked',
      erasesCheaply: false,
    },
    query,
    async together(changes) {
      await haveTables();
      const client = await pool.connect();
      try {
        for (const [sql, values] of [BEGIN, ...changes, COMMIT]) {
          const change = { text: sql, values: [...values], query_timeout: QUERY_MS };
          await client.query(change);
        }
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async eraseKeys() {
      // Writes the table anew; a plain vacuum leaves what it held in its file.
      await query('vacuum full message_keys', [], ERASE_MS);
      // What is in the log of changes goes with its segments. Rights that a role may lack (docs/operating/backup-and-restore.md).
      for (const sql of ['select pg_switch_wal()', 'checkpoint']) {
        await query(sql, [], ERASE_MS).catch((error: unknown) => {
          if (Object(error).code !== NO_RIGHT) throw error;
        });
      }
    },
    async eraseTexts() {
      await query('vacuum full messages', [], ERASE_MS);
    },
    async close() {
      await pool.end();
    },
  };
}

async function versionOf(client: PoolClient): Promise<number> {
  const made = await client.query<{ made: boolean }>(`select to_regclass('schema_version') is not null as made`);
  if (!made.rows[0]?.made) return 0;
  const { rows } = await client.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from schema_version',
  );
  return rows[0]?.version ?? 0;
}
