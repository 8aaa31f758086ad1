import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isInstalled } from '#scripts/deploy/files.ts';
import { startMailServer, type TestMailServer } from '#server/testing/testMailServer.ts';
import { startPostgres, type TestPostgres } from '#server/testing/testPostgres.ts';
import { commandsOf, openMachine } from './machine.ts';
import { asOperator, PATIENCE, type Operator } from './operator.ts';

// Each command of an operator's pages, run on a machine in a folder (machine.ts).

const PAGES = [
  'install',
  'mail-domain',
  'secrets',
  'bounces',
  'limits',
  'upgrade-and-going-back',
  'backup-and-restore',
];

const NO_NGINX = isInstalled('nginx') ? '' : 'nginx is not installed';
const NO_SQLITE = isInstalled('sqlite3') ? '' : 'sqlite3 is not installed';
const NO_POSTGRES = 'Postgres is not installed';

let postgres: TestPostgres | undefined;
let mails: TestMailServer;
let site: Operator;

/** What the mail server asks for; any other is refused. */
let mailPassword = 'the-first-one';

const withoutDatabase = (settings: string) => settings.replace(/^DATABASE_URL=.*\n/m, '');

describe.skipIf(process.platform !== 'linux')('an operator who follows the page', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    mails = await startMailServer({
      disabledCommands: [],
      onAuth: ({ password }, _session, done) => {
        if (password === mailPassword) done(null, { user: 'site' });
        else done(Object.assign(new Error('5.7.8 wrong'), { responseCode: 535 }));
      },
    });
    postgres = await startPostgres();
    const postgresPort = postgres && (await asDebianHasIt(postgres));
    const smtpPort = Number(new URL(mails.url).port);
    const machine = await openMachine({ postgresPort, smtpPort, nginx: !NO_NGINX });
    site = asOperator(machine, mails);
    await site.follow('install', 'One machine', [0, 1]);
    site.edit((settings) =>
      settings
        .replace(/^SMTP_URL=.*/m, `SMTP_URL=${mails.url.replace('//', `//site:${mailPassword}@`)}`)
        .replace('/etc/fundacion/mailboxes.json', machine.place('etc/fundacion/mailboxes.json')),
    );
    if (postgres) await site.follow('install', 'One machine', [2]);
    else site.edit(withoutDatabase);
    expect((await site.follow('install', 'One machine', [3])).match(/"ready"/g)).toHaveLength(2);
  }, 300_000);
  afterAll(async () => {
    await site?.stop();
    await postgres?.remove();
    await mails?.stop();
  }, 120_000);

  it('of installing has nginx before the site', async ({ skip }) => {
    if (NO_NGINX) skip(NO_NGINX);
    expect(await site.follow('install', 'One machine', [4])).toContain('200');
    await site.follow('install', 'One machine', [5]);
  });

  it('of the mail’s domain sends a mail whose sender and From are one address, and its Message-ID of that domain', async () => {
    const said = await site.follow('mail-domain', 'Check');
    expect(said).toMatch(/took a mail to you@example\.com, from sitio@example\.org/);
    const { from, source } = mails.received.at(-1) ?? { from: '', source: '' };
    expect([from, /^From: .*<(.*)>/m.exec(source)?.[1]]).toEqual(['sitio@example.org', 'sitio@example.org']);
    expect(source).toMatch(/^Message-ID: <.*@example\.org>\r$/m);
  });

  describe('of secrets', () => {
    it('has the old token of metrics refused by both processes, and the new one served', async () => {
      const old = site.setting('METRICS_TOKEN');
      expect(await metrics(old)).toEqual([200, 200]);
      mails.mood = { at: 'sender', code: 451 };
      const waits = await site.send('waits for the token');
      expect(await site.follow('secrets', 'The token of metrics')).toMatch(/^mail_store_writable 1$/m);
      expect([await metrics(old), await metrics(site.setting('METRICS_TOKEN'))]).toEqual([
        [404, 404],
        [200, 200],
      ]);
      mails.mood = 'takes';
      await site.run('fundacion-mail retry waiting');
      await site.reaches(waits, 'done');
      expect(site.arrived('waits for the token')).toBe(1);
    });

    it('has the database’s old password refused, and no message lost or sent twice', async ({ skip }) => {
      if (!postgres) skip(NO_POSTGRES);
      const old = site.setting('DATABASE_URL');
      const before = await site.send('before the password');
      expect(await site.follow('secrets', "The database's password")).toContain(before);
      await expect(new Client(old).connect()).rejects.toThrow(/password authentication failed/);
      const after = await site.send('after the password');
      for (const code of [before, after]) await site.reaches(code, 'done');
      expect(['before the password', 'after the password'].map(site.arrived)).toEqual([1, 1]);
    });

    it('has what waited while the mail server’s password changed arrive once', async () => {
      mailPassword = 'the-new-one';
      // Open connections have signed in before.
      await mails.stop();
      await mails.start();
      const waits = await site.send('between two passwords');
      await vi.waitFor(async () => expect(await site.show(waits)).toContain('our name or password'), PATIENCE);
      expect(await site.follow('secrets', "The mail server's password")).toContain('took a mail to info');
      await site.reaches(waits, 'done');
      expect(site.arrived('between two passwords')).toBe(1);
    });

    it('has nginx show the new certificate', async ({ skip }) => {
      if (NO_NGINX) skip(NO_NGINX);
      const [make = ''] = /^openssl req .*$/m.exec(commandsOf('install', 'One machine')[4] ?? '') ?? [];
      await site.run(make.replaceAll('/etc/fundacion/tls/', ''));
      await site.follow('secrets', 'The certificate', [0]);
      const own = await site.run('openssl x509 -in fullchain.pem -noout -fingerprint -sha256; rm *.pem');
      expect(own).toMatch(/^sha256 Fingerprint=/i);
      await vi.waitFor(
        async () => expect(await site.follow('secrets', 'The certificate', [1])).toContain(own),
        PATIENCE,
      );
    });

    it('has a form’s old token refused, with a new one in the answer', async ({ skip }) => {
      if (!postgres) skip(NO_POSTGRES);
      const old = await site.token();
      await site.follow('secrets', "The site's own");
      const refused = await site.post('with the old token', old);
      expect(refused.status).toBe(403);
      const [, fresh = ''] = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.get('set-cookie') ?? '') ?? [];
      expect((await site.post('with the new one', fresh)).status).toBe(202);
    });
  });

  it('of bounces finds a message by the code in a mail’s head, and sends what is dead once its mailbox is mended', async () => {
    mails.mood = { at: 'recipient', code: 550, enhanced: '5.1.1' };
    onTestFinished(() => void (mails.mood = 'takes'));
    const code = await site.send('to nobody');
    await site.reaches(code, 'dead');
    expect(await site.run('fundacion-mail list dead')).toContain(code);
    mails.mood = 'takes';
    await site.follow('bounces', 'Then');
    await site.reaches(code, 'done');
    const { source = '' } = mails.received.find((mail) => mail.source.includes('Subject: to nobody')) ?? {};
    expect(source).toContain(`X-Recibo: ${code}`);
    expect(await site.follow('bounces', 'Which message was it?', [0], { '2CR5-QHZE-VJ9M': code })).toMatch(
      /^subject +to nobody$/m,
    );
  });

  it('of limits has both processes come back with another one', async () => {
    await site.follow('limits', '');
    expect(site.setting('MESSAGES_PER_ADDRESS')).toBe('100');
    expect(await site.run('curl -fsS http://127.0.0.1:8081/readyz')).toContain('"ready"');
  });

  it('of upgrading has both processes run the new code, going back the old, and forward the new', async () => {
    const version = () => site.run('curl -fsS http://127.0.0.1:8081/healthz http://127.0.0.1:8082/healthz');
    const [old, fresh] = [`{"status":"ok"}`, `{"status":"second"}`];
    await site.change('server/http/health.ts', (code) => code.replace(`'ok'`, `'second'`), 'Second');
    expect(await version()).toBe(old + old);
    await site.follow('upgrade-and-going-back', 'Upgrade');
    expect(await version()).toBe(fresh + fresh);
    await site.follow('upgrade-and-going-back', 'Going back', [0]);
    expect(await version()).toBe(old + old);
    await site.follow('upgrade-and-going-back', 'Going back', [1]);
    expect(await version()).toBe(fresh + fresh);
  });

  describe('of backups has after a restore what was accepted before the copy, each mail once, and what was deleted deleted,', () => {
    it('with messages in Postgres', async ({ skip }) => {
      if (!postgres) skip(NO_POSTGRES);
      await backUpAndRestore('messages in Postgres');
    });

    it('with messages in a file', async ({ skip }) => {
      if (NO_SQLITE) skip(NO_SQLITE);
      site.edit(withoutDatabase);
      await site.run('systemctl restart fundacion@8081 fundacion@8082');
      await backUpAndRestore('messages in a file');
    });
  });

  it('has had each command of the pages tried, or sees here which were not', () => {
    const left = PAGES.flatMap((page) => commandsOf(page)).filter((block) => !site.followed.has(block));
    const stoodIn = [...site.notRun].toSorted();
    console.log(`Heard by a stand-in alone, because they change the machine or ask others:\n${stoodIn.join('\n')}`);
    if (left.length) console.log(`Not run for want of a program:\n${left.join('\n')}`);
    if (postgres && !NO_NGINX && !NO_SQLITE) expect(left).toEqual([]);
    expect(stoodIn.join('\n')).toMatch(/^dig \+short MX example\.org$/m);
  });
});

/** Answers of both processes to whoever has the token. */
function metrics(token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, connection: 'close' };
  const ask = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
  return Promise.all(site.ports.map(ask));
}

/** The same for both stores; `where`: as the page's headings name it. */
async function backUpAndRestore(where: string): Promise<void> {
  mails.received.length = 0;
  const delivered = await site.send('delivered before');
  await site.reaches(delivered, 'done');
  mails.mood = { at: 'sender', code: 451 };
  onTestFinished(() => void (mails.mood = 'takes'));
  const waits = await site.send('waits');
  const goesAfter = await site.send('goes after');
  const dropped = await site.send('dropped before');
  const droppedAfter = await site.send('dropped after');
  for (const code of [waits, goesAfter, dropped, droppedAfter]) await site.reaches(code, 'waiting');
  await site.run(`fundacion-mail drop ${dropped}`);
  await site.follow('backup-and-restore', `Copy: ${where}`);

  await site.run(`fundacion-mail drop ${droppedAfter}`);
  // As the page has it after each drop.
  const [copy = ''] = commandsOf('backup-and-restore', `Copy: ${where}`);
  await site.run(copy.replace(/^.*(?:messages\.|others).*\n/gm, ''));
  mails.mood = 'takes';
  await site.run(`fundacion-mail retry ${goesAfter}`);
  await site.reaches(goesAfter, 'done');
  mails.mood = { at: 'sender', code: 451 };
  const lost = await site.send('after the copy');

  mails.mood = 'takes';
  await site.follow('backup-and-restore', `Restore: ${where}`);
  await site.run('fundacion-mail retry waiting');
  for (const code of [waits, goesAfter, delivered]) await site.reaches(code, 'done');
  await site.reaches(droppedAfter, 'dead');
  expect(await site.show(dropped)).toMatch(/^state +dropped/m);
  for (const code of [dropped, droppedAfter]) expect(await site.show(code)).not.toMatch(/dropped (?:before|after)/);
  await expect(site.show(lost)).rejects.toThrow('is unknown');
  const words = ['delivered before', 'waits', 'goes after', 'dropped before', 'dropped after'];
  expect(words.map(site.arrived)).toEqual([1, 1, 1, 0, 0]);
}

/** A superuser whom the machine vouches for, and passwords for all others. Gives the port. */
async function asDebianHasIt(server: TestPostgres): Promise<number> {
  const url = await server.database();
  const ask = async (user: string, ...questions: string[]) => {
    const client = new Client(url.replace('//site@', `//${user}@`));
    await client.connect();
    for (const question of questions) await client.query(question);
    await client.end();
  };
  await ask('site', 'create role postgres superuser login');
  const lines = ['host all postgres 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 scram-sha-256', ''];
  writeFileSync(join(server.data, 'pg_hba.conf'), lines.join('\n'));
  await ask('postgres', 'alter role site rename to first', 'select pg_reload_conf()');
  return Number(new URL(url).port);
}
