import type * as z from 'zod/mini';
// How each language's chunk of a file is fetched. Vite needs literal names: contentPlugin.ts makes imports of these.
import IMPORTS from 'content:about,accessibility,archive,book,countries,education,home,impact,internships,involvement,jobs,microfinance,missing,offices,openData,ownStoplight,privacy,rates,schools,schoolsMap,sitemap,stoplight,sustainability,towns,voice';
import type { CONTENT_FILES } from '#contract/content.ts';
import type { Language } from '#contract/language.ts';
import type { InLanguage } from '#contract/translated.ts';

type ContentFiles = typeof CONTENT_FILES;
type NameOf<File> = File extends `${infer Name}.json` ? Name : never;

export type ContentName = NameOf<keyof ContentFiles>;

export type Content<Name extends ContentName> = InLanguage<z.infer<ContentFiles[`${Name}.json`]>>;

/** @throws when the import above does not name the file */
export async function importContent<Name extends ContentName>(name: Name, language: Language): Promise<Content<Name>> {
  const load = IMPORTS[language]?.[name];
  if (!load) throw new Error(`web/i18n/content.ts does not list ${name}`);
  return (await load()).default as Content<Name>;
}
