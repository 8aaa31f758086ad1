import { answerFile } from '#contract/answerFile.ts';
import type { Services } from '#contract/render.ts';
import { resourceListSchema, resourceQuestion } from '#contract/resources.ts';
import { getJson, type GetJson } from './http.ts';
import { isFile } from './isFile.ts';
import { createNewsCalls } from './newsCalls.ts';

/** Spec 7, validated. `searches`: the browser searches the news by itself, where nobody answers it. */
export function createServices(ask: GetJson, { searches }: { searches: boolean }): Services {
  const calls = createNewsCalls(ask);
  return {
    news: searches
      ? { ...calls, posts: async (query) => (await import('./newsFiles.ts')).findPosts(calls, query) }
      : calls,
    documents: async (kind, language) => (await ask(resourceQuestion(kind, language), resourceListSchema)).datos,
    search: async (language, words) => (await import('./searchIndex.ts')).searchSite(language, words),
  };
}

const readFile: GetJson = (question, schema) => getJson(answerFile(question), schema);

export const services: Services = createServices(isFile() ? readFile : getJson, { searches: isFile() });
