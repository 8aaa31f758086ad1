import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openMessages, PATIENCE } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';

const DAY = 86_400_000;

describe('without a mail server', () => {
  it('each message becomes a file that any mail program opens, one even when it goes out twice [MAIL-08]', async () => {
    const { store, worker, folder, database } = openMessages();
    worker.start();
    await store.accept(sampleMessage({ asunto: 'Hola', destinatario: 'pasantias' }));
    await vi.waitFor(async () => expect(await store.list('done', 9)).toHaveLength(1), PATIENCE);
    // As if killed between writing the file and the commit.
    await database.query(`update messages set state = 'leased', ended_at = null, due_at = 0`);
    await vi.waitFor(async () => expect(await store.list('done', 9)).toMatchObject([{ tries: 2 }]), PATIENCE);
    const names = readdirSync(join(folder, 'outbox'));
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.eml$/)]);
    const mail = readFileSync(join(folder, 'outbox', names[0] ?? ''), 'utf8');
    expect(mail).toMatch(/^To: pasantias@fundacionparaguaya\.example\r?$/m);
    expect(mail).toMatch(/^Subject: Hola\r?$/m);
    if (process.platform === 'win32') return;
    const others = ['outbox', join('outbox', names[0] ?? '')].map((path) => statSync(join(folder, path)).mode & 0o077);
    expect(others).toEqual([0, 0]);
  });

  it('files go by the rule of delivered messages, others stay', async () => {
    const { store, worker, folder } = openMessages({ times: { cleanUp: 20 } });
    const outbox = join(folder, 'outbox');
    const old = sampleMessage();
    await store.accept(old);
    await store.accept(sampleMessage());
    worker.start();
    await vi.waitFor(
      () => expect(readdirSync(outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(2),
      PATIENCE,
    );
    const mail = readdirSync(outbox).find((name) => name.includes(old.id)) ?? '';
    const written = new Date(Date.now() - 31 * DAY);
    utimesSync(join(outbox, mail), written, written);
    await vi.waitFor(() => expect(readdirSync(outbox)).toEqual([expect.not.stringContaining(old.id)]), PATIENCE);
  });
});
