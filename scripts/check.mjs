// npm run check [FOLDER…]: types, lint, format and the quick tests, in under half a minute; with folders, all tests in those
// instead.
import { bin, staticChecks } from './checks.mjs';
import { ensureBuilt, ensureInstalled, findNode, run } from './prelude.mjs';

/** Left to npm test: what uses a network, draws, or starts processes. */
const QUICK = [
  'server/{http,mail,messages,news,pages,pictures,upstream,wordpress}/**',
  'tests/{dev,films,kills,mail,publish,releases,start}.test.ts',
].map((slow) => `--exclude=${slow}`);

const folders = process.argv.slice(2);
ensureInstalled();
const node = findNode();
let failed = 0;
for (const { name, command } of staticChecks) {
  console.log(`— ${name}`);
  if ((await run(node, command)) !== 0) failed += 1;
}
// After the types: they say more plainly what a build would stumble over.
ensureBuilt(node);
console.log('— unit');
const tests = folders.length ? folders : QUICK;
if ((await run(node, [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', ...tests])) !== 0) failed += 1;
process.exit(failed === 0 ? 0 : 1);
