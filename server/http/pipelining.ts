import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The newest response of each connection, and those that wait for the one before them. */
const latest = new WeakMap<Socket, ServerResponse>();
const waiting = new WeakSet<ServerResponse>();

/** Whether part of a response has been sent on this connection: anything else written now would be read as its body. */
export function isResponding(socket: Socket): boolean {
  const response = latest.get(socket);
  return response !== undefined && !response.closed && (response.headersSent || waiting.has(response));
}

/** So many requests of a connection may wait; more cut it. */
const MOST_WAITING = 32;

/** How many each connection has waiting. */
const counts = new WeakMap<Socket, number>();

/**
 * Answers pipelined requests one after the other, and cuts a connection with too many of them. By hand, because Node starts all of
 * them at once: 1,000 requests on each of 200 connections took 1.2 GB (docs/decisions/023, 050).
 */
export function answerInTurn(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const previous = latest.get(socket);
    latest.set(socket, response);
    if (!previous || previous.closed) return done();
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > MOST_WAITING) {
      socket.destroy();
      return;
    }
    waiting.add(response);
    previous.once('close', () => {
      waiting.delete(response);
      counts.set(socket, (counts.get(socket) ?? 1) - 1);
      if (!socket.destroyed) done();
    });
  });
  app.server.on('dropRequest', (_request, socket) => socket.destroy());
  readInSmallPieces(app.server);
}

/** A request's head is rarely longer. */
const READ_BYTES = 4_096;

/**
 * Hands the HTTP parser of each connection a little at a time. It builds all requests of what it is given, also those after the one
 * that cut the connection: of 64 KB, which the system reads at once, a thousand. And none of them is let go before the
 * connection is closed, after what all other connections have sent was built, too.
 */
function readInSmallPieces(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data');
    if (!parse) return;
    socket.on('data', (chunk: Buffer) => {
      let at = 0;
      // The parser pauses a connection whose answers are not read.
      while (at < chunk.length && !socket.destroyed && !socket.isPaused()) {
        parse.call(socket, chunk.subarray(at, (at += READ_BYTES)));
      }
      if (at < chunk.length && !socket.destroyed) socket.unshift(chunk.subarray(at));
    });
    socket.off('data', parse as () => void);
  });
}
