import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import {
  age,
  DATABASES,
  emptyDatabase,
  openStore,
  sampleMessage,
  temporaryFolder,
  providePostgres,
  type DatabaseName,
} from '#server/testing/testStores.ts';
import { openSqlite } from './sqlite.ts';
import { KeyReused, type MessageStore } from './store.ts';
import { toReason } from './toReason.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

const held = providePostgres();

/** An empty store, and a second process's view of it. Skips the test if the database is not installed. */
async function open(name: DatabaseName, { skip }: TestContext) {
  const made = (await emptyDatabase(name, held)) ?? skip();
  const { store, database } = openStore(made.again());
  const { store: other } = openStore(made.again());
  return { store, database, other };
}

async function leaseOne(store: MessageStore, ms = MINUTE, most = 10) {
  const [message, ...more] = await store.lease({ most, ms });
  expect(more).toEqual([]);
  if (!message) throw new Error('nothing was due');
  return message;
}

describe.each(DATABASES)('a store in %s', (name) => {
  it('gives a code for a message, and the same one when it comes again [MAIL-05]', async (context) => {
    const { store, other } = await open(name, context);
    const message = sampleMessage();
    const code = await store.accept(message);
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
    expect(await other.accept(message)).toBe(code);
    expect(await store.counts()).toMatchObject([{ state: 'waiting', messages: 1 }]);
  });

  it('keeps one message of a key that comes many times at once, through two processes', async (context) => {
    const { store, other } = await open(name, context);
    const message = sampleMessage();
    const codes = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? store : other).accept(message)));
    expect(new Set(codes).size).toBe(1);
    expect(await store.counts()).toMatchObject([{ messages: 1 }]);
  });

  it('refuses a key that comes with something else', async (context) => {
    const { store } = await open(name, context);
    const message = sampleMessage();
    await store.accept(message);
    await expect(store.accept({ ...message, hash: 'another' })).rejects.toThrow(KeyReused);
  });

  it('keeps every letter, whatever a visitor writes', async (context) => {
    const { store } = await open(name, context);
    const asunto = `'"; drop table messages; -- \\ \u{1F600} ñ ģ \u202E $1 ? :x`;
    await store.accept(sampleMessage({ asunto, mensaje: asunto.repeat(100), responder_a: asunto }));
    expect(await leaseOne(store)).toMatchObject({ asunto, mensaje: asunto.repeat(100), responder_a: asunto });
  });

  it('lends a message to one worker at a time, however many ask at once [MAIL-07]', async (context) => {
    const { store, other } = await open(name, context);
    for (let at = 0; at < 40; at++) await store.accept(sampleMessage());
    const lent = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? store : other).lease({ most: 5, ms: MINUTE })),
    );
    const ids = lent.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(Math.max(...lent.map((some) => some.length))).toBe(5);
  });

  it('lends the longest waiting first', async (context) => {
    const { store, database } = await open(name, context);
    const codes: string[] = [];
    for (let at = 0; at < 5; at++) {
      codes.push(await store.accept(sampleMessage()));
      await age(database, 10);
    }
    expect((await store.lease({ most: 2, ms: MINUTE })).map(({ code }) => code).toSorted()).toEqual(
      codes.slice(0, 2).toSorted(),
    );
  });

  it('lends a message again whose lease ran out, and what the first worker says of it is void', async (context) => {
    const { store, other, database } = await open(name, context);
    const code = await store.accept(sampleMessage());
    const first = await leaseOne(store);
    expect(await other.lease({ most: 1, ms: MINUTE })).toEqual([]);
    await age(database, 2 * MINUTE);
    const second = await leaseOne(other);
    expect([first.tries, second.tries]).toEqual([1, 2]);
    expect(await store.done(first)).toBe(false);
    expect(await store.later(first, 0, '')).toBe(false);
    expect(await store.dead(first, '')).toBe(false);
    expect(await store.state(code)).toBe('leased');
    expect(await other.done(second)).toBe(true);
    expect(await other.done(second)).toBe(false);
    expect(await store.state(code)).toBe('done');
  });

  it('lends what a clock that jumped left for next year', async (context) => {
    const { store, database } = await open(name, context);
    await store.accept(sampleMessage());
    await store.later(await leaseOne(store), 5 * MINUTE, 'SMTP 451');
    await age(database, -365 * DAY);
    await leaseOne(store);
  });

  it('finds messages by state, mailbox and time, page by page, and retries those', async (context) => {
    const { store, database } = await open(name, context);
    const codes: string[] = [];
    for (const destinatario of ['info', 'credito', 'info', 'info']) {
      await age(database, DAY);
      codes.push(await store.accept(sampleMessage({ destinatario })));
    }
    const now = Date.now();
    const found = async (chosen: object) => (await store.list('', 9, chosen)).map(({ code }) => codes.indexOf(code));
    expect(await found({ mailbox: 'info' })).toEqual([3, 2, 0]);
    expect(await found({ mailbox: 'info', skip: 1 })).toEqual([2, 0]);
    expect(await found({ since: now - 2.5 * DAY, until: now - 0.5 * DAY })).toEqual([2, 1]);
    await store.dead(await leaseOne(store, MINUTE, 1), 'SMTP 550');
    expect(await store.retryAll({ state: 'dead', mailbox: 'credito' })).toBe(0);
    expect(await store.retryAll({ state: 'dead', mailbox: 'info', until: now - 2.5 * DAY })).toBe(1);
    expect(await store.retryAll({ state: 'waiting', until: now - 0.5 * DAY })).toBe(3);
  });

  it('keeps what the mail server said to a message, and what operators did', async (context) => {
    const { store } = await open(name, context);
    const code = await store.accept(sampleMessage());
    await store.done(await leaseOne(store), { messageId: '<1@x>', answer: '250 queued as 7F' });
    await store.note('ana', 'retry', code);
    expect(await store.show(code)).toMatchObject({ message_id: '<1@x>', answer: '250 queued as 7F' });
    expect(await store.acts(9)).toMatchObject([{ who: 'ana', act: 'retry', code }]);
  });

  it('waits with what failed, and says how long it has been tried', async (context) => {
    const { store, database } = await open(name, context);
    await store.accept(sampleMessage());
    await store.later(await leaseOne(store), 5 * MINUTE, 'SMTP 451');
    expect(await store.lease({ most: 1, ms: MINUTE })).toEqual([]);
    await age(database, 5 * MINUTE);
    const { age: tried } = await leaseOne(store);
    expect(tried).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(tried).toBeLessThan(6 * MINUTE);
  });

  it('shows the operator what did not go out, and sends it again when told to [MAIL-06]', async (context) => {
    const { store, database } = await open(name, context);
    const code = await store.accept(sampleMessage({ asunto: 'Hola' }));
    await store.dead(await leaseOne(store), 'SMTP 550: no such user');
    expect(await store.list('dead', 10)).toMatchObject([
      { code, state: 'dead', tries: 1, error: 'SMTP 550: no such user' },
    ]);
    expect(await store.list('waiting', 10)).toEqual([]);
    expect(await store.show(code)).toMatchObject({ asunto: 'Hola', destinatario: 'info', state: 'dead' });
    await age(database, 5 * DAY);
    expect(await store.retry(code)).toBe(true);
    const again = await leaseOne(store);
    expect([again.code, again.tries]).toEqual([code, 2]);
    // The three days start again.
    expect(again.age).toBeLessThan(MINUTE);
  });

  it('sends all dead messages again at once, and none that went out', async (context) => {
    const { store } = await open(name, context);
    for (let at = 0; at < 4; at++) await store.accept(sampleMessage());
    const [first, ...others] = await store.lease({ most: 4, ms: MINUTE });
    if (first) await store.done(first);
    for (const one of others) await store.dead(one, 'SMTP 550');
    expect(await store.retryAll({ state: 'dead' })).toBe(3);
    expect(await store.lease({ most: 10, ms: MINUTE })).toHaveLength(3);
  });

  it('drops a message: its text is gone, it never goes out, and its receipt still tells', async (context) => {
    const { store } = await open(name, context);
    const code = await store.accept(sampleMessage());
    await store.dead(await leaseOne(store), '550 no answers to ana@example.org');
    expect(await store.drop(code)).toBeTruthy();
    expect(await store.drop(code)).toBeUndefined();
    expect(await store.retry(code)).toBe(false);
    expect(await store.lease({ most: 1, ms: MINUTE })).toEqual([]);
    expect(await store.show(code)).toMatchObject({
      state: 'dropped',
      asunto: null,
      mensaje: null,
      responder_a: null,
      error: '',
    });
  });

  it('deletes the text of what has arrived when its sender asks for it, and its receipt still tells so', async (context) => {
    const { store } = await open(name, context);
    const code = await store.accept(sampleMessage());
    await store.done(await leaseOne(store));
    const before = await store.show(code);
    expect(before?.mensaje).toBeTruthy();
    expect(await store.drop(code)).toBeTruthy();
    expect(await store.drop(code)).toBeUndefined();
    expect(await store.show(code)).toEqual({ ...before, asunto: null, mensaje: null, responder_a: null });
  });

  it('forgets the text 30 days after delivery, and all after 60, but nothing that is still on its way', async (context) => {
    const { store, database } = await open(name, context);
    const delivered = sampleMessage();
    const code = await store.accept(delivered);
    await store.done(await leaseOne(store));
    const dead = await store.accept(sampleMessage());
    await store.dead(await leaseOne(store), '');
    const waiting = await store.accept(sampleMessage());
    const texts = async () =>
      [await store.show(code), await store.show(dead), await store.show(waiting)].map((one) => one?.mensaje);

    await age(database, 29 * DAY);
    await store.deleteExpired();
    expect(await texts()).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    await age(database, 2 * DAY);
    await store.deleteExpired();
    expect(await texts()).toEqual([null, expect.any(String), expect.any(String)]);
    expect(await store.accept(delivered)).toBe(code);
    await age(database, 30 * DAY);
    await store.deleteExpired();
    expect(await texts()).toEqual([undefined, expect.any(String), expect.any(String)]);
    expect(await store.known(delivered.id, delivered.hash)).toBeUndefined();
  });

  it('gives all processes the secret that was offered first', async (context) => {
    const { store, other } = await open(name, context);
    expect(await store.secret('csrf', 'mine')).toBe('mine');
    expect(await other.secret('csrf', 'yours')).toBe('mine');
  });

  it('is made once, though several processes begin at the same moment', async ({ skip }) => {
    const made = (await emptyDatabase(name, held)) ?? skip();
    const stores = Array.from({ length: 5 }, () => openStore(made.again()).store);
    const codes = await Promise.all(stores.map((store) => store.accept(sampleMessage())));
    expect(new Set(codes).size).toBe(5);
  });
});

it('a full disk refuses a message and loses none: what was taken before is there, and what comes after it was mended', async () => {
  const { store, database } = openStore(openSqlite(join(temporaryFolder(), 'messages.db')));
  const large = () => sampleMessage({ mensaje: 'x'.repeat(10_000) });
  const taken = [await store.accept(large())];
  await database.query('pragma max_page_count = 60');
  const failure = await (async () => {
    for (;;) taken.push(await store.accept(large()));
  })().catch((error: unknown) => error);
  expect(toReason(failure)).toBe('the disk is full (ERR_SQLITE_ERROR database or disk is full)');
  await expect(store.accept(large())).rejects.toThrow();
  expect((await store.list('waiting', 100)).map(({ code }) => code).toSorted()).toEqual(taken.toSorted());
  await database.query('pragma max_page_count = 1000000');
  await store.accept(large());
  expect(await database.query('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

it('messages that come in the same breath are kept by one commit: all of them, or none, and each is told so [MAIL-05]', async () => {
  const { store, database } = openStore(openSqlite(join(temporaryFolder(), 'messages.db')));
  const crowd = (mensaje: string) => Array.from({ length: 50 }, () => store.accept(sampleMessage({ mensaje })));
  await store.check();
  await database.query('pragma max_page_count = 60');
  const refused = await Promise.allSettled(crowd('x'.repeat(10_000)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(await store.counts()).toEqual([]);
  await database.query('pragma max_page_count = 1000000');
  expect(new Set(await Promise.all(crowd('x'))).size).toBe(50);
  expect(await store.counts()).toMatchObject([{ messages: 50 }]);
});

it.skipIf(process.platform === 'win32')('nobody else on the machine may read what visitors wrote', async () => {
  const folder = temporaryFolder();
  const { store } = openStore(openSqlite(join(folder, 'messages.db')));
  await store.accept(sampleMessage());
  for (const file of ['messages', 'keys'].flatMap((name) => [`${name}.db`, `${name}.db-wal`, `${name}.db-shm`])) {
    expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
  }
});
