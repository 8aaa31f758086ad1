import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startMailServer, type Received } from '#server/testing/testMailServer.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The site as an operator runs it, with a mail server, behind a line that can be cut. */
export interface Site {
  url: string;
  /** What the mail server was given, the oldest first. */
  mails: Received[];
  /** What browsers told the server of: errors, failed hydrations, refusals of the content security policy. */
  reports: string[];
  /** Nobody answers from now on, while the browser goes on believing that it is online. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const [folder, mailServer] = await Promise.all([mkdtemp(join(tmpdir(), 'sitio-')), startMailServer()]);
  const child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Sitio web <sitio@example.org>',
      MAILBOXES: join(ROOT, 'content/mailboxes.json'),
      VITALS_SAMPLE: '0',
    },
  });
  const reports: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    if (line.includes('something broke in a browser')) reports.push(line);
  });
  const port = await new Promise<number>((done, failed) => {
    lines.on('line', (line) => {
      const found = /http:\/\/localhost:(\d+)$/.exec(line);
      if (found) done(Number(found[1]));
    });
    child.once('exit', (code) => failed(new Error(`the site ended with ${code}`)));
  });
  const line = await startLine(port);
  return {
    url: `http://127.0.0.1:${line.port}`,
    mails: mailServer.received,
    reports,
    cut: () => line.close(),
    mend: () => line.open(),
    stop: async () => {
      await line.close();
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Passes bytes on between a port of its own and that of the site. */
async function startLine(to: number) {
  const sockets = new Set<Socket>();
  let port = 0;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const open = async () => {
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  };
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  return { port, open, close };
}
