// What `npm run content` passes, `npm test` passes: edits the content in a copy of this checkout, builds it, and runs types, unit
// and HTTP tests there. Options: `--seed=0` to `8` chooses what is edited, `--copy=FOLDER` only makes the copy; what follows
// `--` goes to Vitest.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changeContent } from './changeContent.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHARED = ['node_modules', 'public'];
const LEFT_OUT = new Set([...SHARED, '.git', '.cache', 'data', 'dist', 'test-results']);

/** Tests that no content can change and that take long: of foreign services, of mail, and of whole processes. */
const EXCLUDED = [
  'server/{mail,messages,upstream,wordpress}/**',
  'server/pictures/pictures.test.ts',
  'tests/{deploy,dev,kills,links,mail,manual,operating,publish,releases,repository,rooms,start,styles,videos}.test.ts',
];

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '0' }, copy: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.copy ?? mkdtempSync(join(tmpdir(), 'changed-content-'));
if (values.copy === undefined) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(ROOT)) {
  if (!LEFT_OUT.has(name))
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
}
for (const name of SHARED) symlinkSync(join(ROOT, name), join(folder, name), 'junction');
const { changed, added, removed } = changeContent(folder, Number(values.seed));
console.log(`${changed} records and texts changed, ${added} added, ${removed} removed`);

if (values.copy === undefined) {
  runNode('scripts/build.ts');
  runNode('node_modules/typescript/bin/tsc', '-p', '.');
  runNode('node_modules/vitest/vitest.mjs', 'run', ...EXCLUDED.map((one) => `--exclude=${one}`), ...positionals);
}

/** Ends this process where the other one failed. */
function runNode(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
