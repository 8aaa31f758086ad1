import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A JSON service over real HTTP that stands in for a foreign one. */

export const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };

/** Returns false if the service should answer as usual. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => boolean | void;

export const behaviours = {
  broken: (_request, response) => void response.writeHead(500, JSON_TYPE).end('{"code":"internal_server_error"}'),
  silent: () => undefined,
  maintenance: (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Briefly unavailable</h1>'),
  emptied: (_request, response) => void response.writeHead(200, { ...JSON_TYPE, 'x-wp-total': '0' }).end('[]'),
  otherShape: (_request, response) => void response.writeHead(200, JSON_TYPE).end('{"posts":[{"id":"1"}]}'),
  otherList: (_request, response) => void response.writeHead(200, JSON_TYPE).end('[{"id":"1"},null,7]'),
  halfAnswer: (_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' }).write('[{"id":1,');
    setTimeout(() => response.destroy(), 5);
  },
  tooLarge: (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    const chunk = `"${'x'.repeat(60_000)}",`;
    response.on('drain', () => response.write(chunk));
    response.write(`[${chunk}`);
    for (let i = 0; i < 20; i++) response.write(chunk);
  },
  closed: (_request, response) => void response.writeHead(401, JSON_TYPE).end('{"code":"rest_not_logged_in"}'),
} as const satisfies Record<string, Behaviour>;

/** Listens on this machine only; returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}

export function hangUp(server: Server): void {
  server.closeAllConnections();
  server.close();
}
