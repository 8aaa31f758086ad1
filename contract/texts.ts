import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from './language.ts';

/** Before the key of a text that is in the default language, in the file of another one. */
export const IN_DEFAULT = `${DEFAULT_LANGUAGE}:`;

export type AllTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/**
 * The texts that a page in a language shows. A language that has some screens only brings those of the default language along,
 * by keys that begin with `IN_DEFAULT`.
 */
export function textsIn(language: Language, texts: AllTexts): Record<string, string> {
  const own = texts[language];
  if (isComplete(language)) return own;
  const others = Object.entries(texts[DEFAULT_LANGUAGE]).map(([key, text]) => [IN_DEFAULT + key, text] as const);
  return { ...own, ...Object.fromEntries(others) };
}

export async function ofEachLanguage<Thing>(
  make: (language: Language) => Promise<Thing>,
): Promise<Record<Language, Thing>> {
  const entries = LANGUAGES.map(async (language) => [language, await make(language)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Thing>;
}
