import type { ScreenName } from './routes.ts';

/** What the site knows of a language; every browser has it, so it is short. */
interface LanguageEntry {
  /** Its own name, for the language switch. */
  name: string;
  /** As Open Graph writes it. */
  locale: string;
  /** What divides thousands, and what comes before a fraction: `.,` in 7.157,5. */
  digits: string;
  /** The category of its posts, which is called as the language is (spec 9). Left out: it has no news of its own. */
  category?: number;
  /** The screens it has; the others are shown in the default language. Left out: it has all, and no text may be missing. */
  screens?: readonly ScreenName[];
}

/** The languages of the site: a new one is a line here and its texts (docs/editing.md). The first is the default (spec 9). */
const ENTRIES = {
  es: { name: 'Español', locale: 'es_PY', digits: '.,' },
  en: { name: 'English', locale: 'en_US', digits: ',.', category: 79 },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof ENTRIES;

/** A language that has every screen. */
export type CompleteLanguage = {
  [Each in Language]: (typeof ENTRIES)[Each] extends { screens: unknown } ? never : Each;
}[Language];

export const LANGUAGES = Object.keys(ENTRIES) as Language[];

export const DEFAULT_LANGUAGE = 'es' satisfies CompleteLanguage;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

export function entryOf(language: Language): LanguageEntry {
  return ENTRIES[language];
}

export function isComplete(language: Language): language is CompleteLanguage {
  return !entryOf(language).screens;
}

/** The language of pictures and films with words in them: complete languages have their own. */
export function languageOfArt(language: Language): Language {
  return isComplete(language) ? language : DEFAULT_LANGUAGE;
}

/** The language that a screen is shown in to who chose `language`. */
export function languageOfScreen(language: Language, screen: ScreenName): Language {
  const { screens } = entryOf(language);
  return !screens || screens.includes(screen) ? language : DEFAULT_LANGUAGE;
}

/** A thing in each language; those that have some screens only may lack it. */
export type Translated<Thing> = Record<CompleteLanguage, Thing> & {
  [Partial in Exclude<Language, CompleteLanguage>]?: NoInfer<Thing> | undefined;
};

/** Of a thing in each language the one, else that of the default language. */
export function inLanguage<Thing>(translated: Translated<Thing>, language: Language): Thing {
  const things: Partial<Record<Language, Thing | undefined>> = translated;
  return things[language] ?? translated[DEFAULT_LANGUAGE];
}

/** `EN, English`: what the language switch says. */
export function labelOf(language: Language): string {
  return `${language.toUpperCase()}, ${entryOf(language).name}`;
}
