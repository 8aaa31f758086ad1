import type { Services } from '#contract/render.ts';
import { resourceListSchema, resourceQuestion } from '#contract/resources.ts';
import { getJson } from './http.ts';
import { createNewsCalls } from './newsCalls.ts';

/** The calls of spec 7 over HTTP, each answer validated. In the chunk that prerendered pages do not need. */
export const services: Services = {
  news: createNewsCalls(getJson),
  documents: async (kind, language) => (await getJson(resourceQuestion(kind, language), resourceListSchema)).datos,
};
