import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/freePort.ts';
import type { Finding } from './drive.ts';
import { isInstalled } from './files.ts';
import { replaceIn, shipped } from './places.ts';
import { startProgram } from './processes.ts';
import { rollUnder, type RollParts } from './roll.ts';
import { createVisitor } from './visitor.ts';

/** The shipped Caddyfile before the same processes, with a certificate of Caddy's own; nothing where Caddy is not installed. */
export async function driveCaddy(folder: string, parts: Omit<RollParts, 'https'>): Promise<Finding[]> {
  if (!isInstalled('caddy')) {
    console.log('missing  caddy, so it was not driven');
    return [];
  }
  const own = join(folder, 'caddy');
  mkdirSync(own);
  const [http, https] = [await freePort(), await freePort()];
  const options = ['admin off', `http_port ${http}`, `https_port ${https}`, 'local_certs', 'skip_install_trust'];
  const file = replaceIn(shipped('Caddyfile'), [
    ['\n{\n', `\n{\n${options.join('\n')}\n`, 1],
    ['127.0.0.1:8081 127.0.0.1:8082', parts.ports.map((port) => `127.0.0.1:${port}`).join(' '), 1],
    ['/var/log/caddy', own, 1],
  ]);
  writeFileSync(join(own, 'Caddyfile'), file);
  const caddy = await startProgram('caddy', ['run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile'], {
    port: https,
    env: { XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    log: join(own, 'caddy.log'),
  });
  const visitor = createVisitor(https, 3);
  try {
    const page = await visitor.ask('/es/nosotros/?a=b');
    const outside: string[] = [];
    for (const path of ['/metrics', '/readyz', '//healthz'])
      outside.push(`${path} ${(await visitor.ask(path)).status}`);
    const found = [
      { what: 'Caddy hands pages on', holds: page.status === 200, measured: String(page.status) },
      {
        what: 'what is the operator’s is 404 outside',
        holds: outside.every((line) => line.endsWith(' 404')),
        measured: outside.join(', '),
      },
      ...(await rollUnder({ ...parts, https })),
    ];
    const logs = readdirSync(own).filter((name) => name.endsWith('.log'));
    const lines = logs.flatMap((name) => readFileSync(join(own, name), 'utf8').split('\n'));
    const telling = lines.filter((line) => /"(?:remote_ip|remote_port|client_ip|headers)"|\?\d|\?a=b/.test(line));
    return [
      ...found,
      {
        what: 'no log of Caddy names a visitor’s address or a query',
        holds: telling.length === 0 && lines.length > 1_000,
        measured: telling[0] ?? `${lines.length} lines`,
      },
    ];
  } finally {
    visitor.leave();
    await caddy.stop();
  }
}
