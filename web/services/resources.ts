import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import type { Query } from './query.ts';

// The calls and their checks are a chunk of their own: a doorway brings its documents along and needs none of it.
const calls = () => import('./resourceCalls.ts');

/** Documents to download in a language: one group a category, in the order in which they are shown. */
export function resourceList(language: Language): Query<WebDocument[][]> {
  return {
    key: `resources:${language}`,
    fetch: async (getJson) => (await calls()).fetchDocuments(getJson, 'recursos', language),
  };
}

/** Sheets of rates and fees, one group a loan: always in Spanish (spec 7). */
export function rateList(): Query<WebDocument[][]> {
  return { key: 'rates', fetch: async (getJson) => (await calls()).fetchDocuments(getJson, 'tarifas', 'es') };
}
