import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Mood } from '#server/testing/testMailServer.ts';
import { mailServer, openMessages, PATIENCE, type TestMessages } from '#server/testing/testMessages.ts';
import { age, sampleMessage } from '#server/testing/testStores.ts';

const HOUR = 3_600_000;

async function open(times: Parameters<typeof openMessages>[0] = {}) {
  const server = await mailServer();
  const messages = openMessages({ smtpUrl: server.url, ...times });
  messages.worker.start();
  return { server, ...messages };
}

/** Waits until the only message is in this state. */
const reaches = ({ store }: Pick<TestMessages, 'store'>, state: string, tries = 1) =>
  vi.waitFor(async () => {
    expect(await store.list('', 10)).toMatchObject([{ state, tries }]);
  }, PATIENCE);

describe('a message', () => {
  it('arrives in its mailbox, from us, as HTML and as text, with its writer to be answered', async () => {
    const { server, store, worker } = await open();
    const message = sampleMessage({
      destinatario: 'credito-luque',
      asunto: 'Solicitud de crédito',
      mensaje: '<p><strong>Nombre:</strong> Ñandutí &lt;b&gt;</p>',
      responder_a: 'ana@example.org',
    });
    const code = await store.accept(message);
    worker.wake();
    await vi.waitFor(async () => expect(await store.state(code)).toBe('done'), PATIENCE);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      from: 'sitio@fundacionparaguaya.example',
      to: ['credito-luque@fundacionparaguaya.example'],
      messageId: `<${message.id}@fundacionparaguaya.example>`,
    });
    expect(mail?.source).toMatch(/^From: =\?UTF-8\?.*\r\n <sitio@fundacionparaguaya\.example>\r$/m);
    expect(mail?.source).toMatch(/^Reply-To: ana@example\.org\r$/m);
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?Q\?Solicitud_de_cr=C3=A9dito\?=\r$/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain.*[^]*^Nombre: =C3=91andut=C3=AD <b>\r$/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html/m);
    expect(mail?.source).toContain('<p><strong>Nombre:</strong> =C3=91andut=C3=AD &lt;b&gt;</p>');
  });

  it.each([
    'nobody',
    'ana@example.org, eva@example.org',
    'ana@example.org\u2028Bcc: x@example.org',
    '<ana@example.org>',
    'a b@example.org',
  ])('whose writer calls herself %j cannot be answered, and arrives all the same', async (responder_a) => {
    const { server, store } = await open();
    await store.accept(sampleMessage({ responder_a }));
    await reaches({ store }, 'done');
    expect(server.received[0]?.source).not.toMatch(/^(?:Reply-To|Bcc):/m);
  });

  it('that looks automatic arrives with a mark before its subject', async () => {
    const { server, store } = await open();
    await store.accept(sampleMessage({ asunto: 'Hola', mark: 'trampa' }));
    await reaches({ store }, 'done');
    expect(server.received[0]?.source).toMatch(/^Subject: =\?UTF-8\?Q\?=5Bposible_env=C3=ADo_autom=C3=A1tico=5D/m);
    expect(server.received[0]?.source).toMatch(/_Hola\?=\r$/m);
    expect(server.received[0]?.source).toMatch(/^X-Marca: trampa\r$/m);
  });
});

describe('a mail server', () => {
  it('that is down gets the message once it is back [MAIL-06]', async () => {
    const { server, store, database, log } = await open();
    await server.stop();
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    await age(database, HOUR);
    await reaches({ store }, 'waiting', 2);
    expect(log[0]).toContain('"reason":"SMTP ESOCKET"');
    await server.start();
    await age(database, 2 * HOUR);
    await reaches({ store }, 'done', 3);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['451 to the mail', { at: 'mail', code: 451 }],
    ['452 to the recipient', { at: 'recipient', code: 452 }],
    ['421 to the connection', { at: 'connect', code: 421 }],
    ['553 to our own sender', { at: 'sender', code: 553 }],
    ['554 to the connection', { at: 'connect', code: 554 }],
    ['nothing, and hangs up when it has all of the mail', 'hangs-up'],
  ] satisfies [string, Mood][])('that says %s is asked again, and gets the message [MAIL-06]', async (_says, mood) => {
    const { server, store, database } = await open();
    server.mood = mood;
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    server.mood = 'takes';
    await age(database, HOUR);
    await reaches({ store }, 'done', 2);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['to the recipient', { at: 'recipient', code: 550 }],
    ['to the mail', { at: 'mail', code: 554 }],
  ] satisfies [string, Mood][])(
    'that refuses for good %s makes the message dead at once, and gets it when told to [MAIL-06]',
    async (_to, mood) => {
      const { server, store, worker } = await open();
      server.mood = mood;
      const code = await store.accept(sampleMessage());
      await reaches({ store }, 'dead');
      expect((await store.show(code))?.error).toMatch(/^SMTP E\w+ 55\d: 55\d .*not this one/);
      server.mood = 'takes';
      await store.retry(code);
      worker.wake();
      await reaches({ store }, 'done', 2);
    },
  );

  it('that takes the mail and does not say so gets it again, under the same Message-ID [MAIL-07]', async () => {
    const { server, store, database } = await open();
    server.mood = 'takes-and-hangs-up';
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    server.mood = 'takes';
    await database.query('update messages set due_at = 0');
    await reaches({ store }, 'done', 2);
    const [first, second, ...more] = server.received;
    expect(more).toEqual([]);
    expect(second?.messageId).toBe(first?.messageId);
    const date = (source = '') => /^Date: (.*)\r$/m.exec(source)?.[1];
    expect(date(second?.source)).toBe(date(first?.source));
  });

  it('that never answers holds nobody up for ever', async () => {
    const { server, store } = await open({ times: { delivery: 200 } });
    server.mood = 'silent';
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    expect(await store.list('', 1)).toMatchObject([{ error: 'took too long' }]);
  });

  it('that is out of order for three days makes the message dead [MAIL-06]', async () => {
    const { server, store, database } = await open();
    await server.stop();
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    await age(database, 72 * HOUR - 60_000);
    await reaches({ store }, 'dead', 2);
  });

  it('gets four mails at once at most, and all of them once', async () => {
    const { server, store, worker } = await open();
    await Promise.all(Array.from({ length: 60 }, () => store.accept(sampleMessage())));
    worker.wake();
    await vi.waitFor(
      async () => expect(await store.counts()).toMatchObject([{ state: 'done', messages: 60 }]),
      PATIENCE,
    );
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(60);
    expect(server.received).toHaveLength(60);
    expect(server.most).toBeLessThanOrEqual(4);
  });

  it('is never shown in the log with what a visitor wrote', async () => {
    const { server, store, log } = await open();
    server.mood = { at: 'recipient', code: 550 };
    await store.accept(sampleMessage({ asunto: 'secreto', mensaje: 'secreto', responder_a: 'secreto@example.org' }));
    await reaches({ store }, 'dead');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(
      /^\{"code":"[\dA-Z-]{14}","destinatario":"info","tries":1,"reason":"SMTP EENVELOPE 550","message":"a message is dead"\}$/,
    );
  });
});

describe.runIf(process.platform === 'linux')('a mail server elsewhere', () => {
  // Another loopback address, which the code does not treat as local.
  const ELSEWHERE = '127.0.0.2';

  it.each([
    ['that speaks no TLS', {}],
    ['whose certificate nobody vouches for', { disabledCommands: ['AUTH'] }],
  ])('%s gets no word of a message', async (_what, options) => {
    const server = await mailServer(options, ELSEWHERE);
    const { store, worker } = openMessages({ smtpUrl: server.url });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    expect((await store.list('', 1))[0]?.error).toMatch(/^SMTP E(?:TLS|SOCKET)/);
    expect(server.received).toEqual([]);
  });

  it('gets messages without TLS where the operator wants it so', async () => {
    const server = await mailServer({}, ELSEWHERE);
    const { store, worker } = openMessages({ smtpUrl: `${server.url}?tls=no` });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'done');
    expect(server.received).toHaveLength(1);
  });
});

describe('a site that stops', () => {
  it('finishes what is under way', async () => {
    const { server, store, worker } = await open();
    for (let at = 0; at < 4; at++) await store.accept(sampleMessage());
    await vi.waitFor(async () => expect(await store.list('leased', 9)).not.toEqual([]), PATIENCE);
    await worker.stop();
    const done = await store.list('done', 9);
    expect(done).toHaveLength(server.received.length);
    expect(await store.list('leased', 9)).toEqual([]);
  });

  it('gives back what does not get there, for the next start to take at once', async () => {
    const { server, store, worker, folder } = await open();
    server.mood = 'silent';
    await store.accept(sampleMessage());
    await vi.waitFor(async () => expect(await store.list('leased', 9)).toHaveLength(1), PATIENCE);
    await worker.stop();
    expect(await store.list('', 9)).toMatchObject([{ state: 'waiting' }]);
    server.mood = 'takes';
    openMessages({ folder, smtpUrl: server.url }).worker.start();
    await reaches({ store }, 'done', 2);
  });
});

describe('without a mail server', () => {
  it('each message becomes a file that any mail program opens, one even when it goes out twice [MAIL-08]', async () => {
    const { store, worker, folder, database } = openMessages();
    worker.start();
    await store.accept(sampleMessage({ asunto: 'Hola', destinatario: 'pasantias' }));
    await reaches({ store }, 'done');
    // As if killed between writing the file and the commit.
    await database.query(`update messages set state = 'leased', ended_at = null, due_at = 0`);
    await reaches({ store }, 'done', 2);
    const names = readdirSync(join(folder, 'outbox'));
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.eml$/)]);
    const mail = readFileSync(join(folder, 'outbox', names[0] ?? ''), 'utf8');
    expect(mail).toMatch(/^To: pasantias@fundacionparaguaya\.example\r?$/m);
    expect(mail).toMatch(/^Subject: Hola\r?$/m);
    if (process.platform === 'win32') return;
    const others = ['outbox', join('outbox', names[0] ?? '')].map((path) => statSync(join(folder, path)).mode & 0o077);
    expect(others).toEqual([0, 0]);
  });
});
