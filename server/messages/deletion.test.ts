import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { age, openStore, providePostgres, sampleMessage, temporaryFolder } from '#server/testing/testStores.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { VERSIONS } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { MessageStore } from './store.ts';
import { toReason } from './toReason.ts';

const DAY = 86_400_000;
const SECRET = { asunto: 'asunto-secreto', mensaje: 'mensaje-secreto', responder_a: 'ana-secreta@example.org' };

const held = providePostgres();

/** All that lies below a folder. */
function bytesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('');
}

async function keysOf(database: Database): Promise<string[]> {
  const rows = (await database.query('select secret from message_keys order by made_at')) as { secret: string }[];
  return rows.map(({ secret }) => secret);
}

async function deliver(store: MessageStore): Promise<void> {
  for (const message of await store.lease({ most: 10, ms: 60_000 })) await store.done(message);
}

/** Each store, with the folder of all its files; undefined where the machine has no such database. */
const STORES: [string, () => Promise<{ url: string; folder: string; again: () => Database } | undefined>][] = [
  [
    'SQLite',
    async () => {
      const folder = temporaryFolder();
      return { url: '', folder, again: () => openSqlite(join(folder, 'messages.db')) };
    },
  ],
  [
    'Postgres',
    async () => {
      if (!held.postgres) return undefined;
      const url = await held.postgres.database();
      const database = openPostgres(url);
      await database.query('alter system set wal_recycle = off');
      await database.query('select pg_reload_conf()');
      await database.close();
      return { url, folder: held.postgres.data, again: () => openPostgres(url) };
    },
  ],
];

describe.each(STORES)('what lies on the disk of %s', (name, make) => {
  it('is at no time what a visitor wrote, and after its deletion no key to it', async ({ skip }) => {
    const { folder, again } = (await make()) ?? skip();
    const { store, database } = openStore(again());
    const dropped = await store.accept(sampleMessage(SECRET));
    await store.accept(sampleMessage(SECRET));
    const waiting = await store.accept(sampleMessage(SECRET));
    const keys = await keysOf(database);
    expect(keys.map((key) => bytesOf(folder).includes(key))).toEqual([true, true, true]);
    expect(bytesOf(folder)).not.toMatch(/secret[ao]/);

    await store.drop(dropped);
    expect(keys.map((key) => bytesOf(folder).includes(key))).toEqual([false, true, true]);

    await store.note('test', 'none', '');
    const [second] = await store.lease({ most: 1, ms: 60_000 });
    if (second) await store.done(second);
    await age(database, 31 * DAY);
    await store.deleteExpired();
    expect(keys.map((key) => bytesOf(folder).includes(key))).toEqual([false, false, true]);
    expect(await store.show(waiting)).toMatchObject(SECRET);
  });

  it('of an older program is sealed without losing a message, whatever its state', async ({ skip }) => {
    const { url, folder, again } = (await make()) ?? skip();
    const states = ['waiting', 'leased', 'dead', 'done', 'dropped'];
    const old = [
      ...(VERSIONS[0] ?? []),
      ...states.map((state, at) => {
        const texts = state === 'dropped' ? 'null, null, null' : `'asunto-secreto', 'mensaje-secreto ${state}', ''`;
        const ended = ['waiting', 'leased'].includes(state) ? 'null' : String(Date.now());
        return `insert into messages values ('${at}', 'C${at}', 'hash ${at}', 'info', ${texts}, '', '${state}', 1, '',
          ${Date.now()}, ${Date.now()}, 0, ${ended})`;
      }),
    ].join(';');
    if (name === 'SQLite') {
      const file = new DatabaseSync(join(folder, 'messages.db'));
      file.exec(`pragma journal_mode = wal; ${old}`);
      file.close();
    } else {
      const client = new Client(url);
      await client.connect();
      await client.query(old);
      await client.end();
    }
    expect(bytesOf(folder)).toContain('mensaje-secreto');

    const { store } = openStore(again());
    const { store: other } = openStore(again());
    expect(await store.known('0', 'hash 0')).toBe('C0');
    // Two processes at once, as after an update of both.
    await Promise.all([store.deleteExpired(), other.deleteExpired()]);
    expect(bytesOf(folder)).not.toMatch(/secreto/);
    const texts = await Promise.all(states.map(async (_, at) => (await store.show(`C${at}`))?.mensaje));
    expect(texts).toEqual([...states.slice(0, 4).map((state) => `mensaje-secreto ${state}`), null]);
    expect(await store.known('1', 'hash 1')).toBe('C1');
    await expect(store.known('1', 'another')).rejects.toThrow();
    const leased = await store.lease({ most: 9, ms: 60_000 });
    expect(leased.map(({ mensaje }) => mensaje).toSorted()).toEqual([
      'mensaje-secreto leased',
      'mensaje-secreto waiting',
    ]);
  });
});

it('a role with no right but to its own tables deletes keys from them all the same', async ({ skip }) => {
  const postgres = held.postgres ?? skip();
  const url = await postgres.database();
  const owner = new Client(url);
  await owner.connect();
  await owner.query('create role visitor login; grant all on schema public to visitor');
  await owner.end();
  const { store, database } = openStore(openPostgres(url.replace('//site@', '//visitor@')));
  const code = await store.accept(sampleMessage(SECRET));
  const kept = await store.accept(sampleMessage(SECRET));
  expect(await store.drop(code)).toBeTruthy();
  expect(await keysOf(database)).toHaveLength(1);
  expect(await store.show(kept)).toMatchObject(SECRET);
});

it('tables that a role may not change are said to be so, in words', async ({ skip }) => {
  const postgres = held.postgres ?? skip();
  const url = await postgres.database();
  const owner = new Client(url);
  await owner.connect();
  await owner.query('create role reader login; revoke create on schema public from public');
  await owner.end();
  const { store } = openStore(openPostgres(url.replace('//site@', '//reader@')));
  const said = await store.accept(sampleMessage(SECRET)).then(String, toReason);
  expect(said).toBe('the role lacks a right (42501: permission denied for schema public)');
});

it('a copy of messages without its keys says of each what is wrong, and holds nothing up', async () => {
  const folder = temporaryFolder();
  const { store } = openStore(openSqlite(join(folder, 'messages.db')));
  const code = await store.accept(sampleMessage(SECRET));
  await store.deleteExpired();
  await store.close();
  const copy = temporaryFolder();
  copyFileSync(join(folder, 'messages.db'), join(copy, 'messages.db'));
  const { store: restored } = openStore(openSqlite(join(copy, 'messages.db')));
  const fresh = sampleMessage();
  await restored.accept(fresh);
  expect((await restored.lease({ most: 9, ms: 60_000 })).map(({ id }) => id)).toEqual([fresh.id]);
  expect(await restored.show(code)).toMatchObject({
    state: 'dead',
    error: 'its text cannot be read: the key is gone',
    mensaje: null,
  });
});

it('a key whose message never came is deleted, a fresh one is not', async () => {
  const { store, database } = openStore(openSqlite(join(temporaryFolder(), 'messages.db')));
  await store.accept(sampleMessage());
  await database.query(`insert into message_keys values ('old', 'x', 0)`);
  await database.query(`insert into message_keys values ('new', 'y', ${Date.now()})`);
  await store.deleteExpired();
  expect(await keysOf(database)).toHaveLength(2);
  await deliver(store);
  await age(database, 31 * DAY);
  await store.deleteExpired();
  expect(await keysOf(database)).toEqual(['y']);
});
