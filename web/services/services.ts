import type { Services } from '#contract/render.ts';
import { resourceListSchema, resourceQuestion } from '#contract/resources.ts';
import { getJson } from './http.ts';
import { createNewsCalls } from './newsCalls.ts';

/** Spec 7 over HTTP, validated. */
export const services: Services = {
  news: createNewsCalls(getJson),
  documents: async (kind, language) => (await getJson(resourceQuestion(kind, language), resourceListSchema)).datos,
  search: async (language, words) => (await import('./searchIndex.ts')).searchSite(language, words),
};
