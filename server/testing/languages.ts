import { isComplete, LANGUAGES, type Language } from '#contract/language.ts';

/** Those that have every screen and every text. */
export const COMPLETE_LANGUAGES = LANGUAGES.filter(isComplete);

/** A thing of each language of the site. */
export function ofEachLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Thing>;
}

/** The same in each. */
export function inEachLanguage<Thing>(thing: Thing): Record<Language, Thing> {
  return ofEachLanguage(() => thing);
}
