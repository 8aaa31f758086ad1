/** Languages of the site, in order of rank: the first is the default (spec 9). */
export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Spanish, wherever nothing else was chosen (spec 1). */
export const DEFAULT_LANGUAGE: Language = 'es';

/** True for `es` and `en` only: whatever else is stored or written in an address counts as no choice. */
export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}

/** A text in both languages (docs/editing.md). */
export type Bilingual = Record<Language, string>;

/** English posts carry a category of this name, Spanish ones do not (spec 9). */
export const ENGLISH = 'English';

/** The language of a post, by the names of its categories. */
export function languageOf(post: { categories: readonly { name?: string | undefined }[] }): Language {
  return post.categories.some((category) => category.name === ENGLISH) ? 'en' : 'es';
}
