import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, MAIL_PATH } from '#contract/mail.ts';
import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { ROOT } from './imports.ts';
import { printed, runCommand, runIn, type Run } from './processes.ts';

/** What an operator sees of the server as it runs: a process of its own, of the built site. */

function start(env: Record<string, string> = {}): Run {
  const folder = mkdtempSync(join(tmpdir(), 'operating-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return runIn(ROOT, 'server/main.ts', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env });
}

async function portOf(site: Run): Promise<number> {
  const [, port] = await printed(site, /Fundación Paraguaya: http:\/\/localhost:(\d+)\n/);
  return Number(port);
}

/** A proxy of this machine that hands on what comes and adds nothing; gives its port. */
async function proxyTo(port: number): Promise<number> {
  const server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      one.on('error', () => other.destroy()).pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  return (server.address() as AddressInfo).port;
}

describe('/metrics', () => {
  const TOKEN = 'a-secret-of-many-signs';

  it.each([
    ['on all addresses', { HOST: '0.0.0.0' }],
    ['that trusts a proxy', { TRUST_PROXY: '127.0.0.1' }],
    ['that visitors reach by https', { SITE_URL: 'https://www.example.org' }],
    ['that has a token', { METRICS_TOKEN: TOKEN }],
  ])('of a site %s is there for the token alone, also through a proxy that adds no header', async (_which, env) => {
    const port = await portOf(start(env));
    for (const at of [port, await proxyTo(port)]) {
      const answer = await fetch(`http://localhost:${at}/metrics`, { headers: { connection: 'close' } });
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('mail_')]);
      const authorization = `Bearer ${TOKEN}`;
      const known = await fetch(`http://localhost:${at}/metrics`, { headers: { authorization, connection: 'close' } });
      expect([known.status, (await known.text()).includes('mail_')]).toEqual(
        'METRICS_TOKEN' in env ? [200, true] : [404, false],
      );
    }
  });

  it('of a site that no other machine reaches needs no token', async () => {
    const answer = await fetch(`http://127.0.0.1:${await portOf(start())}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('mail_accepted_total 0')]);
  });
});

describe('a folder for data that cannot be had', () => {
  it.each([
    ['a file', join(ROOT, 'package.json')],
    ['a folder below a file', join(ROOT, 'package.json', 'data')],
    ...(process.platform === 'linux'
      ? [
          ['what the system does not let anybody make', '/proc/x/y'],
          ['the system’s own', '/proc'],
        ]
      : []),
  ])('%s: is told in one line, and the site gives up', async (_what, folder = '') => {
    for (const env of [
      {},
      { BLOG_URL: 'http://127.0.0.1:9/wp-json', DATABASE_URL: 'postgres://site@127.0.0.1:9/site' },
    ]) {
      const site = start({ ...env, DATA_DIR: folder });
      expect(await site.ended).toBe(1);
      expect([site.stdout(), site.stderr()]).toEqual([
        '',
        expect.stringMatching(/^\S+ cannot be written \(\w+\): set DATA_DIR to a folder that can\n$/),
      ]);
    }
  });

  it('is not missed where nothing is kept in it', async () => {
    const site = start({
      DATA_DIR: join(ROOT, 'package.json'),
      DATABASE_URL: 'postgres://site@127.0.0.1:9/site',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'sitio@example.org',
      MAILBOXES: join(ROOT, 'content/mailboxes.json'),
    });
    expect((await fetch(`http://127.0.0.1:${await portOf(site)}/healthz`)).status).toBe(200);
  });
});

it.each([
  ['without TRUST_PROXY says once in its log that a proxy seems to be in front', {}, 1],
  ['with TRUST_PROXY does not wonder at a proxy', { TRUST_PROXY: '127.0.0.1' }, 0],
])('a site %s', async (_which, env, times) => {
  const site = start(env);
  const url = `http://127.0.0.1:${await portOf(site)}`;
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of ['/es/', '/healthz', '/no-such-page']) await fetch(`${url}${path}`, { headers });
  await vi.waitFor(() => expect(site.stdout()).toContain('"path":"/no-such-page"'));
  expect(site.stdout().match(/"level":40.*TRUST_PROXY is not set/g) ?? []).toHaveLength(times);
  expect(site.stdout()).not.toContain('203.0.113.9');
});

it('a site takes as many messages, and answers as many questions after them, as its settings say, and tells when to come again', async () => {
  const limits = { MESSAGES_PER_ADDRESS: '6', MESSAGES_PER_MAILBOX: '16', RECEIPTS_PER_ADDRESS: '1' };
  const url = `http://127.0.0.1:${await portOf(start({ ...limits, TRUST_PROXY: '127.0.0.1' }))}`;
  const token = await (await fetch(`${url}${CSRF_PATH}`)).text();
  const send = async (from: string, destinatario = 'info') => {
    const headers = { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token, 'x-forwarded-for': from };
    const body = new URLSearchParams({ destinatario, asunto: 'Hola', mensaje: 'Hola' });
    const answer = await fetch(`${url}${MAIL_PATH}`, { method: 'POST', headers, body });
    const waits = Number(answer.headers.get('retry-after'));
    return [answer.status, answer.status === 202 ? '' : await answer.text(), waits];
  };
  const taken = [202, '', 0];
  // An eighth of a mailbox's hour at once from one address, half of it from all.
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    expect([await send(from), await send(from)]).toEqual([taken, taken]);
  }
  expect(await send('192.0.2.1')).toEqual([429, 'too-many-mails', 900]);
  expect(await send('192.0.2.5')).toEqual([429, 'too-many-mails', 225]);
  for (const mailbox of ['credito', 'pasantias', 'credito']) expect(await send('192.0.2.1', mailbox)).toEqual(taken);
  expect(await send('192.0.2.1', 'pasantias')).toEqual([429, 'too-many-mails', expect.any(Number)]);
  const ask = async () => (await fetch(`${url}${RECEIPTS_PATH}/2CR5-QHZE-VJ9M`)).status;
  expect([await ask(), await ask()]).toEqual([404, 429]);
});

it('a site that its supervisor stops answers each of 40 idle connections once more, and closes it with the answer', async () => {
  const site = start();
  const port = await portOf(site);
  const visitors = await Promise.all(Array.from({ length: 40 }, () => visit(port)));
  site.child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503));
  // Longer than a balancer is given to look away.
  const answers = visitors.map(async ({ ask }, at) => {
    await sleep(at * 50);
    return ask();
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 close']));
  expect(await site.ended).toBe(0);
});

it.skipIf(process.platform === 'win32')(
  'a site whose disk is full refuses messages, is not ready, and says why in the log, and nothing of what was written [API-08]',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'operating-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
    // No file may become longer than 300 blocks.
    const site = runCommand(ROOT, 'sh', ['-c', 'ulimit -f 300 && exec "$0" server/main.ts', process.execPath], env);
    const url = `http://127.0.0.1:${await portOf(site)}`;
    const token = await (await fetch(`${url}${CSRF_PATH}`)).text();
    const headers = { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };
    const statuses = new Set<number>();
    for (let sent = 0; sent < 30 && !statuses.has(503); sent++) {
      const body = new URLSearchParams({ destinatario: 'info', asunto: 'Hola', mensaje: 'secreto '.repeat(1_800) });
      statuses.add((await fetch(`${url}${MAIL_PATH}`, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual(new Set([202, 503]));
    const ready = async () => (await fetch(`${url}/readyz`)).json();
    await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: 'not-ready', failing: ['messages'] });
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^mail_store_writable 0$/m);
    await vi.waitFor(() => expect(site.stdout()).toMatch(/"check":"messages".*"not ready"/));
    expect(site.stdout()).not.toContain('secreto');
  },
);

it.skipIf(process.platform === 'win32').each([
  ['is not read any more', (site: Run) => site.child.stdout?.destroy()],
  ['nobody gets round to reading', () => undefined],
])('a site whose log %s ends when it is told to', async (_how, then) => {
  const site = start();
  const port = await portOf(site);
  site.child.stdout?.pause();
  // Longer than what the system keeps for a reader.
  const path = `/wp-json/${'x'.repeat(300)}`;
  for (let at = 0; at < 20; at++) {
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`http://127.0.0.1:${port}${path}`)).text()));
  }
  const ended = once(site.child, 'exit');
  then(site);
  site.child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  site.child.stdout?.resume();
});

/** A connection that has had an answer. `ask` asks once more, and tells status and `connection` of what comes until its end. */
async function visit(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  let connections = 0;
  const ask = () =>
    new Promise<string>((answered, failed) => {
      const request = get({ host: '127.0.0.1', port, path: '/es/', agent }, (answer) => {
        answer.resume().on('end', () => answered(`${answer.statusCode} ${answer.headers.connection}`));
      });
      request.on('error', failed).on('socket', () => {
        if (!request.reusedSocket && (connections += 1) > 1) failed(new Error('the connection was closed'));
      });
    });
  await ask();
  return { ask };
}
