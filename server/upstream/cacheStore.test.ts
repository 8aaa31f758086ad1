import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CacheStore } from './cacheStore.ts';

async function openStore(parts: Partial<ConstructorParameters<typeof CacheStore>[0]> = {}) {
  const warnings: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  const path = join(folder, 'copies.db');
  const limits = { entries: 100, bytes: 1_000_000 };
  const store = new CacheStore({
    path,
    fingerprint: 'a',
    limits,
    warn: (_, message) => warnings.push(message),
    ...parts,
  });
  onTestFinished(async () => {
    store.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { store, warnings, path: parts.path ?? path };
}

describe('copies on disk', () => {
  it('are there for the next process, and for one beside it [API-07]', async () => {
    const { store, path } = await openStore();
    store.put('one', { text: 'ñandutí', savedAt: 5 });
    store.put('one', { text: 'ao po’i', savedAt: 6 });
    const { store: beside } = await openStore({ path });
    expect(beside.get('one')).toEqual({ text: 'ao po’i', savedAt: 6 });
    beside.remove('one');
    expect(store.get('one')).toBeUndefined();
  });

  it('of other settings are none [API-07]', async () => {
    const { store, path } = await openStore();
    store.put('one', { text: 'x', savedAt: 5 });
    const { store: other } = await openStore({ path, fingerprint: 'b' });
    expect([other.get('one'), other.keys()]).toEqual([undefined, []]);
  });

  it.each([
    ['number', { entries: 10, bytes: 1_000_000 }, 'x'],
    ['size', { entries: 1_000, bytes: 1_000 }, 'x'.repeat(100)],
  ])('stay within their %s: those longest unused go [API-07]', async (_what, limits, text) => {
    const { store } = await openStore({ limits });
    for (let at = 0; at < 50; at++) store.put(`key-${at}`, { text, savedAt: at });
    const kept = store.keys();
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(kept).toContain('key-49');
    expect(kept).not.toContain('key-0');
  });

  it('are found by what they hold [API-07]', async () => {
    const { store } = await openStore();
    store.put('one', { text: '{"id":1}', savedAt: 5 });
    store.put('two', { text: '{"id":2}', savedAt: 5 });
    expect(store.keys('"id":2')).toEqual(['two']);
  });
});

/** Writes copies of one letter each, and says after each that it is there. */
const WRITER = `
  import { CacheStore } from '#server/upstream/cacheStore.ts';
  const [, path] = process.argv;
  const store = new CacheStore({ path, fingerprint: 'a', limits: { entries: 50, bytes: 1e8 }, warn: console.error });
  for (let at = 0; ; at++) {
    store.put('key-' + (at % 80), { text: String.fromCharCode(97 + (at % 26)).repeat(40_000), savedAt: at });
    process.stdout.write(at + '\\n');
  }`;

it('a process that is killed while it writes leaves whole copies, and all that it had written before [API-07]', async () => {
  const { store, warnings, path } = await openStore();
  for (let round = 0; round < 20; round++) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, path], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    writer.stdout.setEncoding('utf8').on('data', (text: string) => void (said += text));
    while (said.split('\n').length < 20 + round * 7) await once(writer.stdout, 'data');
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const last = Number(said.split('\n').at(-2));
    const copy = store.get(`key-${last % 80}`);
    expect(warnings).toEqual([]);
    expect(copy?.savedAt).toBeGreaterThanOrEqual(last);
  }
  for (const key of store.keys()) expect(store.get(key)?.text).toMatch(/^([a-z])\1{39999}$/);
  const database = new DatabaseSync(path);
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  expect(warnings).toEqual([]);
}, 60_000);
