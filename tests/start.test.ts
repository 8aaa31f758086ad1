import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentRelease } from '#server/built.ts';
import { ROOT } from './imports.ts';
import { copyRepository } from './copyRepository.ts';
import { filesOf, printed, runCommand, runIn, type Run } from './processes.ts';

let copy = '';

beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (script: string, env?: Record<string, string>) => runIn(copy, script, env);

const LOCAL = { PORT: '0', HOST: '127.0.0.1' };

/** Waits until the site says its address. */
async function start(site: Run = run('scripts/start.mjs', LOCAL)): Promise<Run & { url: string; port: number }> {
  const [, url = ''] = await printed(site, /Fundación Paraguaya: (http:\/\/\S+)\n/);
  return { ...site, url, port: Number(new URL(url).port) };
}

/** Process id of the server, a child of the process that we started. */
async function serverOf({ child }: Run): Promise<number> {
  const listed = spawn('ps', ['-A', '-o', 'pid=,ppid=']);
  const lines = (await text(listed.stdout)).split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const [server] = lines.find(([, parent]) => parent === child.pid) ?? [];
  if (server === undefined) throw new Error('no server runs');
  return server;
}

/** One whole response on a connection of the agent's. Rejects if it is cut off. */
function askOnce(port: number, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((answered, failed) => {
    get({ host: '127.0.0.1', port, path: '/es/', agent }, (answer) => {
      text(answer).then(
        () => answered({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
        failed,
      );
    }).on('error', failed);
  });
}

/** Takes a port until the test ends. */
async function takePort(port = 0): Promise<number> {
  const server: Server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  return (server.address() as AddressInfo).port;
}

describe('npm start', () => {
  it(
    'on a fresh clone builds, says where the site is and what is on its defaults, and answers',
    { timeout: 60_000 },
    async () => {
      const site = await start();
      expect(site.stdout()).toMatch(/^Building…$/m);
      await printed(site, /\nOn their defaults: SITE_URL, TRUST_PROXY\b.+\n/);
      const page = await fetch(`${site.url}/en/nosotros/`);
      expect([page.status, (await page.text()).includes('<h1')]).toEqual([200, true]);
    },
  );

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'does not build again what is built, and ends on %s with its port free',
    async (signal) => {
      const site = await start();
      expect(site.stdout()).not.toContain('Building…');
      site.child.kill(signal);
      expect(await site.ended).toBe(0);
      expect(site.stderr()).toBe('');
      expect(await takePort(site.port)).toBe(site.port);
    },
  );

  it('ended from a terminal, which tells every process, first answers what is under way', async () => {
    const site = await start();
    const socket = connect(site.port, '127.0.0.1');
    const answer = text(socket);
    socket.write(
      'POST /no-such-call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n',
    );
    // The server waits for the body.
    await once(socket, 'readable');
    process.kill(-Number(site.child.pid), 'SIGINT');
    await new Promise<void>((refused) => {
      const look = () => {
        const next = connect(site.port, '127.0.0.1');
        next.on('connect', () => next.destroy());
        next.on('close', (failed) => (failed ? refused() : setImmediate(look)));
        next.on('error', () => undefined);
      };
      look();
    });
    // The signal that scripts/start.mjs passes on may come later than the terminal's.
    process.kill(-Number(site.child.pid), 'SIGINT');
    socket.write('{}');
    expect(await answer).toContain('HTTP/1.1 405 Method Not Allowed');
    expect(await site.ended).toBe(0);
  });

  it(
    'stopped by its supervisor first answers all who are there, and hangs up with their answer',
    { timeout: 30_000 },
    async () => {
      const site = await start();
      const agent = new Agent({ keepAlive: true, maxSockets: 50 });
      onTestFinished(() => agent.destroy());
      let answered = 0;
      const underWay = Promise.withResolvers<void>();
      /** Asks on one connection until the server hangs up with an answer; gives the statuses that are not 200. */
      const visit = async (): Promise<number[]> => {
        const wrong: number[] = [];
        for (let last = false; !last;) {
          const { status, connection } = await askOnce(site.port, agent);
          if (status !== 200) wrong.push(status);
          last = connection === 'close';
          if ((answered += 1) === 500) underWay.resolve();
        }
        return wrong;
      };
      const visits = Array.from({ length: 50 }, visit);
      await underWay.promise;
      site.child.kill('SIGTERM');
      expect((await Promise.all(visits)).flat()).toEqual([]);
      expect(await site.ended).toBe(0);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'tells by its exit code when the server was ended by a signal that nobody asked it for',
    async () => {
      const site = await start();
      process.kill(await serverOf(site), 'SIGKILL');
      expect(await site.ended).toBe(128 + 9);
    },
  );

  it.skipIf(process.platform === 'win32').each([
    {
      parent: 'scripts/start.mjs is killed',
      command: process.execPath,
      args: ['scripts/start.mjs'],
      signal: 'SIGKILL',
    },
    // npm ends its shell, which does not pass the signal on.
    { parent: 'npm is stopped', command: 'npm', args: ['start'], signal: 'SIGTERM' },
  ] as const)('does not leave its server behind when $parent: the port is free again', async (parent) => {
    const site = await start(runCommand(copy, parent.command, [...parent.args], LOCAL));
    site.child.kill(parent.signal);
    await vi.waitFor(() => expect(takePort(site.port)).resolves.toBe(site.port), { timeout: 20_000 });
  });

  it('on a port that is taken says so in one line and gives up', async () => {
    const port = await takePort();
    const site = run('scripts/start.mjs', { PORT: String(port), HOST: '127.0.0.1' });
    expect(await site.ended).toBe(1);
    expect(site.stderr()).toBe(`Port ${port} is taken: set PORT to another one\n`);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT=http is not a number from 0 to 65535\n'],
    [{ SITE_URL: 'www.example.org' }, /^SITE_URL=www\.example\.org is not the address of the site, .+\n$/],
    [{ TRUST_PROXY: '999.1.1.1' }, /^TRUST_PROXY=999\.1\.1\.1 is not .+\n$/],
    [{ HOST: '192.0.2.1' }, 'HOST=192.0.2.1 is no address of this machine: 0.0.0.0 listens on all of them\n'],
  ])('with the setting %o says what is wrong in one line and gives up', async (env, line) => {
    const site = run('scripts/start.mjs', { PORT: '0', ...env });
    expect(await site.ended).toBe(1);
    if (typeof line === 'string') expect(site.stderr()).toBe(line);
    else expect(site.stderr()).toMatch(line);
  });
});

describe('npm run build', () => {
  const TEXTS = 'content/i18n/en.json';

  /** Changes a file of the copy until the test is over. */
  function change(path: string, to: (before: string) => string): void {
    const file = join(copy, path);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, to(before));
    onTestFinished(() => writeFileSync(file, before));
  }

  it('leaves a tree that is built as it is, also where only a test has changed', async () => {
    change('contract/routes.test.ts', (before) => `${before}\n`);
    const build = run('scripts/build.mjs');
    expect([await build.ended, build.stdout(), build.stderr()]).toEqual([0, 'dist/ is up to date\n', '']);
  });

  it('is left to whoever updates under a supervisor: `npm start -- --built` serves the last release over a fault in the content', async () => {
    change(TEXTS, (before) => before.replace(/("footer\.call": )"[^"]*"/, '$1""'));
    const site = await start(runCommand(copy, process.execPath, ['scripts/start.mjs', '--built'], LOCAL));
    expect((await fetch(`${site.url}/en/ee/`)).status).toBe(200);
    expect(site.stdout()).not.toContain('Building…');
  });

  it('makes the same release of the same sources in every folder, byte for byte', async () => {
    const [here, there] = [await currentRelease(ROOT), await currentRelease(copy)];
    expect(basename(there)).toBe(basename(here));
    const [ours, theirs] = [filesOf(here), filesOf(there)];
    expect([...theirs.keys()]).toEqual([...ours.keys()]);
    expect([...theirs].filter(([path, bytes]) => bytes !== ours.get(path)).map(([path]) => path)).toEqual([]);
  });

  it('refuses content that is wrong, names file and record, and keeps what was built', async () => {
    change(TEXTS, (before) => before.replace(/("footer\.call": )"[^"]*"/, '$1""'));
    const before = filesOf(await currentRelease(copy));
    const build = run('scripts/build.mjs');
    expect(await build.ended).toBe(1);
    expect(build.stderr()).toMatch(
      /^content\/i18n\/en\.json:\d+: footer\.call: está vacío: escribí el texto\.\nThe build failed: see above\n$/,
    );
    expect(filesOf(await currentRelease(copy))).toEqual(before);
  });

  it(
    'builds again when a source has changed, so that the next start serves the change',
    { timeout: 60_000 },
    async () => {
      change(TEXTS, (before) => before.replace(/("route\.ee\.headline": )"[^"]*"/, '$1"A headline of this test"'));
      const site = await start();
      expect(site.stdout()).toMatch(/^Building…$/m);
      expect(await (await fetch(`${site.url}/en/ee/`)).text()).toContain('A headline of this test');
    },
  );
});
