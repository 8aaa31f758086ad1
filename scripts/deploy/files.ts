import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '#scripts/prelude.mjs';
import { layOutExport, layOutNginx, replaceIn, shipped } from './places.ts';

/** What the program that a file of deploy/ is written for says of it. */
export interface Verdict {
  file: string;
  program: string;
  /** Undefined: the program is not on this machine. */
  sound: boolean | undefined;
  /** What it printed. */
  said: string;
}

interface Check {
  file: string;
  program: string;
  /** Arguments of the program, from a copy in the folder. */
  prepare: (folder: string) => string[];
  env?: Record<string, string>;
  /** What it says of a fault, where it ends with 0 all the same. */
  fault?: (folder: string) => string;
}

/** Its ports are never opened. */
const NO_PORTS = { http: 8180, https: 8443, sites: [8081, 8082] } as const;

const CHECKS: readonly Check[] = [
  {
    file: 'nginx/fundacion.conf',
    program: 'nginx',
    prepare: (folder) => ['-t', '-c', layOutNginx({ folder, ...NO_PORTS })],
  },
  {
    file: 'nginx/upstream.compose.conf',
    program: 'nginx',
    prepare: (folder) => [
      '-t',
      '-c',
      layOutNginx({ folder, ...NO_PORTS }, { upstream: 'nginx/upstream.compose.conf' }),
    ],
  },
  {
    file: 'nginx/export.conf',
    program: 'nginx',
    prepare: (folder) => ['-t', '-c', layOutExport({ folder, ...NO_PORTS, root: folder })],
  },
  {
    file: 'Caddyfile',
    program: 'caddy',
    prepare: (folder) => [
      'validate',
      '--adapter',
      'caddyfile',
      '--config',
      write(folder, 'Caddyfile', replaceIn(shipped('Caddyfile'), [['/var/log/caddy', folder, 1]])),
    ],
  },
  {
    file: 'systemd',
    program: 'systemd-analyze',
    prepare: (folder) => {
      cpSync(join(ROOT, 'deploy/systemd'), folder, { recursive: true });
      return ['verify', '--man=no', ...readdirSync(folder).map((name) => join(folder, name))];
    },
    // Of other units it may say what it likes.
    fault: (folder) => folder,
  },
  {
    file: 'prometheus/alerts.yml',
    program: 'promtool',
    prepare: (folder) => {
      write(folder, 'alerts.yml', shipped('prometheus/alerts.yml'));
      cpSync(join(ROOT, 'scripts/deploy/alerts.test.yml'), join(folder, 'test.yml'));
      return ['test', 'rules', join(folder, 'test.yml')];
    },
  },
  {
    file: 'logrotate/fundacion',
    program: 'logrotate',
    prepare: (folder) => ['--debug', write(folder, 'fundacion', shipped('logrotate/fundacion'))],
    fault: () => 'error: ',
  },
  {
    file: 'compose.yaml',
    program: 'docker',
    prepare: (folder) => {
      const settings = write(folder, 'site.env', shipped('site.env.example'));
      const file = replaceIn(shipped('compose.yaml'), [['/etc/fundacion/site.env', settings, 1]]);
      return ['compose', '-f', write(folder, 'compose.yaml', file), 'config', '-q'];
    },
    env: { POSTGRES_PASSWORD: 'a-password' },
  },
  { file: 'roll.sh', program: 'sh', prepare: () => ['-n', join(ROOT, 'deploy/roll.sh')] },
  { file: 'mail.sh', program: 'sh', prepare: () => ['-n', join(ROOT, 'deploy/mail.sh')] },
];

/** Each file of deploy/ that has a program, checked by it. */
export function checkFiles(): Verdict[] {
  return CHECKS.map(({ file, program, prepare, env = {}, fault }) => {
    if (!isInstalled(program)) return { file, program, sound: undefined, said: '' };
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    try {
      const options = { encoding: 'utf8', env: { ...process.env, PATH: PATH.join(delimiter), ...env } } as const;
      const { status, stdout, stderr } = spawnSync(program, prepare(folder), options);
      const said = stdout + stderr;
      return { file, program, sound: status === 0 && !(fault && said.includes(fault(folder))), said };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Debian keeps nginx and logrotate where only root looks. */
export const PATH = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

export function isInstalled(program: string): boolean {
  // Its certificate is made by openssl.
  if (program === 'nginx' && !isInstalled('openssl')) return false;
  if (program === 'docker') return spawnSync('docker', ['compose', 'version']).status === 0;
  return PATH.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  // logrotate leaves out what others may write.
  chmodSync(path, 0o644);
  return path;
}
