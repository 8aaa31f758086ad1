import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestApp, listen } from '../testApp.ts';
import { expectNoInside } from './expectNoInside.ts';

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
    // A server that has heard enough may hang up while we still speak.
    socket.on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    return Buffer.concat(chunks).toString('latin1');
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
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, /^HTTP\/1\.1 431 /],
    [
      'an address climbing out, unmended by any client',
      'GET /../../package.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'another host’s address',
      'GET http://evil.test/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    ['an address without its slash', 'GET x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 4\d\d /],
  ])('%s gets a clean 4xx, and the next visitor a page [SEC-07]', async (_what, bytes, expected) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(expected);
    expectNoInside(answer);
    const next = await fetch(`http://127.0.0.1:${port}/es/ee/`);
    expect([next.status, (await next.text()).includes('<h1')]).toEqual([200, true]);
  });
});
