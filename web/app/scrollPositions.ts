import { deviceStore } from '#web/device/deviceStore.ts';
import { parseHash } from '#contract/routes.ts';

/** Entries remembered: far more than anybody goes back. */
const MOST_ENTRIES = 60;

/** How long a page may take to become tall enough for its scroll position, in ms: slow code, and a slow answer after it. */
const GROWING_MS = 30_000;

const SCROLL_KEYS = /^(?:Tab|Arrow|Page|Home|End| )/;

const store = deviceStore('session', 'desplazamiento', toPositions);
const positions = new Map<string, number>();
let current = '';

/** The position that is being restored; `at` is where the page stood after the last try. */
let restoring: { top: number; at: number } | undefined;
let stopRestoring = () => {};

/**
 * Remembers the scroll position of each history entry, also across documents: React Router does not for hashes, and the
 * browser's own memory is lost when a page's address is replaced. `key`: the entry that is shown.
 */
export function watchScroll(key: string): void {
  for (const [one, top] of store.read() ?? []) positions.set(one, top);
  history.scrollRestoration = 'manual';
  current = key;
  addEventListener('scroll', remember, { passive: true });
  // The last scroll event may still be due when a click or the back button leads away.
  addEventListener('click', remember, { capture: true });
  // At an anchor the browser has scrolled already.
  addEventListener('popstate', () => (location.hash === '' || parseHash(location.hash)) && remember());
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
}

/** From now on scrolling belongs to this entry. `replaced`: the entry whose place it took in the history. */
export function setCurrentEntry(key: string, replaced?: string): void {
  stopRestoring();
  if (replaced !== undefined) positions.delete(replaced);
  current = key;
}

/** Where the entry was left, in CSS pixels from the top; undefined where this tab does not know it. */
export function savedPosition(key: string): number | undefined {
  return positions.get(key);
}

/** Scrolls to this position, and again while the page still grows, until the visitor scrolls. */
export function restoreScroll(top: number): void {
  stopRestoring();
  const { body } = document;
  const restore = () => {
    if (isScrolledByOthers()) {
      stopRestoring();
      return;
    }
    scrollTo({ top, behavior: 'instant' });
    restoring = { top, at: scrollY };
  };
  const observer = new ResizeObserver(restore);
  const timer = setTimeout(() => stopRestoring(), GROWING_MS);
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const onInput = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || SCROLL_KEYS.test(event.key)) stopRestoring();
  };
  stopRestoring = () => {
    restoring = undefined;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, onInput);
    body.style.overflowAnchor = '';
    stopRestoring = () => {};
  };
  // Scroll anchoring would move the page when something above grows. Chrome ignores this on the root element.
  body.style.overflowAnchor = 'none';
  for (const event of events) addEventListener(event, onInput, { passive: true });
  restore();
  observer.observe(body);
}

function remember(): void {
  if (isScrolledByOthers()) stopRestoring();
  positions.delete(current);
  positions.set(current, restoring?.top ?? scrollY);
  const oldest = positions.keys().next().value;
  if (positions.size > MOST_ENTRIES && oldest !== undefined) positions.delete(oldest);
}

/** Neither restored here nor moved up by a page that became shorter: a scroll bar, a screen reader. */
function isScrolledByOthers(): boolean {
  if (!restoring || scrollY === restoring.at) return false;
  const end = document.documentElement.scrollHeight - innerHeight;
  return scrollY > restoring.at || scrollY < Math.floor(end);
}

function save(): void {
  remember();
  store.write([...positions]);
}

function toPositions(kept: unknown): [string, number][] | undefined {
  return Array.isArray(kept) ? kept.filter(isPosition) : undefined;
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
