import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  body: string;
}

/** A connection that sends raw bytes, one request at a time, and reconnects after the server closed it. */
export class RawLine {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Status 0: the server closed the connection without a response. */
  async ask(bytes: string): Promise<RawAnswer> {
    const socket = (this.#socket ??= await this.#open());
    return new Promise((done) => {
      let got = '';
      const settle = (answer: RawAnswer) => {
        socket.off('data', read).off('close', hungUp);
        done(answer);
      };
      const read = (chunk: string) => {
        got += chunk;
        const answer = toAnswer(got);
        if (!answer) return;
        if (/\r\nconnection: close\r\n/i.test(got)) this.close();
        settle(answer);
      };
      const hungUp = () => {
        settle({ status: 0, body: '' });
      };
      socket.on('data', read).on('close', hungUp).write(bytes, 'latin1');
    });
  }

  async #open(): Promise<Socket> {
    const socket = await openRaw(this.#port);
    return socket.once('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}

export async function openRaw(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

/** Undefined while incomplete. */
function toAnswer(got: string): RawAnswer | undefined {
  const end = got.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(got.slice(0, end))?.[1] ?? 0);
  const body = got.slice(end + 4);
  return body.length < length ? undefined : { status: Number(got.slice(9, 12)), body };
}
