import { Pool } from 'pg';
import type { Database } from './database.ts';
import { SCHEMA } from './statements.ts';

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/** An arbitrary key for an advisory lock. */
const SCHEMA_LOCK = 1_905_198_501;

/** Messages in Postgres, which several processes may share. docs/decisions/019. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
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
      // Processes that start together would collide.
      await client.query(`begin; select pg_advisory_xact_lock(${SCHEMA_LOCK}); ${SCHEMA.join(';')}; commit`);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  let tables: Promise<void> | undefined;

  return {
    dialect: {
      now: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
      skipLocked: 'for update skip locked',
      reclaim: 'vacuum messages',
    },
    async query(sql, values = []) {
      tables ??= makeTables().catch((error: unknown) => {
        tables = undefined;
        throw error;
      });
      await tables;
      const { rows } = await pool.query<Record<string, unknown>>(sql, [...values]);
      return rows;
    },
    async close() {
      await pool.end();
    },
  };
}
