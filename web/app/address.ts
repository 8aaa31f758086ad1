import type { Language } from '#contract/language.ts';
import { hashAddress, parseDoorway, parseHash, resolveRoute, type Route } from '#contract/routes.ts';

/** Session storage key under which a document leaves history state for the doorway it goes to (see headScript.ts). */
export const CARRIED_STATE_KEY = 'puerta';

/**
 * The route that the address asks for: of the hash, where it is one, else of the doorway's path. Undefined on a page that is
 * no doorway (404).
 */
export function routeOfAddress(location: Location): Route | undefined {
  const hash = parseHash(location.hash);
  return hash ? resolveRoute(hash.pathname) : parseDoorway(location.pathname)?.route;
}

/**
 * Turns the doorway's address into the hash address of the same place (decisions 2): replaces the history entry, keeps its
 * state, moves neither focus nor scroll. The doorway's query moves into the hash's.
 */
export function enterByHash(route: Route, language: Language): void {
  const query = parseHash(location.hash)?.query ?? new URLSearchParams(location.search);
  history.replaceState(carriedState(), '', hashAddress(route.path, query, language));
}

/** Address of the route that is shown: where an anchor leads back to. */
let shownAddress = '/';

/** Writes the language into the address of the entry that is shown, where it is not there yet (spec 1). */
export function writeLanguage(language: Language): void {
  const hash = parseHash(location.hash);
  if (hash && (hash.query.get('lang') !== language || location.pathname !== '/')) {
    history.replaceState(history.state, '', hashAddress(hash.pathname, hash.query, language));
  }
  shownAddress = location.href;
}

/**
 * A hash without a slash is an anchor on this page (decisions 2), which the hash router would take for a route: it never
 * hears of one. The element is shown, and the address goes back to the page's own. Call it before the router is made.
 */
export function keepAnchorsOutOfRouter(): void {
  addEventListener('popstate', (event) => {
    if (location.hash === '' || parseHash(location.hash)) return;
    event.stopImmediatePropagation();
    const target = document.getElementById(location.hash.slice(1));
    history.replaceState(history.state, '', shownAddress);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}

/** The entry's own state, or the one carried over from the document that sent us here; a new entry gets a key of its own. */
function carriedState(): unknown {
  if (history.state !== null) return history.state;
  try {
    const carried = sessionStorage.getItem(CARRIED_STATE_KEY);
    sessionStorage.removeItem(CARRIED_STATE_KEY);
    if (carried !== null) return JSON.parse(carried);
  } catch {
    // Blocked storage or spoilt value: a new entry, which only loses its scroll position.
  }
  return { usr: null, key: Math.random().toString(36).slice(2, 10), idx: 0 };
}
