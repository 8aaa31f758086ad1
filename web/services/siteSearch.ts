import type { Language } from '#contract/language.ts';
import type { Found } from '#contract/siteSearch.ts';
import type { Query } from './query.ts';

/** The best first. */
export function foundOnSite(language: Language, words: string): Query<Found[]> {
  return { key: `site:${language}:${words}`, fetch: ({ search }) => search(language, words), keepsPrevious: true };
}
