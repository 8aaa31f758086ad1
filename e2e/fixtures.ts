import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type Page } from '@playwright/test';
import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';

export { expect } from '@playwright/test';

/** Of a cheap phone, a tablet and a desk. */
export const WIDTHS = [360, 768, 1440] as const;

export const LANGUAGES = ['es', 'en'] as const;

/** Ledger SHELL-03. */
export const ROUTES = FIXED_ROUTES.map(({ path }) => path);

interface Server {
  url: string;
  process: ChildProcess;
}

export function startServer(...args: string[]): Promise<Server> {
  return startServerOf(join(import.meta.dirname, '..'), ...args);
}

/** Serves the checkout in another folder, which has to be built. */
export async function startServerOf(root: string, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [join(root, 'e2e/serve.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)));
  const [url] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  return { url, process: child };
}

export async function stopServer(server: Server): Promise<void> {
  const { exitCode, signalCode } = server.process;
  if (exitCode !== null || signalCode !== null) throw new Error(`the server ended with ${exitCode ?? signalCode}`);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
}

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logged: ${message.text()} (${message.location().url})`);
  });
}

interface Fixtures {
  /** Errors that the page threw or logged; a test that expects some empties it. */
  problems: string[];
}

interface WorkerFixtures {
  /** Where the server keeps messages, and their mails as files in its `outbox`. */
  dataFolder: string;
  /** One for all tests of a worker: starting it and making its pages takes two seconds of a core. */
  server: Server;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  dataFolder: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mensajes-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataFolder }, use) => {
      const server = await startServer('mail', dataFolder);
      await use(server);
      await stopServer(server);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
      base.expect(problems, 'nothing was logged as an error').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the whole page is hydrated: the header is before the screen. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => location.hash.startsWith('#/') && document.querySelector('[data-ready=screen]') !== null,
  );
}

/** The address without its origin. */
export function addressOf(page: Page): string {
  return page.url().replace(/^https?:\/\/[^/]+/, '');
}
