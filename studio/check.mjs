// npm --prefix studio run check: types, lint, format and tests of the studio, with the tools of the site.
import { bin } from '../scripts/checks.mjs';
import { ensureInstalled, findNode, run } from '../scripts/prelude.mjs';

const HERE = import.meta.dirname;

ensureInstalled();
ensureInstalled(HERE);
const node = findNode();
let failed = 0;
for (const [name, command] of Object.entries({
  types: [bin('typescript/bin/tsc'), '-p', HERE],
  lint: [bin('oxlint/bin/oxlint'), '--type-aware', '-c', `${HERE}/oxlint.json`, HERE],
  format: [bin('oxfmt/bin/oxfmt'), '--check', '-c', `${HERE}/.oxfmtrc.json`, HERE],
  tests: [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--root', HERE],
})) {
  console.log(`— ${name}`);
  if ((await run(node, command)) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
