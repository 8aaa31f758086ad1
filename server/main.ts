import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { createBlog } from './blog/blog.ts';
import { loadPosts } from './blog/loadPosts.ts';
import { ContentError } from './blog/story.ts';
import { loadBuilt } from './built.ts';
import { ConfigError, readConfig } from './config.ts';
import { connectMessages } from './connectMessages.ts';
import { connectServices } from './connectServices.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const POSTS = join(ROOT, 'content/posts');

/** After SIGTERM the site serves this long while /readyz answers 503, so that a load balancer stops sending visitors. */
const LEAVE_MS = 1_000;

/** Then the process exits in any case. */
const STOP_MS = 10_000;

/** How often a closing server ends idle keep-alive connections. */
const HANG_UP_MS = 100;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const leaving = new AbortController();
  const app = await buildApp({
    config,
    leaving: leaving.signal,
    ...(await connectServices(config, () => createBlog(loadPosts(POSTS)))),
    messages: connectMessages(config),
    ...(await loadBuilt(ROOT)),
    logger: { level: 'info', base: null },
  });

  const close = () => {
    setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  const stop = (signal: NodeJS.Signals) => {
    // Ctrl-C arrives twice: from the terminal and from scripts/start.mjs.
    if (leaving.signal.aborted) return;
    leaving.abort();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    // SIGTERM comes from a supervisor; Ctrl-C needs no waiting.
    if (signal === 'SIGTERM' && app.server.listening) setTimeout(close, LEAVE_MS);
    else close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Fundación Paraguaya: http://localhost:${port}`);
  if (config.onDefaults.length) console.log(`On their defaults: ${config.onDefaults.join(', ')} (README, Settings)`);
}

/** One clear line for what an operator can fix; undefined for a bug, which shows its stack trace. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof ContentError) return error.message;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return `Port ${process.env.PORT ?? '8080'} is taken: set PORT to another one`;
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(String(error.code))) {
      return `HOST=${process.env.HOST} is no address of this machine: 0.0.0.0 listens on all of them`;
    }
    if (error.code === 'EACCES') return `Port ${process.env.PORT ?? '8080'} is not allowed: set PORT to one above 1023`;
  }
  return undefined;
}

main().catch((error: unknown) => {
  console.error(explain(error) ?? error);
  process.exit(1);
});
