import { join } from 'node:path';
import { ROOT } from './prelude.mjs';

/**
 * Path of a program of a package.
 * @param {string} path
 */
export function bin(path) {
  return join(ROOT, 'node_modules', path);
}

/** Checks that need neither a build nor a browser; `command` holds arguments for Node. */
export const staticChecks = [
  { name: 'types', command: [bin('typescript/bin/tsc'), '-p', '.'] },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--type-aware'] },
  { name: 'format', command: [bin('oxfmt/bin/oxfmt'), '--check', '.'] },
];
