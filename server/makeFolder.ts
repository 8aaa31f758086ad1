import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it where they are missing. Node's own `recursive` never ends in places that cannot hold
 * folders at all, such as /proc. @throws the file system's error
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A file of this name is found out by who writes below it.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path).catch((later: unknown) => {
      // Another process may have been quicker.
      if (!(later instanceof Error && 'code' in later && later.code === 'EEXIST')) throw later;
    });
  }
}
