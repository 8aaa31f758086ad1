import type { Theme } from '#contract/sustainability.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';

export function chosenTheme(themes: readonly Theme[], search: string): Theme | undefined {
  const wanted = new URLSearchParams(search).get('tema');
  return themes.find(({ slug }) => slug === wanted);
}

/** Keeps other parameters. */
export function withTheme(search: string, slug: string): string {
  return withQueryParams(search, { tema: slug });
}
