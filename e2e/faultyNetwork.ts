import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultyProxy } from './faultyProxy.ts';
import { METRICS_TOKEN } from './metricsToken.ts';
import { startServer, stopServer, test as base } from './fixtures.ts';

/** The site behind a line whose fault a test sets. */
export class Site extends FaultyProxy {
  readonly #outbox: string;
  readonly #server: string;

  constructor(origin: string, outbox: string) {
    super(origin, '192.0.2.1');
    this.#server = origin;
    this.#outbox = outbox;
  }

  /** What the server counted, a line each. */
  async metrics(): Promise<string[]> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await (await fetch(`${this.#server}/metrics`, { headers })).text()).split('\n');
  }

  /** Delivered, in no order. */
  async mails(): Promise<string[]> {
    const names = (await readdir(this.#outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => readFile(join(this.#outbox, name), 'utf8')));
  }
}

interface Options {
  /** The share of page loads that are measured. */
  measured: number;
}

interface Fixtures {
  site: Site;
}

export const test = base.extend<Fixtures & Options>({
  measured: [0, { option: true }],
  // A server a test: a few messages that are typed as fast as a machine types are all that one takes.
  site: async ({ measured }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
    const server = await startServer('mail', folder, `${measured}`);
    const site = new Site(server.url, join(folder, 'outbox'));
    await site.open();
    await use(site);
    site.close();
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});
