import type { Language } from '#contract/language.ts';
import {
  hashAddress,
  isWrongInternship,
  parsePagePath,
  parseHash,
  resolveRoute,
  type Route,
} from '#contract/routes.ts';
import { savedHistoryState } from './savedHistoryState.ts';
import { setCurrentEntry } from './scrollPositions.ts';

/** The route of the address: of its hash, where that is a route, else of its path; undefined for an unknown URL. */
export function routeOfAddress(location: Location): Route | undefined {
  const hash = parseHash(location.hash);
  return hash ? resolveRoute(hash.pathname) : parsePagePath(location.pathname)?.route;
}

/**
 * Replaces the path address by the hash address of the same page (decisions 2). Keeps the history entry's state, focus and
 * scroll position; the query moves into the hash.
 */
export function replaceWithHash(route: Route, language: Language): void {
  const query = parseHash(location.hash)?.query ?? new URLSearchParams(location.search);
  history.replaceState(history.state, '', hashAddress(route.path, query, language));
}

/** The key of the history entry that is shown, shared with the router. An entry of a typed address has none and gets one. */
export function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr: null, key, idx: 0 }, '');
  return key;
}

/**
 * Gives the entry the state that the document before has saved, where that led here (headScript.ts). It stays saved until
 * `clearHistoryState`, because a reload may already be under way.
 */
export function restoreHistoryState(): void {
  const saved = savedHistoryState.read();
  if (history.state === null && saved?.path === location.pathname) history.replaceState(saved.state, '');
}

/** The page is hydrated: it is a new visit when the same path is opened again. */
export function clearHistoryState(): void {
  savedHistoryState.remove();
}

/** Address of the route that is shown: an anchor's is replaced by it. */
let shownAddress = '/';

/** Puts the language into the current address (spec 1). */
export function writeLanguage(language: Language): void {
  const hash = parseHash(location.hash);
  if (hash && (hash.query.get('lang') !== language || location.pathname !== '/')) {
    history.replaceState(history.state, '', hashAddress(hash.pathname, hash.query, language));
  }
  shownAddress = location.href;
}

/**
 * Handles `popstate` before the router does: call it before the router is created. A hash without a slash is an anchor on
 * this page (decisions 2), which the router would take for a route. A wrong internship id sends the visitor back (spec 4)
 * before the router renders anything.
 */
export function handlePopState(): void {
  shownAddress = location.href;
  addEventListener('popstate', (event) => {
    const hash = parseHash(location.hash);
    if (location.hash === '' || hash) {
      if (hash && isWrongInternship(hash.pathname) && history.length > 1) {
        event.stopImmediatePropagation();
        history.back();
        return;
      }
      entryKey();
      return;
    }
    const target = document.getElementById(location.hash.slice(1));
    history.replaceState(history.state, '', shownAddress);
    // Before scrolling, which belongs to the new entry.
    setCurrentEntry(entryKey());
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}
