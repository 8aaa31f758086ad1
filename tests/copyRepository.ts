import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readCurrent } from '#scripts/releases.mjs';
import { ROOT } from './imports.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results', 'coverage', '.git']);

/** Packages that only the editor needs. */
const EDITOR = 'scripts/editor/cms';

/** A copy of the repository's sources, its packages linked; the caller removes the folder. `built`: with the release of ours. */
export function copyRepository({ built = false } = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'fundacion-'));
  const names = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name));
  if (built) names.push('dist/current', `dist/releases/${readCurrent()?.name}`);
  const isSource = (path: string) => basename(path) !== 'node_modules';
  for (const name of names) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
  linkPackages(copy, '.');
  if (existsSync(join(ROOT, EDITOR, 'node_modules'))) linkPackages(copy, EDITOR);
  return copy;
}

/** With the stamp of a complete installation, so that no command installs anything. */
export function linkPackages(copy: string, folder: string): void {
  const [packages, links] = [ROOT, copy].map((root) => join(root, folder, 'node_modules')) as [string, string];
  mkdirSync(links);
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(links, name), 'junction');
  }
  const lockfile = createHash('sha256').update(readFileSync(join(copy, folder, 'package-lock.json')));
  writeFileSync(join(links, '.install-stamp'), lockfile.digest('hex'));
}
