import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMessages } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';
import { ROOT } from './imports.ts';

/** Runs scripts/mail.ts on a store that is open at the same time; scripts/mail.mjs could install packages. */
function open() {
  const messages = openMessages();
  const mail = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/mail.ts'), ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: messages.folder, DATABASE_URL: '', SMTP_URL: '', SUDO_USER: 'ana' },
      encoding: 'utf8',
    });
    const [store, ...said] = stderr.trimEnd().split('\n');
    return { status, lines: stdout.trimEnd().split('\n'), store, stderr: said.join('\n') };
  };
  const die = async (error: string) => {
    const [leased] = await messages.store.lease({ most: 1, ms: 60_000 });
    if (leased) await messages.store.dead(leased, error);
  };
  return { ...messages, mail, die };
}

/** What the command says to other settings. */
function withSettings(folder: string, settings: Record<string, string>, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...settings };
  return spawnSync(process.execPath, [join(ROOT, 'scripts/mail.ts'), ...args], { cwd: ROOT, env, encoding: 'utf8' })
    .stderr;
}

describe('npm run mail', () => {
  it('lists what there is, shows one with its text, sends it again and drops it, beside a running server [MAIL-06]', async () => {
    const { store, mail, die } = open();
    expect(mail('list').lines).toEqual(['There are no messages']);
    const code = await store.accept(sampleMessage({ asunto: 'Hola \u001B[2J', mensaje: '<p>uno<br />dos &lt;</p>' }));
    await die('SMTP 550: no such user');
    expect(mail('list', 'waiting').lines).toEqual(['There are no messages']);
    const [head, row] = mail('list', 'dead').lines;
    expect(head).toMatch(/^code +state +taken +tries +next +mailbox +mark +error$/);
    expect(row).toMatch(
      new RegExp(`^${code}  dead +20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d +1 +info +SMTP 550: no such user$`),
    );

    const shown = mail('show', code.toLowerCase().replaceAll('-', ' ')).lines.join('\n');
    expect(shown).toMatch(/^subject +Hola  \[2J$/m);
    expect(shown).toMatch(/\n\nuno\ndos <$/);

    expect(mail('retry', code)).toMatchObject({ status: 0, lines: [`${code} is tried again`] });
    expect(await store.state(code)).toBe('waiting');
    expect(mail('drop', code)).toMatchObject({ status: 0, lines: [`The text of ${code} is deleted`] });
    expect(mail('show', code).lines.at(-1)).toBe('(the text was deleted)');
    expect(mail('drop', code)).toMatchObject({
      status: 1,
      stderr: `${code} is dropped: it has no text to delete`,
    });
  });

  it('names its store, finds messages by mailbox, time and text, and tells who did what', async () => {
    const { store, mail, folder, die } = open();
    await store.accept(sampleMessage({ mensaje: '<p>Busco a Ñandutí</p>' }));
    await die('SMTP 550');
    await store.accept(sampleMessage({ destinatario: 'credito', responder_a: 'rosa@example.org' }));
    const found = (...args: string[]) => mail('list', ...args).lines.length - 1;
    expect(mail('list').store).toBe(`Messages of ${join(folder, 'messages.db')}`);
    expect([found(), found('--mailbox', 'credito'), found('dead', '--mailbox', 'credito')]).toEqual([2, 1, 0]);
    expect([found('--text', 'ñandutí'), found('--text', 'ROSA@'), found('--text', 'nadie')]).toEqual([1, 1, 0]);
    expect([found('--until', '2026-01-01'), found('--since', '2026-01-01')]).toEqual([0, 2]);
    expect(mail('list', '--page', '2').lines).toEqual(['There are no more messages']);
    expect(mail('list', '--since', 'ayer').stderr).toMatch(/^ayer is no time, such as 2026-11-25/);
    expect(mail('list', '--mailbox', 'luque').stderr).toMatch(/^luque is no mailbox: /);

    expect(mail('retry', 'dead', '--mailbox', 'info').lines).toEqual(['1 messages are tried again']);
    expect(mail('retry', 'waiting').lines).toEqual(['2 messages are tried again']);
    const log = mail('log')
      .lines.slice(1)
      .map((line) => line.slice(21));
    expect(log.toSorted()).toEqual(['ana  retry dead --mailbox info', 'ana  retry waiting'].toSorted());
  });

  it('shows the Message-ID of a message and the queue id that the mail server gave it', async () => {
    const { store, mail } = open();
    const code = await store.accept(sampleMessage());
    expect(mail('show', code).lines.join('\n')).toMatch(/^message-id +<[\da-f-]{36}@fundacionparaguaya\.example>$/m);
    const [leased] = await store.lease({ most: 1, ms: 60_000 });
    if (leased) await store.done(leased, { messageId: '<1@example.org>', answer: '250 2.0.0 Ok: queued as 4F1' });
    expect(mail('show', code).lines.join('\n')).toMatch(
      /^message-id +<1@example\.org>\nanswer +250 2\.0\.0 Ok: queued as 4F1$/m,
    );
  });

  it('sends a mail to try the way, and says in words what stands in it', async () => {
    const { mail, folder } = open();
    const { status, lines } = mail('test', 'credito-luque');
    expect([status, lines[0]]).toEqual([
      0,
      expect.stringMatching(/outbox took a mail to credito-luque@fundacionparaguaya\.example, from sitio@/),
    ]);
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org', MAILBOXES: 'none.json' };
    expect(withSettings(folder, smtp, 'test', 'ana@example.org')).toMatch(
      /^nothing listens at 127\.0\.0\.1:1 \(SMTP ESOCKET ECONNREFUSED\)$/m,
    );
    expect(mail('test', 'nobody').stderr).toMatch(/^nobody is neither a mail address nor a mailbox/);
  });

  it('sends all dead messages again at one word', async () => {
    const { store, mail, die } = open();
    for (let at = 0; at < 3; at++) {
      await store.accept(sampleMessage());
      await die('SMTP 550');
    }
    expect(mail('retry', 'dead').lines).toEqual(['3 messages are tried again']);
    expect(await store.list('waiting', 9)).toHaveLength(3);
  });

  it.each([[[]], [['show', 'x']], [['list', 'dead', 'x']]])('with %j says what it can do', (args) => {
    const { mail } = open();
    const { status, stderr } = mail(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^npm run mail -- list .*\n.* show .*\n.* retry .*\n.* drop /);
  });

  it('says in one line which code is unknown', () => {
    const { mail } = open();
    expect(mail('show', '2CR5-QHZE-VJ9M')).toMatchObject({ status: 1, stderr: '2CR5-QHZE-VJ9M is unknown' });
  });
});
