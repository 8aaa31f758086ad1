// npm test: runs every check, also after one has failed, and ends with one line that counts them all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './browser.mjs';
import { missingEngines } from './engines.mjs';
import { EDITOR, ensureBuilt, ensureInstalled, findNode, ROOT, run } from './prelude.mjs';
import { bin, staticChecks } from './checks.mjs';

ensureInstalled();
ensureInstalled(EDITOR);
const node = findNode();
const CHROME_PATH = findBrowser();
ensureBuilt(node);
const results = join(ROOT, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
let skipped = 0;
/** Names of what failed, for the last lines: the run is long, and its log longer. @type {string[]} */
const failures = [];
/**
 * @param {number} ok
 * @param {number} bad
 * @param {number} left
 */
const count = (ok, bad, left = 0) => {
  passed += ok;
  failed += bad;
  skipped += left;
};

for (const check of staticChecks) {
  console.log(`\n— ${check.name}`);
  const ok = (await run(node, check.command)) === 0;
  if (!ok) failures.push(check.name);
  count(ok ? 1 : 0, ok ? 0 : 1);
}

/** @type {[name: string, command: string[]][]} */
const vitestRuns = [
  ['unit and HTTP', [bin('vitest/vitest.mjs'), 'run']],
  ['unit and HTTP, with other content', ['tests/changedContent/run.ts', '--']],
];
for (const [name, command] of vitestRuns) {
  console.log(`\n— ${name}`);
  const file = join(results, 'unit.json');
  rmSync(file, { force: true });
  const code = await run(node, [...command, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const unit = report(file);
  failures.push(...failedUnitTests(unit).map((test) => `${name}: ${test}`));
  if (!unit) failures.push(`${name}: broken off`);
  count(unit?.numPassedTests ?? 0, Math.max(unit?.numFailedTests ?? 0, code === 0 && unit ? 0 : 1));
}

console.log('\n— browser');
for (const line of missingEngines()) console.log(line);
const browserTests = [bin('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)];
const browserCode = await run(node, browserTests, { CHROME_PATH });
const browserReport = report(join(results, 'browser.json'));
failures.push(...failedStories(browserReport?.suites ?? []).map((test) => `browser: ${test}`));
const browser = browserReport?.stats;
// A run that a signal ended has no report, and no failure either.
if (!browser) failures.push('browser: broken off');
count(
  browser?.expected ?? 0,
  Math.max((browser?.unexpected ?? 0) + (browser?.flaky ?? 0), browserCode === 0 && browser ? 0 : 1),
  browser?.skipped ?? 0,
);

if (browser?.unexpected > 0) {
  // Only to record them: a test that passes now has still failed. Ten are enough when a page is broken for all.
  console.log('\n— failed tests once more, recorded in test-results/browser (not counted)');
  await run(node, [...browserTests, '--last-failed', '--trace=on', '--max-failures=10', '--reporter=dot'], {
    CHROME_PATH,
  });
}

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string} path */
function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A file that could not be read or set up has no failed test of its own.
 * @param {any} unit Vitest's JSON report
 * @returns {string[]}
 */
function failedUnitTests(unit) {
  return (unit?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const tests = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    const names = tests.map((/** @type {any} */ test) => `${relative(ROOT, file.name)} › ${test.fullName}`);
    return file.status === 'failed' && names.length === 0 ? [relative(ROOT, file.name)] : names;
  });
}

/**
 * @param {any[]} suites of Playwright's JSON report
 * @returns {string[]}
 */
function failedStories(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) => `e2e/${spec.file} › ${spec.title}`),
    ...failedStories(inner),
  ]);
}
