import { describe, expect, it, vi } from 'vitest';
import { contactMail, withOtherContact } from '#contract/toMails.ts';
import type { Mood } from '#server/testing/testMailServer.ts';
import {
  mailServer,
  openDelivery as open,
  openMessages,
  PATIENCE,
  type TestMessages,
} from '#server/testing/testMessages.ts';
import { age, sampleMessage } from '#server/testing/testStores.ts';

const HOUR = 3_600_000;

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

  it('tells staff the other way to reach its writer, and is answered there', async () => {
    const { server, store } = await open();
    const form = { nombre: 'Rosa Vera', celular: '0981 123 456', consulta: 'alianzas' };
    const { mensaje, responder_a = '' } = withOtherContact(contactMail(form), 'rosa@example.org');
    await store.accept(sampleMessage({ mensaje, responder_a }));
    await reaches({ store }, 'done');
    expect(server.received[0]?.source).toMatch(/^Reply-To: rosa@example\.org\r$/m);
    expect(server.received[0]?.source).toMatch(/^Otra forma de contacto: rosa@example\.org\r$/m);
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
  it('is tried at the start of the site, and the operator is told of one that cannot be used', async () => {
    const server = await mailServer();
    const gauge = ({ counters, store }: TestMessages) => counters.metrics(store);
    const up = openMessages({ smtpUrl: server.url });
    expect(await gauge(up)).not.toMatch(/^mail_server_up \d/m);
    up.worker.start();
    await vi.waitFor(async () => expect(await gauge(up)).toMatch(/^mail_server_up 1$/m), PATIENCE);
    await server.stop();
    const down = openMessages({ smtpUrl: server.url });
    down.worker.start();
    await vi.waitFor(async () => expect(await gauge(down)).toMatch(/^mail_server_up 0$/m), PATIENCE);
    expect(down.log.join()).toMatch(/nothing listens at .*"the mail server cannot be used"/);
  });

  it('that is down gets the message once it is back [MAIL-06]', async () => {
    const { server, store, database, log } = await open();
    await server.stop();
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    await age(database, HOUR);
    await reaches({ store }, 'waiting', 2);
    expect(log[0]).toMatch(/"reason":"nothing listens at 127\.0\.0\.1:\d+ \(SMTP ESOCKET ECONNREFUSED\)"/);
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
    ['that it takes no mail from our address', { at: 'recipient', code: 550, enhanced: '5.7.1' }],
    ['that it relays for nobody', { at: 'recipient', code: 550, enhanced: '5.7.0' }],
    ['that our sender does not exist, to the recipient', { at: 'recipient', code: 550, enhanced: '5.1.8' }],
    ['that our sender is malformed, to the recipient', { at: 'recipient', code: 553, enhanced: '5.1.7' }],
    ['that we speak wrongly, to the recipient', { at: 'recipient', code: 501, enhanced: '5.5.2' }],
    ['550 to the recipient, and not why', { at: 'recipient', code: 550 }],
    ['that it takes the mail for rubbish', { at: 'mail', code: 554, enhanced: '5.7.1' }],
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
    ['the mailbox does not exist', { at: 'recipient', code: 550, enhanced: '5.1.1' }],
    ['its domain does not exist', { at: 'recipient', code: 550, enhanced: '5.1.2' }],
    ['the mailbox has moved', { at: 'recipient', code: 551, enhanced: '5.1.6' }],
    ['the mailbox is closed', { at: 'recipient', code: 550, enhanced: '5.2.1' }],
    ['the mailbox is full, once it has the mail', { at: 'mail', code: 552, enhanced: '5.2.2' }],
  ] satisfies [string, Mood][])(
    'that says %s makes the message dead at once, and gets it when told to [MAIL-06]',
    async (_says, mood) => {
      const { server, store, worker } = await open();
      server.mood = mood;
      const code = await store.accept(sampleMessage());
      await reaches({ store }, 'dead');
      expect((await store.show(code))?.error).toMatch(
        /^there is no such mailbox.*\(SMTP E\w+ 55\d 5\.\d\.\d\): 55\d .*not this one/,
      );
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
    server.mood = { at: 'recipient', code: 550, enhanced: '5.1.1' };
    await store.accept(sampleMessage({ asunto: 'secreto', mensaje: 'secreto', responder_a: 'secreto@example.org' }));
    await reaches({ store }, 'dead');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(
      /^\{"code":"[\dA-Z-]{14}","destinatario":"info","tries":1,"reason":"there is no such mailbox, or it takes no mail \(SMTP EENVELOPE 550 5\.1\.1\)","message":"a message is dead"\}$/,
    );
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
