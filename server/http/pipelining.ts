import type { ServerResponse } from 'node:http';
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

/**
 * Answers pipelined requests one after the other, and cuts a connection with more of them than `maxRequestsPerSocket`. By hand,
 * because Node starts all of them at once: 1,000 requests on each of 200 connections took 1.2 GB (docs/decisions/023).
 */
export function answerInTurn(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const previous = latest.get(socket);
    latest.set(socket, response);
    if (!previous || previous.closed) return done();
    waiting.add(response);
    previous.once('close', () => {
      waiting.delete(response);
      if (!socket.destroyed) done();
    });
  });
  app.server.on('dropRequest', (_request, socket) => socket.destroy());
}
