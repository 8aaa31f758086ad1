import type { WebDocument } from '#contract/resources.ts';
import { slugOf } from '#contract/text.ts';
import { withValues } from '#web/navigation/withValues.ts';

/** One category of the archive, named as addresses and pictures name it. */
export interface Category {
  clave: string;
  name: string;
  documents: WebDocument[];
}

export function toCategories(groups: readonly WebDocument[][]): Category[] {
  return groups.flatMap((documents) => {
    const [first] = documents;
    return first ? [{ clave: first.clave ?? slugOf(first.categoria), name: first.categoria, documents }] : [];
  });
}

/** The category that the address asks for (`categoria`); undefined is all of them, also where there is none of that name. */
export function chosenIn(search: string, categories: readonly Category[]): Category | undefined {
  const wanted = new URLSearchParams(search).get('categoria');
  return categories.find(({ clave }) => clave === wanted);
}

/** The query part of an address that asks for a category, or for all; what is not ours in it stays. */
export function withCategory(search: string, clave: string | undefined): string {
  return withValues(search, { categoria: clave });
}

/** The first and last year of the documents: '2013–2023', '2019'; empty where none is known. */
export function yearsOf(documents: readonly WebDocument[]): string {
  const years = documents.flatMap(({ anio }) => anio ?? []);
  if (years.length === 0) return '';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}
