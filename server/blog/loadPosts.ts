import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { CATEGORY } from '#contract/news.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { ContentError, frontMatterSchema } from './story.ts';
import type { ContentProblem, Story } from './story.ts';

/** One story's file: `file` is `<lang>/<slug>.md`, as errors name it. */
export interface StoryFile {
  file: string;
  lang: Language;
  text: string;
}

type Read = { file: string; story: Story };

/**
 * The stories under `folder` (`es/*.md`, `en/*.md`), checked one by one and against each other.
 * @throws ContentError naming file, field and reason of everything that is wrong.
 */
export function loadPosts(folder: string): Story[] {
  return parsePosts(LANGUAGES.flatMap((lang) => readLanguage(folder, lang)));
}

/** As `loadPosts`, from texts already read. */
export function parsePosts(files: readonly StoryFile[]): Story[] {
  const problems: ContentProblem[] = [];
  const read: Read[] = [];
  for (const { file, lang, text } of files) {
    const result = parseStory(file, lang, text);
    if (Array.isArray(result)) problems.push(...result);
    else read.push({ file, story: result });
  }
  problems.push(...read.flatMap(checkPlace), ...checkUnique(read), ...checkTranslations(read, files));
  if (problems.length) throw new ContentError(problems);
  return read.map(({ story }) => story);
}

function readLanguage(folder: string, lang: Language): StoryFile[] {
  try {
    const names = readdirSync(join(folder, lang)).filter((name) => name.endsWith('.md'));
    return names
      .sort()
      .map((name) => ({ file: `${lang}/${name}`, lang, text: readFileSync(join(folder, lang, name), 'utf8') }));
  } catch (cause) {
    throw new ContentError([{ file: `${lang}/`, field: 'folder', reason: `cannot be read (${String(cause)})` }]);
  }
}

function parseStory(file: string, lang: Language, text: string): Story | ContentProblem[] {
  const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
  if (!parts) return [{ file, field: 'front matter', reason: 'must stand first, between two lines of ---' }];
  const [, matter = '', body = ''] = parts;

  let data: unknown;
  try {
    data = parseYaml(matter);
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    return [{ file, field: 'front matter', reason }];
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return [{ file, field: 'front matter', reason: 'must be a list of "field: value" lines' }];
  }

  const parsed = frontMatterSchema.safeParse(data);
  const problems: ContentProblem[] = (parsed.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ file, field, reason: 'is no field of a story' }))
      : [{ file, field: toFieldName(issue.path), reason: issue.message }],
  );
  const markdown = body.trim();
  if (!markdown) problems.push({ file, field: 'body', reason: 'must not be empty' });
  return parsed.success && !problems.length ? { ...parsed.data, lang, markdown } : problems;
}

/** `['categories', 0]` as `categories[0]`. */
function toFieldName(path: readonly PropertyKey[]): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at ? '.' : ''}${String(key)}`)).join('');
}

function checkPlace({ file, story }: Read): ContentProblem[] {
  const english = story.categories.includes(CATEGORY.english);
  const problems: ContentProblem[] = [];
  if (file !== `${story.lang}/${story.slug}.md`) {
    problems.push({
      file,
      field: 'slug',
      reason: `must be the file's name, which for ${story.slug} is ${story.slug}.md`,
    });
  }
  if (story.lang === 'en' && (!english || story.categories.length > 1)) {
    problems.push({ file, field: 'categories', reason: `must be [${CATEGORY.english}] in an English story` });
  }
  // Category 79 is English: a Spanish list drops its posts, whatever else they are in (spec 7).
  if (story.lang === 'es' && english) {
    problems.push({
      file,
      field: 'categories',
      reason: `must not hold ${CATEGORY.english} (English) in a Spanish story`,
    });
  }
  return problems;
}

function checkUnique(read: readonly Read[]): ContentProblem[] {
  const first = new Map<string, string>();
  return read.flatMap(({ file, story }) =>
    (['id', 'slug'] as const).flatMap((field) => {
      const key = `${field} ${story[field]}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      return other === undefined ? [] : [{ file, field, reason: `${story[field]} is already used by ${other}` }];
    }),
  );
}

function checkTranslations(read: readonly Read[], files: readonly StoryFile[]): ContentProblem[] {
  const bySlug = new Map(read.map(({ story }) => [story.slug, story]));
  const written = new Set(files.map(({ file }) => basename(file, '.md')));
  return read.flatMap(({ file, story }) => {
    if (story.translation === undefined) return [];
    const other = bySlug.get(story.translation);
    // It is there, and is itself among the problems.
    if (!other && written.has(story.translation)) return [];
    const reason = !other
      ? `there is no story ${story.translation}`
      : other.lang === story.lang
        ? `${story.translation} is in the same language`
        : other.translation !== story.slug
          ? `${story.translation} does not name ${story.slug} as its own translation`
          : undefined;
    return reason === undefined ? [] : [{ file, field: 'translation', reason }];
  });
}
