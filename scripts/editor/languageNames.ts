import type { Language } from '#contract/language.ts';

const SPANISH = new Intl.DisplayNames(['es'], { type: 'language' });

/** What staff call a language: `inglés`. */
export function spanishName(language: Language): string {
  return SPANISH.of(language) ?? language;
}
