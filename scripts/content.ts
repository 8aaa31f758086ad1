// npm run content: checks all that the site says, and lists for staff what is still to be filled in.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_FILES } from '#contract/content.ts';
import { ContentError } from '#server/blog/story.ts';
import { checkContent, InvalidContent } from './build/checkContent.ts';

const ROOT = join(import.meta.dirname, '..');

try {
  await checkContent(ROOT);
} catch (error) {
  if (!(error instanceof InvalidContent || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const pending: string[] = [];
for (const name of Object.keys(CONTENT_FILES)) {
  collect(JSON.parse(await readFile(join(ROOT, 'content', name), 'utf8')), `content/${name}`);
}
console.log('The content is complete and well formed.');
if (pending.length) console.log(`\nStill to be filled in (${pending.length}):\n${pending.join('\n')}`);

/** Finds every `pendiente` below a value; `place` says where in which file it stands. */
function collect(value: unknown, place: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'pendiente') pending.push(`  ${place}: ${String(item)}`);
    else collect(item, `${place} › ${key}`);
  }
}
