import type * as z from 'zod/mini';
import type { InLanguage } from '#contract/bilingual.ts';
import type { CONTENT_FILES } from '#contract/content.ts';
import type { Language } from '#contract/language.ts';

type ContentFiles = typeof CONTENT_FILES;
type NameOf<File> = File extends `${infer Name}.json` ? Name : never;

/** A file of `content/`, without its ending. */
export type ContentName = NameOf<keyof ContentFiles>;

/** What it holds, in one language. */
export type Content<Name extends ContentName> = InLanguage<z.infer<ContentFiles[`${Name}.json`]>>;

// Each language is a file of its own, so that a visitor downloads one (contentPlugin.ts). Vite reads the patterns in the source.
const IMPORTS: Record<Language, Record<string, () => Promise<unknown>>> = {
  es: import.meta.glob(
    '/content/{about,book,countries,education,impact,internships,involvement,microfinance,offices,ownStoplight,privacy,rates,schools,schoolsMap,stoplight,sustainability,voice}.json',
    { query: '?lang=es', import: 'default' },
  ),
  en: import.meta.glob(
    '/content/{about,book,countries,education,impact,internships,involvement,microfinance,offices,ownStoplight,privacy,rates,schools,schoolsMap,stoplight,sustainability,voice}.json',
    { query: '?lang=en', import: 'default' },
  ),
};

/** @throws Error where the patterns above leave the file out. */
export async function importContent<Name extends ContentName>(name: Name, language: Language): Promise<Content<Name>> {
  const load = IMPORTS[language][`/content/${name}.json`];
  if (!load) throw new Error(`web/i18n/content.ts does not list ${name}`);
  return (await load()) as Content<Name>;
}
