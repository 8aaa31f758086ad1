import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, startServer, stopServer, test as base } from './fixtures.ts';

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

interface WorkerFixtures {
  /** A server that takes messages, and the folder of the mails that it has delivered. */
  post: { origin: string; outbox: string };
}

let visitors = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  post: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
      const server = await startServer('mail', folder);
      await use({ origin: server.url, outbox: join(folder, 'outbox') });
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ post: { origin, outbox } }, use) => {
    const letters = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const before = new Set(await letters());
    const site: Site = {
      url: '',
      fault: 'none',
      tries: 0,
      mails: async () => {
        const names = (await letters()).filter((name) => !before.has(name));
        return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      },
    };
    visitors += 1;
    const visitor = `192.0.2.${visitors % 250}`;
    const line = createServer((asked, answer) => pass({ site, origin, visitor }, asked, answer));
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
    const address = line.address();
    site.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    await use(site);
    line.closeAllConnections();
    line.close();
    // The next test counts the mails from here on.
    await expect
      .poll(async () => (await fetch(`${origin}/metrics`)).text())
      .toContain('mail_messages{state="waiting"} 0');
  },
  baseURL: async ({ site }, use) => use(site.url),
});

interface Line {
  site: Site;
  /** Of the server. */
  origin: string;
  /** Address that the line asks for: each test is another visitor, with limits of its own. */
  visitor: string;
}

function pass({ site, origin, visitor }: Line, asked: IncomingMessage, answer: ServerResponse): void {
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
    const headers = { ...asked.headers, 'content-length': String(body.length), 'x-forwarded-for': visitor };
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
