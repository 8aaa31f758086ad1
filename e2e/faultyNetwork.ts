import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultyProxy } from './faultyProxy.ts';
import { METRICS_TOKEN } from './metricsToken.ts';
import { expect, startServer, stopServer, test as base } from './fixtures.ts';

/** The site behind a line whose fault a test sets. */
export class Site extends FaultyProxy {
  readonly #outbox: string;
  readonly #server: string;
  /** Of the tests before. */
  #earlier = new Set<string>();

  constructor(origin: string, dataFolder: string) {
    super(origin, newVisitor());
    this.#server = origin;
    this.#outbox = join(dataFolder, 'outbox');
  }

  /** What the server counted, a line each. */
  async metrics(): Promise<string[]> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await (await fetch(`${this.#server}/metrics`, { headers })).text()).split('\n');
  }

  /** Delivered, in no order. */
  async mails(): Promise<string[]> {
    const names = (await this.#files()).filter((name) => !this.#earlier.has(name));
    return Promise.all(names.map((name) => readFile(join(this.#outbox, name), 'utf8')));
  }

  /** Begins a test. */
  async begin(): Promise<void> {
    await this.open();
    this.#earlier = new Set(await this.#files());
  }

  /** Ends a test: what it sent is delivered before the next one begins. */
  async end(): Promise<void> {
    this.close();
    await this.untilPassed();
    await expect.poll(() => this.metrics(), { intervals: [50] }).toContain('mail_messages{state="waiting"} 0');
  }

  async #files(): Promise<string[]> {
    return (await readdir(this.#outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  }
}

let visitors = 0;

/** Of an address that no other test of this server has. */
function newVisitor(): string {
  visitors += 1;
  return `198.18.${visitors >> 8}.${visitors & 255}`;
}

interface Options {
  /** The share of page loads that are measured: by a server of its own. */
  measured: number;
}

interface Fixtures {
  site: Site;
}

export const test = base.extend<Fixtures & Options>({
  measured: [0, { option: true }],
  site: async ({ measured, server, dataFolder }, use) => {
    if (measured === 0) return visit(new Site(server.url, dataFolder), use);
    const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
    const own = await startServer('mail', folder, `${measured}`);
    await visit(new Site(own.url, folder), use);
    await stopServer(own);
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});

async function visit(site: Site, use: (site: Site) => Promise<void>): Promise<void> {
  await site.begin();
  await use(site);
  await site.end();
}
