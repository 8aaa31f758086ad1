import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, listen } from '#server/testing/testApp.ts';
import type { TimeLimits } from './connections.ts';

const FILM = '/films/recorrido-por-cerrito.webm';

/** The real app on a port; `started` counts the requests that it took up. */
async function serve(limits?: Partial<TimeLimits>) {
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
  const connected = () => once(app.server, 'connection') as Promise<[Socket]>;
  return { port, started: () => started, connected };
}

/** A connection whose answers are not read until somebody does. */
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

describe('requests that are sent ahead of their answers', () => {
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

  it('are begun when the answer before has gone: nothing is made for who does not read', async () => {
    const { port, started } = await serve();
    const sockets = await Promise.all(Array.from({ length: 10 }, () => open(port)));
    for (const socket of sockets) socket.write(asking(FILM, 30));
    // Answers to others come while those are not read.
    for (let at = 0; at < 20; at++) expect((await fetch(`http://127.0.0.1:${port}/es/ee/`)).status).toBe(200);
    // What the machine's own buffers take of a film or two is gone; the rest has not begun.
    expect(started() - 20).toBeLessThan(10 * 12);
  });

  it.each([FILM, '/wp-json/wp/v2/posts?per_page=100&_embed=1'])(
    '900 for %s on each of 30 connections are cut off at once, and others are served meanwhile',
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
      // Both ends of each connection lie in this process, and the film that is under way.
      expect(most - before).toBeLessThan(30 * 3 + 60);
      expect(started()).toBeLessThan(30 * 3 + 20);
    },
  );
});

describe('who takes too long', () => {
  it('to read an answer is hung up on', async () => {
    const { port, connected } = await serve({ silence: 300 });
    const ours = connected();
    const socket = await open(port);
    const [theirs] = await ours;
    socket.write(asking(FILM, 30));
    await once(socket, 'readable');
    // Nothing more is read.
    await once(theirs, 'close');
    expect(theirs.bytesWritten).toBeGreaterThan(0);
  });

  it.each([
    ['headers', { headers: 200, request: 300 }, 'GET / HTTP/1.1\r\nhost: x\r\n'],
    [
      'a body',
      { headers: 200, request: 300 },
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\na',
    ],
  ])('to send %s is told so and hung up on', async (_what, limits, bytes) => {
    const { port } = await serve({ ...limits, looks: 50 });
    const socket = await open(port);
    socket.write(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n[^]*request-timeout$/);
  });

  it('between two requests is hung up on', async () => {
    const { port } = await serve({ idle: 100 });
    const socket = await open(port);
    socket.write(asking('/healthz'));
    expect(statusesOf(await text(socket))).toEqual(['200']);
  });
});
