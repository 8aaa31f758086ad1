import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#server/testing/testApp.ts';

const ADDRESS = '/public/v1/web/errores';
const ERROR = { name: 'TypeError', at: 'assets/app-AbCd1234.js:1:2345', path: '/es/noticias/' };

/** The real app; `lines` are what it warned of. */
async function open() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = await createTestApp({ logger: { level: 'warn', base: null, stream } });
  onTestFinished(() => app.close());
  const tell = (payload: unknown, type = 'text/plain;charset=UTF-8', remoteAddress = '203.0.113.9') =>
    app.inject({
      method: 'POST',
      url: ADDRESS,
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      remoteAddress,
    });
  const said = () => lines.map(({ level: _level, time: _time, msg: _msg, ...line }) => line);
  return { app, tell, said };
}

describe('an error in a browser', () => {
  it('is one line of the log that tells what kind, where in our code and on which page [SEC-05]', async () => {
    const { tell, said } = await open();
    const { statusCode, body, headers } = await tell(ERROR);
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(said()).toEqual([{ kind: 'error', what: 'TypeError', at: ERROR.at, path: ERROR.path }]);
  });

  it.each(['Error #418', 'Error #423'])('that React calls %s is a page that could not be hydrated', async (name) => {
    const { tell, said } = await open();
    await tell({ ...ERROR, name });
    expect(said()).toEqual([{ kind: 'hydration', what: name, at: ERROR.at, path: ERROR.path }]);
  });

  it('brings nothing into the log that a visitor wrote: no message, no query, no other field', async () => {
    const { tell, said } = await open();
    await tell({ ...ERROR, path: '/es/noticias/?correo=ana@example.org', message: 'secreto', stack: 'secreto' });
    expect(said()).toEqual([{ kind: 'error', what: 'TypeError', at: ERROR.at, path: '/es/noticias/' }]);
  });

  it.each([
    ['no JSON', 'hola'],
    ['no report', { hola: 1 }],
    ['words for a name', { ...ERROR, name: 'mi nombre es Ana' }],
    ['a place that is not ours', { ...ERROR, at: 'https://evil.test/x.js:1:1' }],
    ['a line break in its place', { ...ERROR, at: 'assets/app.js:1:1\nfalso' }],
    ['nothing', ''],
  ])('that is %s is refused and not logged', async (_what, payload) => {
    const { tell, said } = await open();
    const { statusCode, body } = await tell(payload);
    expect([statusCode, body, said()]).toEqual([400, 'report-invalid', []]);
  });

  it('told of too often fills no log: neither from one address nor from all', async () => {
    const { tell, said } = await open();
    const one: number[] = [];
    for (let at = 0; at < 12; at++) one.push((await tell(ERROR)).statusCode);
    expect(one).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    for (let at = 0; at < 300; at++) await tell(ERROR, 'text/plain', `198.51.100.${at % 250}`);
    expect(said().length).toBeLessThanOrEqual(120);
    const { statusCode, body } = await tell(ERROR);
    expect([statusCode, body]).toEqual([429, 'too-many-reports']);
  });
});

describe('a broken policy', () => {
  it.each([
    [
      'application/csp-report',
      {
        'csp-report': {
          'document-uri': 'https://site.test/es/?correo=ana',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.test/x.js?secreto',
          'source-file': 'https://site.test/assets/app-AbCd1234.js',
          'line-number': 1,
          'column-number': 7,
        },
      },
    ],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          body: {
            documentURL: 'https://site.test/es/?correo=ana',
            effectiveDirective: 'script-src-elem',
            blockedURL: 'https://evil.test/x.js?secreto',
            sourceFile: 'https://site.test/assets/app-AbCd1234.js',
            lineNumber: 1,
            columnNumber: 7,
          },
        },
      ],
    ],
  ])('told in %s is one line: which rule, where, on which page [SEC-05]', async (type, report) => {
    const { tell, said } = await open();
    expect((await tell(report, type)).statusCode).toBe(204);
    expect(said()).toEqual([
      { kind: 'policy', what: 'script-src-elem', at: 'assets/app-AbCd1234.js:1:7', path: '/es/' },
    ]);
  });

  it('by an extension of the browser is none of ours', async () => {
    const { tell, said } = await open();
    const report = {
      'document-uri': 'https://site.test/es/',
      'effective-directive': 'script-src',
      'source-file': 'chrome-extension://abc/content.js',
    };
    expect([(await tell({ 'csp-report': report }, 'application/csp-report')).statusCode, said()]).toEqual([204, []]);
  });

  it('is told to us: each answer says where to [SEC-05]', async () => {
    const { app } = await open();
    const { headers } = await app.inject('/es/');
    expect(headers['reporting-endpoints']).toBe(`errores="${ADDRESS}"`);
    expect(headers['content-security-policy']).toContain(`report-uri ${ADDRESS};report-to errores`);
  });
});

it('the place for reports takes nothing but reports', async () => {
  const { app } = await open();
  const { statusCode, headers } = await app.inject({ method: 'PUT', url: ADDRESS });
  expect([statusCode, headers.allow]).toEqual([405, 'POST']);
});
