// npm run check: types, lint, format and unit tests, under half a minute. Whole starts of the site, and processes that are
// killed, are left to npm test.
import { bin, staticChecks } from './checks.mjs';
import { ensureBuilt, ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
const node = findNode();
ensureBuilt(node);
let failed = 0;
for (const { name, command } of [
  ...staticChecks,
  {
    name: 'unit',
    command: [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--exclude=tests/{start,dev,kills}.test.ts'],
  },
]) {
  console.log(`— ${name}`);
  if ((await run(node, command)) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
