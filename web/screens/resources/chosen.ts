import type { WebDocument } from '#contract/resources.ts';
import { slugOf } from '#contract/text.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';

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

/** The same categories with the documents that can be read, and with those that a sheet stands in for; none empty. */
export function splitSheets(categories: readonly Category[]): { here: Category[]; away: Category[] } {
  const keep = (isAway: boolean) =>
    categories
      .map((one) => ({ ...one, documents: one.documents.filter(({ muestra = false }) => muestra === isAway) }))
      .filter(({ documents }) => documents.length > 0);
  return { here: keep(false), away: keep(true) };
}

/** The category that the address names; undefined: all. */
export function chosenIn(search: string, categories: readonly Category[]): Category | undefined {
  const wanted = new URLSearchParams(search).get('categoria');
  return categories.find(({ clave }) => clave === wanted);
}

/** Keeps other parameters. */
export function withCategory(search: string, clave: string | undefined): string {
  return withQueryParams(search, { categoria: clave });
}
