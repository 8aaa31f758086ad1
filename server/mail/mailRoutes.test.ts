import { describe, expect, it } from 'vitest';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import { TRAP_FIELD } from '#contract/mail.ts';
import { RECEIPTS_PATH } from '#contract/receipts.ts';
import { SUBJECTS } from '#contract/toMails.ts';
import { KEY, MAIL, openMailRoutes } from '#server/testing/testMailRoutes.ts';
import { openStore } from '#server/testing/testStores.ts';
import { CLIENTS_COUNTED } from './rateLimits.ts';

describe('a mail', () => {
  it('is kept before it is answered with its receipt, and only the text of its fields is [API-06] [MAIL-05]', async () => {
    const { send, kept } = await openMailRoutes();
    const { statusCode, headers, body } = await send({ ...MAIL, responder_a: 'ana@example.org' });
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['idempotency-key']]).toEqual([
      202,
      'text/plain; charset=utf-8',
      'no-store',
      KEY,
    ]);
    expect(await kept()).toMatchObject([
      { code: body, ...MAIL, responder_a: 'ana@example.org', state: 'waiting', mark: '' },
    ]);
  });

  it.each([
    ['en', 'en'],
    ['xx', ''],
    ['', ''],
  ])('of a page in the language %j is kept with %j', async (idioma, kept) => {
    const { send, database } = await openMailRoutes();
    expect((await send({ ...MAIL, idioma })).statusCode).toBe(202);
    const { store } = openStore(database);
    expect(await store.lease({ most: 1, ms: 1_000 })).toMatchObject([{ idioma: kept }]);
  });

  it('that comes twice is one, and gets the same receipt [FORM-13]', async () => {
    const { send, kept } = await openMailRoutes();
    const [first, second] = [await send(MAIL), await send(MAIL)];
    expect([second.statusCode, second.body]).toEqual([202, first.body]);
    expect(await kept()).toHaveLength(1);
  });

  it('whose key came with another one is refused, and the first stays as it is', async () => {
    const { send, kept } = await openMailRoutes();
    await send(MAIL);
    const { statusCode, body } = await send({ ...MAIL, mensaje: 'otro' });
    expect([statusCode, body]).toEqual([422, 'key-reused']);
    expect(await kept()).toMatchObject([MAIL]);
  });

  it('as the specification has it, without a key, is taken, each time anew [API-06]', async () => {
    const { send, kept } = await openMailRoutes();
    const [first, second] = [await send(MAIL, { key: '' }), await send(MAIL, { key: '' })];
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.headers['idempotency-key']).not.toBe(first.headers['idempotency-key']);
    expect(await kept()).toHaveLength(2);
  });

  it.each(['1', 'ABCDEFAB-7F4E-4D39-9D2C-0A8A2C1F7B11', '3f1c7c0e-7f4e-1d39-9d2c-0a8a2c1f7b11', `${KEY}x`, 'á'])(
    'under the key %j, which is none, is refused',
    async (key) => {
      const { send, kept } = await openMailRoutes();
      const { statusCode, body } = await send(MAIL, { key });
      expect([statusCode, body]).toEqual([400, 'mail-invalid Idempotency-Key']);
      expect(await kept()).toEqual([]);
    },
  );
});

describe('a body', () => {
  const LATIN = Buffer.from('destinatario=info&asunto=Hola&mensaje=ma\u00f1ana', 'latin1');
  it.each([
    ['in another character set', 'application/x-www-form-urlencoded; charset=iso-8859-1', LATIN],
    ['in a set that is none', 'application/x-www-form-urlencoded;charset="x"', MAIL],
    ['in Latin-1, which nobody says', 'application/x-www-form-urlencoded', LATIN],
    ['in Latin-1 behind escapes', 'application/x-www-form-urlencoded', 'destinatario=info&asunto=a&mensaje=ma%F1ana'],
    ['in half a letter', 'application/x-www-form-urlencoded', 'destinatario=info&asunto=a&mensaje=ma%C3'],
  ])('%s is refused: its letters would be lost [SEC-07]', async (_how, type, payload) => {
    const { send, kept } = await openMailRoutes();
    const { statusCode, body } = await send(payload, { headers: { 'content-type': type } });
    expect([statusCode, body, await kept()]).toEqual([415, 'unsupported-media-type', []]);
  });

  it('in UTF-8 keeps its letters, named or not, escaped or not', async () => {
    const { send, kept } = await openMailRoutes();
    for (const type of ['', ';charset=UTF-8', '; charset="utf-8"']) {
      for (const mensaje of [
        '100 % ma\u00f1ana \ud83d\udc4d',
        '100+%25+ma%C3%B1ana+%F0%9F%91%8D',
        '100 % ma%c3%b1ana%20\ud83d\udc4d',
      ]) {
        const { statusCode } = await send(Buffer.from(`destinatario=info&asunto=Hola&mensaje=${mensaje}`), {
          key: '',
          headers: { 'content-type': `application/x-www-form-urlencoded${type}` },
        });
        expect(statusCode).toBe(202);
      }
    }
    expect(new Set((await kept()).map((mail) => mail?.mensaje))).toEqual(new Set(['100 % ma\u00f1ana \ud83d\udc4d']));
  });

  it.each([
    ['asunto', { asunto: '\u200b\u3164' }],
    ['mensaje', { mensaje: ' \u00ad\u2800' }],
    ['mensaje', { mensaje: '<p>&#8203;</p>' }],
  ])('with nothing to see in %s is refused: %j', async (field, fields) => {
    const { send, kept } = await openMailRoutes();
    const { statusCode, body } = await send({ ...MAIL, ...fields });
    expect([statusCode, body, await kept()]).toEqual([400, `mail-invalid ${field}`, []]);
  });
});

describe('a mailbox', () => {
  it.each([
    [SUBJECTS.internship, 'pasantias'],
    [SUBJECTS.credit, 'credito'],
  ])('is chosen by the subject %j where none is named [MAIL-03] [MAIL-04]', async (asunto, destinatario) => {
    const { send, kept } = await openMailRoutes();
    await send({ ...MAIL, destinatario: '', asunto });
    expect(await kept()).toMatchObject([{ destinatario }]);
  });

  it.each([
    ['', 'Hola'],
    ['', `${SUBJECTS.credit}.`],
    ['', SUBJECTS.credit.toUpperCase()],
    ['ana@example.org', 'Hola'],
    ['info@fundacionparaguaya.example', 'Hola'],
    ['INFO', 'Hola'],
    ['info,pasantias', 'Hola'],
    ['constructor', 'Hola'],
    ['__proto__', 'Hola'],
    [' info', 'Hola'],
  ])(
    'that is called %j with the subject %j is none of ours: nothing is kept [SEC-02]',
    async (destinatario, asunto) => {
      const { send, kept } = await openMailRoutes();
      const { statusCode, body } = await send({ ...MAIL, destinatario, asunto });
      expect([statusCode, body]).toEqual([422, 'recipient-unknown']);
      expect(await kept()).toEqual([]);
    },
  );

  it('of each topic and office is known, and no two are one [FORM-02]', async () => {
    const { send } = await openMailRoutes();
    for (const [at, destinatario] of MAILBOX_KEYS.entries()) {
      const { statusCode } = await send({ ...MAIL, destinatario }, { key: '', from: `198.51.100.${at}` });
      expect([destinatario, statusCode]).toEqual([destinatario, 202]);
    }
    expect(new Set(MAILBOX_KEYS).size).toBe(9 + 1 + 23);
  });
});

describe('what looks automatic', () => {
  it.each([
    [{ [TRAP_FIELD]: 'x' }, 'trampa'],
    [{ segundos: '1' }, 'rapidez'],
    [{ [TRAP_FIELD]: '', segundos: '3' }, ''],
    [{ segundos: 'x' }, ''],
  ])('with %j is taken and marked %j: a person might be behind it [SEC-06]', async (fields, mark) => {
    const { send, kept } = await openMailRoutes();
    const { statusCode } = await send({ ...MAIL, ...(fields as Record<string, string>) });
    expect(statusCode).toBe(202);
    expect(await kept()).toMatchObject([{ mark }]);
  });

  it('passes ten times, and then rarely; others are not held up by it [SEC-06]', async () => {
    const { send } = await openMailRoutes();
    for (let at = 0; at < 10; at++) {
      expect((await send({ ...MAIL, [TRAP_FIELD]: 'x' }, { key: '', from: `198.51.100.${at}` })).statusCode).toBe(202);
    }
    const { statusCode, body, headers } = await send({ ...MAIL, [TRAP_FIELD]: 'x' }, { key: '' });
    expect([statusCode, body, headers['retry-after']]).toEqual([429, 'too-many-mails', '180']);
    expect((await send(MAIL, { key: '' })).statusCode).toBe(202);
  });
});

describe('too many', () => {
  it('of one visitor are told to wait, by the whole network of an IPv6 address [SEC-06]', async () => {
    const { send } = await openMailRoutes();
    for (let at = 0; at < 30; at++) await send(MAIL, { from: `2001:db8:1:2::${at.toString(16)}` });
    const { statusCode, body, headers } = await send(MAIL, { from: '2001:db8:1:2:ffff::1' });
    expect([statusCode, body]).toEqual([429, 'too-many-mails']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect((await send(MAIL, { from: '2001:db8:1:3::1' })).statusCode).toBe(202);
  });

  it('to one mailbox are told to wait, whoever sends them; what was taken before is answered again [SEC-06]', async () => {
    const { send, kept } = await openMailRoutes();
    const first = await send(MAIL, { from: '192.0.2.1' });
    for (let at = 0; at < 59; at++) await send(MAIL, { key: '', from: `198.51.100.${at}` });
    const { statusCode, headers } = await send(MAIL, { key: '' });
    expect([statusCode, headers['retry-after']]).toEqual([429, '30']);
    expect((await send({ ...MAIL, destinatario: 'pasantias' }, { key: '' })).statusCode).toBe(202);
    expect(await send(MAIL)).toMatchObject({ statusCode: 202, body: first.body });
    expect(await kept()).toHaveLength(61);
  });

  it('of two visitors leave room in a mailbox for all others, and are told to wait there alone [SEC-06]', async () => {
    const { send } = await openMailRoutes();
    for (const from of ['192.0.2.1', '2001:db8:1:2::7']) {
      for (let at = 0; at < 15; at++) expect((await send(MAIL, { key: '', from })).statusCode).toBe(202);
      const { statusCode, headers } = await send(MAIL, { key: '', from });
      expect([statusCode, headers['retry-after']]).toEqual([429, '120']);
      expect((await send({ ...MAIL, destinatario: 'pasantias' }, { key: '', from })).statusCode).toBe(202);
    }
    expect((await send(MAIL, { key: '', from: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
    expect((await send(MAIL, { key: '', from: '2001:db8:1:3::1' })).statusCode).toBe(202);
  });

  it('that come again, or under the key of another one, take no room in a mailbox [SEC-06]', async () => {
    const { send } = await openMailRoutes();
    await send(MAIL);
    for (let at = 0; at < 30; at++) {
      expect((await send(MAIL, { from: `192.0.2.${at}` })).statusCode).toBe(202);
      expect((await send({ ...MAIL, mensaje: `${at}` }, { from: `192.0.2.${at}` })).body).toBe('key-reused');
    }
    for (let at = 0; at < 59; at++) {
      expect((await send(MAIL, { key: '', from: `198.51.100.${at}` })).statusCode).toBe(202);
    }
    expect((await send(MAIL, { key: '' })).statusCode).toBe(429);
  });

  it('of ever other addresses are counted in a memory with an end: who was silent for longest is forgotten [SEC-06]', async () => {
    const { send } = await openMailRoutes();
    // Without a token: the limit counts requests before the CSRF check.
    const ask = (from: string) => send('', { from, headers: { cookie: '' } });
    const others = async (many: number) => {
      for (let at = 0; at < many; at++) await ask(`10.0.${at >> 8}.${at & 255}`);
    };
    for (let at = 0; at < 30; at++) await ask('192.0.2.1');
    expect((await ask('192.0.2.1')).statusCode).toBe(429);
    await others(CLIENTS_COUNTED - 1);
    expect((await ask('192.0.2.1')).statusCode).toBe(429);
    await others(CLIENTS_COUNTED);
    expect((await ask('192.0.2.1')).statusCode).toBe(403);
  });
});

it('a store that fails answers 503 and when to come back, never 202, and tells the log no word of the visitor’s [MAIL-05]', async () => {
  const { send, database, lines, app } = await openMailRoutes();
  await database.query('alter table messages rename to messages_away');
  const { statusCode, body, headers } = await send({ ...MAIL, asunto: 'secreto', mensaje: 'secreto' });
  expect([statusCode, body, headers['retry-after']]).toEqual([503, 'mail-not-kept', '30']);
  expect(lines.join('')).toMatch(/ERR_SQLITE_ERROR/);
  expect(lines.join('')).not.toMatch(/secreto|insert into/);
  expect((await app.inject(`${RECEIPTS_PATH}/2CR5-QHZE-VJ9M`)).statusCode).toBe(503);
  await database.query('alter table messages_away rename to messages');
  expect((await send(MAIL)).statusCode).toBe(202);
});

describe('a receipt', () => {
  it.each([
    ['waiting', 'recibido'],
    ['leased', 'recibido'],
    ['done', 'entregado'],
    ['dead', 'no_entregado'],
    ['dropped', 'no_entregado'],
  ])('of a message that is %s says %s, however it is typed', async (state, estado) => {
    const { app, send, database } = await openMailRoutes();
    const code = (await send(MAIL)).body;
    await database.query('update messages set state = $1', [state]);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('0', 'o')]) {
      const { statusCode, headers, body } = await app.inject(`${RECEIPTS_PATH}/${encodeURIComponent(typed)}`);
      expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', JSON.stringify({ estado })]);
    }
  });

  it.each(['2CR5-QHZE-VJ9M', 'x', '%', '2CR5-QHZE-VJ9M-2CR5', "' or 1=1 --", 'x'.repeat(200)])(
    'called %j is none',
    async (code) => {
      const { app } = await openMailRoutes();
      const { statusCode, body, headers } = await app.inject(`${RECEIPTS_PATH}/${encodeURIComponent(code)}`);
      expect([statusCode, body, headers['cache-control']]).toEqual([404, 'receipt-unknown', 'no-store']);
    },
  );

  it('is not found by trying many [SEC-06]', async () => {
    const { app } = await openMailRoutes();
    const ask = () => app.inject(`${RECEIPTS_PATH}/2CR5-QHZE-VJ9M`);
    for (let at = 0; at < 60; at++) await ask();
    expect((await ask()).statusCode).toBe(429);
  });
});
