import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hangUp, JSON_TYPE, listenLocally } from './sampleService.ts';
import type { Behaviour } from './sampleService.ts';

/** For `vi.waitFor`: background renewals are slow on a busy machine. */
export const PATIENCE = { timeout: 20_000 };

/** Listens on this machine only until the end of the test; returns the port. */
export async function listen(server: Server): Promise<number> {
  onTestFinished(() => hangUp(server));
  return listenLocally(server);
}

/** A folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fundacion-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A foreign service that answers `body` unless told otherwise (sampleService.ts), closed after the test. */
export async function startService(body: unknown) {
  let behaviour: Behaviour | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    if (behaviour && behaviour(request, response) !== false) return;
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(body));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Number of requests. */
    asked: () => asked,
    behave: (next: Behaviour | undefined) => void (behaviour = next),
  };
}
