// Plain JavaScript on Node's own modules: scripts/prelude.mjs uses it before anything is installed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server has read once and for all: a release published with other bytes of these needs a new start. */
export const CODE = ['contract', 'server', 'content/blog.ts', 'content/mailboxes.json', 'package-lock.json'];

const LENGTH = 16;

/**
 * Hash of the paths and contents of files and folders, tests and installed packages left out.
 * @param {string} root
 * @param {readonly string[]} paths from the root
 */
export function hashFiles(root, paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) if (name !== 'node_modules') add(`${path}/${name}`);
    } else if (!/\.test\.tsx?$/.test(path)) {
      const bytes = readFileSync(join(root, path));
      hash.update(`${path} ${bytes.length}\n`).update(bytes);
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex').slice(0, LENGTH);
}
