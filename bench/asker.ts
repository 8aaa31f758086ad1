import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * Asks for an address over and over, on as many connections as are asked for, each waiting for its answer before it asks
 * again; gives the seconds that `requests` answers took. Written on bare sockets, so that the asking costs little beside the
 * answering. @throws Error when an answer is not 200 or has no content-length
 */
export async function load(address: string, requests: number, connections: number): Promise<number> {
  const url = new URL(address);
  const path = url.pathname + url.search;
  const asking = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`);
  const sockets = await Promise.all(Array.from({ length: connections }, () => openLine(url)));
  let left = requests;
  const take = () => left-- > 0;
  const awake = stayAwake();
  const began = performance.now();
  try {
    await Promise.all(sockets.map((socket) => askWhile(socket, asking, take)));
    return (performance.now() - began) / 1000;
  } finally {
    awake.end();
    for (const socket of sockets) socket.destroy();
  }
}

/**
 * Keeps this program from sleeping until it is ended. On one machine the server that is slower than its asker pays for waking
 * it, a third of a short answer; the faster one does not, and over a network neither does.
 */
function stayAwake(): { end: () => void } {
  let asked = true;
  const turn = () => void (asked && setImmediate(turn));
  turn();
  return { end: () => (asked = false) };
}

/** A connection to an origin. */
export async function openLine(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay();
  await once(socket, 'connect');
  return socket;
}

function askWhile(socket: Socket, asking: Buffer, take: () => boolean): Promise<void> {
  return new Promise((done, fail) => {
    /** The head as far as it came, while it has no end yet. */
    let head = '';
    /** Bytes of the body that are still to come. */
    let missing = 0;
    const next = () => (take() ? void socket.write(asking) : done());
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed the connection')));
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
      } else {
        head += chunk.toString('latin1', 0, 8192);
        const end = head.indexOf(HEAD_END);
        if (end === -1) return;
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
        if (length === undefined || !head.startsWith('HTTP/1.1 200')) {
          fail(new Error(`not the answer that was asked for: ${head.slice(0, 100)}`));
          return;
        }
        // What came before this chunk had no end: it is all head.
        const before = head.length - Math.min(chunk.length, 8192);
        missing = Number(length) - (chunk.length - (end + HEAD_END.length - before));
        head = '';
      }
      if (missing === 0) next();
    });
    next();
  });
}
