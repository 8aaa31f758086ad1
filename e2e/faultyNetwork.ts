import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultyProxy } from './faultyProxy.ts';
import { startServer, stopServer, test as base } from './fixtures.ts';

/** The site behind a line whose fault a test sets. */
export class Site extends FaultyProxy {
  readonly #outbox: string;

  constructor(origin: string, outbox: string) {
    super(origin, '192.0.2.1');
    this.#outbox = outbox;
  }

  /** Delivered, in no order. */
  async mails(): Promise<string[]> {
    const names = (await readdir(this.#outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => readFile(join(this.#outbox, name), 'utf8')));
  }
}

interface Fixtures {
  site: Site;
}

export const test = base.extend<Fixtures>({
  // A server a test: a few messages that are typed as fast as a machine types are all that one takes.
  site: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
    const server = await startServer('mail', folder);
    const site = new Site(server.url, join(folder, 'outbox'));
    await site.open();
    await use(site);
    site.close();
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});
