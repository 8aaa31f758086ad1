import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '#contract/language.ts';
import { COMPARED } from '#scripts/build/agreement.ts';
import { findFaults } from '#scripts/build/checkContent.ts';
import { readContent, type Content } from '#scripts/build/readContent.ts';
import { parsePosts, readPostFiles, type StoryFile } from '#server/blog/loadPosts.ts';
import { changeRecords, type Changes } from './changeRecords.ts';
import { changeStories } from './changeStories.ts';
import { fillIn } from './fillIn.ts';
import { inEachLanguage } from '#server/testing/languages.ts';
import { changeText } from './changeText.ts';

/**
 * Edits all content below a folder as an editor may: what `npm run content` refuses is left as it was.
 * @param seed which third of the records is changed
 */
export function changeContent(root: string, seed: number): Changes {
  const content = readContent(root);
  const total: Changes = { changed: 0, added: 0, removed: 0 };
  const add = (changes: Changes) => {
    for (const kind of ['changed', 'added', 'removed'] as const) total[kind] += changes[kind];
  };

  const before = readPostFiles(join(root, 'content/posts'));
  const { stories, changes } = changeStories(before, (edited) => isSound({ ...content, ...toStories(edited) }), seed);
  add(changes);
  for (const { file } of before) rmSync(join(root, file));
  for (const { file, text } of stories) writeFileSync(join(root, file), text);
  const { slugs } = toStories(stories);
  const files = new Map(content.files);
  for (const [name, value] of files) {
    const others = COMPARED.some((one) => one === name) ? COMPARED.map((one) => [one, files.get(one)] as const) : [];
    const passes = (edited: unknown) =>
      isSound({
        ...content,
        slugs,
        stories: [],
        texts: inEachLanguage({}),
        files: new Map([...others, [name, edited]]),
      });
    const edited = changeRecords(fillIn(name, value), passes, seed);
    add(edited.changes);
    files.set(name, edited.content);
    write(root, name, edited.content);
  }

  const keys = Object.keys(content.texts.es).filter((_key, index) => (index + seed) % 3 === 0);
  for (const language of LANGUAGES) {
    const changed = keys.map((key) => [key, changeText(content.texts[language][key] ?? '')]);
    write(root, `i18n/${language}.json`, { ...content.texts[language], ...Object.fromEntries(changed) });
  }
  total.changed += keys.length;
  return total;
}

function isSound(content: Content): boolean {
  return findFaults(content).length === 0;
}

function toStories(files: readonly StoryFile[]): Pick<Content, 'stories' | 'faults' | 'slugs'> {
  return { ...parsePosts(files), slugs: new Set(files.map(({ file }) => basename(file, '.md'))) };
}

function write(root: string, name: string, value: unknown): void {
  writeFileSync(join(root, 'content', name), `${JSON.stringify(value, null, 2)}\n`);
}
