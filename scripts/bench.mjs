// npm run bench [-- name …] [--option …]: measures the built site; without a name all of bench/ in turn. See bench/README.md.
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, findNode, run, stop } from './prelude.mjs';

const BENCHES = [
  { name: 'mail', browser: false },
  { name: 'load', browser: false },
  { name: 'start', browser: false },
  { name: 'paint', browser: true },
  { name: 'lighthouse', browser: true },
  { name: 'search', browser: true },
];

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const names = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);
const unknown = names.find((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown !== undefined) stop(`No bench is called ${unknown}: ${BENCHES.map(({ name }) => name).join(', ')}`);

ensureInstalled();
const node = findNode();
ensureBuilt(node);
const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
/** @type {Record<string, string>} */
const env = chosen.some(({ browser }) => browser) ? { CHROME_PATH: findBrowser() } : {};

/** @type {string[]} */
const missed = [];
for (const { name } of chosen) {
  console.log(`\n— ${name}`);
  if ((await run(node, [`bench/${name}.ts`, ...options], env)) !== 0) missed.push(name);
}
if (missed.length) console.log(`\nDoes not hold: ${missed.join(', ')}`);
process.exit(missed.length ? 1 : 0);
