import { spawnSync } from 'node:child_process';
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
      env: { ...process.env, DATA_DIR: messages.folder, DATABASE_URL: '', SMTP_URL: '' },
      encoding: 'utf8',
    });
    return { status, lines: stdout.trimEnd().split('\n'), stderr: stderr.trimEnd() };
  };
  const die = async (error: string) => {
    const [leased] = await messages.store.lease({ most: 1, ms: 60_000 });
    if (leased) await messages.store.dead(leased, error);
  };
  return { ...messages, mail, die };
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
