import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, startServer, stopServer, test as base } from './fixtures.ts';

/** What the proxy does to calls of `/public/`; `wrong-mailbox` makes the server refuse the message for good. */
type Fault = 'none' | 'reset' | 'response-lost' | 'unavailable' | 'captive-portal' | 'wrong-mailbox';

/** The site behind a proxy whose fault a test sets. */
export interface Site {
  url: string;
  fault: Fault;
  /** Attempts to send a message. */
  tries: number;
  /** Delivered during the test, in no order. */
  mails: () => Promise<string[]>;
}

interface Fixtures {
  site: Site;
}

interface WorkerFixtures {
  /** Behind the proxy; delivers mails as files into `outbox`. */
  mailServer: { origin: string; outbox: string };
}

let visitors = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  mailServer: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
      const server = await startServer('mail', folder);
      await use({ origin: server.url, outbox: join(folder, 'outbox') });
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ mailServer: { origin, outbox } }, use) => {
    const delivered = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const before = new Set(await delivered());
    const site: Site = {
      url: '',
      fault: 'none',
      tries: 0,
      mails: async () => {
        const names = (await delivered()).filter((name) => !before.has(name));
        return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      },
    };
    visitors += 1;
    const visitor = `192.0.2.${visitors % 250}`;
    const proxy = createServer((asked, answer) => pass({ site, origin, visitor }, asked, answer));
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const address = proxy.address();
    site.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    await use(site);
    proxy.closeAllConnections();
    proxy.close();
    // The next test counts mails from here on.
    await expect
      .poll(async () => (await fetch(`${origin}/metrics`)).text())
      .toContain('mail_messages{state="waiting"} 0');
  },
  baseURL: async ({ site }, use) => use(site.url),
});

interface Route {
  site: Site;
  origin: string;
  /** IP address sent to the server: each test has rate limits of its own. */
  visitor: string;
}

function pass({ site, origin, visitor }: Route, asked: IncomingMessage, answer: ServerResponse): void {
  const isMessage = asked.method === 'POST' && asked.url === '/public/send-mail';
  const fault = asked.url?.startsWith('/public/') ? site.fault : 'none';
  if (isMessage) site.tries += 1;
  if (fault === 'reset') {
    asked.socket.destroy();
    return;
  }
  if (fault === 'unavailable') {
    answer.writeHead(503, { 'content-type': 'text/plain' }).end('mail-not-kept');
    return;
  }
  if (fault === 'captive-portal') {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi gratis</h1>');
    return;
  }
  const chunks: Buffer[] = [];
  asked.on('data', (chunk: Buffer) => chunks.push(chunk));
  asked.on('end', () => {
    let body = Buffer.concat(chunks).toString('latin1');
    if (fault === 'wrong-mailbox') body = body.replace(/destinatario=[^&]*/, 'destinatario=nadie');
    const headers = { ...asked.headers, 'content-length': String(body.length), 'x-forwarded-for': visitor };
    const onwards = request(origin + (asked.url ?? '/'), { method: asked.method ?? 'GET', headers }, (came) => {
      if (fault === 'response-lost' && isMessage) {
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
