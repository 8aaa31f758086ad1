import { describe, expect, it, vi } from 'vitest';
import { openDelivery, PATIENCE, type TestMessages } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';

describe('a queue', () => {
  const times = { firstPause: 100 };
  const metrics = ({ counters, store }: TestMessages) => counters.metrics(store);

  it('stands still after five deaths in a row and rings, kills nothing more, and goes on once one arrives [MAIL-06]', async () => {
    const opened = await openDelivery({ times });
    const { server, store, worker, database, log } = opened;
    server.mood = { at: 'recipient', code: 550, enhanced: '5.1.1' };
    for (let at = 0; at < 12; at++) await store.accept(sampleMessage());
    worker.wake();
    await vi.waitFor(async () => {
      expect(await metrics(opened)).toContain('mail_queue_stopped{why="refused"} 1');
    }, PATIENCE);
    expect(log.join()).toContain('the queue stands still');
    // Retries are tried, too, and die of nothing.
    await database.query(`update messages set due_at = 0 where state = 'waiting'`);
    await vi.waitFor(async () => {
      expect((await store.list('waiting', 20)).some(({ tries }) => tries > 0)).toBe(true);
    }, PATIENCE);
    expect(await store.list('dead', 20)).toHaveLength(5);
    expect(await metrics(opened)).toMatch(/^mail_failed_total\{fault="recipient"\} [6-9]$/m);

    server.mood = 'takes';
    await vi.waitFor(async () => {
      await database.query(`update messages set due_at = 0 where state = 'waiting'`);
      expect(await store.list('done', 20)).toHaveLength(7);
    }, PATIENCE);
    expect(await metrics(opened)).toContain('mail_queue_stopped{why="refused"} 0');
    await store.retryAll({ state: 'dead' });
    await vi.waitFor(async () => expect(await store.list('done', 20)).toHaveLength(12), PATIENCE);
  });

  it('leaves a server that hangs alone but for one message at a time, and empties once it answers', async () => {
    const opened = await openDelivery({ times: { ...times, delivery: 150 } });
    const { server, store, worker, database } = opened;
    server.mood = 'silent';
    for (let at = 0; at < 20; at++) await store.accept(sampleMessage());
    worker.wake();
    await vi.waitFor(async () => {
      expect(await metrics(opened)).toContain('mail_queue_stopped{why="unreachable"} 1');
    }, PATIENCE);
    // Those that were under way when it stopped, and a few tries since.
    const tried = (await store.list('', 20)).filter(({ tries }) => tries > 0);
    expect(tried.length).toBeLessThan(12);
    server.mood = 'takes';
    await vi.waitFor(async () => {
      await database.query(`update messages set due_at = 0 where state = 'waiting'`);
      expect(await store.list('done', 20)).toHaveLength(20);
    }, PATIENCE);
  });
});
