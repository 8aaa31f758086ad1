import { copyFileSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { mailServer, openMessages, PATIENCE } from '#server/testing/testMessages.ts';
import { sampleMessage, temporaryFolder } from '#server/testing/testStores.ts';
import { DeliveryLog } from './deliveryLog.ts';

const FILES = ['messages.db', 'keys.db'];

it('a store that came back from a backup sends what had not gone out, and nothing again [MAIL-07]', async () => {
  const server = await mailServer();
  const before = openMessages({ smtpUrl: server.url });
  await server.stop();
  const gone = await before.store.accept(sampleMessage());
  await before.store.deleteExpired();
  await before.close();
  await before.database.close();
  const backup = temporaryFolder();
  for (const name of FILES) copyFileSync(join(before.folder, name), join(backup, name));

  await server.start();
  const { folder } = before;
  const running = openMessages({ folder, smtpUrl: server.url });
  running.worker.start();
  await vi.waitFor(async () => expect(await running.store.state(gone)).toBe('done'), PATIENCE);
  await running.close();
  await running.database.close();

  for (const name of FILES) copyFileSync(join(backup, name), join(folder, name));
  const restored = openMessages({ folder, smtpUrl: server.url });
  expect(await restored.store.state(gone)).toBe('waiting');
  const fresh = await restored.store.accept(sampleMessage());
  restored.worker.start();
  await vi.waitFor(async () => expect(await restored.store.list('done', 9)).toHaveLength(2), PATIENCE);
  expect(server.received).toHaveLength(2);
  expect((await restored.store.show(gone))?.answer).toBe('it had gone out before');
  expect((await restored.store.show(fresh))?.answer).toMatch(/^250/);
});

it('a log that cannot be written holds no message up', async () => {
  const server = await mailServer();
  const { store, worker, log, folder } = openMessages({ smtpUrl: server.url });
  writeFileSync(join(folder, 'delivered'), 'a file in the place of the folder');
  worker.start();
  for (let at = 0; at < 3; at++) await store.accept(sampleMessage());
  worker.wake();
  await vi.waitFor(async () => expect(await store.list('done', 9)).toHaveLength(3), PATIENCE);
  expect(log.filter((line) => line.includes('the log of deliveries cannot be written'))).toHaveLength(1);
});

it('files of other machines count, old ones are removed', () => {
  const folder = join(temporaryFolder(), 'delivered');
  mkdirSync(folder);
  writeFileSync(join(folder, 'of-another-machine.log'), 'one\ntwo\n');
  const old = join(folder, '2026-01-01.log');
  writeFileSync(old, 'three\n');
  const then = new Date(Date.now() - 60 * 86_400_000);
  utimesSync(old, then, then);
  const log = new DeliveryLog(folder);
  expect(['one', 'two', 'three', 'four'].map((id) => log.has(id))).toEqual([true, true, false, false]);
  log.add('four');
  expect(new DeliveryLog(folder).has('four')).toBe(true);
  expect(existsSync(old)).toBe(false);
});
