import { basename } from 'node:path';
import { parse, stringify } from 'yaml';
import type { StoryFile } from '#server/blog/loadPosts.ts';
import type { Changes } from './changeRecords.ts';
import { changeText } from './changeText.ts';

type Matter = Record<string, unknown> & { title: string; excerpt: string; date: string };

/**
 * The stories after an editor: of each nine one goes, one is written anew, and one gets another text, title and date. Keeps an
 * edit only where `passes` allows it.
 */
export function changeStories(
  stories: readonly StoryFile[],
  passes: (stories: readonly StoryFile[]) => boolean,
  seed: number,
): { stories: readonly StoryFile[]; changes: Changes } {
  const changes: Changes = { changed: 0, added: 0, removed: 0 };
  let kept = stories;
  const attempt = (edited: readonly StoryFile[]): number => {
    if (!passes(edited)) return 0;
    kept = edited;
    return 1;
  };
  for (const [index, story] of stories.entries()) {
    const edit = (index + seed) % 9;
    if (edit === 2) changes.removed += attempt(without(kept, story));
    if (edit === 5) changes.added += attempt([...kept, written(story, index)]);
    if (edit === 8) changes.changed += attempt(kept.map((one) => (one.file === story.file ? rewritten(one) : one)));
  }
  return { stories: kept, changes };
}

/** The others, of which none is its translation any longer. */
function without(stories: readonly StoryFile[], { file }: StoryFile): StoryFile[] {
  const slug = basename(file, '.md');
  return stories
    .filter((one) => one.file !== file)
    .map((one) => ({ ...one, text: one.text.replace(`translation: ${slug}\n`, '') }));
}

/** A draft, a story of a day to come, or one that is public. */
function written({ file, lang, text }: StoryFile, index: number): StoryFile {
  const { matter, body } = read(text);
  const { translation: _, id: __, ...rest } = matter;
  const slug = `${basename(file, '.md')}-bis`;
  const added = {
    ...rest,
    title: changeText(matter.title),
    excerpt: changeText(matter.excerpt),
  };
  return {
    file: `content/posts/${lang}/${slug}.md`,
    lang,
    text: write({ ...added, ...(index % 2 ? { date: '2999' } : { date: '2026-10-02', draft: index % 4 > 0 }) }, body),
  };
}

function rewritten(story: StoryFile): StoryFile {
  const { matter, body } = read(story.text);
  const { image: _, image_alt: __, modified: ___, ...rest } = matter;
  const changed = { ...rest, title: changeText(matter.title), excerpt: changeText(matter.excerpt), date: '2026' };
  return { ...story, text: write(changed, body.split('\n\n').toReversed().join('\n\n')) };
}

function read(text: string): { matter: Matter; body: string } {
  const [, matter = '', body = ''] = text.split(/^---$/m);
  return { matter: parse(matter) as Matter, body: body.trim() };
}

function write(matter: object, body: string): string {
  return `---\n${stringify(matter)}---\n${body}\n`;
}
