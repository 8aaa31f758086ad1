import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { connectMessages, type Messages } from '#server/connectMessages.ts';
import type { WorkerTimes } from '#server/messages/deliveryWorker.ts';
import { openPostgres } from '#server/messages/postgres.ts';
import { openSqlite } from '#server/messages/sqlite.ts';
import type { Database } from '#server/messages/database.ts';
import { startMailServer, type TestMailServer } from './testMailServer.ts';
import { temporaryFolder } from './testStores.ts';

/** For `vi.waitFor` on a busy machine. */
export const PATIENCE = { timeout: 20_000, interval: 20 };

export interface TestMessages extends Messages {
  folder: string;
  /** For tests that read or break the database. */
  database: Database;
  /** Log lines as JSON. */
  log: string[];
}

interface Parts {
  smtpUrl?: string;
  databaseUrl?: string;
  folder?: string;
  confirms?: boolean;
  times?: Partial<WorkerTimes>;
}

/** Messages in an empty store, closed after the test; the app or the test starts the worker. */
export function openMessages({
  smtpUrl = '',
  databaseUrl = '',
  folder = temporaryFolder(),
  confirms = false,
  times = {},
}: Parts = {}): TestMessages {
  const log: string[] = [];
  const settings = { ...readConfig({}), dataFolder: folder, smtpUrl, databaseUrl, confirms };
  const messages = connectMessages(settings, {
    log: (details, message) => void log.push(JSON.stringify({ ...details, message })),
    times: { poll: 20, writeRetry: 20, shutdown: 300, ...times },
  });
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(`${folder}/messages.db`);
  onTestFinished(async () => {
    await messages.close();
    await database.close();
  });
  return { ...messages, folder, database, log };
}

/** A mail server that stops after the test. */
export async function mailServer(...parts: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  const server = await startMailServer(...parts);
  onTestFinished(() => server.stop());
  return server;
}

/** Messages that are delivered to a real mail server from the start. */
export async function openDelivery(parts: Parts = {}): Promise<TestMessages & { server: TestMailServer }> {
  const server = await mailServer();
  const messages = openMessages({ smtpUrl: server.url, ...parts });
  messages.worker.start();
  return { server, ...messages };
}
