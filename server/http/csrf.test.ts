import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CSRF_PATH, MAIL_PATH } from '#contract/mail.ts';
import { temporaryFolder } from '#server/testing/testStores.ts';
import { KEY, MAIL, openMailRoutes } from '#server/testing/testMailRoutes.ts';

const DAY = 86_400_000;
const ORIGIN = 'https://site.test';

async function open(siteUrl = ORIGIN, folder = temporaryFolder()) {
  const { app, send, token } = await openMailRoutes({ siteUrl, folder });
  const ask = (cookie = '') => app.inject({ url: CSRF_PATH, headers: { cookie } });
  const post = (headers: Record<string, string> = {}) => send(MAIL, { key: KEY, headers });
  return { ask, post, token };
}

describe('a token', () => {
  it('comes as text and as a cookie that only this site sends back, and is never stored [SEC-01]', async () => {
    const { ask } = await open('http://site.test');
    const { body, headers } = await ask();
    expect(headers['set-cookie']).toBe(`XSRF-TOKEN=${body}; Path=/; Max-Age=86400; SameSite=Lax`);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/plain; charset=utf-8', 'no-store']);
  });

  it('travels by https alone where the site is reached by https', async () => {
    const { ask } = await open();
    expect((await ask()).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('is the same for two pages that ask at the same time, and a new one once it is half a day old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, token } = await open();
    expect((await ask(`a=b; XSRF-TOKEN=${token}`)).body).toBe(token);
    vi.setSystemTime(Date.now() + DAY / 2 + 1_000);
    expect((await ask(`XSRF-TOKEN=${token}`)).body).not.toBe(token);
  });

  it('of one process is good at another that shares its store', async () => {
    const folder = temporaryFolder();
    const { token } = await open(ORIGIN, folder);
    const { ask, post } = await open(ORIGIN, folder);
    expect((await ask(`XSRF-TOKEN=${token}`)).body).toBe(token);
    expect((await post({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token })).statusCode).toBe(202);
  });
});

describe('a mail', () => {
  it('with the token of its cookie in its header passes, whatever cookies lie beside it [SEC-01]', async () => {
    const { post, token } = await open();
    expect((await post()).statusCode).toBe(202);
    expect((await post({ cookie: `XSRF-TOKEN=evil; x=y; XSRF-TOKEN=${token}` })).statusCode).toBe(202);
    expect((await post({ 'sec-fetch-site': 'same-origin', origin: ORIGIN })).statusCode).toBe(202);
  });

  it('is judged by few cookies: a header full of them is not worth a signature each [SEC-01] [SEC-07]', async () => {
    const { ask, post, token } = await open();
    const cookies = (strange: number) => `${'XSRF-TOKEN=evil; '.repeat(strange)}XSRF-TOKEN=${token}`;
    expect((await ask(cookies(7))).body).toBe(token);
    expect((await post({ cookie: cookies(7) })).statusCode).toBe(202);
    expect((await ask(cookies(8))).body).not.toBe(token);
    expect((await post({ cookie: cookies(8) })).statusCode).toBe(403);
  });

  it.each([
    ['no header', { 'x-xsrf-token': '' }],
    ['no cookie', { cookie: '' }],
    ['another cookie', { cookie: 'XSRF-TOKEN=a.b.c' }],
    ['a token that nobody signed', { cookie: 'XSRF-TOKEN=a.b.c', 'x-xsrf-token': 'a.b.c' }],
    ['two empty tokens', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that is none', { origin: 'null' }],
  ])('with %s is refused by that word alone [SEC-01]', async (_what, headers) => {
    const { post } = await open();
    const { statusCode, body } = await post(headers);
    expect([statusCode, body]).toEqual([403, 'csrf']);
  });

  it('of a client that asked for no token gets one with its refusal, and passes the second time [SEC-01]', async () => {
    const { app } = await openMailRoutes({ siteUrl: ORIGIN });
    // As the specification has it: whatever cookie of this name there is goes into the header.
    let cookie = '';
    const post = async () => {
      const token = cookie.replace('XSRF-TOKEN=', '');
      const { statusCode, headers } = await app.inject({
        method: 'POST',
        url: MAIL_PATH,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: ORIGIN,
          ...(cookie && { cookie, 'x-xsrf-token': token }),
        },
        payload: new URLSearchParams(MAIL).toString(),
      });
      [cookie = cookie] = String(headers['set-cookie'] ?? cookie).split(';');
      return statusCode;
    };
    expect([await post(), await post(), await post()]).toEqual([403, 202, 202]);
  });

  it('of a page elsewhere gets no token with its refusal [SEC-01]', async () => {
    const { app } = await openMailRoutes({ siteUrl: ORIGIN });
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const refused = await app.inject({ method: 'POST', url: MAIL_PATH, headers });
      expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it('with a token of more than a day, or one changed at any place, is refused [SEC-01]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { post, token } = await open();
    const [time = '', chance = '', proof = ''] = token.split('.');
    const later = (Number.parseInt(time, 36) + 1).toString(36);
    for (const forged of [`${later}.${chance}.${proof}`, `${time}.x.${proof}`, `${time}.${chance}.${proof}.x`]) {
      expect((await post({ cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged })).statusCode).toBe(403);
    }
    vi.setSystemTime(Date.now() + DAY + 1_000);
    expect((await post()).statusCode).toBe(403);
  });
});
