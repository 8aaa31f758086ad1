import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, MAIL_PATH } from '#contract/mail.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { MAIL } from '#server/testing/testMailRoutes.ts';
import { openMessages, type TestMessages } from '#server/testing/testMessages.ts';
import { DATABASES, providePostgres, sampleMessage, temporaryFolder } from '#server/testing/testStores.ts';

// A site that refuses every form must not say that it is ready, and the alarms of deploy/ must ring.

const held = providePostgres();

/** The whole site on this store, which it has used before. */
async function open(messages: TestMessages) {
  // Closed by who opened it.
  const app = await createTestApp({
    messages: { ...messages, close: () => messages.worker.stop() },
    config: { metricsOpen: true },
  });
  onTestFinished(() => app.close());
  const send = async () => {
    const token = await app.inject(CSRF_PATH);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `${CSRF_COOKIE}=${token.body}`,
      [CSRF_HEADER]: token.body,
    };
    const payload = new URLSearchParams(MAIL).toString();
    return (await app.inject({ method: 'POST', url: MAIL_PATH, headers, payload })).statusCode;
  };
  const ready = async () => (await app.inject('/readyz')).json() as unknown;
  const metrics = async () => (await app.inject('/metrics')).body;
  return { app, send, ready, metrics };
}

/** Alarms that such metrics ring, of those that compare one number. */
function ringing(metrics: string): string[] {
  const rules = readFileSync(join(import.meta.dirname, '../../deploy/prometheus/alerts.yml'), 'utf8');
  const { groups } = parse(rules) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const values = new Map(
    [...metrics.matchAll(/^(mail_\w+(?:\{.*\})?) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
  return groups
    .flatMap((group) => group.rules)
    .filter(({ expr }) => {
      const [, name = '', sign, limit] = /^(mail_\w+(?:\{[^}]*\})?) (==|>) (\d+)$/.exec(expr) ?? [];
      const value = values.get(name);
      return value !== undefined && (sign === '>' ? value > Number(limit) : value === Number(limit));
    })
    .map(({ alert }) => alert);
}

const READY = { status: 'ready', failing: [] };
const NOT_READY = { status: 'not-ready', failing: ['messages'] };

async function expectRefusing(
  { send, ready, metrics }: Awaited<ReturnType<typeof open>>,
  accepted: number,
): Promise<void> {
  expect(await send()).toBe(503);
  // The check's last answer holds for two seconds.
  await expect.poll(ready, { timeout: 10_000 }).toEqual(NOT_READY);
  const told = await metrics();
  expect(told).toContain(`mail_accepted_total ${accepted}\n`);
  expect(told).toContain('mail_refused_total{status="503"} 1\n');
  expect(ringing(told)).toContain('MessagesCannotBeKept');
}

describe.each(DATABASES)('a site whose messages lie in %s', (name) => {
  /** Skips where there is none. */
  const openOn = async (skip: () => never) => {
    if (name === 'sqlite') return openMessages();
    return openMessages({ databaseUrl: await (held.postgres ?? skip()).database() });
  };

  it('is ready, and rings for nothing; asking leaves nothing in the store [API-08]', async ({ skip }) => {
    const messages = await openOn(skip);
    const { ready, metrics, send } = await open(messages);
    expect(await ready()).toEqual(READY);
    expect(await send()).toBe(202);
    expect(ringing(await metrics())).toEqual([]);
    for (const table of ['messages', 'message_keys']) {
      const rows = await messages.database.query(`select id from ${table} where id like 'check%'`);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('is not while its tables are those of an older program [API-08]', async ({ skip }) => {
    const messages = await openOn(skip);
    const site = await open(messages);
    expect([await site.send(), await site.ready()]).toEqual([202, READY]);
    await messages.database.query('alter table messages drop column sealed');
    await expectRefusing(site, 1);
    await messages.database.query('alter table messages add column sealed text');
    await expect.poll(site.ready, { timeout: 10_000 }).toEqual(READY);
    expect(await site.send()).toBe(202);
  });
});

it('a site whose file of messages is damaged is not ready [API-08]', async () => {
  const folder = temporaryFolder();
  const before = openMessages({ folder });
  for (let at = 0; at < 20; at++) await before.store.accept(sampleMessage({ mensaje: 'x'.repeat(5_000) }));
  await before.close();
  await before.database.close();
  const file = join(folder, 'messages.db');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x55, 4_096));
  await expectRefusing(await open(openMessages({ folder })), 0);
});

it('a site whose Postgres can only be read is not ready, and tells what waits [API-08]', async ({ skip }) => {
  const postgres = held.postgres ?? skip();
  const messages = openMessages({ databaseUrl: await postgres.database() });
  await messages.worker.stop();
  const site = await open(messages);
  expect([await site.send(), await site.ready()]).toEqual([202, READY]);
  await messages.database.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  await messages.database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expectRefusing(site, 1);
  expect(await site.metrics()).toContain('mail_messages{state="waiting"} 1\n');
});

it('a site whose Postgres is away tells what its process counted, and is ready again once it is back [API-08]', async ({
  skip,
}) => {
  const postgres = held.postgres ?? skip();
  const site = await open(openMessages({ databaseUrl: await postgres.database() }));
  expect([await site.send(), await site.ready()]).toEqual([202, READY]);
  await postgres.stop();
  onTestFinished(() => postgres.start());
  await expectRefusing(site, 1);
  expect(await site.metrics()).not.toContain('mail_messages{');
  await postgres.start();
  await expect.poll(site.ready, { timeout: 20_000 }).toEqual(READY);
});
