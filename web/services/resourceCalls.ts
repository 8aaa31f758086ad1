import type { Language } from '#contract/language.ts';
import { resourceListSchema, resourceQuestion, type ResourceKind, type WebDocument } from '#contract/resources.ts';
import type { GetJson } from './http.ts';

/** Both calls of the foundation's backend that only read, spec 7. @throws ServiceError */
export async function fetchDocuments(
  getJson: GetJson,
  kind: ResourceKind,
  language: Language,
): Promise<WebDocument[][]> {
  return (await getJson(resourceQuestion(kind, language), resourceListSchema)).datos;
}
