import { deviceStore } from '#web/device/deviceStore.ts';
import { parseHash } from '#contract/routes.ts';

/** More than anyone goes back. */
const MOST_ENTRIES = 60;

/** Until the page is tall enough: slow code, then slow data. */
const GROWING_MS = 30_000;

const SCROLL_KEYS = /^(?:Tab|Arrow|Page|Home|End| )/;

const store = deviceStore('session', 'desplazamiento', toPositions);
const positions = new Map<string, number>();
let current = '';

/** `at`: where the last attempt ended. */
let restoring: { top: number; at: number } | undefined;
let stopRestoring = () => {};

/**
 * Per history entry, also across documents: React Router does not do it for hash routes, and browsers lose theirs when
 * an address is replaced. `key`: the current entry.
 */
export function watchScroll(key: string): void {
  for (const [one, top] of store.read() ?? []) positions.set(one, top);
  history.scrollRestoration = 'manual';
  current = key;
  addEventListener('scroll', remember, { passive: true });
  // The last scroll event may come after a click or the back button.
  addEventListener('click', remember, { capture: true });
  // For an anchor the browser has already scrolled.
  addEventListener('popstate', () => (location.hash === '' || parseHash(location.hash)) && remember());
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
}

/** `replaced`: the entry that `key` replaces. */
export function setCurrentEntry(key: string, replaced?: string): void {
  stopRestoring();
  if (replaced !== undefined) positions.delete(replaced);
  current = key;
}

/** In CSS pixels from the top; undefined when unknown in this tab. */
export function savedPosition(key: string): number | undefined {
  return positions.get(key);
}

/** Repeats while the page grows, until the visitor scrolls. `topNow`: in CSS pixels. */
export function restoreScroll(topNow: () => number): void {
  stopRestoring();
  const { body } = document;
  const restore = () => {
    if (isScrolledByOthers()) {
      stopRestoring();
      return;
    }
    const top = topNow();
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
  // Scroll anchoring would move the page too. Chrome ignores this on the root element.
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

/** By scroll bar or screen reader: neither restored here nor caused by a page that became shorter. */
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
