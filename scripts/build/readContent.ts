import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_FILES } from '#contract/content.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { parsePosts, readPostFiles } from '#server/blog/loadPosts.ts';
import { dayOf } from '#server/blog/publication.ts';
import type { Story } from '#server/blog/story.ts';
import type { Fault } from '#server/faults/fault.ts';
import { jsonFault } from '#server/faults/syntax.ts';

/** What the site says, as its files hold it. */
export interface Content {
  /** The folder that `content/` and `public/` lie in. */
  root: string;
  /** The structured files that can be read, not yet checked, by their names in `content/`. */
  files: ReadonlyMap<keyof typeof CONTENT_FILES, unknown>;
  /** None of a file that cannot be read. */
  texts: Readonly<Record<Language, Record<string, string>>>;
  /** The day in Paraguay: stories of later ones are not public, nor are drafts. */
  today: string;
  /** Those without a fault. */
  stories: readonly Story[];
  /** Also of faulty stories: what leads to them is right. */
  slugs: ReadonlySet<string>;
  /** Files that cannot be read, and faulty stories. */
  faults: readonly Fault[];
}

/** Content that cannot be shown; one line for each fault. */
export class InvalidContent extends Error {}

/** Reads all files; one that cannot be read hides nothing of the others. */
export function readContent(root: string): Content {
  const faults: Fault[] = [];
  const read = (name: string): unknown => {
    const file = `content/${name}`;
    const text = textOf(root, file);
    const fault = text === undefined ? NO_FILE : text.includes('\uFFFD') ? NOT_UTF8 : jsonFault(text);
    if (!fault) return JSON.parse(text ?? '');
    faults.push({ file, keys: [], says: fault.says, at: fault.line });
    return undefined;
  };
  const names = Object.keys(CONTENT_FILES) as (keyof typeof CONTENT_FILES)[];
  const files = new Map(names.map((name) => [name, read(name)] as const).filter(([, value]) => value !== undefined));
  const texts = LANGUAGES.map((one) => [one, read(`i18n/${one}.json`) ?? {}] as const);
  const posts = readPostFiles(join(root, 'content/posts'));
  const { stories, faults: ofStories } = parsePosts(posts);
  return {
    root,
    files,
    texts: Object.fromEntries(texts) as Content['texts'],
    today: dayOf(Date.now()),
    stories,
    slugs: new Set(posts.map(({ file }) => basename(file, '.md'))),
    faults: [...faults, ...ofStories],
  };
}

const NO_FILE = {
  line: 1,
  says: {
    es: 'falta este archivo: no lo borres ni le cambies el nombre.',
    en: 'this file is missing: neither delete nor rename it.',
  },
};

const NOT_UTF8 = {
  line: 1,
  says: {
    es: 'tiene letras que no se leen: guardalo como «UTF-8».',
    en: 'it has letters that cannot be read: save it as “UTF-8”.',
  },
};

/** Undefined where there is no such file. */
export function textOf(root: string, file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
