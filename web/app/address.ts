import type { Language } from '#contract/language.ts';
import {
  hashAddress,
  isWrongInternship,
  parsePagePath,
  parseHash,
  resolveRoute,
  type Route,
} from '#contract/routes.ts';
import type { Place } from './place.ts';
import { savedHistoryState } from './savedHistoryState.ts';
import { setCurrentEntry } from './scrollPositions.ts';

/** From the hash, else the path; undefined for an unknown URL. */
export function routeOfAddress(location: Location): Route | undefined {
  const hash = parseHash(location.hash);
  return hash ? resolveRoute(hash.pathname) : parsePagePath(location.pathname)?.route;
}

/** Changes the path URL to the same page's hash URL, with its query, in the same history entry (decisions 2). */
export function replaceWithHash(route: Route, language: Language): void {
  const query = parseHash(location.hash)?.query ?? new URLSearchParams(location.search);
  history.replaceState(history.state, '', hashAddress(route.path, query, language));
}

/** Shared with the router; typed addresses have none at first. */
export function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr: null, key, idx: 0 }, '');
  return key;
}

/**
 * Saved by headScript.ts or LanguageSwitch.tsx in the previous document. Kept until `clearHistoryState`: a reload may follow before
 * hydration. The place is that of the page in the other language.
 */
export function restoreHistoryState(): Place | undefined {
  const saved = savedHistoryState.read();
  if (history.state !== null || saved?.path !== location.pathname) return undefined;
  history.replaceState(saved.state, '');
  return saved.place;
}

/** After hydration: opening the path again is a new visit. */
export function clearHistoryState(): void {
  savedHistoryState.remove();
}

/** Restored after a click on an anchor. */
let shownAddress = '/';

/** Puts the language into the address (spec 1). */
export function writeLanguage(language: Language): void {
  const hash = parseHash(location.hash);
  if (hash && (hash.query.get('lang') !== language || location.pathname !== '/')) {
    history.replaceState(history.state, '', hashAddress(hash.pathname, hash.query, language));
  }
  shownAddress = location.href;
}

/**
 * Call before the router exists, to see `popstate` first. Keeps anchors (no slash, decisions 2) from being taken for
 * routes, and goes back from a wrong internship id (spec 4).
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
    // First: the scrolling belongs to the new entry.
    setCurrentEntry(entryKey());
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}
