import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ContentError } from './blog/story.ts';
import { ConfigError, readConfig } from './config.ts';
import { openSite } from './site.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** After SIGTERM the site serves at least this long while /readyz answers 503, so that a load balancer stops sending visitors. */
const LEAVE_MS = 1_000;

/** And so long while connections are open: each is closed with its next answer, where closing it first could cross a request. */
const LEAVE_MOST_MS = 5_000;

/** Then the process exits in any case. */
const STOP_MS = 10_000;

/** So long the end waits for the last lines of the log to be written. */
const FLUSH_MS = 500;

/** How often a server that leaves looks at its connections, and one that closes ends the idle ones. */
const HANG_UP_MS = 100;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const leaving = new AbortController();
  const app = await openSite({ config, root: ROOT, leaving: leaving.signal, logger: { level: 'info', base: null } });

  const end = async (code: number) => {
    const { flush } = app.log as { flush?: (written: () => void) => void };
    await Promise.race([new Promise<void>((written) => flush?.call(app.log, written)), sleep(FLUSH_MS)]);
    // Pino's own last attempt never ends where nobody reads the log any more.
    process.removeAllListeners('exit');
    process.exit(code);
  };
  const close = () => {
    setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS).unref();
    void app.close().then(() => end(0));
  };
  const stop = (signal: NodeJS.Signals) => {
    // Ctrl-C arrives twice: from the terminal and from scripts/start.mjs.
    if (leaving.signal.aborted) return;
    leaving.abort();
    setTimeout(() => void end(1), STOP_MS).unref();
    // SIGTERM comes from a supervisor; Ctrl-C needs no waiting.
    if (signal === 'SIGTERM' && app.server.listening) void leave().then(close);
    else close();
  };
  const leave = async () => {
    const until = performance.now() + LEAVE_MOST_MS;
    await sleep(LEAVE_MS);
    const connections = promisify(app.server.getConnections.bind(app.server));
    while (performance.now() < until && (await connections()) > 0) await sleep(HANG_UP_MS);
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
