import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestApp, listen } from '#server/testing/testApp.ts';
import { expectNoLeak } from '#server/testing/expectNoLeak.ts';

describe('bytes on the wire that are not HTTP', () => {
  let port: number;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp();
    port = await listen(app);
  });
  afterAll(() => app.close());

  /** Sends bytes and gives whatever comes back until the server hangs up. */
  async function exchange(bytes: string | Buffer): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may disconnect while we still send.
    socket.on('error', () => undefined);
    socket.end(bytes);
    await once(socket, 'close');
    return Buffer.concat(chunks).toString('latin1');
  }

  /** The response has its length and security headers. */
  function expectComplete(answer: string): void {
    const [head = '', ...body] = answer.split('\r\n\r\n');
    const headers = new Map(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.replace(/:.*/, '').toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
    );
    expect(Number(headers.get('content-length'))).toBe(body.join('\r\n\r\n').length);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000; includeSubDomains$/);
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY']);
  }

  it.each([
    ['a line of noise', 'nothing of HTTP\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a TLS handshake', Buffer.from('16030100a5010000a10303', 'hex'), /^HTTP\/1\.1 400 /],
    ['an unknown method', 'HACK / HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and chunks at once',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['a header cut by NUL', 'GET / HTTP/1.1\r\nhost: x\r\na: b\0c\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['NUL in the address', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['an expectation that nobody meets', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n', /^HTTP\/1\.1 417 /],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, /^HTTP\/1\.1 431 /],
    [
      'an address climbing out, unmended by any client',
      'GET /../../package.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    ['an address without its slash', 'GET x HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a star for an address', 'GET * HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 404 /],
    ['a query alone', 'GET ?a=b HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a whole address without a host', 'GET http:///es/ HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a URL of another scheme', 'GET ftp://x/ HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 404 /],
    ['a URL of another host', 'GET http://evil.test/es HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 404 /],
  ])('%s gets a clean 4xx, and the next visitor a page [SEC-07]', async (_what, bytes, expected) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(expected);
    expectNoLeak(answer);
    expect(answer).not.toMatch(/fst|fastify|err_/i);
    expectComplete(answer);
    const next = await fetch(`http://127.0.0.1:${port}/es/ee/`);
    expect([next.status, (await next.text()).includes('<h1')]).toEqual([200, true]);
  });

  it('that come while a page is on its way cut the line, and put nothing into the page [SEC-07]', async () => {
    const page = 'GET /es/ee/ HTTP/1.1\r\nhost: x\r\n\r\n';
    const answer = await exchange(`${page}nothing of HTTP\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('are logged in one line that says nothing of what was sent [SEC-07]', async () => {
    const lines: string[] = [];
    const logged = await createTestApp({ logger: { base: null, stream: { write: (line) => void lines.push(line) } } });
    const quiet = port;
    port = await listen(logged);
    try {
      const before = lines.length;
      await exchange('GET / HTTP/1.1\r\nhost: x\r\ncookie: secreto\r\nmal hecho\r\n\r\n');
      const said = lines.slice(before).filter((line) => !line.includes('listening'));
      expect(said).toHaveLength(1);
      expect(JSON.parse(said[0] ?? '')).toMatchObject({ status: 400, msg: 'malformed request' });
      expect(said[0]).not.toMatch(/secreto|hecho|127\.0\.0\.1|rawPacket/);
    } finally {
      port = quiet;
      await logged.close();
    }
  });
});
