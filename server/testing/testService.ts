import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hangUp, JSON_TYPE, listenLocally } from './sampleService.ts';
import type { Behaviour } from './sampleService.ts';

/** For `vi.waitFor`: what is renewed behind a visitor's back takes a busy machine its time. */
export const PATIENCE = { timeout: 20_000 };

/** Opens a server on this machine alone until the test is done; gives its port. */
export async function listen(server: Server): Promise<number> {
  onTestFinished(() => hangUp(server));
  return listenLocally(server);
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fundacion-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A foreign service that goes with the test and says `body`, unless it is told to behave in another way (sampleService.ts). */
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
    /** How often it was asked. */
    asked: () => asked,
    behave: (next: Behaviour | undefined) => void (behaviour = next),
  };
}
