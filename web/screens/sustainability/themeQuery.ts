import type { Theme } from '#contract/sustainability.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';

/** The theme that the query names, if any (`?tema=…`). */
export function chosenTheme(themes: readonly Theme[], search: string): Theme | undefined {
  const wanted = new URLSearchParams(search).get('tema');
  return themes.find(({ slug }) => slug === wanted);
}

/** The query with this theme; other parameters stay. */
export function withTheme(search: string, slug: string): string {
  return withQueryParams(search, { tema: slug });
}
