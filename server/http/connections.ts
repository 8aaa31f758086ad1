import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a caller may take, in ms. */
export interface TimeLimits {
  /** To send a request's headers. */
  headers: number;
  /** To send a whole request. */
  request: number;
  /** For the next bytes to move, in either direction: who does not read an answer, and whoever waits for one, has this long. */
  silence: number;
  /** Between an answer and the next request. */
  idle: number;
  /** Between two looks at who takes too long to send. */
  looks: number;
}

/** A share card waits up to 20 s for its turn, after 10 s for its story: silence has to be longer. */
const LIMITS: TimeLimits = { headers: 15_000, request: 60_000, silence: 40_000, idle: 72_000, looks: 5_000 };

/** Requests of one connection that may wait for the answer before them. Browsers send none ahead; what does sends a few. */
const MOST_WAITING = 32;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Node's server with limits to what one caller can take: time, and one request at work a connection. Node reads 64 KB of
 * requests at once and would start them all, some 900, each with its file open or its bytes made; here the next one starts
 * when the answer before it has gone out, and a connection with too many waiting is cut. `onCut` is told of each.
 */
export function createLimitedServer(
  handler: Handler,
  { options, limits, onCut }: { options: ServerOptions; limits?: Partial<TimeLimits> | undefined; onCut: () => void },
): Server {
  const { headers, request, silence, idle, looks } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      ...options,
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: looks,
    },
    inTurn(handler, onCut),
  );
  server.setTimeout(silence);
  return server;
}

function inTurn(handler: Handler, onCut: () => void): Handler {
  /** What waits on a connection, where anything ever did. */
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();

  const start = (request: IncomingMessage, response: ServerResponse) => {
    if (!request.socket.destroyed) handler(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    // Node gives a response its socket when the one before it has gone out.
    if (response.socket) {
      start(request, response);
      return;
    }
    // Read in the same breath as the one that was too many.
    if (socket.destroyed) return;
    const line = waiting.get(socket) ?? new Set();
    if (line.size === MOST_WAITING) {
      socket.destroy();
      onCut();
      return;
    }
    waiting.set(socket, line.add(response));
    response.once('socket', () => {
      line.delete(response);
      // Not at once: Node goes on to send what the response holds by now.
      process.nextTick(start, request, response);
    });
  };
}
