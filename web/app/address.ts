import type { Language } from '#contract/language.ts';
import { hashAddress, isWrongInternship, parseDoorway, parseHash, resolveRoute, type Route } from '#contract/routes.ts';
import { carriedState } from './carriedState.ts';
import { layOutAll } from './belowWindow.ts';
import { showEntry } from './scrollStore.ts';

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
  history.replaceState(history.state, '', hashAddress(route.path, query, language));
}

/**
 * The key that tells the shown entry from all others, for its place on the page; the router reads the same one. An entry
 * that has none, because the visitor typed its address, gets one of its own.
 */
export function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr: null, key, idx: 0 }, '');
  return key;
}

/**
 * Gives the entry the state that the document before left for it, where it sent the visitor here (headScript.ts). It stays
 * there until `forgetCarriedState`: a reload that is under way already brings this doorway once more, without any state.
 */
export function takeCarriedState(): void {
  const carried = carriedState.read();
  if (history.state === null && carried?.path === location.pathname) history.replaceState(carried.state, '');
}

/** The page is there: whoever opens its doorway from now on is a new visitor to it. */
export function forgetCarriedState(): void {
  carriedState.remove();
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
 * Sees each entry that the visitor goes to before the router does: call it before the router is made. A hash without a slash
 * is an anchor on this page (decisions 2), which the hash router would take for a route: the element is shown, and the
 * address goes back to the page's own. A wrong id of an internship sends the visitor back (spec 4), without the router ever
 * knowing of it: nothing on the page moves. Every entry has a key (`entryKey`).
 */
export function readEntriesFirst(): void {
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
    // At once: the scrolling to the element belongs to the new entry, not to the one that it is left from.
    showEntry(entryKey());
    layOutAll();
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}
