import { parse, stringify } from 'yaml';
import type { StoryFile } from '#server/blog/loadPosts.ts';
import type { Changes } from './changeRecords.ts';
import { changeText } from './changeText.ts';

type Matter = Record<string, unknown> & { slug: string; id: number; title: string; excerpt: string; date: string };

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
function without(stories: readonly StoryFile[], { file, text }: StoryFile): StoryFile[] {
  const { slug } = read(text).matter;
  return stories
    .filter((one) => one.file !== file)
    .map((one) => ({ ...one, text: one.text.replace(`translation: ${slug}\n`, '') }));
}

function written({ lang, text }: StoryFile, index: number): StoryFile {
  const { matter, body } = read(text);
  const { translation: _, ...rest } = matter;
  const slug = `${matter.slug}-bis`;
  const added = {
    ...rest,
    id: 9000 + index,
    slug,
    title: changeText(matter.title),
    excerpt: changeText(matter.excerpt),
  };
  return { file: `${lang}/${slug}.md`, lang, text: write({ ...added, date: '2026-10-02' }, body) };
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
