import type * as z from 'zod/mini';
import type { InLanguage } from '#contract/bilingual.ts';
import type { CONTENT_FILES } from '#contract/content.ts';
import type { Language } from '#contract/language.ts';

type ContentFiles = typeof CONTENT_FILES;
type NameOf<File> = File extends `${infer Name}.json` ? Name : never;

export type ContentName = NameOf<keyof ContentFiles>;

export type Content<Name extends ContentName> = InLanguage<z.infer<ContentFiles[`${Name}.json`]>>;

// One chunk per language (contentPlugin.ts). Vite needs literal patterns.
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

/** @throws when no pattern above names the file */
export async function importContent<Name extends ContentName>(name: Name, language: Language): Promise<Content<Name>> {
  const load = IMPORTS[language][`/content/${name}.json`];
  if (!load) throw new Error(`web/i18n/content.ts does not list ${name}`);
  return (await load()) as Content<Name>;
}
