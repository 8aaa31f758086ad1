import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, unwritable } from '#server/config.ts';

const BYTES = 32;

/**
 * The key that signs the addresses of pictures: made once, kept in `folder`, the same for all processes that share it.
 * @throws ConfigError when the folder cannot be written, or its key is not one.
 */
export async function readSecret(folder: string): Promise<Buffer> {
  const path = join(folder, 'pictures.key');
  let secret: Buffer;
  try {
    await mkdir(folder, { recursive: true });
    secret = await readFile(path).catch(async (error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      await make(path);
      return readFile(path);
    });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
  if (secret.length !== BYTES) throw new ConfigError(`${path} is no key: remove it, a new one will be made`);
  return secret;
}

/** Writes the key atomically: after a crash it is complete or absent. A key of another process stays. */
async function make(path: string): Promise<void> {
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
    // link() fails if the key exists; rename() would replace it.
    await link(temporary, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
