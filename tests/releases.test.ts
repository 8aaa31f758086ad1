import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ROOT } from './imports.ts';
import { copyRepository } from './copyRepository.ts';
import { filesOf, printed, runIn, type User } from './processes.ts';

// Real builds and starts in a copy of the repository with what was built of it.

const LOCAL = { PORT: '0', HOST: '127.0.0.1' };
const TEXTS = 'content/i18n/en.json';
const DAY_S = 86_400;

let copy = '';
beforeAll(() => {
  copy = copyRepository({ built: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const dist = (...path: string[]) => join(copy, 'dist', ...path);
const current = () => readFileSync(dist('current'), 'utf8');

/** Changes the texts. Gives what undoes it, which the end of the test does, too. */
function changeTexts(): () => void {
  const file = join(copy, TEXTS);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/("route\.ee\.headline": )"[^"]*"/, '$1"A headline of this test"'));
  const undo = () => writeFileSync(file, before);
  onTestFinished(undo);
  return undo;
}

/** Runs a build that has nothing to build: the release of the sources is there. */
async function buildAgain(): Promise<void> {
  rmSync(dist('current'));
  expect(await runIn(copy, 'scripts/build.mjs').ended).toBe(0);
}

describe('a build', () => {
  it('that is killed half way changes nothing of what is served, and the next one clears what it left', async () => {
    const before = [current(), filesOf(dist('releases'))];
    const undo = changeTexts();
    const build = runIn(copy, 'scripts/build.ts');
    await vi.waitFor(
      () => expect(readdirSync(dist('building'), { recursive: true })).toContainEqual(expect.stringMatching(/client/)),
      {
        timeout: 30_000,
      },
    );
    build.child.kill('SIGKILL');
    await build.ended;
    expect([current(), filesOf(dist('releases'))]).toEqual(before);
    const site = runIn(copy, 'server/main.ts', { ...LOCAL, DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')) });
    const [, url = ''] = await printed(site, /Fundación Paraguaya: (http:\/\/\S+)\n/);
    expect((await fetch(`${url}/en/ee/`)).status).toBe(200);

    undo();
    await buildAgain();
    expect(readdirSync(dist('building'))).toEqual([]);
  });

  it('keeps the five releases served last, and others for a day after the next one came', async () => {
    const [own = ''] = current().split(' ');
    const age = (name: string, days: number) => {
      mkdirSync(dist('releases', name), { recursive: true });
      const then = Date.now() / 1000 - days * DAY_S;
      utimesSync(dist('releases', name), then, then);
    };
    for (let days = 1; days <= 8; days++) age(`days-${days}`, days);
    await buildAgain();
    const kept = ['days-1', 'days-2', 'days-3', 'days-4', own].toSorted();
    expect(readdirSync(dist('releases')).toSorted()).toEqual(kept);

    for (let hour = 1; hour <= 6; hour++) age(`hours-${hour}`, hour / 24);
    await buildAgain();
    const hours = [1, 2, 3, 4, 5, 6].map((hour) => `hours-${hour}`);
    expect(readdirSync(dist('releases')).toSorted()).toEqual(['days-1', ...hours, own].toSorted());
  });
});

/** A user who may read the copy and write nothing of it; undefined where this machine has none. */
function findReader(): User | undefined {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  const read = `require('node:fs').accessSync(${JSON.stringify(join(ROOT, 'node_modules/fastify/package.json'))})`;
  return spawnSync(process.execPath, ['-e', read], nobody).status === 0 ? nobody : undefined;
}

describe.skipIf(process.platform === 'win32' || !findReader())('in a checkout that cannot be written', () => {
  const reader = findReader() ?? {};
  const chmod = (mode: string) => spawnSync('chmod', ['-R', mode, copy]);
  beforeAll(() => chmod('a+rX,a-w'));
  afterAll(() => chmod('u+w'));

  it.each(['scripts/start.mjs', 'server/main.ts'])('%s starts, and keeps its data in DATA_DIR', async (script) => {
    const data = mkdtempSync(join(tmpdir(), 'data-'));
    chmodSync(data, 0o777);
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const before = filesOf(dist());
    const site = runIn(copy, script, { ...LOCAL, DATA_DIR: data }, reader);
    const [, url = ''] = await printed(site, /Fundación Paraguaya: (http:\/\/\S+)\n/);
    expect((await fetch(`${url}/es/`)).status).toBe(200);
    site.child.kill('SIGTERM');
    expect([await site.ended, site.stderr()]).toEqual([0, '']);
    expect(filesOf(dist())).toEqual(before);
    expect(readdirSync(copy)).not.toContain('data');
    expect(readdirSync(data)).toContain('messages.db');
  });

  it('a start without DATA_DIR says in one line that it is needed', async () => {
    const site = runIn(copy, 'scripts/start.mjs', LOCAL, reader);
    expect(await site.ended).toBe(1);
    expect(site.stderr()).toBe('data cannot be written (EACCES): set DATA_DIR to a folder that can\n');
  });
});
