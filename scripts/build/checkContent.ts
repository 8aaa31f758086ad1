import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTENT_FILES } from '#contract/content.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';

/** Content that breaks its schema; one line for each fault, naming file, record and reason. */
export class InvalidContent extends Error {}

/** Says what is wrong where a schema has no words of its own: the browser's schemas come without any. */
const { localeError: error } = z.locales.en();

/** Checks everything that the site says before it is built. @throws InvalidContent, or ContentError for stories */
export async function checkContent(root: string): Promise<void> {
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(CONTENT_FILES)) {
    const path = `content/${name}`;
    const parsed = schema.safeParse(await readJson(root, path), { error });
    if (parsed.success) continue;
    for (const issue of parsed.error.issues) {
      problems.push(`${path}: ${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`);
    }
  }
  problems.push(...(await compareTexts(root)));
  if (problems.length) throw new InvalidContent(problems.join('\n'));
  loadPosts(join(root, 'content/posts'));
}

/** @throws InvalidContent where there is no such file, or what it holds is no JSON */
async function readJson(root: string, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(root, path), 'utf8'));
  } catch (cause) {
    throw new InvalidContent(`${path}: the file: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Both text files hold the same keys with the same placeholders, none empty (ledger SHELL-07). */
async function compareTexts(root: string): Promise<string[]> {
  const read = async (language: string) =>
    (await readJson(root, `content/i18n/${language}.json`)) as Record<string, string>;
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
