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

/** After SIGTERM the site goes on for so long, says at /readyz that it leaves, and hangs up after each answer. */
const LEAVE_MS = 1_000;

/** A stop that takes longer is cut short. */
const STOP_MS = 10_000;

/** How often a stopping server hangs up on those who have had their answer: browsers would keep the line for later. */
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
    // A terminal's Ctrl-C comes twice, from the terminal and from scripts/start.mjs: once is enough.
    if (leaving.signal.aborted) return;
    leaving.abort();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    // A supervisor's; who presses Ctrl-C has nobody to send visitors elsewhere.
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

/** One clear line for what a person can mend; anything else is a fault of ours, with its trace. */
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
