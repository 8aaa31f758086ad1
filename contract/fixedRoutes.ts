import { FIXED_SCREENS, INTERNSHIP_IDS, ownPath, resolveRoute, SEARCH_PATH, type Route } from './routes.ts';

/** Every route that has one fixed address, for prerendering, the sitemap and tests. Apart, since browsers need no such list. */
export const FIXED_ROUTES: readonly Route[] = [
  ...FIXED_SCREENS.map((screen) => resolveRoute(`/${screen}`)),
  resolveRoute(ownPath('inicio')),
  ...INTERNSHIP_IDS.map((id) => resolveRoute(`/involucrate/${id}`)),
];

/** Every route that is prerendered: fixed ones, and the search, which is kept out of search engines. */
export const PRERENDERED_ROUTES: readonly Route[] = [...FIXED_ROUTES, resolveRoute(SEARCH_PATH)];
