// npm run content: what the site says, file by file, what is still to be filled in, and all that is wrong.
import { join } from 'node:path';
import { findProblems } from './build/checkContent.ts';
import { InvalidContent, readContent } from './build/readContent.ts';
import { listPending, tableOf } from './content/overview.ts';

const ROOT = join(import.meta.dirname, '..');

report();

/** Ends with 1 where something is wrong; what is only pending is no fault. */
function report(): void {
  try {
    const content = readContent(ROOT);
    console.log(`${tableOf(content)}\n\n${listPending(content)}\n`);
    const problems = findProblems(content);
    if (problems.length) throw new InvalidContent(problems.join('\n'));
    console.log('Nothing is wrong: every field, text, link and picture is as it has to be.');
  } catch (error) {
    if (!(error instanceof InvalidContent)) throw error;
    console.error(`To be put right (${error.message.split('\n').length}):\n${error.message}`);
    process.exitCode = 1;
  }
}
