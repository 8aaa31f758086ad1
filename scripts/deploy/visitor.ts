import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import { HOST } from './places.ts';

export interface Answer {
  /** 0: none came. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Visitor {
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends a form's message; gives the words that it can be known by. */
  send: (mailbox: string) => Promise<Answer & { words: string }>;
  leave: () => void;
}

/** The certificate is of our own making. */
const TLS = { host: '127.0.0.1', servername: HOST, rejectUnauthorized: false };

/** Somebody who asks by https from an address of this machine's own, 127.0.0.`number`. */
export function createVisitor(port: number, number: number): Visitor {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${number}` });
  const call = async (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ ...TLS, port, path, method, agent, headers: { host: HOST, ...headers } });
    asked.end(body);
    try {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
    } catch {
      return { status: 0, headers: {}, body: '' };
    }
  };
  let token: string | undefined;
  return {
    ask: (path, headers) => call(path, headers),
    send: async (destinatario) => {
      token ??= (await call(CSRF_PATH)).body;
      const words = randomUUID();
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `${CSRF_COOKIE}=${token}`,
        [CSRF_HEADER]: token,
        [IDEMPOTENCY_HEADER]: randomUUID(),
      };
      const fields = new URLSearchParams({ destinatario, asunto: 'Hola', mensaje: `<p>${words}</p>` });
      return { ...(await call(MAIL_PATH, headers, String(fields))), words };
    },
    leave: () => agent.destroy(),
  };
}

/** What is spoken when both sides choose. */
export function protocolOf(port: number): Promise<string> {
  return new Promise((done, failed) => {
    const session = connect(`https://${HOST}:${port}`, { ...TLS, port });
    session
      .on('connect', (_session, socket) => {
        done('alpnProtocol' in socket ? String(socket.alpnProtocol) : 'none');
        session.close();
      })
      .on('error', failed);
  });
}
