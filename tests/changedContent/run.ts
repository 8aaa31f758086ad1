// What `npm run content` passes, `npm test` passes: runs the tests that read content in a copy of this checkout whose content
// is other content. `node tests/changedContent/run.ts [--seed=0…8] [--copy=FOLDER] [vitest's arguments…]`; with `--copy`
// it makes that folder and runs nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changeContent } from './changeContent.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHARED = ['node_modules', 'public'];
const LEFT_OUT = new Set([...SHARED, '.git', 'data', 'dist', 'test-results']);

/** Tests that no content can change, and are slow or need more than a copy of the files. */
const EXCLUDED = [
  'art/**',
  'server/{mail,messages,upstream,wordpress}/**',
  'tests/{carousel,dev,films,kills,mail,repository,rooms,start,styles}.test.ts',
];

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '0' }, copy: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.copy ?? mkdtempSync(join(tmpdir(), 'changed-content-'));
process.once('exit', () => values.copy ?? rmSync(folder, { recursive: true, force: true }));

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(ROOT)) {
  if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
}
for (const name of SHARED) symlinkSync(join(ROOT, name), join(folder, name), 'junction');
const { changed, added, removed } = changeContent(folder, Number(values.seed));
console.log(`${changed} records and texts changed, ${added} added, ${removed} removed`);
runNode('scripts/content.ts');
if (values.copy === undefined) {
  runNode('scripts/build.ts');
  const excluded = EXCLUDED.map((files) => `--exclude=${files}`);
  runNode('node_modules/vitest/vitest.mjs', 'run', ...excluded, ...positionals);
}

/** Ends this process where the other one failed. */
function runNode(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
