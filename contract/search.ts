import { SEARCH_LIMIT } from './news.ts';
import type { Route, ScreenName } from './routes.ts';

/** Screens that the server renders for `?q=`, too: their search works without scripts. */
const SEARCHED: ReadonlySet<ScreenName> = new Set(['buscar', 'noticias', 'nuestras-oficinas']);

export function isSearchable(route: Route): boolean {
  return SEARCHED.has(route.screen);
}

/** What a query (`?q=…`) asks for, cut and trimmed; empty: nothing. */
export function searchedWords(query: string): string {
  return (new URLSearchParams(query).get('q') ?? '').slice(0, SEARCH_LIMIT).trim();
}
