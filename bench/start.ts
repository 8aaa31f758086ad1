import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { median, printTable, toCount } from './measure.ts';
import { ROOT, startSite } from './site.ts';

/**
 * Seconds from `npm start` to the first page, in a copy of the project with its packages installed: first with nothing built,
 * then with everything built. Medians of `--runs`.
 *
 *   node bench/start.ts [--runs 3]
 */
const SECOND_START_S = 3;

/** Not copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'test-results', '.git']);

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = toCount(options.runs, 'runs');

const copy = await mkdtemp(join(tmpdir(), 'bench-start-'));
const cold: number[] = [];
const second: number[] = [];
try {
  await cp(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path).split(sep)[0] ?? '') });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (let run = 0; run < runs; run++) {
    await rm(join(copy, 'dist'), { recursive: true, force: true });
    cold.push(await timeStart());
    second.push(await timeStart());
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}

const times = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
printTable(
  ['start', 'median, s', 'to hold, s', 'each'],
  [
    ['with its build', median(cold).toFixed(2), '', times(cold)],
    ['when built', median(second).toFixed(2), `${SECOND_START_S}`, times(second)],
  ],
);
process.exitCode = median(second) < SECOND_START_S ? 0 : 1;

/** Seconds until the home page is answered. */
async function timeStart(): Promise<number> {
  const began = performance.now();
  const site = await startSite({ script: 'scripts/start.mjs', folder: copy });
  const seconds = (performance.now() - began) / 1000;
  await site.stop();
  return seconds;
}
