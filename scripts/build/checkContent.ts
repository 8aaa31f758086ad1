import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_FILES } from '#contract/content.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';

/** Content that breaks its schema; one line for each fault, naming file, record and reason. */
export class InvalidContent extends Error {}

/** Checks everything that the site says before it is built. @throws InvalidContent, or ContentError for stories */
export async function checkContent(root: string): Promise<void> {
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(CONTENT_FILES)) {
    const parsed = schema.safeParse(JSON.parse(await readFile(join(root, 'content', name), 'utf8')));
    if (parsed.success) continue;
    for (const issue of parsed.error.issues) {
      problems.push(`content/${name}: ${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`);
    }
  }
  problems.push(...(await compareTexts(root)));
  if (problems.length) throw new InvalidContent(problems.join('\n'));
  loadPosts(join(root, 'content/posts'));
}

/** Both text files hold the same keys with the same placeholders, none empty (ledger SHELL-07). */
async function compareTexts(root: string): Promise<string[]> {
  const read = async (language: string) =>
    JSON.parse(await readFile(join(root, `content/i18n/${language}.json`), 'utf8')) as Record<string, string>;
  const [es, en] = [await read('es'), await read('en')];
  const problems: string[] = [];
  for (const key of new Set([...Object.keys(es), ...Object.keys(en)])) {
    const [spanish, english] = [es[key], en[key]];
    if (!spanish) problems.push(`content/i18n/es.json: ${key}: missing or empty`);
    if (!english) problems.push(`content/i18n/en.json: ${key}: missing or empty`);
    if (spanish && english && placeholders(spanish) !== placeholders(english)) {
      problems.push(`content/i18n/en.json: ${key}: placeholders differ from es.json`);
    }
  }
  return problems;
}

function placeholders(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join();
}
