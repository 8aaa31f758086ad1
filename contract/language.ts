/** Languages of the site; the first is the default (spec 9). */
export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'es';

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
