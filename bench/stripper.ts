import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { createServer as createListener, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Running } from './site.ts';

const compress = promisify(brotliCompress);

/** What makes a page run scripts or fetch for them: the elements themselves, and the links that fetch ahead of them. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="fetch")[^>]*>/g;

/**
 * Stands before the site at `origin` and hands on its answers; with `strip`, HTML without any script. What the HTML names by
 * the site's origin, as a story does its picture, is asked for here too. Pages are compressed once, before they are measured. A new connection is answered `handshakeMs` later: the throttling of a browser's developer
 * tools delays requests, not the handshakes that come before the first one.
 */
export async function startStripper(
  origin: string,
  { strip, handshakeMs }: { strip: boolean; handshakeMs: number },
): Promise<Pick<Running, 'url' | 'stop'>> {
  const agent = new Agent({ keepAlive: true });
  let here = origin;
  const pages = new Map<string, Promise<Buffer>>();

  const ask = (path: string, headers: IncomingMessage['headers']) =>
    new Promise<IncomingMessage>((done, fail) => {
      request(origin + path, { agent, headers }, done)
        .on('error', fail)
        .end();
    });
  const toPage = async (answer: IncomingMessage) => {
    const html = (await buffer(answer)).toString().replaceAll(origin, here);
    return compress(Buffer.from(strip ? html.replace(SCRIPTS, '') : html));
  };

  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const answered = async () => {
      // HTML is asked for as it is; whatever else comes compressed goes on compressed.
      const html = asked.headers.accept?.includes('text/html') === true;
      const answer = await ask(path, html ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers);
      const status = answer.statusCode ?? 502;
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        reply.writeHead(status, answer.headers);
        // Ends the asking too, when the browser goes away before the answer is whole.
        await pipeline(answer, reply);
        return;
      }
      const page = pages.get(path) ?? toPage(answer);
      if (pages.has(path)) answer.resume();
      pages.set(path, page);
      const bytes = await page;
      reply.writeHead(status, { ...answer.headers, 'content-encoding': 'br', 'content-length': bytes.length });
      reply.end(bytes);
    };
    answered().catch((error: unknown) => reply.destroy(error instanceof Error ? error : undefined));
  });
  const sockets = new Set<Socket>();
  const listener = createListener((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    setTimeout(() => server.emit('connection', socket), handshakeMs);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  here = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const stop = async () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
    agent.destroy();
    await once(listener, 'close');
  };
  return { url: here, stop };
}
