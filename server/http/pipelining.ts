import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Answers pipelined requests one after the other, and cuts a connection with more of them than `maxRequestsPerSocket`. By hand,
 * because Node starts all of them at once: 1,000 requests on each of 200 connections took 1.2 GB (docs/decisions/023).
 */
export function answerInTurn(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const previous = latest.get(socket);
    latest.set(socket, response);
    if (!previous || previous.closed) done();
    else previous.once('close', () => socket.destroyed || done());
  });
  app.server.on('dropRequest', (_request, socket) => socket.destroy());
}
