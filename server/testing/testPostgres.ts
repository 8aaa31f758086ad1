import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './freePort.ts';

/** A real Postgres from the installed programs, in a temporary folder. */
export interface TestPostgres {
  /** Address of a new, empty database. */
  database(): Promise<string>;
  /** Like a power cut: open connections break. */
  stop(): Promise<void>;
  /** On the same port with the same data. */
  start(): Promise<void>;
  remove(): Promise<void>;
  /** Where its files lie. */
  data: string;
}

let said = false;

/**
 * Undefined (with a log line) if Postgres is not installed: tests that need it are skipped. @throws Error instead if
 * REQUIRE_POSTGRES is set, as in CI
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const bin = findBinaries();
  if (!bin) {
    if (process.env.REQUIRE_POSTGRES) throw new Error('REQUIRE_POSTGRES is set, but Postgres is not installed');
    if (!said) console.log('Postgres is not installed: its tests are skipped');
    said = true;
    return undefined;
  }
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isOther(user)) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync', '-D', data], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  let server: ChildProcess | undefined;
  const urlOf = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    while (!(await answers(urlOf('postgres')))) {
      if (server.exitCode !== null) throw new Error('Postgres did not start');
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // Postgres's immediate shutdown.
    server.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    async database() {
      const name = `site_${randomUUID().replaceAll('-', '')}`;
      const client = new Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    data,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of `initdb` and `postgres`: Debian's newest version, or from PATH. */
export function findBinaries(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => version(other) - version(one));
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

function version(folder: string): number {
  return Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}

/** Postgres refuses to run as root, so another user runs it. @throws Error if there is none */
function findUser(): { uid: number; gid: number } | object {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => lines.find((one) => one.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('Postgres does not run as root, and this machine has no user postgres or nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

function isOther(user: object): user is { uid: number; gid: number } {
  return 'uid' in user;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    await new Promise((done) => setTimeout(done, 50));
    return false;
  }
}
