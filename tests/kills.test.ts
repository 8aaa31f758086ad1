import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#server/messages/database.ts';
import { openPostgres } from '#server/messages/postgres.ts';
import { openSqlite } from '#server/messages/sqlite.ts';
import type { MessageStore } from '#server/messages/store.ts';
import type { TestMailServer } from '#server/testing/testMailServer.ts';
import { askToken, post, sendForever, startProcess, type MessageProcess } from '#server/testing/messageProcesses.ts';
import { mailServer } from '#server/testing/testMessages.ts';
import {
  DATABASES,
  openStore,
  providePostgres,
  temporaryFolder,
  type DatabaseName,
} from '#server/testing/testStores.ts';

// Real processes with one store and one mail server.

const KILLS = 30;
const PROCESSES = 3;
const VISITORS = 12;
/** Each process is killed within this time after all accept messages. */
const LIFE_MS = 400;

/** Short leases, so that others soon take over what a killed process had. */
const TIMES = { delivery: 1_500, lease: 2_500, poll: 50, writeRetry: 50 };
const PATIENCE = { timeout: 30_000, interval: 50 };

const held = providePostgres();

/** An empty store; undefined where the machine has no such database. */
async function storeOf(name: DatabaseName) {
  const folder = temporaryFolder();
  if (name === 'sqlite') return { folder, databaseUrl: '' };
  return held.postgres && { folder, databaseUrl: await held.postgres.database() };
}

/** Keys of the messages that the mail server received. */
function receivedKeys({ received }: TestMailServer): string[] {
  return received.map(({ messageId }) => messageId.slice(1, 37));
}

/** Accepted keys that it did not receive. */
function missing(accepted: readonly string[], mails: TestMailServer): string[] {
  const here = new Set(receivedKeys(mails));
  return accepted.filter((id) => !here.has(id));
}

/** Waits until everything is delivered. */
async function allDone(store: MessageStore, database: Database): Promise<void> {
  await vi.waitFor(async () => {
    // A delivery that timed out on a busy machine would otherwise pause for half a minute.
    await database.query(`update messages set due_at = 0 where state = 'waiting'`);
    expect((await store.counts()).map(({ state }) => state)).toEqual(['done']);
  }, PATIENCE);
}

function fileOf({ folder }: { folder: string }): string {
  return join(folder, 'messages.db');
}

function run(options: Parameters<typeof startProcess>[0], shell?: string): MessageProcess {
  const started = startProcess(options, shell);
  onTestFinished(() => started.kill());
  return started;
}

describe.each(DATABASES)('three processes with one queue in %s', (name) => {
  it(`lose nothing that they accepted, though one is killed ${KILLS} times under load [MAIL-05] [MAIL-07]`, async ({
    skip,
  }) => {
    const where = (await storeOf(name)) ?? skip();
    const mails = await mailServer();
    const options = { ...where, smtpUrl: mails.url, times: TIMES };
    const processes = Array.from({ length: PROCESSES }, () => run(options));
    const token = await askToken((await processes[0]?.listening) ?? 0);
    const stop = new AbortController();
    const ports = () => processes.flatMap(({ port }) => port ?? []);
    const visitors = Array.from({ length: VISITORS }, () => sendForever(ports, token, stop.signal));

    for (let round = 0; round < KILLS / PROCESSES; round++) {
      await Promise.all(processes.map(({ listening }) => listening));
      await Promise.all(
        processes.map(async (one, at) => {
          await new Promise((done) => setTimeout(done, Math.random() * LIFE_MS));
          await one.kill();
          processes[at] = run(options);
        }),
      );
    }
    stop.abort();
    const accepted = (await Promise.all(visitors)).flat();
    const { store, database } = openStore(
      where.databaseUrl ? openPostgres(where.databaseUrl) : openSqlite(fileOf(where)),
    );
    await allDone(store, database);
    expect(missing(accepted, mails)).toEqual([]);
    const twice = mails.received.length - new Set(receivedKeys(mails)).size;
    console.log(`${name}: ${KILLS} kills, ${accepted.length} accepted, 0 lost, ${twice} sent twice`);
    expect(accepted.length).toBeGreaterThan(0);
    // A killed process repeats what it had between the mail server's 250 and its own commit: at most four mails.
    expect(twice).toBeLessThanOrEqual(KILLS * 4);
  }, 300_000);
});

it.skipIf(process.platform === 'win32')(
  'a full disk refuses messages and loses none: all that were accepted are delivered once there is room [MAIL-05]',
  async () => {
    const mails = await mailServer();
    const options = { folder: temporaryFolder(), databaseUrl: '', smtpUrl: mails.url, times: TIMES };
    // Limits the size of files, in blocks of 512 bytes: to the store a full disk.
    const full = run(options, 'ulimit -f 2000');
    const port = (await full.listening) ?? 0;
    const token = await askToken(port);
    const accepted: string[] = [];
    let status = 202;
    while (status === 202) {
      const id = randomUUID();
      status = await post(port, token, id);
      if (status === 202) accepted.push(id);
    }
    expect(status).toBe(503);
    expect(accepted.length).toBeGreaterThan(10);
    await full.kill();
    run(options);
    const { store, database } = openStore(openSqlite(fileOf(options)));
    await allDone(store, database);
    expect(missing(accepted, mails)).toEqual([]);
  },
);
