import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import type { Query } from './query.ts';

/** One group per category, in display order. */
export function resourceList(language: Language): Query<WebDocument[][]> {
  return { key: `resources:${language}`, fetch: ({ documents }) => documents('recursos', language) };
}

/** One group per loan; only in Spanish (spec 7). */
export function rateList(): Query<WebDocument[][]> {
  return { key: 'rates', fetch: ({ documents }) => documents('tarifas', 'es') };
}
