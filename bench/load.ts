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
  const asking = Buffer.from(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(url.port), url.hostname).setNoDelay();
      await once(socket, 'connect');
      return socket;
    }),
  );
  let left = requests;
  const take = () => left-- > 0;
  const began = performance.now();
  try {
    await Promise.all(sockets.map((socket) => askWhile(socket, asking, take)));
    return (performance.now() - began) / 1000;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function askWhile(socket: Socket, asking: Buffer, take: () => boolean): Promise<void> {
  return new Promise((done, fail) => {
    let received: Buffer = Buffer.alloc(0);
    const next = () => (take() ? void socket.write(asking) : done());
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed the connection')));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd === -1) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = /^content-length: (\d+)$/im.exec(head)?.[1];
      if (length === undefined || !head.startsWith('HTTP/1.1 200')) {
        fail(new Error(`not the answer that was asked for: ${head.slice(0, 100)}`));
        return;
      }
      if (received.length < headEnd + HEAD_END.length + Number(length)) return;
      received = Buffer.alloc(0);
      next();
    });
    next();
  });
}
