import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '#server/config.ts';
import { makeFolder } from '#server/makeFolder.ts';

const BYTES = 32;
const TRIES = 5;
const PAUSE_MS = 50;

/**
 * The key that signs the addresses of pictures: made once, kept in `folder`, the same for all processes that share it.
 * @throws ConfigError when the folder cannot be written, or its key is not one.
 */
export async function readSecret(folder: string): Promise<Buffer> {
  const path = join(folder, 'pictures.key');
  try {
    await makeFolder(folder);
    await writeFile(path, randomBytes(BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw unusable(folder, error);
  }
  let secret = Buffer.alloc(0);
  // Another process may have made the file a moment ago and not have written it yet.
  for (let tries = 0; secret.length < BYTES && tries < TRIES; tries++) {
    if (tries > 0) await setTimeout(PAUSE_MS);
    secret = await readFile(path).catch((error: unknown) => {
      throw unusable(folder, error);
    });
  }
  if (secret.length !== BYTES) throw new ConfigError(`${path} is no key: remove it, a new one will be made`);
  return secret;
}

function unusable(folder: string, cause: unknown): ConfigError {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return Object.assign(new ConfigError(`DATA_DIR: ${folder} cannot be written${code}`), { cause });
}
