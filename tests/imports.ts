import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Reads the tree's own sources; for the rules about the repository. */

export const ROOT = join(import.meta.dirname, '..');

/** Folders that hold code of ours. */
export const CODE_FOLDERS = ['contract', 'content', 'server', 'web', 'scripts', 'bench', 'e2e', 'tests'];

/** Files below the folders whose name fits, as paths from the root with forward slashes, in order. */
export function filesBelow(folders: readonly string[], name: RegExp): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && name.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Source text without its comments; strings and templates stay. */
export function withoutComments(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[^]*?\*\/|(?<![:\\/[])\/\/[^\n]*/g,
    (_whole, text?: string) => text ?? ' ',
  );
}

/** `from '…'` of imports and exports, `import '…'` alone, and `import('…')`, also of types. */
const IMPORT = /\b(?:from\s*|import\s*\(\s*|import\s+)(['"])([^'"\n]+)\1/g;

/** What a file imports: a path from the root where it is ours, else the name as it is written. Queries are left out. */
export function importsOf(path: string): string[] {
  const names = [...withoutComments(read(path)).matchAll(IMPORT)].map(([, , name = '']) => name.replace(/\?.*$/, ''));
  return names.map((name) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? join(dirname(path), name).replaceAll('\\', '/') : name;
  });
}
