// npm run content: counts the records of each content file, lists what is pending and all faults. With `-- --schemas` it writes
// the JSON schemas that text editors use, and the settings that name them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findProblems } from './build/checkContent.ts';
import { InvalidContent, readContent } from './build/readContent.ts';
import { listPending, tableOf } from './content/overview.ts';
import { editorSettings, schemaFiles } from './content/schemas.ts';

const ROOT = join(import.meta.dirname, '..');

if (process.argv.includes('--schemas')) await writeSchemas();
else report();

/** Exit code 1 when there are faults; pending fields are none. */
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

async function writeSchemas(): Promise<void> {
  const files = schemaFiles();
  await rm(join(ROOT, 'content/schemas'), { recursive: true, force: true });
  for (const [path, schema] of files) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), schema);
  }
  await writeFile(join(ROOT, '.vscode/settings.json'), editorSettings());
  console.log(`${files.size} schemas written to content/schemas/, and their names to .vscode/settings.json`);
}
