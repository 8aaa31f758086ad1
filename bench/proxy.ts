import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { replaceIn } from '#scripts/deploy/places.ts';
import { startNginx } from '#scripts/deploy/processes.ts';
import { freePort } from '#server/testing/freePort.ts';

export interface ProxyBench {
  /** The page through the shipped proxy, from its cache. */
  proxied: string;
  /** The same bytes from a file, by the same nginx without anything of ours. */
  plain: string;
  stop: () => Promise<void>;
}

/** Headers that nginx writes itself. */
const OWN = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'etag',
]);

/** The shipped nginx before a site, and beside it one that serves the answer of a page, with its headers, as a file. */
export async function startProxies(site: string, page: string): Promise<ProxyBench> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-proxy-'));
  const [http, https, plain] = [await freePort(), await freePort(), await freePort()];
  const port = Number(new URL(site).port);
  // As it is sent, which fetch does not show.
  const [answer] = (await once(get(site + page, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
  const root = join(folder, 'plain');
  mkdirSync(root);
  writeFileSync(join(root, 'page'), await buffer(answer));
  const change = (shipped: string) =>
    // The load comes from one address.
    `${replaceIn(shipped, [
      ['rate=20r/s', 'rate=1000000r/s', 1],
      ['limit_conn fundacion_connections 200;', '', 1],
    ])}
server {
  listen 127.0.0.1:${plain} ssl http2;
  ssl_certificate ${folder}/tls/fullchain.pem;
  ssl_certificate_key ${folder}/tls/privkey.pem;
  access_log ${folder}/logs/plain.log fundacion;
  sendfile on;
  tcp_nopush on;
  root ${root};
  default_type "text/html; charset=utf-8";
${headers.map(([name, value]) => `  add_header ${name} ${JSON.stringify(String(value))};`).join('\n')}
}
`;
  chmodSync(root, 0o755);
  const nginx = await startNginx({ folder, http, https, sites: [port, port] }, { change });
  return {
    proxied: `https://127.0.0.1:${https}${page}`,
    plain: `https://127.0.0.1:${plain}/page`,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
