import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AppDeps } from '#server/app.ts';
import { createTestApp, listen } from '#server/testing/testApp.ts';

const VIDEOS = join(import.meta.dirname, '../../public/films');
/** The largest file: more than the kernel buffers. */
const VIDEO = `/films/${readdirSync(VIDEOS).toSorted((one, other) => bytesOf(other) - bytesOf(one))[0]}`;

function bytesOf(name: string): number {
  return statSync(join(VIDEOS, name)).size;
}

/** The real app on a port; `started` counts the requests that it took up, `built` those that Node made of what it read. */
async function serve(limits?: AppDeps['limits']) {
  const app = await createTestApp({ limits });
  let started = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    started += 1;
    done();
  });
  const port = await listen(app);
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  let built = 0;
  for (const event of ['request', 'dropRequest']) app.server.on(event, () => (built += 1));
  const connected = () => once(app.server, 'connection') as Promise<[Socket]>;
  return { port, started: () => started, built: () => built, connected };
}

/** A connection that reads nothing yet. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

function asking(path: string, times = 1): string {
  return `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times);
}

/** Statuses of the answers, in the order in which they came. */
function statusesOf(answers: string): string[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
}

describe('pipelined requests', () => {
  it('are answered one after the other, in their order', async () => {
    const { port } = await serve();
    const socket = await open(port);
    const paths = [
      '/es/',
      '/no-such-place',
      '/en/nosotros',
      '/healthz',
      '/art/emblem.svg',
      '/wp-json/wp/v2/posts?per_page=x',
    ];
    socket.write(
      paths
        .map((path) => asking(path))
        .join('')
        .replace(/\r\n$/, 'connection: close\r\n\r\n'),
    );
    expect(statusesOf(await text(socket))).toEqual(['200', '404', '308', '200', '200', '400']);
  });

  it('start when the response before has been sent: a client that does not read costs one', async () => {
    const { port, started } = await serve();
    const sockets = await Promise.all(Array.from({ length: 10 }, () => open(port)));
    for (const socket of sockets) socket.write(asking(VIDEO, 30));
    for (let at = 0; at < 20; at++) expect((await fetch(`http://127.0.0.1:${port}/es/ee/`)).status).toBe(200);
    // The kernel's buffers took a video or two of each connection.
    expect(started() - 20).toBeLessThan(10 * 12);
  });

  it('are built a few at a time: not a thousand of the 64 KB that are read at once, for a connection that is cut', async () => {
    const { port, built } = await serve();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(port)));
    // Cut with bytes unread, it may be told as an error first.
    const closed = sockets.map((socket) => new Promise((done) => socket.once('close', done)));
    for (const socket of sockets) socket.resume().write(asking('/es/ee/', 1_500));
    await Promise.all(closed);
    // 4 KB hold some 130 of these.
    expect(built() / 20).toBeLessThan(300);
  });

  it('are read on where reading had to stop: a body that comes in many pieces arrives whole', async () => {
    const app = await createTestApp();
    app.post('/test/body', async ({ body }) => JSON.stringify(body).length);
    const port = await listen(app);
    onTestFinished(() => app.close());
    const payload = JSON.stringify('x'.repeat(60_000));
    const head = `POST /test/body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n`;
    const socket = await open(port);
    socket.write(`${asking('/es/ee/', 20)}${head}\r\n${payload}${head}connection: close\r\n\r\n${payload}`);
    const answers = await text(socket);
    expect(statusesOf(answers)).toEqual(Array.from({ length: 22 }, () => '200'));
    expect(answers).toMatch(/\r\n\r\n60002$/);
  });

  it.each([VIDEO, '/wp-json/wp/v2/posts?per_page=100&_embed=1'])(
    '900 of them for %s on each of 30 connections are cut, and other clients are served meanwhile',
    async (path) => {
      const { port, started } = await serve();
      const openFiles = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
      const before = openFiles();
      const sockets = await Promise.all(Array.from({ length: 30 }, () => open(port)));
      const closed = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.resume().write(asking(path, 900));
      let most = 0;
      const others = Promise.all(
        Array.from({ length: 20 }, async () => {
          const answer = await fetch(`http://127.0.0.1:${port}/es/ee/`);
          most = Math.max(most, openFiles());
          return answer.status;
        }),
      );
      expect(new Set(await others)).toEqual(new Set([200]));
      await Promise.all(closed);
      // Both ends of each connection are in this process, and the video that is being sent.
      expect(most - before).toBeLessThan(30 * 3 + 60);
      expect(started()).toBeLessThan(30 * 3 + 20);
    },
  );
});

describe('a client that is too slow', () => {
  it('to read a response is disconnected', async () => {
    const { port, connected } = await serve({ connectionTimeout: 300 });
    const ours = connected();
    const socket = await open(port);
    const [theirs] = await ours;
    socket.write(asking(VIDEO, 30));
    await once(socket, 'readable');
    await once(theirs, 'close');
    expect(theirs.bytesWritten).toBeGreaterThan(0);
  });

  it.each([
    [
      'headers',
      { http: { headersTimeout: 200, connectionsCheckingInterval: 50 }, requestTimeout: 300 },
      'GET / HTTP/1.1\r\nhost: x\r\n',
    ],
    [
      'a body',
      { http: { headersTimeout: 200, connectionsCheckingInterval: 50 }, requestTimeout: 300 },
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\na',
    ],
  ])('to send %s gets a 408 and is disconnected', async (_what, limits, bytes) => {
    const { port } = await serve(limits);
    const socket = await open(port);
    socket.write(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n[^]*request-timeout$/);
  });

  it('to send the next request is disconnected', async () => {
    const { port } = await serve({ keepAliveTimeout: 100 });
    const socket = await open(port);
    socket.write(asking('/healthz'));
    expect(statusesOf(await text(socket))).toEqual(['200']);
  });
});
