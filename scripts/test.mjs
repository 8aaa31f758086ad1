// npm test: every check there is, each run whatever the one before it found. Ends with one line that counts them all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, findNode, ROOT, run } from './prelude.mjs';
import { bin, staticChecks } from './checks.mjs';

ensureInstalled();
const node = findNode();
const CHROME_PATH = findBrowser();
ensureBuilt(node);
const results = join(ROOT, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
/**
 * @param {number} ok
 * @param {number} bad
 */
const count = (ok, bad) => {
  passed += ok;
  failed += bad;
};

for (const check of staticChecks) {
  console.log(`\n— ${check.name}`);
  const ok = (await run(node, check.command)) === 0;
  count(ok ? 1 : 0, ok ? 0 : 1);
}

console.log('\n— unit and HTTP');
const vitest = join(results, 'unit.json');
const vitestCode = await run(node, [
  bin('vitest/vitest.mjs'),
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitest}`,
]);
const unit = report(vitest);
count(unit?.numPassedTests ?? 0, Math.max(unit?.numFailedTests ?? 0, vitestCode === 0 ? 0 : 1));

console.log('\n— browser');
const browserTests = [bin('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)];
const browserCode = await run(node, browserTests, { CHROME_PATH });
const browser = report(join(results, 'browser.json'))?.stats;
count(browser?.expected ?? 0, Math.max((browser?.unexpected ?? 0) + (browser?.flaky ?? 0), browserCode === 0 ? 0 : 1));

if (browser?.unexpected > 0) {
  // For the recording alone: what failed has failed, whatever it does now. A broken page fails everything, a few tell it.
  console.log('\n— what failed, once more, recorded in test-results/browser (counts for nothing)');
  await run(node, [...browserTests, '--last-failed', '--trace=on', '--max-failures=10', '--reporter=dot'], {
    CHROME_PATH,
  });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string} path */
function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
