import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import type { Query } from './query.ts';

/** Documents to download in a language: one group a category, in the order in which they are shown. */
export function resourceList(language: Language): Query<WebDocument[][]> {
  return { key: `resources:${language}`, fetch: ({ documents }) => documents('recursos', language) };
}

/** Sheets of rates and fees, one group a loan: always in Spanish (spec 7). */
export function rateList(): Query<WebDocument[][]> {
  return { key: 'rates', fetch: ({ documents }) => documents('tarifas', 'es') };
}
