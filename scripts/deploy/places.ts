import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/prelude.mjs';

/** Where the site is known in the shipped files. */
export const HOST = 'www.example.org';

export function shipped(path: string): string {
  return readFileSync(join(ROOT, 'deploy', path), 'utf8');
}

/** @throws Error where a text does not stand in the file as often as it says: what is checked would not be what is shipped */
export function replaceIn(
  text: string,
  changes: readonly (readonly [from: string, to: string, times: number])[],
): string {
  return changes.reduce((whole, [from, to, times]) => {
    const found = whole.split(from).length - 1;
    if (found !== times) throw new Error(`"${from}" stands ${found} times in the file, not ${times}`);
    return whole.replaceAll(from, to);
  }, text);
}

export interface NginxPlaces {
  /** For its configuration, cache, logs and certificate. */
  folder: string;
  /** Ports that nginx listens on. */
  http: number;
  https: number;
  /** Ports of the site's two processes. */
  sites: readonly [number, number];
}

/**
 * The shipped configuration of nginx in a folder, with ports, paths and processes of this machine, included as Debian's
 * /etc/nginx/nginx.conf includes it. Gives the path of that file. `change`: what a bench has to change besides.
 */
export function layOutNginx(
  { folder, http, https, sites }: NginxPlaces,
  { upstream = 'nginx/upstream.conf', change = (site: string) => site } = {},
): string {
  const site = replaceIn(shipped('nginx/fundacion.conf'), [
    ...ofTheMachine({ folder, http, https }),
    ['/var/cache/fundacion', join(folder, 'cache'), 1],
  ]);
  const path = layOut(folder);
  writeFileSync(join(folder, 'conf.d/fundacion.conf'), change(site));
  const processes = shipped(upstream);
  writeFileSync(
    join(folder, 'conf.d/upstream.conf'),
    upstream === 'nginx/upstream.conf'
      ? replaceIn(processes, [
          ['server 127.0.0.1:8081 ', `server 127.0.0.1:${sites[0]} `, 1],
          ['server 127.0.0.1:8082 ', `server 127.0.0.1:${sites[1]} `, 1],
        ])
      : processes,
  );
  return path;
}

/** The shipped configuration of an export that lies in `root`, in the same way. */
export function layOutExport({ root, ...places }: Omit<NginxPlaces, 'sites'> & { root: string }): string {
  const { folder } = places;
  const path = layOut(folder);
  const site = replaceIn(shipped('nginx/export.conf'), [
    ...ofTheMachine(places),
    ['    root /var/www/export;', `    root ${root};`, 1],
  ]);
  writeFileSync(join(folder, 'conf.d/export.conf'), site);
  return path;
}

/** An export on an nginx that knows nothing of it. */
export function layOutPlain({ folder, http, root }: Pick<NginxPlaces, 'folder' | 'http'> & { root: string }): string {
  const path = layOut(folder);
  const site = [
    'include /etc/nginx/mime.types;',
    `server { listen 127.0.0.1:${http}; root ${root}; index index.html; error_page 404 /404.html; }`,
  ];
  writeFileSync(join(folder, 'conf.d/plain.conf'), site.join('\n'));
  return path;
}

/** What each site's file says of the machine. */
function ofTheMachine({ folder, http, https }: Omit<NginxPlaces, 'sites'>): Parameters<typeof replaceIn>[1] {
  return [
    ['    listen 80;', `    listen 127.0.0.1:${http};`, 1],
    ['    listen [::]:80;', '', 1],
    ['    listen 443 ssl http2;', `    listen 127.0.0.1:${https} ssl http2;`, 1],
    ['    listen [::]:443 ssl http2;', '', 1],
    ['/var/log/fundacion/', join(folder, 'logs/'), 4],
    ['/etc/fundacion/tls/', join(folder, 'tls/'), 2],
  ];
}

/** What nginx needs besides a site's file in `conf.d`. Gives the path of its configuration. */
function layOut(folder: string): string {
  // Started by root, nginx works as another user.
  chmodSync(folder, 0o755);
  for (const name of ['conf.d', 'logs', 'tls', 'temp']) mkdirSync(join(folder, name), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off;',
    'worker_processes auto;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/logs/nginx.log;`,
    'events { worker_connections 1024; }',
    'http {',
    `access_log ${folder}/logs/others.log;`,
    ...temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`),
    `include ${folder}/conf.d/*.conf;`,
    '}',
  ];
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, main.join('\n'));
  makeCertificate(join(folder, 'tls'));
  return path;
}

/** Of its own making, for the site's names. @throws Error without openssl */
function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${HOST}`,
      '-addext',
      `subjectAltName=DNS:${HOST},DNS:example.org`,
      '-keyout',
      join(folder, 'privkey.pem'),
      '-out',
      join(folder, 'fullchain.pem'),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}
