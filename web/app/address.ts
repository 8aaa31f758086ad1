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

/** The route in the hash, else of the path; undefined for an unknown URL. */
export function routeOfAddress(location: Location): Route | undefined {
  const hash = parseHash(location.hash);
  return hash ? resolveRoute(hash.pathname) : parsePagePath(location.pathname)?.route;
}

/**
 * Replaces the path URL by the hash URL of the same page (decisions 2), without a new history entry. The query moves
 * into the hash.
 */
export function replaceWithHash(route: Route, language: Language): void {
  const query = parseHash(location.hash)?.query ?? new URLSearchParams(location.search);
  history.replaceState(history.state, '', hashAddress(route.path, query, language));
}

/** Key of the current history entry, shared with the router. Typed addresses create entries without a key. */
export function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr: null, key, idx: 0 }, '');
  return key;
}

/**
 * Restores the history state saved by headScript.ts in the previous document. Kept until `clearHistoryState`, because
 * another reload may follow before hydration.
 */
export function restoreHistoryState(): void {
  const saved = savedHistoryState.read();
  if (history.state === null && saved?.path === location.pathname) history.replaceState(saved.state, '');
}

/** Call after hydration: opening the same path again is a new visit. */
export function clearHistoryState(): void {
  savedHistoryState.remove();
}

/** URL of the current route, restored after a click on an anchor. */
let shownAddress = '/';

/** Puts the language into the address bar (spec 1). */
export function writeLanguage(language: Language): void {
  const hash = parseHash(location.hash);
  if (hash && (hash.query.get('lang') !== language || location.pathname !== '/')) {
    history.replaceState(history.state, '', hashAddress(hash.pathname, hash.query, language));
  }
  shownAddress = location.href;
}

/**
 * Must be called before the router is created, to see `popstate` first. Handles anchors (a hash without a slash,
 * decisions 2), which the router would take for routes, and goes back from a wrong internship id (spec 4) before it is
 * rendered.
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
    // Before scrolling, so that the position is saved for the new entry.
    setCurrentEntry(entryKey());
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}
