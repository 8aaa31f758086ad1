import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Database } from '#server/messages/database.ts';
import { openPostgres } from '#server/messages/postgres.ts';
import { openSqlite } from '#server/messages/sqlite.ts';
import { MessageStore, type NewMessage } from '#server/messages/store.ts';
import { startPostgres, type TestPostgres } from './testPostgres.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** A Postgres for all tests of a file; `postgres` is undefined if it is not installed. */
export function providePostgres(): { postgres: TestPostgres | undefined } {
  const held: { postgres: TestPostgres | undefined } = { postgres: undefined };
  beforeAll(async () => {
    held.postgres = await startPostgres();
  });
  afterAll(() => held.postgres?.remove());
  return held;
}

/** A folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store, closed after the test, and its database, for tests that read or break it. */
export function openStore(database: Database): { store: MessageStore; database: Database } {
  const store = new MessageStore(database);
  onTestFinished(() => store.close());
  return { store, database };
}

/** An empty database; undefined if it is not installed. `again` opens it like another process. */
export async function emptyDatabase(
  name: DatabaseName,
  held: { postgres: TestPostgres | undefined },
): Promise<{ again: () => Database } | undefined> {
  if (name === 'sqlite') {
    const path = join(temporaryFolder(), 'messages.db');
    return { again: () => openSqlite(path) };
  }
  if (!held.postgres) return undefined;
  const url = await held.postgres.database();
  return { again: () => openPostgres(url) };
}

let made = 0;

/** A message with a unique id. */
export function sampleMessage(different: Partial<NewMessage> = {}): NewMessage {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    hash: `hash of ${made}`,
    destinatario: 'info',
    asunto: `Asunto ${made}`,
    mensaje: `<p>Mensaje ${made}</p>`,
    responder_a: '',
    mark: '',
    ...different,
  };
}

export async function age(database: Database, ms: number): Promise<void> {
  await database.query(
    `update messages set accepted_at = accepted_at - $1, since_at = since_at - $1, due_at = due_at - $1,
      ended_at = ended_at - $1`,
    [ms],
  );
}
