import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { EditorBackend } from '#server/editor/backend.ts';
import { freePort } from '#server/testing/freePort.ts';

/** However this process ends, a signal or a crash, none is left over. */
const END_WITH_PARENT = new URL('../endWithParent.mjs', import.meta.url).href;

/**
 * Starts Decap's own server for the files of this machine, on a free port of this machine alone; it ends with this process.
 * `visitedFrom` is the origin of the editor's page, the one that may ask it. It writes into the checkout as the editor saves,
 * without an account and without git.
 */
export async function startFileServer(root: string, visitedFrom: string): Promise<EditorBackend> {
  const port = await freePort();
  const program = join(root, 'scripts/editor/cms/node_modules/decap-server/dist/index.js');
  spawn(process.execPath, ['--import', END_WITH_PARENT, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MODE: 'fs',
      GIT_REPO_DIRECTORY: root,
      PORT: String(port),
      BIND_HOST: '127.0.0.1',
      ORIGIN: visitedFrom,
      LOG_LEVEL: 'error',
    },
  });
  return { name: 'proxy', proxy_url: `http://127.0.0.1:${port}/api/v1`, branch: 'main' };
}
