import type { Language } from '#contract/language.ts';
import { createSiteSearch, searchIndexPath, searchIndexSchema, type Found } from '#contract/siteSearch.ts';
import { getJson } from './http.ts';

type Search = (words: string) => Found[];

const made = new Map<Language, Promise<Search>>();

/** By what the server sent once: no question leaves the device. @throws ServiceError */
export async function searchSite(language: Language, words: string): Promise<Found[]> {
  const search = made.get(language) ?? getJson(searchIndexPath(language), searchIndexSchema).then(createSiteSearch);
  made.set(language, search);
  // What failed is asked for again.
  search.catch(() => made.delete(language));
  return (await search)(words);
}
