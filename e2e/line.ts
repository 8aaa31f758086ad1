import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, stopServer, test as base } from './fixtures.ts';

/**
 * What happens to messages between browser and server; pages and files always pass.
 * `cut`: nobody answers. `deaf`: the server hears, its answer is lost. `busy`: 503. `portal`: a Wi-Fi's page answers everything.
 * `astray`: the mailbox that the message names is changed on the way, so that our server refuses it.
 */
type Fault = 'none' | 'cut' | 'deaf' | 'busy' | 'portal' | 'astray';

/** A real server that takes messages, and the line to it that a test can disturb. */
export interface Site {
  url: string;
  fault: Fault;
  /** How often a message was on the line. */
  tries: number;
  /** Mails that the server has delivered, as their bytes say them, whatever their order. */
  mails: () => Promise<string[]>;
}

interface Fixtures {
  site: Site;
}

export const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
    const server = await startServer('mail', folder);
    const site: Site = {
      url: '',
      fault: 'none',
      tries: 0,
      mails: async () => {
        const names = await readdir(join(folder, 'outbox')).catch(() => []);
        return Promise.all(
          names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, 'outbox', name), 'utf8')),
        );
      },
    };
    const line = createServer((asked, answer) => pass(site, server.url, asked, answer));
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
    const address = line.address();
    site.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    await use(site);
    line.closeAllConnections();
    line.close();
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});

function pass(site: Site, origin: string, asked: IncomingMessage, answer: ServerResponse): void {
  const isMessage = asked.method === 'POST' && asked.url === '/public/send-mail';
  const fault = asked.url?.startsWith('/public/') ? site.fault : 'none';
  if (isMessage) site.tries += 1;
  if (fault === 'cut') {
    asked.socket.destroy();
    return;
  }
  if (fault === 'busy') {
    answer.writeHead(503, { 'content-type': 'text/plain' }).end('mail-not-kept');
    return;
  }
  if (fault === 'portal') {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi gratis</h1>');
    return;
  }
  const chunks: Buffer[] = [];
  asked.on('data', (chunk: Buffer) => chunks.push(chunk));
  asked.on('end', () => {
    let body = Buffer.concat(chunks).toString('latin1');
    if (fault === 'astray') body = body.replace(/destinatario=[^&]*/, 'destinatario=nadie');
    const headers = { ...asked.headers, 'content-length': String(body.length) };
    const onwards = request(origin + (asked.url ?? '/'), { method: asked.method ?? 'GET', headers }, (came) => {
      if (fault === 'deaf' && isMessage) {
        came.resume();
        asked.socket.destroy();
        return;
      }
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    onwards.end(asked.method === 'GET' ? undefined : Buffer.from(body, 'latin1'));
  });
}
