import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATH } from '#scripts/deploy/files.ts';
import { layOutNginx } from '#scripts/deploy/places.ts';
import { readCurrent } from '#scripts/releases.mjs';
import { freePort } from '#server/testing/freePort.ts';
import { findBinaries } from '#server/testing/testPostgres.ts';
import { copyRepository, linkPackages } from './copyRepository.ts';
import { read, ROOT } from './imports.ts';

/**
 * A machine as docs/operating/ has it, in a folder: what the pages' commands write below /etc, /srv and /var lies in there, the two
 * processes of the site and nginx are real and listen on ports of this machine, and programs that would change the machine itself
 * are stand-ins. What a stand-in alone heard is in `notRun`.
 */
export interface Machine {
  /** Runs commands as they stand on a page, in one shell. @throws Error with what they said where one fails */
  run: (commands: string) => Promise<string>;
  /** Where a path of the page lies. */
  place: (path: string) => string;
  /** Of the two processes. */
  ports: readonly [number, number];
  https: number;
  notRun: Set<string>;
  /** Changes a file on the git host. */
  change: (file: string, change: (before: string) => string, subject: string) => Promise<void>;
  stop: () => Promise<void>;
}

interface Parts {
  /** Without it messages lie in a file. */
  postgresPort?: number | undefined;
  smtpPort: number;
  /** Whether nginx is to be had. */
  nginx: boolean;
}

/** What would change the machine that runs the tests, or asks somebody else's. */
const STAND_INS = ['apt-get', 'useradd', 'certbot', 'dig'];

/** Blocks of commands (```sh) of a page: those under a heading, or all. */
export function commandsOf(page: string, heading = ''): string[] {
  const text = read(`docs/operating/${page}.md`);
  const sections = text.split(/^## /m).filter((section) => !heading || section.startsWith(`${heading}\n`));
  return sections.flatMap((section) => [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block));
}

export async function openMachine({ postgresPort, smtpPort, nginx }: Parts): Promise<Machine> {
  const root = mkdtempSync(join(tmpdir(), 'machine-'));
  // Postgres' and nginx's users pass through.
  chmodSync(root, 0o755);
  const origin = copyRepository();
  const [one, other, http, https] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const place = (path: string) => join(root, path);
  for (const folder of ['bin', 'etc/systemd/system', 'etc/nginx/conf.d', 'etc/logrotate.d', 'etc/prometheus', 'srv']) {
    mkdirSync(place(folder), { recursive: true });
  }
  for (const folder of ['var/lib/fundacion-publish', 'var/lib/fundacion', 'usr/local/sbin', 'nginx']) {
    mkdirSync(place(folder), { recursive: true });
  }
  const here = (commands: string) =>
    commands
      .replace(/(?<![\w./*-])\/(?=(?:etc|srv|var|usr\/local\/sbin)\b)/g, `${root}/`)
      .replaceAll(
        'tar -czf others.tar.gz --ignore-failed-read -C / ',
        `tar -czf others.tar.gz --ignore-failed-read -C ${root} `,
      )
      // Ports, not the last four characters of a message's code.
      .replace(/(?<!-)\b8081\b/g, String(one))
      .replace(/(?<!-)\b8082\b/g, String(other))
      .replace(/(127\.0\.0\.1|example\.org):443\b/g, `$1:${https}`)
      .replaceAll('https://www.example.org/', `https://www.example.org:${https}/`)
      .replaceAll('@127.0.0.1/site', `@127.0.0.1:${postgresPort}/site`)
      .replaceAll('smtps://site:$password@mail.example.org', `smtp://site:$password@127.0.0.1:${smtpPort}`)
      .replaceAll('REPOSITORY', origin);

  const notRun = new Set<string>();
  const running = new Map<string, ChildProcess>();
  const srv = place('srv/fundacion');
  const env = {
    HOME: root,
    GIT_CONFIG_GLOBAL: place('gitconfig'),
    PATH: [place('bin'), place('usr/local/sbin'), join(process.execPath, '..'), ...PATH].join(delimiter),
  };

  const start = async (unit: string) => {
    const port = unit.split('@')[1] ?? '';
    const settings = { HOST: '127.0.0.1', PORT: port, TRUST_PROXY: '127.0.0.1', DATA_DIR: place('var/lib/fundacion') };
    const command = `set -a; . ${place('etc/fundacion/site.env')}; exec node scripts/start.mjs --built`;
    const child = spawn('sh', ['-c', command], { cwd: srv, env: { ...env, ...settings }, stdio: 'ignore' });
    running.set(unit, child);
    await answered(`http://127.0.0.1:${port}/healthz`, child);
  };
  const stop = async (unit: string) => {
    const child = running.get(unit);
    running.delete(unit);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const runNginx = async (args: string[]) => {
    if (!nginx) return void notRun.add(`nginx ${args.join(' ')} (it is not installed)`);
    const change = (site: string) => site.replaceAll(`${place('nginx')}/tls/`, `${place('etc/fundacion/tls')}/`);
    const conf = layOutNginx({ folder: place('nginx'), http, https, sites: [one, other] }, { change });
    if (args[0] === '-t') return sh(`nginx -t -c ${conf}`, { cwd: root, env: { ...env, PATH: PATH.join(delimiter) } });
    const before = running.get('nginx');
    if (before) return void before.kill('SIGHUP');
    const child = spawn('nginx', ['-c', conf], { env: { PATH: PATH.join(delimiter) }, stdio: 'ignore' });
    running.set('nginx', child);
    return answered(`http://127.0.0.1:${http}/`, child);
  };
  const publish = () => {
    if (!existsSync(join(srv, 'node_modules'))) {
      linkPackages(srv, '.');
      for (const name of ['dist/current', `dist/releases/${readCurrent()?.name}`]) {
        cpSync(join(ROOT, name), join(srv, name), { recursive: true });
      }
    }
    return sh('node scripts/publish.mjs --pull', { cwd: srv, env });
  };
  /** What systemd would do: what it is told of at once, it does at once. */
  const systemctl = async (verb: string, units: readonly string[]): Promise<void> => {
    const act = async (unit: string) => {
      if (unit === 'nginx') await runNginx(['-s', 'reload']);
      else if (unit === 'fundacion-publish' && verb === 'start') await publish();
      else if (unit.startsWith('fundacion@')) {
        if (['stop', 'restart'].includes(verb)) await stop(unit);
        if (verb !== 'stop') await start(unit);
      } else notRun.add(['systemctl', verb, unit].join(' '));
    };
    await Promise.all((units.length ? units : ['']).filter((name) => !name.startsWith('-')).map(act));
  };

  /** Stand-ins ask here. */
  const control = createServer((request, response) => {
    const act = async () => {
      const [program = '', ...args] = JSON.parse(await text(request)) as string[];
      if (program === 'systemctl') await systemctl(args[0] ?? '', args.slice(1));
      else if (program === 'nginx') await runNginx(args);
      else notRun.add([program, ...args].join(' '));
    };
    act().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const { port: controlPort } = control.address() as AddressInfo;

  const put = (name: string, lines: string) => {
    writeFileSync(place(`bin/${name}`), lines, { mode: 0o755 });
  };
  for (const name of [...STAND_INS, 'systemctl', 'nginx']) {
    put(
      name,
      `#!${process.execPath}
const body = JSON.stringify(['${name}', ...process.argv.slice(2)]);
fetch('http://127.0.0.1:${controlPort}', { method: 'POST', body }).then(async (answer) => {
  if (!answer.ok) { console.error(await answer.text()); process.exit(1); }
});
`,
    );
  }
  // There are no other users here: what is to be done as one of them is done.
  put('su', `#!/bin/sh\nfor command; do :; done\nPATH="${findBinaries() ?? ''}:$PATH" exec sh -c "$command"\n`);
  put('runuser', '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n');
  put('install', INSTALL);

  const git = 'git -c user.name=Ana -c user.email=ana@example.org';
  await sh(`git config --global init.defaultBranch main && git config --global safe.directory '*'`, {
    cwd: origin,
    env,
  });
  await sh(`git init --quiet && git add -A && ${git} commit --quiet -m First`, { cwd: origin, env });

  const postgres =
    postgresPort === undefined ? {} : { PGHOST: '127.0.0.1', PGPORT: String(postgresPort), PGUSER: 'postgres' };
  return {
    async run(commands) {
      const options = { cwd: existsSync(srv) ? srv : root, env: { ...env, ...postgres } };
      const said = await sh(`set -e\n${here(commands)}`, options);
      for (const name of readdirSync(place('usr/local/sbin'))) {
        const command = place(`usr/local/sbin/${name}`);
        const lines = readFileSync(command, 'utf8');
        if (!lines.includes(root)) writeFileSync(command, here(lines));
      }
      return said;
    },
    place,
    ports: [one, other],
    https,
    notRun,
    async change(file, change, subject) {
      writeFileSync(join(origin, file), change(readFileSync(join(origin, file), 'utf8')));
      await sh(`${git} commit --quiet --all -m ${subject}`, { cwd: origin, env });
    },
    async stop() {
      await Promise.all([...running.keys()].map(stop));
      control.close();
      for (const folder of [root, origin]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Without owner and group. */
const INSTALL = `#!/bin/sh
left=$#
while [ $left -gt 0 ]; do
	case $1 in
	-o | -g) shift 2; left=$((left - 2)) ;;
	*) set -- "$@" "$1"; shift; left=$((left - 1)) ;;
	esac
done
exec /usr/bin/install "$@"
`;

/** What the commands said. @throws Error with it where they fail */
async function sh(commands: string, options: { cwd: string; env: Record<string, string> }): Promise<string> {
  const child = spawn('sh', ['-c', commands], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${commands}\nended with ${code}: ${stdout}${stderr}`);
  return stdout;
}

/** Waits until an address answers. @throws Error where the program behind it ends before */
async function answered(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(url, { redirect: 'manual', headers: { connection: 'close' } }).catch(() => undefined))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${url} does not answer`);
    await sleep(50);
  }
}
