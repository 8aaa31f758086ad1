import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_FILES } from '#contract/content.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { ContentError, type Story } from '#server/blog/story.ts';

/** What the site says, as its files hold it. */
export interface Content {
  /** The folder that `content/` and `public/` lie in. */
  root: string;
  /** The structured files, not yet checked, by their names in `content/`. */
  files: ReadonlyMap<keyof typeof CONTENT_FILES, unknown>;
  texts: Readonly<Record<Language, Record<string, string>>>;
  /** None where one of them is faulty: `storyProblems` says what is wrong. */
  stories: readonly Story[];
  storyProblems: readonly string[];
  /** Also of faulty stories: what leads to them is right. */
  slugs: ReadonlySet<string>;
}

/** Content that cannot be shown; one line for each fault, naming file, record and reason. */
export class InvalidContent extends Error {}

/** @throws InvalidContent where a file is not there, or what it holds is no JSON */
export function readContent(root: string): Content {
  const names = Object.keys(CONTENT_FILES) as (keyof typeof CONTENT_FILES)[];
  const files = new Map(names.map((name) => [name, readJson(root, `content/${name}`)]));
  const [es, en] = (['es', 'en'] as const).map(
    (language) => readJson(root, `content/i18n/${language}.json`) as Record<string, string>,
  );
  return { root, files, texts: { es: es ?? {}, en: en ?? {} }, ...readStories(join(root, 'content/posts')) };
}

function readJson(root: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (cause) {
    throw new InvalidContent(`${path}: the file: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function readStories(folder: string): Pick<Content, 'stories' | 'storyProblems' | 'slugs'> {
  try {
    const stories = loadPosts(folder);
    return { stories, storyProblems: [], slugs: new Set(stories.map(({ slug }) => slug)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const names = LANGUAGES.flatMap((language) => readdirSync(join(folder, language)));
    return {
      stories: [],
      storyProblems: error.problems.map(({ file, field, reason }) => `content/posts/${file}: ${field}: ${reason}`),
      slugs: new Set(names.map((name) => basename(name, '.md'))),
    };
  }
}
