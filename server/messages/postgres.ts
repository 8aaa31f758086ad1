import { Pool } from 'pg';
import type { Database } from './database.ts';
import { SCHEMA } from './statements.ts';

/** Connections of one process; most of what it asks takes a millisecond. */
const CONNECTIONS = 8;
/** A database that does not answer is down: whoever sends a message tries again. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/** Any number that nothing else in the database locks by. */
const SCHEMA_LOCK = 1_905_198_501;

/**
 * Messages in a Postgres, which any number of processes may share. A commit is on its disk before it is told, whatever the
 * server's setting. docs/decisions/019.
 */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    onConnect: async (client) => {
      await client.query('set synchronous_commit = on');
    },
  });
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => undefined);

  const makeTables = async () => {
    const client = await pool.connect();
    try {
      // Processes that start together would trip over each other's tables.
      await client.query(`begin; select pg_advisory_xact_lock(${SCHEMA_LOCK}); ${SCHEMA.join(';')}; commit`);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  let tables: Promise<void> | undefined;

  return {
    words: {
      now: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
      skipLocked: 'for update skip locked',
      forget: 'vacuum messages',
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
