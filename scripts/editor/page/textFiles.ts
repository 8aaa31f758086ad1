import { LANGUAGES, type Language } from '#contract/language.ts';
import type { EditorConfig } from '../decapConfig.ts';
import type { GitFiles } from './decap.ts';

/** The sentences of each language by their keys, as content/i18n has them. */
type Texts = Record<Language, Record<string, string>>;

/** Has Decap read and save groups of sentences as if each were a file of its own. */
export function withTextFiles(git: GitFiles, { collections }: EditorConfig): void {
  const groups = collections.find(({ name }) => name === 'textos')?.files ?? [];
  const keysOf = new Map(groups.map(({ file, fields }) => [file, fields.map(({ name }) => name)]));
  const getEntry = git.getEntry.bind(git);
  const entriesByFiles = git.entriesByFiles.bind(git);
  const persistEntry = git.persistEntry.bind(git);

  const read = async () => {
    const read = LANGUAGES.map(async (language) => [language, JSON.parse((await getEntry(pathOf(language))).data)]);
    return Object.fromEntries(await Promise.all(read)) as Texts;
  };
  git.getEntry = async (path) => {
    const keys = keysOf.get(path);
    return keys ? { file: { path, id: null }, data: toGroup(await read(), keys) } : getEntry(path);
  };
  git.entriesByFiles = async (files) => {
    // A collection is groups alone, or has none.
    if (!files.some(({ path }) => keysOf.has(path))) return entriesByFiles(files);
    const texts = await read();
    return files.map((file) => ({ file: { ...file, id: null }, data: toGroup(texts, keysOf.get(file.path) ?? []) }));
  };
  git.persistEntry = async (entry, options) => {
    const files = entry.dataFiles.map(async (file) => {
      if (!keysOf.has(file.path)) return [file];
      const changed = changedFiles(await read(), file.raw);
      return Object.entries(changed).map(([language, raw]) => ({ ...file, path: pathOf(language), raw }));
    });
    return persistEntry({ ...entry, dataFiles: (await Promise.all(files)).flat() }, options);
  };
}

function pathOf(language: string): string {
  return `content/i18n/${language}.json`;
}

/** The file that Decap sees: `{ "offices.search": { "es": "…", "en": "…" } }`. */
export function toGroup(texts: Texts, keys: readonly string[]): string {
  const group = keys.map((key) => [key, Object.fromEntries(LANGUAGES.map((one) => [one, texts[one][key] ?? '']))]);
  return `${JSON.stringify(Object.fromEntries(group), null, 2)}\n`;
}

/** The files of the languages whose sentences are others in the group. What is no key of theirs, their order and all else stay. */
export function changedFiles(texts: Texts, group: string): Partial<Record<Language, string>> {
  const wanted = JSON.parse(group) as Record<string, Partial<Record<Language, string>>>;
  const files = LANGUAGES.flatMap((language) => {
    const before = texts[language];
    const after = Object.fromEntries(
      Object.entries(before).map(([key, text]) => [key, wanted[key]?.[language] ?? text]),
    );
    const isSame = Object.entries(before).every(([key, text]) => after[key] === text);
    return isSame ? [] : [[language, `${JSON.stringify(after, null, 2)}\n`] as const];
  });
  return Object.fromEntries(files);
}
